/** The board of Convoy, as `npm run gallery` takes it. */

import { join } from 'node:path';
import { test } from 'vitest';
import { ruleset } from '../../packages/rules-convoy/src/index.ts';
import { freshPage, openLog, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';
import { fired, guided, inHand, laidOut, pointedAt, shotIn } from './poses.ts';

useBrowser();

const BOOK = 'convoy';
const LOG = join(import.meta.dirname, '..', '..', 'packages/rules-convoy/src/test/fixtures/H3-fixture.log');

test('laying out', async () => {
  const page = await freshPage({ helm: 'hand', dice: 7 });
  await laidOut(page, { book: 'Convoy', scenario: 'Free battle' });
  await hang(page, BOOK, 'laying-out');
});

test('a ship in hand', async () => {
  const page = await freshPage({ helm: 'hand' });
  await openMoment(page, ruleset, { scenario: 'H3', ask: /sail.order/ });
  await hang(page, BOOK, 'helm');
  await hang(page, BOOK, 'in-hand', inHand(2.5, 0.6));
});

test.each([
  ['wind', { scenario: 'H3', ask: /wind-change.dice/ }],
  ['next-ship', { scenario: 'H3', ask: /activations.next/, after: 12 }],
  ['shoals', { scenario: 'H6', ask: /activations.next/, after: 12 }],
  ['fog', { scenario: 'H5', ask: /activations.next/, after: 12 }],
  ['strokes-or-fire', { scenario: 'H3', ask: /./, offers: [/\bfires?\b.* at /] }],
  ['loss', { scenario: 'H3', ask: /placing/ }],
  ['boarding', { scenario: 'H3', ask: /boarding.storm/ }],
  ['damage', { scenario: 'H3', ask: /activations.next|sail.order/, after: 120 }],
  ['clock', { scenario: 'H3', ask: /player-turn.clock/, after: 30 }],
] as const)('%s', async (name, moment) => {
  const page = await freshPage({ helm: 'hand' });
  await openMoment(page, ruleset, moment);
  await hang(page, BOOK, name, pointedAt);
});

test('gunfire', async () => {
  const page = await freshPage({ speed: 0.5 });
  await page.goto('/');
  await openLog(page, LOG);
  await hang(page, BOOK, 'gunfire', fired(await shotIn(page)));
});

test('guided', async () => {
  const page = await freshPage({ helm: 'hand' });
  await guided(page, BOOK);
  await hang(page, BOOK, 'guide');
});
