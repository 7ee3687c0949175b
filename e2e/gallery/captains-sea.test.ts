/** The board of Captain's Sea, as `npm run gallery` takes it. */

import { join } from 'node:path';
import { test } from 'vitest';
import { ruleset } from '../../packages/rules-captains-sea/src/index.ts';
import { freshPage, openLog, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';
import { fired, guided, pointedAt, shotIn } from './poses.ts';

useBrowser();

const BOOK = 'captains-sea';
const LOG = join(
  import.meta.dirname,
  '../../packages/rules-captains-sea/src/test/fixtures/constitution-java-fixture.log',
);
const DUEL = { scenario: 'constitution-java' };

test.each([
  ['load', { ...DUEL, ask: /fitting-out.load/ }],
  ['crew', { ...DUEL, ask: /mustering.plan/ }],
  ['crew-more', { ...DUEL, ask: /mustering.orders/, after: 30 }],
  ['crew-count', { ...DUEL, ask: /mustering.count/ }],
  ['helm', { ...DUEL, ask: /choosing-blocks.block/ }],
  ['helm-later', { ...DUEL, ask: /choosing-blocks.block/, after: 60 }],
  ['turn', { ...DUEL, ask: /advancing.free-turn/ }],
  ['strain', { ...DUEL, ask: /choosing-blocks.strain/ }],
  ['fire', { ...DUEL, ask: /announcing.fire/, offers: [/Both|guns/] }],
  ['card', { ...DUEL, ask: /window.card/, offers: [/Spend/] }],
  ['odd-hit', { ...DUEL, ask: /holing.odd-hit/ }],
  ['grapple', { ...DUEL, ask: /grappling.grapple/ }],
  ['board', { ...DUEL, ask: /boarding.board/ }],
  ['melee', { ...DUEL, ask: /melee.defence/ }],
  ['squadron', { scenario: 'president-squadron', ask: /choosing-blocks.block/, after: 30 }],
] as const)('%s', async (name, moment) => {
  const page = await freshPage();
  await openMoment(page, ruleset, moment);
  await hang(page, BOOK, name, pointedAt);
});

test('the hand of cards, unfolded', async () => {
  const page = await freshPage();
  await openMoment(page, ruleset, { ...DUEL, ask: /choosing-blocks.block/ });
  const hand = page.locator('.cs-details summary').first();
  await hand.click();
  await hang(page, BOOK, 'cards-in-hand', { take: () => hand.evaluate(one => one.scrollIntoView({ block: 'start' })) });
});

test('two at one screen', async () => {
  const page = await freshPage();
  await openMoment(page, ruleset, { ...DUEL, ask: /mustering.plan/, hotSeat: true });
  await hang(page, BOOK, 'hand-over');
});

test('gunfire', async () => {
  const page = await freshPage({ speed: 0.5 });
  await page.goto('/');
  await openLog(page, LOG);
  await hang(page, BOOK, 'gunfire', fired(await shotIn(page, /To hit: /)));
});

test('guided', async () => {
  const page = await freshPage();
  await guided(page, BOOK);
  await hang(page, BOOK, 'guide');
});
