/** For everybody: axe finds nothing serious, by day and by night. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, beginBattle, freshPage, openLog, serious, seriousColours, useBrowser } from './harness.ts';

useBrowser();

const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
const PLAYED = join(RULES, 'test', 'fixtures', 'buccaneers-fixture.log');

/** By day and by night. */
async function isOpenToAll(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="day"]').waitFor();
  expect(await serious(page), `${where} by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="night"]').waitFor();
  expect(await seriousColours(page), `${where} by night`).toEqual([]);
}

/** Elements whose style sheet moves them. */
const MOVED = `[...document.querySelectorAll('*')].filter(one => {
  const { transitionDuration, animationName } = getComputedStyle(one);
  return transitionDuration !== '0s' || animationName !== 'none';
}).map(one => one.outerHTML.slice(0, 80))`;

test('axe finds nothing serious on lobby, board and replay', async () => {
  const page = await freshPage();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Shoal water' }).waitFor();
  await isOpenToAll(page, 'lobby');
  await beginBattle(page, { scenario: 'Line of battle' });
  await asked(page);
  await isOpenToAll(page, 'board');
  expect(await page.evaluate(MOVED), 'less motion is asked for: nothing glides or pulses').toEqual([]);
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Captain’s desk' }).waitFor();
  await isOpenToAll(page, 'menu');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await openLog(page, PLAYED);
  await page.getByRole('slider').fill('40');
  await page.getByText(/^Entry 40 of /).waitFor();
  await isOpenToAll(page, 'replay');
});

test('axe finds what is wrong: pale words, and a button without a name', async () => {
  const page = await freshPage();
  await page.setContent(
    '<!doctype html><html lang="en"><title>Wrong</title><main style="color: #aaa">Pale <button></button></main></html>',
  );
  const rules = (found: readonly string[]): readonly string[] =>
    found.map(words => words.replace(/:[^]*/, '')).toSorted();
  expect(rules(await serious(page))).toEqual(['button-name', 'color-contrast']);
  expect(rules(await seriousColours(page))).toEqual(['color-contrast']);
});
