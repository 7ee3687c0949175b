/** The board of The Age of Sail, as `npm run gallery` takes it. */

import { join } from 'node:path';
import { test } from 'vitest';
import { ruleset } from '../../packages/rules-age-of-sail/src/index.ts';
import { asked, beginBattle, freshPage, openLog, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';
import { fired, guided, inHand, laidOut, pointedAt } from './poses.ts';

useBrowser();

const BOOK = 'age-of-sail';
/** With motion, for which the camera closes in. */
const AS_USUAL = { helm: 'hand', speed: 4 } as const;
const FIXTURES = join(import.meta.dirname, '..', '..', 'packages', 'rules-age-of-sail', 'src', 'test', 'fixtures');

test('laying out', async () => {
  const page = await freshPage({ ...AS_USUAL, dice: 7 });
  await laidOut(page, { scenario: 'Free battle' });
  await hang(page, BOOK, 'laying-out');
});

test('first move, and a ship in hand', async () => {
  const page = await freshPage({ ...AS_USUAL, dice: 7 });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Line of battle', seats: ['You', 'Midshipman · careless'] });
  await asked(page);
  await hang(page, BOOK, 'next-ship');
  await page.locator('.play-offers [data-offer]').first().click();
  await page.getByRole('form', { name: 'Her move' }).waitFor();
  await hang(page, BOOK, 'helm');
  await hang(page, BOOK, 'in-hand', inHand(2.5, 0.6));
});

test('stroke by stroke', async () => {
  const page = await freshPage({ speed: 4 });
  await openMoment(page, ruleset, { scenario: 'line-of-battle', ask: /helm.order/, after: 20 });
  await hang(page, BOOK, 'strokes');
});

test.each([
  ['trails', { scenario: 'breaking-the-line', ask: /movement.next/, after: 10 }],
  ['aim', { scenario: 'line-of-battle', ask: /volley.aim/ }],
  ['fire', { scenario: 'line-of-battle', ask: /helm.order|engage/, offers: [/fires? her/] }],
  ['damage', { scenario: 'breaking-the-line', ask: /helm.order|movement.next/, after: 220 }],
  ['boarding', { scenario: 'line-of-battle', ask: /boarding/ }],
  ['mast', { scenario: 'line-of-battle', ask: /damage.mast/ }],
  [
    'twenty-four',
    { scenario: 'free', options: { shipsA: 12, shipsB: 12, table: '160x120' }, ask: /movement.next/, after: 60 },
  ],
] as const)('%s', async (name, moment) => {
  const page = await freshPage(AS_USUAL);
  await openMoment(page, ruleset, moment);
  await hang(page, BOOK, name, pointedAt);
});

test('gunfire', async () => {
  const page = await freshPage({ speed: 0.5 });
  await page.goto('/');
  await openLog(page, join(FIXTURES, 'v3-eager.log'));
  await hang(page, BOOK, 'gunfire', fired(76));
});

test('guided', async () => {
  const page = await freshPage(AS_USUAL);
  await guided(page, BOOK);
  await hang(page, BOOK, 'guide');
});
