import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { lastShots } from './ch4-exchange.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, CM, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import { areFouled } from './ch4-grapnels.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

const NE = 1;
const E = 2;
const W = 6;

const BARE = { fore: 0, main: 0, mizzen: 0 } as const;

function ship(d: Drill): Ship {
  return d.s.ships[0] as Ship;
}

/** A ship without masts in the middle of the table: in a wind from the north she drifts south. */
function hulk(s: AgeOfSail = sea(), changes: Partial<Ship> = {}): AgeOfSail {
  add(s, 0, 50, 50, E, { ...BARE, ...changes });
  return s;
}

describe('drifting', () => {
  test('2.8, R13 without masts she drifts 1 cm straight down wind, on the heading she had', () => {
    const d = drill(movement, hulk()).say('end');
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ x: 50 * CM, y: 49 * CM, heading: E, moved: 1 });
    expect(happened(d, 'sailed')).toMatchObject([{ how: 'drift', mm: 10, clause: '2.8' }]);
  });

  test('2.8, R2, R13 she drifts where the wind goes, whatever its strength', () => {
    for (const windSpeed of [1, 4, 7]) {
      const d = drill(movement, hulk(sea({ windFrom: W, windSpeed }))).say('end');
      expect(ship(d)).toMatchObject({ x: 51 * CM, y: 50 * CM });
    }
    const diagonal = drill(movement, hulk(sea({ windFrom: NE }))).say('end');
    expect(ship(diagonal)).toMatchObject({ x: 50 * CM - 707, y: 50 * CM - 707 });
  });

  test('R13 an anchor or the ground stops the drift', () => {
    for (const condition of ['anchored', 'weighing', 'aground'] as const) {
      const d = drill(movement, hulk(sea(), { condition }));
      expect(ship(d)).toMatchObject({ x: 50 * CM, y: 50 * CM });
      expect(happened(d, 'sailed')).toEqual([]);
    }
  });

  test('R13, R47 an entangled hulk does not drift', () => {
    const s = hulk(sea(), { fouled: 2 });
    add(s, 1, 50, 51, E, { fouled: 1 });
    const d = drill(movement, s);
    expect(ship(d)).toMatchObject({ x: 50 * CM, y: 50 * CM });
  });

  test('R13, R47 drifting into an enemy entangles them', () => {
    const s = hulk();
    const enemy = add(s, 1, 50, 48.6, E);
    const d = drill(movement, s).say('end');
    expect(ship(d)).toMatchObject({ y: 49.6 * CM });
    expect(areFouled(ship(d), enemy)).toBe(true);
  });

  test('R13, R48 drifting on to a friend stops the drift and no more', () => {
    const s = hulk();
    const friend = add(s, 0, 50, 48.6, E, { condition: 'anchored' });
    const d = drill(movement, s).say('sail ship=0', 'end');
    expect(ship(d)).toMatchObject({ y: 49.6 * CM, fouled: 0 });
    expect(friend.fouled).toBe(0);
  });

  test('R13, R64 drifting on to land stops the drift', () => {
    const s = hulk(sea({ areas: [patch('island', 50, 47, 2)] }));
    const d = drill(movement, s).say('end');
    expect(ship(d)).toMatchObject({ y: 49.5 * CM, condition: 'sailing' });
    ship(d).moved = 0;
    expect(drill(movement, s).say('end').s.ships[0]).toMatchObject({ y: 49.5 * CM });
  });

  test('2.15, R13 a shoal is diced for in a drift too', () => {
    const aground = drill(movement, hulk(sea({ areas: [patch('shoal', 50, 47, 2)] })), 3).say('end');
    expect(ship(aground)).toMatchObject({ y: 49.5 * CM, condition: 'aground' });
    const over = drill(movement, hulk(sea({ areas: [patch('shoal', 50, 47, 2)] })), 4).say('end');
    expect(ship(over)).toMatchObject({ y: 49 * CM, condition: 'sailing' });
  });

  test('2.14, R13, R16 with nothing but an anchor to let go she may let it go, and does not drift', () => {
    const d = drill(movement, hulk());
    expect(d.offers()).toEqual(['end', 'anchor']);
    expect(d.refused('run mm=10')).toBe('2.8: with no mast standing she only drifts');
    d.say('anchor');
    expect(ship(d)).toMatchObject({ x: 50 * CM, y: 50 * CM, condition: 'anchored', moved: 1 });
    expect(happened(d, 'sailed')).toEqual([]);
  });

  test('4.3, R77 she fires before her drift carries the enemy out of her arc, or after it', () => {
    const s = hulk();
    add(s, 1, 53, 47, E);
    add(s, 0, 20, 20, E);
    const d = drill(movement, s);
    d.say('sail ship=0', 'engage ship=0 target=1', [1, 1, 1], 'volley aim=hull decks=3', 'end');
    expect(ship(d)).toMatchObject({ y: 49 * CM, firedStarboard: 3 });
    const after = hulk();
    add(after, 1, 53, 46, E);
    drill(movement, after).say('end');
    expect(drill(lastShots, after).offers()).toContain('engage ship=0 target=1');
    const gone = hulk();
    add(gone, 1, 53, 47, E);
    drill(movement, gone).say('end');
    expect(drill(lastShots, gone).ended()).toBe(true);
  });

  test('5.8, R77 she drifts when her owner gives her her turn, be it after the ships under sail', () => {
    const s = hulk();
    add(s, 0, 20, 20, E);
    const d = drill(movement, s);
    expect(d.offers()).toEqual(['sail ship=0', 'sail ship=1']);
    d.say('sail ship=1', 'run mm=10', 'end');
    expect(ship(d).y).toBe(50 * CM);
    d.say('end');
    expect([ship(d).y, d.ended()]).toEqual([49 * CM, true]);
  });
});

describe('nobody aboard', () => {
  test('R67 a prize with nobody aboard drifts as if dismasted', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { crew: 0 });
    const d = drill(movement, s);
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ x: 50 * CM, y: 49 * CM, heading: E });
  });

  test('R67 nor does she weigh', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { crew: 0, condition: 'anchored' });
    expect(drill(movement, s).ended()).toBe(true);
    const manned = sea();
    add(manned, 0, 50, 50, E, { crew: 1, condition: 'anchored' });
    expect(drill(movement, manned).offers()).toContain('weigh ship=0');
  });
});
