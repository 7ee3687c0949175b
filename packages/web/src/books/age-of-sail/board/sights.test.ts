import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { ShipView } from '@weathergauge/rules-age-of-sail';
import { BANDS, bearing, hullsTouch, legsOf, LONGEST_SHOT, rangeInMm } from '@weathergauge/rules-age-of-sail/geometry';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { beforeAll, expect, test } from 'vitest';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';
import { sightsOn } from './sights.ts';

beforeAll(startStrings);

function duellists(): readonly [ShipView, ShipView] {
  // The board brings its sentences.
  expect(book.id).toBe(ruleset.id);
  const [scenario] = ruleset.scenarios;
  const config = configure(ruleset, { scenario: scenario?.id ?? '', options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const { ships } = ruleset.view(ruleset.setup(config, seededDice('sights'), silent), 0);
  const [ship, foe] = [ships[0], ships.find(({ side }) => side !== ships[0]?.side)];
  if (ship === undefined || foe === undefined) throw new Error('no duel');
  return [ship, foe];
}

/** Hundredths of a millimetre. */
const MM = 100;
const MM_IN_CM = 10;
const REACH_MM = LONGEST_SHOT / MM;

const OFFS = [-300, -200, -100, -60, -20, 0, 20, 60, 100, 200, 300];
const PLACES = OFFS.flatMap(x => OFFS.map(y => ({ x, y })));
const at = (ship: ShipView, run: number) => legsOf(ship, { do: 'run', mm: run }).at(-1) ?? ship;

/** Every sight of a kind on a run of 300 mm, with an enemy in many places. */
function sightsThat(begins: string): readonly { ship: ShipView; foe: ShipView; mm: number; words: string }[] {
  const [ship, foe] = duellists();
  const found = PLACES.flatMap(({ x, y }) => {
    const there = { ...foe, x: ship.x + x * MM, y: ship.y + y * MM };
    if (hullsTouch(ship, there)) return [];
    const sights = sightsOn([there])(ship, 300);
    return sights.flatMap(({ mm, words }) => (words.startsWith(begins) ? [{ ship, foe: there, mm, words }] : []));
  });
  expect(found.length).toBeGreaterThan(3);
  return found;
}

test('the longest run is the full run', () => {
  for (const { mm } of sightsThat('full run')) expect(mm).toBe(300);
});

test('a run towards an enemy can end just out of range, a millimetre before it is within it', () => {
  for (const { ship, foe, mm } of sightsThat('just out of range of ')) {
    expect(rangeInMm(at(ship, mm), foe)).toBeGreaterThan(REACH_MM);
    expect(rangeInMm(at(ship, mm + 1), foe)).toBeLessThanOrEqual(REACH_MM);
  }
});

test('in range is where her guns bear within a band of range for the first time, and not a millimetre before', () => {
  const reaches = new Set<number>();
  for (const { ship, foe, mm, words } of sightsThat('just within ')) {
    const reach = Number(/within (\d+) cm/.exec(words)?.[1]);
    reaches.add(reach);
    const isThere = (run: number): boolean =>
      bearing(at(ship, run), foe) !== null && rangeInMm(at(ship, run), foe) <= reach * MM_IN_CM;
    expect(isThere(mm)).toBe(true);
    expect(isThere(mm - 1)).toBe(false);
  }
  expect([...reaches].toSorted((a, b) => a - b)).toEqual(BANDS.map(band => band.reach / (MM * MM_IN_CM)));
});

test('alongside is as near as hulls come without touching: a millimetre more and they do', () => {
  for (const { ship, foe, mm } of sightsThat('alongside ')) {
    for (let run = 1; run <= mm; run++) expect(hullsTouch(at(ship, run), foe)).toBe(false);
    expect(hullsTouch(at(ship, mm + 1), foe)).toBe(true);
  }
});

test('the last place from which her guns bear is the last: a millimetre on they do not', () => {
  for (const { ship, foe, mm } of sightsThat('the last place ')) {
    expect(bearing(at(ship, mm), foe)).not.toBeNull();
    const beyond = at(ship, mm + 1);
    expect(bearing(beyond, foe) === null || rangeInMm(beyond, foe) > REACH_MM).toBe(true);
  }
});

test('what comes after the hulls would touch is no sight', () => {
  const [ship, foe] = duellists();
  const ahead = at(ship, 60);
  const sights = sightsOn([{ ...foe, x: ahead.x, y: ahead.y }])(ship, 300);
  const alongside = sights.find(({ words }) => words.startsWith('alongside '))?.mm ?? 0;
  expect(alongside).toBeGreaterThan(0);
  for (const { mm, words } of sights) if (words !== 'full run') expect(mm).toBeLessThanOrEqual(alongside);
});
