/** A game by other figures than the printed ones: chosen in the lobby, kept with the game, asked for by a log. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dataPacks } from '../packages/rules-sails-of-glory/src/index.ts';
import { freshPage, openPaper, photograph, serious, useBrowser } from './harness.ts';
import { things } from './orders.ts';
import { BOOK } from './sails.ts';

useBrowser();

interface Pack {
  readonly ships: readonly { readonly burden: number; readonly crew: number }[];
}

const printed = dataPacks.printed as Pack;
const BATTLE = 'Enemy in Sight!';
const PLACING = 'Players place';
const PATIENT = { timeout: 30_000 } as const;
/** No card of the set has such a crew. */
const CREW = 777;

function packFile(name: string, pack: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'pack-')), name);
  writeFileSync(path, typeof pack === 'string' ? pack : JSON.stringify(pack));
  return path;
}

const crowded = packFile('Crowded decks.json', {
  ...printed,
  ships: printed.ships.map(ship => ({ ...ship, crew: CREW })),
});

async function choosePack(page: Page, name: string, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name }).click();
  await (await chooser).setFiles(file);
}

async function chooseBattle(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: BOOK }).check();
  await page.getByRole('radio', { name: BATTLE }).check();
  const form = page.getByRole('form', { name: BATTLE });
  await form.getByText(/^Options/).click();
  await form.getByRole('switch', { name: PLACING, exact: true }).setChecked(false);
  await page.getByRole('button', { name: 'Play with a data pack…' }).waitFor();
}

async function choseCrowded(page: Page): Promise<void> {
  await chooseBattle(page);
  await choosePack(page, 'Play with a data pack…', crowded);
  await page.getByText('Data pack: Crowded decks').waitFor(PATIENT);
}

/** Her crew, as the mat shows it. */
async function crewShown(page: Page): Promise<void> {
  await openPaper(page, 'Ships');
  await page
    .getByRole('button', { name: /Courageuse/ })
    .last()
    .click();
  await page.locator('.sog-figures').getByText(String(CREW)).waitFor(PATIENT);
}

test('a battle with a data pack shows its figures, also after the page is loaded again, and in the replay', async () => {
  const page = await freshPage();
  await choseCrowded(page);
  await photograph(page, 'lobby-data-pack', page.locator('.lobby-pack'));
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await things(page).first().waitFor(PATIENT);
  await crewShown(page);
  await openPaper(page, 'Orders');
  await things(page).first().click();
  await expect.poll(() => page.locator('.play-pack').textContent(), PATIENT).toBe('Crowded decks');
  await photograph(page, 'play-data-pack');

  await page.waitForTimeout(500);
  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Your battles' });
  await kept.getByText(/Data pack: Crowded decks/).waitFor(PATIENT);
  await kept.getByRole('button', { name: /^Resume/ }).click();
  await things(page).first().waitFor(PATIENT);
  await crewShown(page);

  await page.goto('/');
  await kept.getByRole('button', { name: /^Replay/ }).click();
  await page.getByRole('slider', { name: 'Entry of the log' }).waitFor(PATIENT);
  await expect.poll(() => page.locator('.play-pack').textContent()).toBe('Crowded decks');
});

test('while a pack is being checked the battle does not begin, and what is changed meanwhile stays changed', async () => {
  const page = await freshPage();
  await chooseBattle(page);
  const form = page.getByRole('form', { name: BATTLE });
  const begin = form.getByRole('button', { name: 'Begin the battle' });
  const level = form.getByRole('radio', { name: 'Standard' });
  // The file is read only when it is let go: as slow a check as one likes.
  await page.evaluate(`{
    const { text } = Blob.prototype;
    const letGo = new Promise(resolve => addEventListener('let-go', resolve, { once: true }));
    Blob.prototype.text = async function slow() {
      await letGo;
      return text.call(this);
    };
  }`);
  await expect.poll(() => begin.isEnabled()).toBe(true);
  await choosePack(page, 'Play with a data pack…', crowded);
  await page.getByText('Checking the data pack…').waitFor(PATIENT);
  await expect.poll(() => begin.isEnabled()).toBe(false);
  await level.check();
  await page.evaluate(`dispatchEvent(new Event('let-go'))`);
  await page.getByText('Data pack: Crowded decks').waitFor(PATIENT);
  await expect.poll(() => begin.isEnabled()).toBe(true);
  await expect.poll(() => level.isChecked()).toBe(true);
});

test('a broken pack is refused with a sentence, and changes nothing', async () => {
  const page = await freshPage();
  await chooseBattle(page);
  const broken = packFile('Broken.json', { ...printed, ships: printed.ships.map(ship => ({ ...ship, burden: -3 })) });
  await choosePack(page, 'Play with a data pack…', broken);
  const alert = page.locator('.lobby-pack').getByRole('alert');
  await alert.getByText(/^The data pack for sails-of-glory cannot be used: .*burden/).waitFor(PATIENT);
  await photograph(page, 'lobby-broken-pack', page.locator('.lobby-pack'));
  await choosePack(page, 'Play with a data pack…', packFile('Letter.json', 'Dear Sir'));
  await alert.getByText('“Letter” is not a data pack.').waitFor(PATIENT);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await things(page).first().waitFor(PATIENT);
  expect(await page.locator('.play-pack').count()).toBe(0);
});

test('a log by a pack that is not on this device asks for it', async () => {
  const page = await freshPage();
  await choseCrowded(page);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await things(page).first().waitFor(PATIENT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Data pack: Crowded decks').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the (log|set-up)$/ }).click();
  const log = await (await download).path();

  const other = await freshPage();
  await other.goto('/');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles(log);
  await other.getByText(/played with a data pack/).waitFor(PATIENT);
  await photograph(other, 'replay-lacks-pack');
  await choosePack(other, 'Choose the data pack…', crowded);
  await other.getByRole('slider', { name: 'Entry of the log' }).waitFor(PATIENT);
  await expect.poll(() => other.locator('.play-pack').textContent()).toBe('Crowded decks');
});
