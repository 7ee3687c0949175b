/** The board of 1805: Sea of Glory, as `npm run gallery` takes it. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import guide from '../../packages/web/src/books/sea-of-glory-1805/guide/strings.ts';
import { ruleset } from '../../packages/rules-sea-of-glory-1805/src/index.ts';
import { freshPage, openLog, useBrowser } from '../harness.ts';
import { followed } from '../sea-of-glory-1805.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';
import { guided, pointedAt } from './poses.ts';

useBrowser();

const BOOK = 'sea-of-glory-1805';
const LOG = join(import.meta.dirname, '../../packages/rules-sea-of-glory-1805/src/test/fixtures/trafalgar-fixture.log');
const TRAFALGAR = { scenario: 'trafalgar' };
const CAMPAIGN = { scenario: 'campaign' };
const ALLIES = { seat: 1 } as const;

/** Papers that a smaller screen keeps folded. */
async function unfolded(page: Page): Promise<void> {
  const fold = page.locator('.play-dock-right .play-fold[aria-expanded="false"]');
  if (await fold.isVisible()) await fold.click();
}

const PLAYED_MS = 1_500;
const LATE_LESSONS: readonly string[] = [
  guide.asides.tactics.title,
  guide.asides.guns.title,
  guide.lessons.raid.title,
  guide.lessons.log.title,
  guide.endings.won.title,
];

test.each([
  ['station', { ...TRAFALGAR, ask: /stationing.fleet/ }],
  ['orders', { ...TRAFALGAR, ask: /giving.order/ }],
  ['course', { ...TRAFALGAR, ask: /giving.course/ }],
  ['muster', { ...TRAFALGAR, ask: /giving.ships/ }],
  ['weather', { ...TRAFALGAR, ask: /weathering.suffer/ }],
  ['gauge', { ...TRAFALGAR, ask: /weather-gauge.gauge/ }],
  ['signal', { ...TRAFALGAR, ask: /signalling.signal/ }],
  ['guns', { ...TRAFALGAR, ask: /gunnery.hit/ }],
  ['guns-later', { ...CAMPAIGN, ask: /gunnery.hit/, after: 90 }],
  ['after-battle', { ...CAMPAIGN, ask: /sending-in.ships/, offers: [/Send in/] }],
  ['goal', { ...TRAFALGAR, ...ALLIES, ask: /stationing.goal/ }],
  ['provisions', { ...CAMPAIGN, ...ALLIES, ask: /council.provisions/ }],
  ['conseil', { ...CAMPAIGN, ...ALLIES, ask: /council.conseil/ }],
  ['allied-orders', { ...CAMPAIGN, ...ALLIES, ask: /giving.order/, after: 300 }],
  ['landfall', { ...CAMPAIGN, ...ALLIES, ask: /landfall.arrive/ }],
  ['business', { ...CAMPAIGN, ask: /business.business/ }],
  ['late', { ...CAMPAIGN, ask: /giving.order/, after: 600 }],
  ['west-indies', { scenario: 'west-indies', ...ALLIES, ask: /giving.order/ }],
] as const)('%s', async (name, moment) => {
  const page = await freshPage();
  await openMoment(page, ruleset, moment);
  await hang(page, BOOK, name, pointedAt);
});

test('the staff, and where blocks were', async () => {
  const page = await freshPage();
  await openMoment(page, ruleset, { ...CAMPAIGN, ask: /giving.order/, after: 300 });
  await hang(page, BOOK, 'whole-chart');
  await page.getByRole('button', { name: 'Tracks' }).click();
  await hang(page, BOOK, 'tracks');
  await page.getByRole('button', { name: 'Close' }).click();
  for (const paper of ['Staff', 'Blocks', 'Log'] as const) {
    await page.getByRole('tab', { name: paper }).click();
    await hang(page, BOOK, `paper-${paper.toLowerCase()}`, { take: unfolded });
  }
});

test('two at one screen', async () => {
  const page = await freshPage();
  await openMoment(page, ruleset, { ...TRAFALGAR, ask: /giving.order/, hotSeat: true });
  await hang(page, BOOK, 'hand-over');
});

test('replay in hindsight', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, LOG);
  await page.getByRole('slider', { name: 'Entry of the log' }).fill('120');
  await page.getByText(/^Entry 120 of /).waitFor();
  await hang(page, BOOK, 'replay');
});

test('what was hidden, while it is played back', async () => {
  const page = await freshPage({ speed: 1 });
  await page.goto('/');
  await openLog(page, LOG);
  await page.getByRole('button', { name: 'What was hidden' }).click();
  const date = page.getByRole('slider', { name: 'Date' });
  const most = Number(await date.getAttribute('max'));
  await date.fill(String(Math.floor(most / 2)));
  await hang(page, BOOK, 'hindsight', {
    fleeting: true,
    take: async () => {
      await page.keyboard.press('Space');
      await page.waitForTimeout(PLAYED_MS);
    },
    leave: () => page.keyboard.press('Space'),
  });
});

test('guided', async () => {
  const page = await freshPage();
  await guided(page, BOOK);
  await hang(page, BOOK, 'guide');
  await followed(page, async lesson => {
    const at = LATE_LESSONS.indexOf(lesson);
    if (at >= 0) await hang(page, BOOK, `guide-${at + 1}`);
  });
});
