import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, outlook, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { features } from './features.ts';
import { ROWS, SCENARIOS_FROM } from './odds-rows.ts';
import { scenarios } from '../book/scenarios.ts';
import { ENTER_BREST, RAID_BANTRY_BAY } from '../chapters/ch24-trafalgar.ts';
import { scores } from '../chapters/ch23-victory.ts';
import { ruleset } from '../index.ts';
import { readyIn, SUNK, TO_ARRIVE } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { clone, sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';
import { port } from '../test/drill.fixture.ts';

function chance(s: Campaign, seat: Seat): number {
  return outlook(ruleset, s, seat);
}

function opening(scenario: string): Campaign {
  const config = configure(ruleset, { scenario, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  return ruleset.setup(config, seededDice('opening'), silent);
}

/** The same position with a change: what the British gain by it. */
function gain(before: Campaign, change: (s: Campaign) => void): number {
  const after = clone(before);
  change(after);
  return chance(after, BRITISH) - chance(before, BRITISH);
}

/** So many ships of a side that are in play. */
function some(s: Campaign, side: number, count: number): number[] {
  const afloat = s.berths.flatMap((berth, ship) => (sideOfShip(ship) === side && berth < TO_ARRIVE ? [ship] : []));
  expect(afloat.length).toBeGreaterThan(count);
  return afloat.slice(0, count);
}

test('every campaign has an intercept', () => {
  const campaigns = scenarios.map(({ id }) => id).filter(id => id !== 'trafalgar');
  expect(ROWS.slice(SCENARIOS_FROM, -1).map(([name]) => name)).toEqual(expect.arrayContaining(campaigns));
});

describe.each(scenarios.map(({ id }) => id))('%s', scenario => {
  test('is open when it begins, and what one side may hope for the other may not', () => {
    const s = opening(scenario);
    expect(Math.abs(chance(s, BRITISH))).toBeLessThan(0.95);
    expect(chance(s, BRITISH)).toBeCloseTo(-chance(s, ALLIED), 1);
  });

  test('every ship lost is a loss to her side', () => {
    const s = opening(scenario);
    for (const [side, sign] of [
      [BRITISH, -1],
      [ALLIED, 1],
    ] as const) {
      let before = 0;
      for (const count of [1, 3, 6]) {
        const lost = gain(s, after => {
          for (const ship of some(s, side, count)) after.berths[ship] = SUNK;
        });
        expect(lost * sign).toBeGreaterThan(before);
        before = lost * sign;
      }
    }
  });
});

test('24.3 objectives are what the Allies want, time is on the British side', () => {
  const s = opening('trafalgar');
  expect(gain(s, after => (after.trafalgar[RAID_BANTRY_BAY] = 1))).toBeLessThan(-0.05);
  expect(gain(s, after => (after.trafalgar[ENTER_BREST] = 1))).toBeLessThan(-0.05);
  expect(gain(s, after => (after.turn = 26))).toBeGreaterThan(0.2);
  expect(gain(s, after => (after.turn = 30))).toBeGreaterThan(0.4);
});

test('23.1 points are the better the later they are', () => {
  const s = opening('campaign');
  const points = (turn: number, failures: number): number => {
    const level = clone(s);
    const [british, allied] = scores(s);
    Object.assign(level, { turn, failures: british - allied });
    return gain(level, after => (after.failures += failures));
  };
  expect(points(3, 10)).toBeLessThan(-0.01);
  expect(points(3, 20)).toBeLessThan(points(3, 10));
  expect(points(34, 10)).toBeLessThan(2 * points(3, 10));
});

test('a campaign that is over is won, lost or drawn, whatever it looked like', () => {
  const s = opening('trafalgar');
  s.over = 'time';
  expect([chance(s, BRITISH), chance(s, ALLIED)]).toEqual([1, -1]);
  s.over = 'objectives';
  expect([chance(s, BRITISH), chance(s, ALLIED)]).toEqual([-1, 1]);
});

test('5.7 chits that still lie there in administration belong to the turn before', () => {
  const s = opening('trafalgar');
  const later = clone(s);
  later.drawn = [0, 1, 2, 3, 4];
  expect(chance(later, BRITISH)).toBeGreaterThan(chance(s, BRITISH));
  later.drawn = s.cup.flatMap((count, chit) => Array.from({ length: count }, () => chit));
  expect(chance(later, BRITISH)).toBe(chance(s, BRITISH));
});

test('it costs no more however long a game has been: nothing that grows is looked at', () => {
  const s = opening('campaign');
  const blind = new Proxy(s, {
    get(all, key: keyof Campaign) {
      if (key === 'ledgers') throw new Error('the ledgers were read');
      return all[key];
    },
  });
  for (const seat of [BRITISH, ALLIED] as Seat[]) expect(features(blind, seat)).toEqual(features(s, seat));
});

test('ships that come into play tell', () => {
  const s = opening('from-july');
  const aside = s.berths.findIndex((berth, ship) => berth >= TO_ARRIVE && sideOfShip(ship) === ALLIED);
  expect(aside).toBeGreaterThanOrEqual(0);
  expect(gain(s, after => (after.berths[aside] = readyIn(port('Brest'))))).toBeLessThan(0);
});
