/** What the others did since the last order: trails and one line, until an order or a dismissal, and again on a key. */

import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import {
  AT_ONCE,
  beginBattle,
  board,
  DESKTOP,
  freshPage,
  offers,
  openLog,
  PHONE,
  photograph,
  serious,
  useBrowser,
} from './harness.ts';

useBrowser();

const AGENT = 'Midshipman · careless';
const DUEL: Battle = { scenario: 'Single combat', seats: ['You', AGENT], options: { Table: '80 × 120' } };
const CONVOY: Battle = { book: 'Convoy', scenario: 'Two Sugar Ships', seats: ['You', AGENT] };

function note(page: Page): Locator {
  return page.getByRole('region', { name: 'Since your last order' });
}

function trails(page: Page): Locator {
  return board(page).locator('.trail');
}

function waysOf(page: Page): Promise<string> {
  return page.evaluate(`[...document.querySelectorAll('.trail-way')].map(way => way.getAttribute('d')).join()`);
}

/** Any orders, until the other side has moved; always the same, however late the page takes them. */
async function untilTheyMove(page: Page): Promise<void> {
  for (let tried = 0, given = 0; tried < 400; tried++) {
    await offers(page).first().waitFor();
    if ((await trails(page).count()) > 0) return;
    const count = await offers(page).count();
    await offers(page)
      .nth((given * 5 + 6) % count)
      .click(AT_ONCE)
      .then(
        () => given++,
        () => {},
      );
  }
  throw new Error('nobody has moved');
}

test('what the enemy did is marked and told until it is dismissed or an order is given, and again on a key', async () => {
  const page = await freshPage({ dice: 7 });
  await page.goto('/');
  await beginBattle(page, DUEL);
  await untilTheyMove(page);
  await expect.poll(() => note(page).innerText()).toMatch(/Since your last order: .* moved/);
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/Since your last order: .* moved/)]));
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'since');
  await note(page).getByRole('button', { name: 'Dismiss what the others did' }).click();
  await note(page).waitFor({ state: 'detached' });
  await expect.poll(() => trails(page).count()).toBe(0);
  await page.keyboard.press('l');
  await note(page).waitFor();
  await expect.poll(() => trails(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('l');
  await note(page).waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Show again what the others did' }).click();
  await note(page).waitFor();
  // With an order it is gone; what they do next has trails of its own.
  const way = await waysOf(page);
  await offers(page).first().click();
  await expect.poll(() => waysOf(page)).not.toBe(way);
});

test('on a phone the line stands over the board, and a finger dismisses it', async () => {
  const page = await freshPage({ dice: 7, viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/');
  await beginBattle(page, DUEL);
  await untilTheyMove(page);
  const close = note(page).getByRole('button', { name: 'Dismiss what the others did' });
  await close.waitFor();
  const [line, chart] = [await note(page).boundingBox(), await board(page).boundingBox()];
  if (line === null || chart === null) throw new Error('nothing is shown');
  expect(line.y + line.height).toBeLessThanOrEqual(chart.y + chart.height);
  expect(line.x + line.width).toBeLessThanOrEqual(PHONE.width);
  // A tap while the board still moves may be lost.
  const left = async (): Promise<number> => {
    await close.tap(AT_ONCE).catch(() => {});
    return note(page).count();
  };
  await expect.poll(left).toBe(0);
});

test('Convoy has it without anything of its own', async () => {
  const page = await freshPage({ dice: 7 });
  await page.goto('/');
  await beginBattle(page, CONVOY);
  // On a busy machine an order may still be given while they move: then they move again.
  const told = async (): Promise<string> => {
    await untilTheyMove(page);
    return note(page)
      .innerText(AT_ONCE)
      .catch(() => '');
  };
  await expect.poll(told, { timeout: 60_000 }).toMatch(/moved/);
  await photograph(page, 'since-convoy');
});

const FIXTURES = join(import.meta.dirname, '..', 'packages', 'rules-sails-of-glory', 'src', 'test', 'fixtures');
const SEALED = join(FIXTURES, 'enemy-in-sight-fixture.log');

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'the replay says of every entry what it was, sealed orders too once the game is over, on %s',
  async (_, viewport) => {
    const page = await freshPage({ viewport });
    await page.goto('/');
    await openLog(page, SEALED);
    const slider = page.getByRole('slider', { name: 'Entry of the log' });
    const told: string[] = [];
    for (let entry = 1; entry <= 12; entry++) {
      await slider.fill(String(entry));
      await page.getByRole('region', { name: 'Replay controls' }).getByText(`Entry ${entry} of `).waitFor();
      told.push(await page.locator('.play-told').innerText());
    }
    expect(told.filter(words => !/\w{3}/.test(words) || words.includes('was sealed'))).toEqual([]);
    expect(new Set(told).size).toBeGreaterThan(6);
  },
);
