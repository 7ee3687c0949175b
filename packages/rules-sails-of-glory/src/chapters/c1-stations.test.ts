/** Where ships lie that nobody places. */

import { seededDice } from '@weathergauge/engine';
import { boxCorners } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import { stationOf, zoneOf } from './c1-zones.ts';
import { layTable } from './setup.ts';
import { FIRST_EDITION } from '../model/editions.ts';
import type { Sails, Ship } from '../model/state.ts';
import { FRENCH } from '../model/state.ts';
import { bare, configured, extent, laidOut, named } from '../test/laying.fixture.ts';

const HALF = 13_500;
const FULL = 27_000;

/** How far the nearest part of her base lies from the middle of the table. */
function offMiddle({ articles }: Sails, ship: Ship): number {
  const { x, y, heading, halfLength, halfWidth } = ship;
  const corners = boxCorners(x - articles.width / 2, y - articles.height / 2, heading, halfLength, halfWidth);
  const ends = [0, 2, 4, 6].map(i => [corners[i] as number, corners[i + 1] as number] as const);
  const least = ends.map(([ax, ay], i) => {
    const [bx, by] = ends[(i + 1) % 4] as (typeof ends)[number];
    const along = Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
  });
  return Math.min(...least);
}

describe('drawn up where players might have placed them', () => {
  test('C5.5 those who meet the supplies lie half a ruler from the middle', () => {
    const automatic = laidOut('supplies-are-coming', { automaton: 'british' }, 1);
    for (const s of [laidOut('supplies-are-coming', { placing: false }), automatic])
      for (const name of ['HMS Terpsichore', 'HMS Defence'])
        expect(Math.abs(offMiddle(s, named(s, name)) - HALF)).toBeLessThan(10);
  });

  test('C3.3 runners with a player keep a ruler from the adjacent sides', () => {
    for (const swap of [false, true]) {
      const s = laidOut('force-the-blockade', { placing: false, swap });
      for (const ship of s.ships.filter(one => one.side === (swap ? 0 : FRENCH))) {
        const { west, east, south, north } = extent(ship);
        expect(Math.min(west, s.articles.width - east)).toBeGreaterThanOrEqual(FULL);
        expect(Math.min(north, s.articles.height - south)).toBeLessThanOrEqual(HALF);
      }
    }
  });

  test('C3.11 runners without one start with their sterns on the side, a ruler apart', () => {
    const s = laidOut('force-the-blockade', {}, 1);
    const [courageuse, genereux] = [extent(named(s, 'Courageuse')), extent(named(s, 'Généreux'))];
    expect([courageuse.south, genereux.south]).toEqual([0, 0]);
    expect(genereux.west - courageuse.east).toBe(FULL);
  });

  test('C4.18 in any wind ships of two islands lie a ruler from their side', () => {
    for (const wind of ['N', 'E', 'S', 'SW']) {
      const s = laidOut('against-the-outpost', { placing: false, twoIslands: true, wind });
      expect(extent(named(s, 'HMS Defence')).south).toBe(FULL);
      expect(s.articles.height - extent(named(s, 'Courageuse')).north).toBe(FULL);
    }
  });
});

test('C5.5 a log of the third edition is drawn up as it was, between the middle and the ring', () => {
  const config = configured('supplies-are-coming', { placing: false });
  const old = layTable({ ...config, edition: 3 }, seededDice('any'));
  expect(old.articles.later).toStrictEqual({
    ...FIRST_EDITION,
    shortOfRocks: false,
    damageAtOnce: false,
    galeAsSheMoves: true,
  });
  const x = (s: Sails) => stationOf(s, named(s, 'HMS Terpsichore')).x;
  expect(zoneOf(old, named(old, 'HMS Terpsichore')).kind).toBe('ring');
  expect(x(old)).toBe(45_000 - 4500);
  expect(x(bare('supplies-are-coming', { placing: false }))).toBeLessThan(45_000 - HALF);
});
