/** Odds where the decision is: what guns may come to, and the chance of what else is thrown for, in each book, at a desk and on a phone. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as lines } from '../packages/rules-age-of-sail/src/index.ts';
import { ruleset as frigates } from '../packages/rules-captains-sea/src/index.ts';
import { ruleset as raiders } from '../packages/rules-convoy/src/index.ts';
import { ruleset as cards } from '../packages/rules-sails-of-glory/src/index.ts';
import { ruleset as campaign } from '../packages/rules-sea-of-glory-1805/src/index.ts';
import type { Moment } from './gallery/moments.ts';
import { openMoment } from './gallery/moments.ts';
import { DESKTOP, freshPage, PHONE, picture, useBrowser } from './harness.ts';
import type { Thing } from './orders.ts';
import { offered, things } from './orders.ts';

useBrowser();

/** Of the orders of one question; the rest are of the same kind. */
const MOST_LOOKED_AT = 2;

interface Look {
  readonly moment: Moment;
  /** The orders that lead to dice. */
  readonly orders: RegExp;
  readonly tells: RegExp;
  /** More outcomes than can be walked. */
  readonly sampled?: true;
}

/** A count of the target with its chance and its mean: some of it a loss that matters. */
const LOSS = /% for (?:fewer|more), about [<\d]/;

const BOOKS: readonly (readonly [title: string, rules: unknown, looks: readonly Look[]])[] = [
  [
    'The Age of Sail',
    lines,
    [
      {
        moment: { scenario: 'line-of-battle', ask: /helm.order|engage/, offers: [/fires? her .*hull 3/] },
        orders: /fires? her/,
        tells: /France: fires\s+\d+ % for one more/,
      },
      {
        moment: { scenario: 'line-of-battle', ask: /repairs.try/ },
        orders: /raise a mast/,
        tells: /masts\s+17 % for one more/,
      },
    ],
  ],
  [
    'Convoy',
    raiders,
    [
      {
        moment: { scenario: 'H3', ask: /./, offers: [/fires? .* at /i] },
        orders: /fires? .* at /i,
        tells: LOSS,
        sampled: true,
      },
      {
        moment: { scenario: 'H3', ask: /wind-change.dice/ },
        orders: /[1-9] di(?:e|ce)/,
        tells: /shifts of the wind in hand/i,
      },
      { moment: { scenario: 'H3', ask: /boarding.storm/ }, orders: /Board her/, tells: /prizes|ships lost/ },
    ],
  ],
  [
    'Sails of Glory',
    cards,
    [
      {
        moment: {
          scenario: 'enemy-in-sight',
          options: { level: 'basic', placing: false },
          ask: /gunnery.fire/,
          offers: [/ guns at /],
        },
        orders: / guns at /,
        tells: LOSS,
        sampled: true,
      },
      {
        moment: {
          scenario: 'enemy-in-sight',
          options: { level: 'standard', boarding: true, placing: false },
          ask: /boarding-choice.choose/,
        },
        orders: /board/i,
        tells: /ships grappled/i,
      },
    ],
  ],
  [
    'Captain’s Sea',
    frigates,
    [
      {
        moment: { scenario: 'constitution-java', ask: /announcing.fire/, offers: [/Both|guns/] },
        orders: /Both|guns/,
        tells: LOSS,
        sampled: true,
      },
      {
        moment: { scenario: 'constitution-java', ask: /boarding.board/ },
        orders: /^\d?Board /,
        tells: /crew points lost/,
      },
    ],
  ],
  [
    '1805: Sea of Glory',
    campaign,
    [
      {
        moment: { scenario: 'trafalgar', ask: /signalling.signal/ },
        orders: /./,
        tells:
          /Your signal obeyed\s+\d+(?:\s±\s\d+)? % that it comes about\s+Allied hits taken\s+>?\d+.* for more, about \d/,
      },
    ],
  ],
];

function box(page: Page) {
  return page.locator('.play-forecast:visible');
}

/** What is told of an order that is pointed at. */
async function pointedAt(page: Page, { at }: Thing): Promise<string> {
  await things(page)
    .and(page.locator(`[data-offer="${at}"]`))
    .first()
    .hover();
  await box(page).locator('.play-forecast-foot').waitFor();
  return box(page).innerText();
}

/** What is told of one that is looked at on a phone: by what stands beside it in the list. */
async function lookedAt(page: Page, { at }: Thing): Promise<string> {
  await page.evaluate(`document.querySelector('.play-as-list')?.setAttribute('open', '')`);
  await page.locator(`li:has(> [data-offer="${at}"]) .play-peek`).click();
  await box(page).locator('.play-forecast-foot').waitFor();
  await box(page).scrollIntoViewIfNeeded();
  return box(page).innerText();
}

/** What is thrown, how likely it is that it tells, and what it may come to; exact, or with its error. */
function hold(told: string, { tells, sampled }: Look): void {
  expect(told).not.toMatch(/Nothing happens yet|nothing is won or lost/i);
  expect(told).toMatch(/\d+ (?:dice|die|counters?): >?\d+(?:\s±\s\d+)? % that something comes of it/);
  expect(told).toMatch(tells);
  if (sampled === true) expect(told).toMatch(/±[^]*From \d+ trials/);
  else if (told.includes('Exact')) expect(told).not.toContain('±');
}

test.each(BOOKS)('%s: dice, chances and means are told before the order is given', async (title, rules, looks) => {
  const page = await freshPage();
  for (const [i, look] of looks.entries()) {
    const { moment, orders } = look;
    await page.setViewportSize(DESKTOP);
    await openMoment(page, rules, moment);
    const all = (await offered(page)).filter(({ words }) => orders.test(words)).slice(0, MOST_LOOKED_AT);
    expect(all.length, `orders of ${moment.ask}`).toBeGreaterThan(0);
    for (const one of all) hold(await pointedAt(page, one), look);
    await picture(page, `forecast-${title.slice(0, 8)}-${i}-desk`);
    await page.mouse.move(0, 0);
    await page.setViewportSize(PHONE);
    const driver = await page.context().newCDPSession(page);
    await driver.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    hold(await lookedAt(page, all[0] as Thing), look);
    await picture(page, `forecast-${title.slice(0, 8)}-${i}-phone`);
    await driver.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
});

test('an order that came to lie under the mouse with a new question is looked at as soon as the mouse moves on it', async () => {
  const page = await freshPage();
  const plan = {
    scenario: 'enemy-in-sight',
    options: { level: 'basic', placing: false },
    ask: /planning/,
    offers: [/terpsichore|defence/i],
  };
  await openMoment(page, cards, plan);
  const ship = page.locator('.play-offers [data-offer]:visible').first();
  await ship.click();
  const card = page.locator('.sog-fan-card').nth(2);
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const at = { x: x + 20, y: y + 30 };
  await page.mouse.move(at.x, at.y);
  await box(page).locator('.play-forecast-foot').waitFor();
  const before = await page.locator('.play-prompt-words').innerText();
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => page.locator('.play-prompt-words').innerText()).not.toBe(before);
  await expect.poll(() => box(page).innerText()).toMatch(/Point at an order/);
  await page.mouse.move(at.x + 3, at.y);
  await box(page).locator('.play-forecast-foot').waitFor();
});

test('on a tablet held upright what a broadside may come to is read without scrolling', async () => {
  const page = await freshPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  await openMoment(page, lines, { scenario: 'line-of-battle', ask: /volley.aim/ });
  const [first] = await offered(page);
  if (first === undefined) throw new Error('nothing is offered');
  await lookedAt(page, first);
  expect(await box(page).locator('.play-change').count()).toBe(3);
  const hidden = `(() => { const one = document.querySelector('.play-forecast'); return one.scrollHeight - one.clientHeight; })()`;
  expect(await page.evaluate(hidden)).toBeLessThanOrEqual(0);
});
