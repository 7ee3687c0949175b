/** Guided battles on small screens: the board has half, the coach is heard first, gives way to the orders, and is followed by touch. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshPage, PHONE, picture, serious, useBrowser } from './harness.ts';
import { hasChanged, QUESTION, things } from './orders.ts';
import { tap } from './tap.ts';

useBrowser();

const SIZES = [
  ['a phone', PHONE],
  ['a small phone', { width: 360, height: 640 }],
  ['a phone held across', { width: 844, height: 390 }],
  ['a tablet held upright', { width: 820, height: 1180 }],
] as const;

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** The board's share of the screen, in hundredths. */
function share(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const { width, height } = document.querySelector('.play-board').getBoundingClientRect();
    return Math.round((100 * width * height) / (innerWidth * innerHeight));
  })()`);
}

test.each(SIZES)('on %s the board has half, with the coach as with the orders', async (_, viewport) => {
  const page = await freshPage({ helm: 'hand', viewport, hasTouch: true, isMobile: true });
  await page.goto('/#/guide/sails-of-glory/advanced');
  await coach(page).getByRole('heading').first().waitFor();
  expect(await share(page)).toBeGreaterThanOrEqual(50);
  const lead = coach(page).getByRole('button', { name: /^Try / });
  await lead.waitFor();
  const box = await lead.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  expect(await serious(page)).toEqual([]);
  await tap(lead);
  await things(page).first().waitFor();
  // Folded, it still says what is to be done.
  await coach(page).locator('.guide-title > .guide-goal').waitFor();
  expect(await share(page)).toBeGreaterThanOrEqual(50);
  await tap(coach(page).getByRole('button', { name: 'Unfold the coach' }));
  await lead.waitFor();
  await tap(page.getByRole('tab', { name: 'Orders' }));
  await things(page).first().waitFor();
});

/** Of what is to be done and its buttons, whatever is covered or cut at a corner. */
const CUT = `[...document.querySelectorAll('.guide-act .guide-goal > span, .guide-act button')].flatMap(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const isSeen = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one)) && found.closest('.guide-act') !== null;
  };
  return isSeen(left + 4, top + 4) && isSeen(right - 4, bottom - 4) ? [] : [one.textContent];
})`;

test.each(['captains-sea', 'sea-of-glory-1805'])(
  'the first task of %s and its button are whole on every small screen',
  async book => {
    const page = await freshPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(`/#/guide/${book}`);
    await coach(page).getByRole('button', { name: 'Aye aye' }).waitFor();
    expect(await page.locator('.guide-act .guide-goal').count()).toBe(1);
    for (const [name, viewport] of [...SIZES, ['a window at 200 %', { width: 640, height: 400 }] as const]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(CUT), { message: name }).toEqual([]);
    }
  },
);

test('a pupil, who is shown every order for itself, is not asked whether to', async () => {
  const page = await freshPage({ helm: 'hand' });
  await page.goto('/#/guide/age-of-sail');
  await page.getByRole('form', { name: 'Her move' }).waitFor();
  await page.locator('.play-offers [data-offer]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Stroke by stroke' }).count()).toBe(0);
});

const SPEAKS_OF_KEYS = /\bkeys?\b|\bkeyboard\b|\bpress(?:es|ing)? \d/i;

/** Whether the coach lies over what is asked. */
const OVER_PROMPT = `(() => {
  const [a, b] = ['.guide-coach', '.play-prompt-words'].map(one => document.querySelector(one).getBoundingClientRect());
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
})()`;

/** The order that the coach has put before the pupil. */
const ADVISED = '.play-offer-active .play-offer-take:visible, .panel-offer.is-active:visible';

/** Steps that a pupil takes: what is read, and orders that are advised. */
const STEPS = 4;

test.each(['age-of-sail', 'convoy', 'captains-sea', 'sails-of-glory', 'sea-of-glory-1805'])(
  'the first lessons of %s are done by touch on a phone, and the coach never lies over the prompt or speaks of keys',
  async book => {
    const page = await freshPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(`/#/guide/${book}`);
    const aye = coach(page).getByRole('button', { name: 'Aye aye' });
    // Where an order is to be taken back, it only leads to the list.
    const lead = coach(page).getByRole('button', { name: /^(?:Try |To the orders)/ });
    const undo = page.getByRole('button', { name: /^Undo/ });
    const unfold = coach(page).getByRole('button', { name: 'Unfold the coach' });
    const told = new Set<string>();
    let given = 0;
    for (let step = 0; step < STEPS && given < 2; step++) {
      await aye.or(lead).or(unfold).first().waitFor();
      if (await unfold.isVisible()) await tap(unfold);
      told.add(await coach(page).getByRole('heading').first().innerText());
      expect(await coach(page).innerText()).not.toMatch(SPEAKS_OF_KEYS);
      expect(await page.evaluate(OVER_PROMPT), 'over the prompt').toBe(false);
      if (await aye.isVisible()) {
        await tap(aye);
        continue;
      }
      const takesBack = (await lead.innerText()).startsWith('To the orders');
      await tap(lead);
      await unfold.waitFor();
      expect(await page.evaluate(OVER_PROMPT), 'over the prompt, folded').toBe(false);
      const asked = await page.evaluate<string>(QUESTION);
      await tap(takesBack ? undo : page.locator(ADVISED).first());
      await hasChanged(page, QUESTION, asked);
      given++;
    }
    await picture(page, `guide-${book}-phone`);
    expect(given).toBeGreaterThan(0);
    expect(told.size).toBeGreaterThan(1);
  },
);
