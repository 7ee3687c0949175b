import { expect, test } from 'vitest';
import type { Sails } from '../model/state.ts';
import { laidOut, laying, settle } from '../test/laying.fixture.ts';
import { expectSeaworthy, gap, landExtent } from '../test/seaworthy.fixture.ts';

const HALF = 13_500;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const coastsOf = (s: Sails) => s.land.filter(({ kind }) => kind === 'coast');
const WITH_COASTS = [
  'enemy-in-sight',
  'force-the-blockade',
  'against-the-outpost',
  'supplies-are-coming',
  'free-battle',
];

test('T3.1, R87 they lie with one side on an edge that no fleet has, and clear of those that fleets have', () => {
  for (const scenario of WITH_COASTS)
    for (const [i, seed] of SEEDS.entries()) {
      const s = laidOut(scenario, { coasts: 2 + (i % 3), placing: i % 2 === 0 }, 2, seed);
      expectSeaworthy(s);
      expect(coastsOf(s).length).toBeGreaterThan(0);
      for (const coast of coastsOf(s)) {
        const { west, east, south, north } = landExtent(coast);
        const off = [s.articles.height - north, s.articles.width - east, south, west];
        expect(Math.min(...off)).toBe(0);
        expect(s.edges).not.toContain(off.indexOf(0));
        for (const edge of s.edges) expect(off[edge]).toBeGreaterThanOrEqual(HALF + coast.danger);
        for (const other of s.land) {
          if (other === coast) continue;
          expect(gap(coast, other)).toBeGreaterThanOrEqual(other.kind === 'coast' ? 1 : HALF - 1);
        }
      }
    }
});

test('R87, R43 the sides place them in turn, by column and row; with fleets on adjacent sides the others are free', () => {
  const d = laying('enemy-in-sight', { coasts: 2, start: 'adjacent' });
  expect([d.seat(), d.ask()]).toEqual([0, 'terrain.column']);
  d.say(d.offers()[0] as string);
  expect(d.ask()).toBe('terrain.row');
  d.say(d.offers()[0] as string);
  expect([d.seat(), d.ask(), coastsOf(d.s).length]).toEqual([1, 'terrain.column', 1]);
  settle(d);
  for (const coast of coastsOf(d.s)) {
    const { west, north } = landExtent(coast);
    expect(west === 0 || north === d.s.articles.height).toBe(true);
  }
});

test('T3.2, R87 they have the shore and the danger agreed on for islands', () => {
  const s = laidOut('free-battle', { coasts: 1, shore: 'sandy', danger: 'close' });
  expect(coastsOf(s)).toMatchObject([{ shore: 'sandy', danger: 6750 }]);
  expect(coastsOf(laidOut('enemy-in-sight', { coasts: 1 }))).toMatchObject([{ shore: 'rocky', danger: 1900 }]);
});
