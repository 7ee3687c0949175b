import { describe, expect, test } from 'vitest';
import { pointsLeft } from './c1-mustering.ts';
import { SHIPS } from '../model/data/figures.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { happened } from '../test/drill.fixture.ts';
import type { Land } from '../model/ground.ts';
import { laidOut, laying, names, settle } from '../test/laying.fixture.ts';
import { BATTERY, BRITISH, FRENCH, NOBODY } from '../model/state.ts';
import type { Sails } from '../model/state.ts';

const HALF = 13_500;
const card = (name: string): string => `muster card=${SHIPS.findIndex(ship => ship.name === name)}`;
const mustered = (d: Drill): Drill => settle(d, '', one => !one.ask().startsWith('mustering'));
const spent = (s: Sails, side: 0 | 1): number => s.articles.points - pointsLeft(s, side);

describe('mustering', () => {
  test('C0.5, C0.6, R44 the sides muster ships of their nation in turn, by points', () => {
    const d = laying('free-battle', { points: 120 });
    expect([d.seat(), d.ask()]).toEqual([0, 'mustering.ship']);
    expect(d.offers()).toHaveLength(12);
    expect(d.offers()).not.toContain('enough-ships');
    d.say(card('HMS Bellona'));
    expect(d.seat()).toBe(1);
    d.say(card('Embuscade'));
    // 44 points are left: frigates only, and she may leave it at that.
    expect(
      d
        .offers()
        .filter(offer => offer !== 'enough-ships')
        .map(offer => SHIPS[Number(offer.slice(12))]?.kind),
    ).toEqual(Array.from({ length: 6 }, () => 'frigate'));
    d.say(card('HMS Concorde'), card('Hermione'), card('Courageuse'));
    mustered(d);
    expect(names(d.s, BRITISH)).toEqual(['HMS Bellona', 'HMS Concorde']);
    expect(names(d.s, FRENCH)).toEqual(['Embuscade', 'Hermione', 'Courageuse']);
    expect(happened(d, 'mustered')).toHaveLength(5);
  });

  test('R44, C0.7 a side may have enough before its points are spent, the other goes on', () => {
    const d = laying('free-battle', { points: 300 });
    d.say(card('HMS Bellona'), card('Embuscade'), 'enough-ships', card('Hermione'), card('Courageuse'));
    expect(d.seat()).toBe(1);
    d.say('enough-ships');
    expect(names(d.s, BRITISH)).toHaveLength(1);
    expect(names(d.s, FRENCH)).toHaveLength(3);
  });

  test('R44, R32 twelve ships a side at most, each card once, with counters to match', () => {
    const d = mustered(laying('free-battle', { points: 900 }));
    for (const side of [BRITISH, FRENCH]) expect(new Set(names(d.s, side)).size).toBe(12);
    expect(d.s.bags[0]?.reduce((sum, n) => sum + n, 0)).toBe(6 * 90);
  });

  test('B1.1, R44 a seat without a ship may have the cheapest, whatever the points', () => {
    const d = laying('free-battle', { points: 50 }, 4);
    d.say(card('HMS Concorde'), card('Hermione'));
    expect(d.seat()).toBe(2);
    expect(d.offers()).toEqual(['HMS Terpsichore', 'HMS Meleager', 'HMS Cleopatra', 'HMS Iphigenia'].map(card));
    d.say(card('HMS Cleopatra'), card('Embuscade'));
    expect(d.ask()).toBe('berthing.column');
    expect(d.s.ships.map(ship => ship.seat)).toEqual([0, 1, 2, 3]);
  });

  test('R44 a side that sails by itself takes the dearest ships it can pay for', () => {
    const d = laying('free-battle', { points: 120 }, 1);
    mustered(d);
    expect(names(d.s, FRENCH)).toEqual(['Généreux', 'Courageuse']);
    expect(spent(d.s, FRENCH)).toBe(118);
    expect(d.s.ships.filter(ship => ship.side === FRENCH).every(ship => ship.seat === NOBODY)).toBe(true);
  });
});

describe('terrain of a free battle', () => {
  const wish = { points: 120, islands: 3, batteries: 2, reefs: 3, shoals: 2, shore: 'sandy', danger: 'close' };

  test('R44 islands, batteries, reefs and shoals are placed in turn, clear of the fleets’ waters and of each other', () => {
    for (const seed of ['a', 'b', 'c']) {
      const s = laidOut('free-battle', wish, 2, seed);
      expect(s.land.map(({ kind }) => kind).join()).toBe('island,island,island,reef,reef,reef,shoal,shoal');
      for (const land of s.land.slice(0, 3)) expect(land).toMatchObject({ shore: 'sandy', danger: 6750 });
      for (const { outline, danger } of s.land) {
        const ys = outline.filter((_, i) => i % 2 === 1);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(HALF + danger);
        expect(Math.max(...ys)).toBeLessThanOrEqual(90_000 - HALF - danger);
      }
    }
  });

  test('R44, T5.1 a battery stands in the middle of the island of the side that placed it, and faces as it chooses', () => {
    const d = mustered(laying('free-battle', wish));
    settle(d, '', one => one.s.land.length === 3);
    expect([d.seat(), d.ask()]).toEqual([0, 'terrain.heading']);
    expect(d.offers()).toHaveLength(16);
    d.say('heading point=5');
    expect(d.seat()).toBe(1);
    d.say('heading point=9');
    const island = d.s.land[0] as Land;
    const batteries = d.s.ships.filter(ship => ship.base === BATTERY);
    expect(batteries).toMatchObject([
      { side: BRITISH, seat: 0, x: island.x, y: island.y, heading: 5 * 4096, land: 0, condition: 'afloat' },
      { side: FRENCH, seat: 1, heading: 9 * 4096, land: 1 },
    ]);
  });

  test('T3.2, T3.3 harbours have no danger, and there may be none elsewhere', () => {
    const shore = (more: object) => laidOut('free-battle', { points: 60, islands: 1, ...more }).land[0];
    expect(shore({ shore: 'harbour', danger: 'close' })).toMatchObject({ shore: 'safe', danger: 0 });
    expect(shore({ danger: 'none' })).toMatchObject({ shore: 'rocky', danger: 0 });
    expect(shore({})).toMatchObject({ shore: 'rocky', danger: 1900 });
  });

  test('C0.1, R43 an element for which there is no room stays in its box, and ships still find theirs', () => {
    const full = { ...wish, table: '90x90', islands: 4, batteries: 4, reefs: 6, shoals: 4, points: 900 };
    for (const seed of ['a', 'b', 'c']) {
      const s = laidOut('free-battle', full, 4, seed);
      expect(s.land.length).toBeLessThan(14);
      expect(s.ships.every(ship => ship.condition === 'afloat')).toBe(true);
      for (const battery of s.ships.filter(ship => ship.base === BATTERY))
        expect(s.land[battery.land]?.kind).toBe('island');
    }
  });
});
