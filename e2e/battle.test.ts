/** A battle that can be seen: a broadside ripples along the side, misses splash, hits tell their number, papers change after it. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Profile } from './harness.ts';
import { DESKTOP, freshPage, openLog, openPaper, PHONE, picture, useBrowser } from './harness.ts';

useBrowser();

const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
/** Royal Louis fires three port decks at the hull of Royal Sovereign: 5 2 5, two hits. */
const LOG = join(RULES, 'test', 'fixtures', 'v3-eager.log');
const BROADSIDE = 76;
const TARGET = 'Royal Sovereign';

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
async function beforeTheBroadside(profile: Profile): Promise<Page> {
  const page = await freshPage({ speed: 1, ...profile });
  await page.goto('/');
  await openLog(page, LOG);
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  await slider.fill(String(BROADSIDE - 1));
  await openPaper(page, 'Ships');
  const ships = page.getByRole('list', { name: 'Ships' });
  await ships.getByRole('button', { name: TARGET }).click();
  await page.getByRole('region', { name: `Papers of ${TARGET}` }).waitFor();
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

test('with reduced motion nothing flies and nothing smokes: the papers change', async () => {
  const seen = await watched(await beforeTheBroadside({ reducedMotion: 'reduce' }));
  expect(seen.drawn.filter(name => !/^fx-(ring|caption)$/.test(name))).toEqual([]);
});
