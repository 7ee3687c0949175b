/** The board of Sails of Glory, as `npm run gallery` takes it. */

import { join } from 'node:path';
import { test } from 'vitest';
import { ruleset } from '../../packages/rules-sails-of-glory/src/index.ts';
import { freshPage, openLog, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';
import { fired, guided, laidOut, pointedAt, shotIn } from './poses.ts';

useBrowser();

const BOOK = 'sails-of-glory';
const LOG = join(import.meta.dirname, '../../packages/rules-sails-of-glory/src/test/fixtures/v3-eager.log');
const BASIC = { level: 'basic', placing: false };
const ADVANCED = { level: 'advanced', placing: false };

test('laying out', async () => {
  const page = await freshPage({ helm: 'hand', dice: 7 });
  await laidOut(page, { book: 'Sails of Glory', scenario: 'Enemy in Sight' });
  await hang(page, BOOK, 'laying-out');
});

test.each([
  ['cards', { scenario: 'enemy-in-sight', options: BASIC, ask: /planning.helm|planning.next/ }],
  ['cards-later', { scenario: 'enemy-in-sight', options: BASIC, ask: /planning.helm/, after: 30 }],
  ['load', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /fitting-out.load/ }],
  ['first-card', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /fitting-out.first/ }],
  ['mat', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /planning.order/, after: 40 }],
  ['fire', { scenario: 'enemy-in-sight', options: BASIC, ask: /gunnery.fire/, offers: [/ guns at |muskets at/] }],
  ['advanced-fire', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /gunnery.fire/, offers: [/ guns at /] }],
  ['repairs', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /repairs.mend/ }],
  ['damage', { scenario: 'enemy-in-sight', options: ADVANCED, ask: /planning/, after: 100 }],
  ['shallows', { scenario: 'in-shallow-waters', options: BASIC, ask: /planning.helm/, after: 8 }],
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

test.each([
  ['guide', BOOK],
  ['guide-advanced', `${BOOK}/advanced`],
])('%s', async (name, address) => {
  const page = await freshPage({ helm: 'hand' });
  await guided(page, address);
  await hang(page, BOOK, name);
});
