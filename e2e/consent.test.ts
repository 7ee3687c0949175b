/** Taking back behind dice and other people's answers, and what a shot's dice were thrown by. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  asked,
  beginBattle,
  DESKTOP,
  freshPage,
  isOverBoard,
  offers,
  openLog,
  openPaper,
  PHONE,
  photograph,
  picture,
  prompt,
  report,
  serious,
  useBrowser,
} from './harness.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
/** So far apart that nobody runs into anybody soon. */
const FAR = { options: { Table: '80 × 120' } } as const;
const CONVOY = join(import.meta.dirname, '..', 'packages', 'rules-convoy', 'src', 'test', 'fixtures', 'H1-fixture.log');

/** The button that asks, once dice or another fleet lie between. */
const asks = (page: Page) => page.getByRole('button', { name: /^Undo …/ });

/** A script, since there is no page here: the texts of the list whose last order it has given, or that it may ask. */
const GIVE_LAST_ORDER = `(() => {
  const buttons = [...document.querySelectorAll('button')];
  if (buttons.some(button => button.innerText.startsWith('Undo …') && !button.disabled)) return 'asks';
  const list = buttons.filter(button => button.dataset.offer !== undefined);
  const texts = list.map(button => button.innerText);
  (list.at(-1) ?? buttons.find(button => button.innerText.startsWith('Take the table: ')))?.click();
  return texts;
})()`;

/**
 * Gives orders, the last of each list, until something can only be taken back by consent; gives the list that was answered
 * last. Looked at and clicked in one go within the page: between two calls from here another list may have come.
 */
async function untilItAsks(page: Page): Promise<readonly string[]> {
  let orders: readonly string[] = [];
  for (let i = 0; i < 200; i++) {
    await page
      .getByRole('button', { name: /^Take the table: / })
      .or(offers(page))
      .first()
      .waitFor();
    const given = await page.evaluate<readonly string[] | 'asks'>(GIVE_LAST_ORDER);
    if (given === 'asks') return orders;
    if (given.length > 0) orders = given;
  }
  throw new Error('nothing lies between, whatever is ordered');
}

test('behind the machine’s answers an order is taken back after a second thought', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'], ...FAR });
  await asked(page);
  const orders = await untilItAsks(page);
  const before = await prompt(page);
  const request = page.getByRole('dialog', { name: 'Take it back?' });
  await asks(page).click();
  await request.getByText('Dice are never taken back').waitFor();
  await request.getByText('The machine agrees.').waitFor();
  await photograph(page, 'consent');
  expect(await serious(page)).toEqual([]);
  await request.getByRole('button', { name: 'Play on' }).click();
  await request.waitFor({ state: 'detached' });
  await expect.poll(() => prompt(page)).toBe(before);
  await page.keyboard.press('u');
  await request.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => offers(page).allInnerTexts(), WAIT).toEqual(orders);
});

test('at a shared screen the other is asked on the cover, and may refuse', async () => {
  const page = await freshPage({ privacy: 'always' });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Someone beside you'], ...FAR });
  const take = page.getByRole('button', { name: /^Take the table: / });
  await untilItAsks(page);
  const before = await prompt(page);
  const ask = async (): Promise<void> => {
    await asks(page).click();
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await page.getByRole('heading', { name: /do you agree\?$/ }).waitFor();
  };
  await ask();
  // Nothing of the table is in the page while the device changes hands.
  expect(await page.getByRole('group', { name: /^The table/ }).count()).toBe(0);
  await photograph(page, 'consent-cover');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'No, play on' }).click();
  await take.click();
  await page.getByText('Not everybody agrees to take it back.').waitFor();
  await expect.poll(() => prompt(page)).toBe(before);
  await ask();
  await page.getByRole('button', { name: 'I agree' }).click();
  await take.or(offers(page)).first().waitFor();
  if (await take.isVisible()) await take.click();
  await expect.poll(() => prompt(page), WAIT).not.toBe(before);
});

test('a battle is given up after a second thought, and the report says how it ended', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'], ...FAR });
  await asked(page);
  const before = await prompt(page);
  const resign = async (): Promise<void> => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Resign …' }).click();
  };
  const sure = page.getByRole('dialog', { name: 'Resign?' });
  await resign();
  await sure.getByText('as a defeat').waitFor();
  expect(await serious(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Play on' }).click();
  await sure.waitFor({ state: 'detached' });
  await expect.poll(() => prompt(page)).toBe(before);
  await resign();
  await sure.getByRole('button', { name: 'Resign', exact: true }).click();
  const told = page.getByRole('dialog', { name: 'Report of the battle' });
  await told
    .locator('p')
    .getByText(/Resigned: /)
    .waitFor();
  await told
    .getByRole('listitem')
    .getByText(/Resigned: /)
    .waitFor();
  await told.getByText(/^(Victory: |You (won|lost))/).waitFor();
});

test('at a shared screen a draw is offered, refused, offered again and agreed, and the log tells it', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Someone beside you'], ...FAR });
  await asked(page);
  const before = await prompt(page);
  const offer = async (): Promise<void> => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Offer a draw …' }).click();
    const mine = page.getByRole('dialog', { name: 'Offer a draw?' });
    await mine.getByText('neither side would have won').waitFor();
    await mine.getByRole('button', { name: 'Offer it' }).click();
  };
  const hers = page.getByRole('dialog', { name: /: do you agree\?$/ });
  await offer();
  await hers.getByText(/^A draw is offered by /).waitFor();
  await photograph(page, 'draw-offered');
  expect(await serious(page)).toEqual([]);
  await hers.getByRole('button', { name: 'No, play on' }).click();
  await page.getByText('The draw is declined: the battle goes on.').waitFor();
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => isOverBoard(page, page.getByRole('alert')), { message: `${size.width}x${size.height}` })
      .toBe(true);
  }
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => prompt(page)).toBe(before);
  await offer();
  await hers.getByRole('button', { name: 'I agree' }).click();
  const told = report(page);
  await told.getByText('Neither side has won').waitFor();
  await told.getByText('All agree to a draw.', { exact: true }).first().waitFor();
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Download the log' }).click();
  const file = await (await download).path();
  await told.getByRole('button', { name: 'Look at the table' }).click();
  await openPaper(page, 'Log');
  await page.getByRole('log').getByText('All agree to a draw.').waitFor();

  const elsewhere = await freshPage();
  await elsewhere.goto('/');
  await openLog(elsewhere, file);
  await elsewhere.getByRole('slider', { name: 'Entry of the log' }).press('End');
  await openPaper(elsewhere, 'Log');
  await elsewhere.getByRole('log').getByText('All agree to a draw.').waitFor();
  await picture(elsewhere, 'draw-replayed');
});

test('every part of a shot’s dice is told with a clause that opens the rule', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, CONVOY);
  await page.getByRole('slider', { name: 'Entry of the log' }).press('End');
  await openPaper(page, 'Log');
  const parts = page.getByRole('list', { name: 'What the dice were thrown by' });
  const folded = page.locator('.play-round-head[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await parts.first().waitFor();
  await parts.first().scrollIntoViewIfNeeded();
  await expect.poll(() => parts.first().innerText()).toMatch(/guns? \+\d/);
  await picture(page, 'log-modifiers');
  expect(await serious(page)).toEqual([]);
  await parts.first().getByRole('button').first().click();
  await page.getByText('Two dice for every gun marker.').waitFor();
});
