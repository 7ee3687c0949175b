/** Battles from the lobby on: with the mouse, with the keyboard alone, with a finger, and under guidance. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  AT_ONCE,
  asked,
  beginBattle,
  board,
  freshPage,
  inRound,
  offers,
  openPaper,
  PHONE,
  photograph,
  picture,
  playUntil,
  prompt,
  report,
  serious,
  useBrowser,
} from './harness.ts';
import { tap } from './tap.ts';

useBrowser();

const DUEL = { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] } as const;

/** Marks of orders on the board; each begins with the key that takes it. */
function marks(page: Page): Locator {
  return board(page).getByRole('button', { name: /^\d: / });
}

/** Now this order, now that one: not wise, but never the same. */
async function chosen(from: Locator, answered: number): Promise<Locator> {
  const count = await from.count();
  return from.nth(count === 0 ? 0 : (answered * 5 + 6) % count);
}

test('from the lobby to the report of a battle against an agent, with the mouse', async () => {
  const page = await freshPage();
  await page.goto('/');
  await page.getByRole('radio', { name: DUEL.scenario }).waitFor();
  await photograph(page, 'lobby');
  // Farther apart than usual, so that they do not simply run into each other.
  await beginBattle(page, { ...DUEL, options: { Table: '80 × 120', Rounds: 5 } });
  await asked(page);
  await photograph(page, 'board');

  // From the list and on the board in turns.
  const clicks = await playUntil(page, report(page), async answered => {
    const from = answered % 2 === 1 && (await marks(page).count()) > 0 ? marks(page) : offers(page);
    await (await chosen(from, answered)).click(AT_ONCE).catch(() =>
      offers(page)
        .first()
        .click(AT_ONCE)
        .catch(() => {}),
    );
  });
  console.log(`lobby to report: ${clicks} orders`);

  await report(page)
    .getByRole('figure', { name: /^Chances, / })
    .waitFor();
  await expect.poll(() => report(page).getByRole('row').count()).toBeGreaterThanOrEqual(6);
  expect(await serious(page)).toEqual([]);
  await report(page).getByText('Dice proven by the key: yes.').waitFor();
  await photograph(page, 'report');
  await report(page).getByRole('button', { name: 'To the lobby' }).click();
  const kept = page.getByRole('region', { name: 'Your battles' });
  await kept.getByRole('button', { name: /^Replay/ }).waitFor();
  expect(await kept.getByRole('button', { name: /^Resume/ }).count()).toBe(0);
});

test('a whole turn with the keyboard alone', async () => {
  const page = await freshPage();
  await page.goto('/');
  const playNow = page.getByRole('button', { name: 'Play now' });
  await playNow.waitFor();
  await tabTo(page, playNow);
  await page.keyboard.press('Enter');
  const first = await asked(page);

  await page.keyboard.press('ArrowDown');
  await focused(page, offers(page).nth(0));
  await page.keyboard.press('ArrowDown');
  await focused(page, offers(page).nth(1));
  await page.getByText(/^Your chances after it/).waitFor();
  await picture(page, 'keyboard-forecast');
  const before = await prompt(page);
  await page.keyboard.press('Enter');
  await changed(page, before);
  await page.keyboard.press('u');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).toBe(before);
  expect(await asked(page)).toEqual(first);

  await page.keyboard.press('t');
  await page.getByRole('group', { name: 'The table as text' }).waitFor();
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Captain’s desk' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // With ten orders or more, a number that could go on waits for Enter.
  const keys = await playUntil(page, inRound(page, 2), async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  });
  console.log(`a turn with the keyboard: ${keys} keys`);
  await picture(page, 'keyboard-second-round');
});

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error('Tab does not lead there');
}

/** What has the focus is seen to have it. */
async function focused(page: Page, element: Locator): Promise<void> {
  await element.and(page.locator(':focus-visible')).waitFor();
}

async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe(before);
  await asked(page);
}

test('a turn by touch on a phone', async () => {
  const page = await freshPage({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Play now' }));
  await asked(page);
  const look = page.getByRole('button', { name: /^Look at it first/ }).first();
  await tap(look);
  await page.getByText(/^Your chances after it/).waitFor();
  await picture(page, 'touch-forecast');
  expect(await page.evaluate('document.documentElement.scrollWidth'), 'nothing sticks out').toBe(PHONE.width);

  const before = await prompt(page);
  await tap(marks(page).last());
  await changed(page, before);
  for (const paper of ['Ships', 'Log', 'Rules', 'Orders'] as const) {
    await tap(page.getByRole('tab', { name: paper }));
    await page.getByRole('tabpanel', { name: paper }).waitFor();
    await picture(page, `touch-${paper.toLowerCase()}`);
  }
  const taps = await playUntil(page, inRound(page, 2), () =>
    offers(page)
      .first()
      .tap(AT_ONCE)
      .catch(() => {}),
  );
  console.log(`a turn by touch: ${taps} taps`);
  await picture(page, 'touch-second-round');
});

test('a convoy: orders are taken and the log tells of them', async () => {
  const page = await freshPage({ speed: 4 });
  await page.goto('/');
  await beginBattle(page, {
    book: 'Convoy',
    scenario: 'Two Sugar Ships',
    seats: ['You', 'Midshipman · careless'],
  });
  await asked(page);
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'convoy');
  await openPaper(page, 'Log');
  const log = page.getByRole('log', { name: 'Ship’s log' });
  const lines = log.getByRole('listitem');
  await playUntil(page, lines.nth(7), async answered =>
    (await chosen(offers(page), answered)).click(AT_ONCE).catch(() => {}),
  );
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(8);
  await picture(page, 'convoy-log');
  await lines.first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await asked(page);
});

test('the guided battle opens, and its first lessons lead on', async () => {
  const page = await freshPage({ speed: 4 });
  await page.goto('/');
  await page.getByRole('region', { name: 'Weathergauge' }).getByRole('link', { name: 'Guided first battle' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  const lesson = (title: string): Promise<void> => coach.getByRole('heading', { name: title }).waitFor();
  await lesson('The wind');
  await asked(page);
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'guide');
  await coach.getByRole('button', { name: 'Aye aye' }).click();
  await lesson('Making way');
  const hint = coach.getByRole('button', { name: /^Try / });
  const order = await hint.locator('span').innerText();
  await hint.click();
  await offers(page)
    .filter({ hasText: new RegExp(order, 'i') })
    .click();
  await lesson('Second thoughts');
  await coach.getByText('Well steered.', { exact: true }).waitFor();
  await page.keyboard.press('u');
  await lesson('Turning');
  await picture(page, 'guide-turning');
});
