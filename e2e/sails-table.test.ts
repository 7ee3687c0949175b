/** The table of Sails of Glory: the same in every engine, no leak between players, the guide, axe, and how it looks. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESKTOP, freshPage, openLog, openPaper, PHONE, photograph, serious, useBrowser } from './harness.ts';
import { things } from './orders.ts';
import { beginSails, BOOK, fan, HOT_SEAT, planAndSeal, playOn, recorded, stillPage } from './sails.ts';

useBrowser();

const FIXTURES = join(import.meta.dirname, '..', 'packages', 'rules-sails-of-glory', 'src', 'test', 'fixtures');
// --- One log, one game ---

test('logs that Node has recorded give the same hashes here, and a spoilt one is refused', async () => {
  const page = await freshPage();
  for (const scenario of [
    'enemy-in-sight',
    'in-shallow-waters',
    'supplies-are-coming',
    'sitting-ducks',
    'free-battle',
  ]) {
    const file = join(FIXTURES, `${scenario}-fixture.log`);
    await page.goto('/');
    await openLog(page, file);
    const entries = readFileSync(file, 'utf8').match(/^\d+ seat /gm)?.length ?? 0;
    expect(await page.getByRole('slider', { name: 'Entry of the log' }).getAttribute('max')).toBe(String(entries));
  }

  const good = readFileSync(join(FIXTURES, 'enemy-in-sight-fixture.log'), 'utf8');
  const at = good.indexOf('#', good.length / 2) + 1;
  const spoilt = `${good.slice(0, at)}${good[at] === '0' ? '1' : '0'}${good.slice(at + 1)}`;
  const file = join(mkdtempSync(join(tmpdir(), 'weathergauge-')), 'spoilt.log');
  writeFileSync(file, spoilt);
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles(file);
  await page
    .getByRole('alert')
    .getByText(/entry \d+ does not replay as it was written\.$/)
    .waitFor();
});

// --- Secrets ---

test('two at one screen: nothing of what one has sealed is in the page of the other', async () => {
  const seen: string[] = [];
  const given: string[] = [];
  for (const place of [0, 2]) {
    const page = await freshPage();
    await beginSails(page, { ...HOT_SEAT, level: 'Standard' });
    await page.getByRole('button', { name: 'Take the table: British' }).click();
    const orders = await planAndSeal(page, place);
    given.push(orders.join('; '));
    const cards = orders.flatMap(words => words.match(/[A-D]•\d+/g) ?? []);
    expect(cards, 'a first card for both ships').toHaveLength(2);
    const covered = await stillPage(page);
    await page.getByRole('button', { name: 'Take the table: French' }).click();
    await things(page).first().waitFor();
    for (const ship of ['HMS Defence', 'HMS Terpsichore', 'Courageuse']) {
      await page.getByRole('tabpanel', { name: 'Ships' }).getByRole('button', { name: ship }).click();
      await page.getByRole('heading', { name: ship, exact: true }).waitFor();
      const whole = await stillPage(page);
      for (const secret of cards) {
        expect(covered).not.toContain(secret);
        expect(whole).not.toContain(secret);
      }
      seen.push(whole);
    }
  }
  expect(given[0], 'other orders were given the second time').not.toBe(given[1]);
  expect(seen.slice(3), 'and nothing in the page of the other tells them apart').toEqual(seen.slice(0, 3));
});

// --- For everybody ---

test('the guided battle of this book leads on, and axe finds nothing serious in it', async () => {
  const page = await freshPage({ speed: 4 });
  await page.goto('/');
  await page.getByRole('radio', { name: BOOK }).check();
  const form = page.getByRole('form', { name: 'Enemy in Sight!' });
  await form.getByText(/^Options/).click();
  await photograph(page, 'sails-lobby', form);
  await page.locator('.lobby-guided').getByRole('link', { name: 'Guided first battle' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('heading', { name: 'Wind and colours' }).waitFor();
  await things(page).first().waitFor();
  await photograph(page, 'sails-guide');
  expect(await serious(page)).toEqual([]);
  await coach.getByRole('button', { name: 'Aye aye' }).click();
  await coach.getByRole('heading', { name: 'A card for each ship' }).waitFor();
  // First the ship and then her card, each where the coach points at it.
  for (const asked of [/^Which ship/, /^How does/]) {
    await page.getByText(asked).waitFor();
    await coach.getByRole('button', { name: /^Try / }).click();
    await page.locator('.play-offers .panel-offer.is-active').click();
  }
  await coach.getByRole('heading', { name: 'Sealed, then all at once' }).waitFor();
});

test('how it looks by the Basic rules, and among reefs', async () => {
  const page = await freshPage();
  await beginSails(page, { ...HOT_SEAT, seats: ['You', 'Midshipman · careless'] });
  await playOn(page, page.getByText(/^Which guns and muskets fire/));
  await photograph(page, 'sails-fire');
  await playOn(page, fan(page));
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await serious(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await photograph(page, 'sails-basic');
  await beginSails(page, { scenario: 'In Shallow Waters', options: { 'Players place': false } });
  await playOn(page, fan(page));
  await photograph(page, 'sails-shallows');
});

test('how it looks by the Advanced rules: tray and mat', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(
    page,
    recorded('advanced', view => view.ships.some(ship => ship.own !== null && ship.leaks > 0)),
  );
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(/^Entry (\d+) of \1$/).waitFor();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await playOn(page, page.locator('.sog-slot.is-full').nth(1));
  await photograph(page, 'sails-advanced');
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await serious(page)).toEqual([]);
    await openPaper(page, 'Ships');
    expect(await serious(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await photograph(page, 'sails-mat', page.locator('.sog-mat').getByText('Ship damage').first());
});
