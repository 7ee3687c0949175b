/** A game has an address, and is one game in however many tabs it is opened. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  asked,
  beginBattle,
  DESKTOP,
  freshPage,
  offers,
  openLog,
  PHONE,
  photograph,
  prompt,
  serious,
  useBrowser,
} from './harness.ts';
import { LAST_SAVED } from './last-saved.ts';
import { hasChanged, QUESTION, steer, things } from './orders.ts';

useBrowser();

const DUEL = { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] } as const;
const FIXTURES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src', 'test', 'fixtures');
const PLAYED = join(FIXTURES, 'buccaneers-fixture.log');
const WAIT = { timeout: 30_000 } as const;
const PLAY = /#\/play\/[0-9a-f]{32}$/;

const isAsked = (page: Page, words: string): Promise<void> => expect.poll(() => prompt(page), WAIT).toBe(words);
const atEntry = (page: Page, entry: number): Promise<void> =>
  page
    .getByRole('region', { name: 'Replay controls' })
    .getByText(new RegExp(`^Entry ${entry} of `))
    .waitFor();

for (const [device, viewport] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`a reload, back and forward lead to the same moment of the game and of its replay, on ${device}`, async () => {
    const page = await freshPage({ viewport });
    await page.goto('/');
    await beginBattle(page, DUEL);
    await asked(page);
    await expect.poll(() => page.url(), WAIT).toMatch(PLAY);
    const first = await prompt(page);
    await page.reload();
    await asked(page);
    await isAsked(page, first);
    await steer(page);
    const now = await steer(page);
    const address = page.url();
    await page.reload();
    await asked(page);
    await isAsked(page, now);
    await page.goBack();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goForward();
    await isAsked(page, now);

    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Watch from the beginning' }).click();
    await page.getByRole('region', { name: 'Replay controls' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await atEntry(page, 1);
    await page.keyboard.press('ArrowRight');
    await atEntry(page, 2);
    await expect.poll(() => page.url(), WAIT).toBe(`${address.replace('play', 'replay')}/2`);
    await page.reload();
    await atEntry(page, 2);
    await page.goBack();
    await isAsked(page, now);
    expect(page.url()).toBe(address);
    await page.goForward();
    await atEntry(page, 2);
  });

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'a sheet that is half written under seal is there again after a reload, back and forward, on %s',
  async (_, viewport) => {
    const page = await freshPage({ viewport });
    await page.goto('/');
    await beginBattle(page, {
      book: 'Sails of Glory',
      scenario: 'Enemy in Sight!',
      seats: ['You', 'Midshipman · careless'],
      options: { 'Players place': false },
    });
    await things(page).first().waitFor();
    const before = await page.evaluate<string>(QUESTION);
    const ordered = await page.evaluate(() => Date.now());
    await things(page).first().click();
    await hasChanged(page, QUESTION, before);
    await things(page).first().waitFor();
    // An order is shown at once and kept a moment later: whoever reloads within it has not given the order.
    await expect.poll(() => page.evaluate<number>(LAST_SAVED), WAIT).toBeGreaterThanOrEqual(ordered);
    const now = await page.evaluate<string>(QUESTION);
    const isSame = async (): Promise<void> => {
      await things(page).first().waitFor();
      await expect.poll(() => page.evaluate<string>(QUESTION), WAIT).toBe(now);
    };
    await page.reload();
    await isSame();
    await page.goBack();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goForward();
    await isSame();
  },
);

test('the replay of a log from outside is there again after a reload', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, PLAYED);
  await page.getByRole('slider', { name: 'Entry of the log' }).fill('40');
  await atEntry(page, 40);
  await expect.poll(() => page.url(), WAIT).toMatch(/#\/replay\/log\/40$/);
  await page.reload();
  await atEntry(page, 40);
});

test('the same game in two tabs is one game: the second takes it over, the first follows it and can take it back', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, DUEL);
  await asked(page);
  const now = await steer(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await asked(other);
  await isAsked(other, now);
  const gone = page.getByRole('heading', { name: 'This battle goes on in another tab' });
  await gone.waitFor();
  expect(await offers(page).count(), 'nothing can be ordered here').toBe(0);
  const ships = (at: Page): Promise<string> =>
    at.evaluate(
      `[...document.querySelectorAll('.ship')].flatMap(ship => ship.outerHTML.match(/transform="[^"]*"/g)).join()`,
    );
  const before = await ships(page);
  const later = await steer(other);
  await expect.poll(() => ships(page), WAIT).not.toEqual(before);
  await expect.poll(() => ships(page), WAIT).toEqual(await ships(other));
  await photograph(page, 'in-another-tab');
  expect(await serious(page)).toEqual([]);
  // A window at 200 %, and a phone: it is said in full.
  for (const size of [{ width: 640, height: 400 }, PHONE]) {
    await page.setViewportSize(size);
    const isCut = `(told => told.scrollHeight > told.clientHeight + 1)(document.querySelector('.play-told'))`;
    expect(await page.evaluate(isCut), `${size.width} wide`).toBe(false);
  }
  await page.getByRole('button', { name: 'Go on here' }).click();
  await asked(page);
  await isAsked(page, later);
  await other.getByRole('heading', { name: 'This battle goes on in another tab' }).waitFor();
});

test('an address of a game that is not kept here says so', async () => {
  const page = await freshPage();
  await page.goto(`/#/play/${'a'.repeat(32)}`);
  await page.getByRole('alert').getByText('This game is no longer kept on this device.').waitFor();
  await page.getByRole('button', { name: 'To the lobby' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});
