/** A battle that can be seen: a broadside ripples along the side, misses splash, hits tell their number, papers change after it. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Profile } from './harness.ts';
import { board, DESKTOP, freshPage, openLog, openPaper, PHONE, picture, useBrowser } from './harness.ts';

useBrowser();

const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
/** Royal Louis fires three port decks at the hull of Royal Sovereign: 5 2 5, two hits. */
const SHOT = {
  log: join(RULES, 'test', 'fixtures', 'v3-eager.log'),
  entry: 76,
  papers: 'Ships',
  target: 'Royal Sovereign',
} as const;
type Shot = typeof SHOT | typeof LINES;

interface Watched {
  /** When each flash begins, in ms from the first gun, in the order in which they were drawn: from bow to stern. */
  readonly flashes: readonly number[];
  /** All that was drawn, by class. */
  readonly drawn: readonly string[];
  readonly number: string;
  /** Whether the papers were still the old ones when the number stood over the target. */
  readonly numberFirst: boolean;
  /** Balls in the air when the papers changed. */
  readonly flying: number;
  /** Whether smoke stood on the board after that. */
  readonly smoke: boolean;
}

const GLORY = join(import.meta.dirname, '..', 'packages', 'rules-sea-of-glory-1805', 'src');
/** In 1805 both lines lie open: Mont Blanc and Glory are hit, for 3 and for 6, and with that the battle is over. */
const LINES = {
  log: join(GLORY, 'test', 'fixtures', 'trafalgar-fixture.log'),
  entry: 88,
  papers: 'Blocks',
  target: 'Mont Blanc',
} as const;

/** Looks on in every frame, until the target's papers have changed. */
const WATCH = `window.watched_ = new Promise(resolve => {
  const sheet = () => document.querySelector('.play-sheet')?.innerHTML;
  const before = sheet();
  const seen = { flashes: [], drawn: new Set(), number: '', numberFirst: false, flying: 0, smoke: false };
  const look = () => {
    const effects = [...document.querySelectorAll('.effects > *, .smoke > *')];
    for (const element of effects) for (const name of element.classList) seen.drawn.add(name);
    const flashes = effects.filter(element => element.classList.contains('fx-flash'));
    if (flashes.length > seen.flashes.length)
      seen.flashes = flashes.map(flash => flash.getAnimations()[0]?.effect?.getTiming().delay ?? -1);
    const number = document.querySelector('.fx-number');
    const changed = sheet() !== before;
    if (number !== null && Number(getComputedStyle(number).opacity) > 0) {
      seen.number = number.textContent;
      seen.numberFirst ||= !changed;
    }
    if (!changed) return requestAnimationFrame(look);
    seen.flying = document.querySelectorAll('.fx-ball').length;
    seen.smoke = document.querySelector('.fx-bank') !== null;
    resolve({ ...seen, drawn: [...seen.drawn] });
  };
  look();
});
'begun'`;

/** The log, a moment before the broadside, with the papers of whom it is aimed at. */
async function beforeTheBroadside(profile: Profile, { log, entry, papers, target }: Shot = SHOT): Promise<Page> {
  const page = await freshPage({ speed: 1, ...profile });
  await page.goto('/');
  await openLog(page, log);
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  await slider.fill(String(entry - 1));
  await openPaper(page, papers);
  const ships = page.getByRole('list', { name: 'Ships' });
  await ships.getByRole('button', { name: target }).click();
  await page.getByRole('region', { name: `Papers of ${target}` }).waitFor();
  return page;
}

async function watched(page: Page): Promise<Watched> {
  await page.evaluate(WATCH);
  await page.keyboard.press('ArrowRight');
  return page.evaluate<Watched>('window.watched_');
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'on %s a broadside ripples, splashes and tells its number, and only then the papers change',
  async (at, viewport) => {
    const page = await beforeTheBroadside({ viewport });
    const seen = await watched(page);
    await picture(page, `broadside-${at.replace('a ', '')}`);
    expect(seen.flashes.length).toBeGreaterThan(3);
    expect(seen.flashes[0]).toBe(0);
    expect(seen.flashes).toEqual(seen.flashes.toSorted((a, b) => a - b));
    expect(seen.flashes.at(-1)).toBeGreaterThan(300);
    expect(seen.drawn).toEqual(expect.arrayContaining(['fx-smoke', 'fx-ball', 'fx-hit', 'fx-splash']));
    expect(seen).toMatchObject({ number: '2', numberFirst: true, flying: 0, smoke: true });
  },
);

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'on %s the lines of 1805 fire, and who was hit is seen damaged when it has landed',
  async (at, viewport) => {
    const page = await beforeTheBroadside({ viewport }, LINES);
    const line = board(page).locator('.ship[aria-label*="the line of the Allies" i]');
    await expect.poll(() => line.count()).toBe(20);
    expect(await line.locator('.sail-torn').count()).toBe(0);
    const seen = await watched(page);
    await picture(page, `lines-${at.replace('a ', '')}`);
    expect(seen.drawn).toEqual(expect.arrayContaining(['fx-flash', 'fx-smoke', 'fx-ball', 'fx-hit', 'fx-splash']));
    expect(seen).toMatchObject({ numberFirst: true, flying: 0, smoke: true });
    expect(['3', '6']).toContain(seen.number);
    // The battle is over: the chart lies there again.
    await expect.poll(() => line.count()).toBe(0);
  },
);

test.each([
  ['the Age of Sail', SHOT],
  ['1805', LINES],
])('with reduced motion nothing flies and nothing smokes in %s: the papers change', async (_, shot) => {
  const seen = await watched(await beforeTheBroadside({ reducedMotion: 'reduce' }, shot));
  expect(seen.drawn.filter(name => !/^fx-(ring|caption)$/.test(name))).toEqual([]);
});

test('a leap to another moment of a replay leaves nothing of the broadside in the air', async () => {
  const page = await beforeTheBroadside({ viewport: DESKTOP });
  const inTheAir = (): Promise<number> =>
    page.evaluate(`document.querySelectorAll('.effects > *, .smoke > *, .board-caption').length`);
  expect(await watched(page)).toMatchObject({ smoke: true });
  expect(await inTheAir()).toBeGreaterThan(0);
  const back = SHOT.entry - 2;
  await page.getByRole('slider', { name: 'Entry of the log' }).fill(String(back));
  await page.getByText(new RegExp(`^Entry ${back} of `)).waitFor();
  expect(await inTheAir(), 'the smoke of a broadside stands for six seconds').toBe(0);
});
