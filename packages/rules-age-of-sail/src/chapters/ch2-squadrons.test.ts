import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { leadersOf } from './ch2-squadrons.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, CM, drill, happened, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

const N = 0;
const NE = 1;
const E = 2;
const SE = 3;
const S = 4;
const NW = 7;

/** Two ships in line ahead on a reach, wind from the north: ship 0 leads, ship 1 is `astern` cm behind her. */
function inLine(astern: number, changes: Partial<Ship> = {}, table: Partial<AgeOfSail> = {}): AgeOfSail {
  const s = sea(table);
  add(s, 0, 50, 50, E);
  add(s, 0, 50 - astern, 50, E, changes);
  return s;
}

/** Her leader makes her move; then the follower is asked. */
function led(s: AgeOfSail, ...orders: string[]): Drill {
  return drill(movement, s).say('sail ship=0', ...orders);
}

function leader(d: Drill): Ship {
  return d.s.ships[0] as Ship;
}

function follower(d: Drill): Ship {
  return d.s.ships[1] as Ship;
}

/** Within a millimetre: marks are met to the millimetre, and arcs are rounded. */
function apart(a: number, b: number): number {
  return Math.floor(Math.abs(a - b) / 100);
}

function nextTurn(s: AgeOfSail): void {
  for (const ship of s.ships) Object.assign(ship, { moved: 0, sailed: 0 });
}

describe('sailing in line', () => {
  test('2.12, R57 a follower sails as far as her leader did, straight after her', () => {
    const d = led(inLine(6), 'run mm=50', 'run mm=10', 'end');
    expect(d.offers()).toContain('follow leader=0');
    d.say('follow leader=0');
    expect(d.ended()).toBe(true);
    expect(follower(d)).toMatchObject({ x: 50 * CM, y: 50 * CM, heading: E, sailed: 60, moved: 1 });
  });

  test('2.12, R57 she turns at the very place where her leader turned', () => {
    const d = led(inLine(6), 'run mm=50', 'turn to=starboard', 'run mm=50', 'end');
    d.say('follow leader=0');
    const turned = happened(d, 'sailed').filter(event => event.type === 'sailed' && event.how === 'starboard');
    expect(turned.length).toBe(2);
    // Both points end where they end for anyone who turns at 55 cm.
    for (const event of turned) expect(event).toMatchObject({ x: 55 * CM + 1801, y: 50 * CM - 746 });
    expect(follower(d)).toMatchObject({ heading: SE, sailed: 120 + 10 });
  });

  test('2.12, R57 short of the turning place she holds on, and turns there in her next move', () => {
    const d = led(inLine(12), 'turn to=starboard', 'run mm=50', 'run mm=10', 'end');
    d.say('follow leader=0');
    expect(follower(d)).toMatchObject({ x: 46 * CM, heading: E, sailed: 80 });
    nextTurn(d.s);
    const again = led(d.s, 'run mm=50', 'run mm=10', 'end').say('follow leader=0');
    expect(follower(again)).toMatchObject({ heading: SE });
    expect(apart(follower(again).x + follower(again).y, leader(again).x + leader(again).y)).toBe(0);
  });

  test('R57 two turns are copied in one move, within her own slower speed', () => {
    const s = inLine(4.5, { mizzen: 0 }, { windSpeed: 6 });
    const d = led(s, 'run mm=10', 'run mm=10', 'run mm=10', 'turn to=starboard', 'run mm=10', 'run mm=10');
    d.say('turn to=starboard', 'run mm=50', 'run mm=10', 'end');
    expect(leader(d)).toMatchObject({ heading: S, sailed: 150 });
    d.say('follow leader=0');
    expect(d.ended()).toBe(true);
    // 75 to the first mark, a point, 20 to the second, a point: 135, and running her two masts allow 120.
    expect(follower(d)).toMatchObject({ heading: S, sailed: 135 });
    expect(apart(follower(d).x, leader(d).x)).toBe(0);
    expect(follower(d).y).toBeGreaterThan(leader(d).y);
  });

  test('R5, R57 a follower without the speed for the turn stops at the mark and turns next time', () => {
    const s = inLine(6, { mizzen: 0 }); // two masts: 10 cm on a reach
    const d = led(s, 'run mm=10', 'run mm=10', 'run mm=10', 'turn to=starboard', 'run mm=50', 'end');
    d.say('follow leader=0');
    expect(follower(d)).toMatchObject({ x: 53 * CM, heading: E, sailed: 90 });
    nextTurn(d.s);
    const again = led(d.s, 'run mm=50', 'end').say('follow leader=0');
    expect(follower(again)).toMatchObject({ heading: SE, sailed: 50 });
    expect(apart(follower(again).x + follower(again).y, leader(again).x + leader(again).y)).toBe(0);
  });

  test('R11, R57 ships in line tack in succession', () => {
    const s = sea({ windSpeed: 6 });
    add(s, 0, 50, 50, NE);
    add(s, 0, 46, 46, NE);
    const d = led(s, 'tack to=port', 'run mm=50', 'run mm=50', 'end').say('follow leader=0');
    expect(follower(d).heading).toBe(NW);
    expect(apart(follower(d).x + follower(d).y, leader(d).x + leader(d).y)).toBe(0);
  });

  test('2.6, R57 behind a leader who stopped short she still makes her own centimetre', () => {
    const d = led(inLine(8), 'run mm=5', 'anchor').say('follow leader=0');
    expect(d.ended()).toBe(true);
    expect(follower(d).sailed).toBe(10);
  });

  test('2.6, R57 at a mark where she cannot pay for the turn she holds on for her centimetre', () => {
    const s = sea();
    add(s, 0, 50, 50, NE);
    add(s, 0, 46, 46, NE, { fore: 0, mizzen: 0 }); // one mast: 3 cm close hauled, no tack
    const d = led(s, 'tack to=port', 'run mm=10', 'end');
    const [x, y] = [50 * CM, 50 * CM];
    Object.assign(follower(d), { x: x - 355, y: y - 355 }); // 5 mm short of the mark
    leader(d).marks = [x, y, NE, -2];
    Object.assign(leader(d), { x: 45 * CM, y: 60 * CM });
    d.say('follow leader=0');
    expect(follower(d)).toMatchObject({ heading: NE, sailed: 10 });
  });

  test('2.10, R57 she does not follow a turn that a shift of wind has since closed', () => {
    const s = sea({ windFrom: NE });
    add(s, 0, 58, 55, N, { moved: 1, sailed: 60, marks: [53 * CM, 50 * CM, E, -1] });
    add(s, 0, 50, 50, E);
    const d = drill(movement, s).say('follow leader=0');
    expect(d.ended()).toBe(true);
    expect(follower(d)).toMatchObject({ x: 53 * CM, heading: E, sailed: 30 });
  });

  test('R57 contact ends the following: she stops against her leader’s stern', () => {
    const d = led(inLine(5), 'run mm=50', 'end');
    Object.assign(leader(d), { x: 52 * CM });
    d.say('follow leader=0');
    expect(follower(d)).toMatchObject({ x: 48 * CM, sailed: 30, fouled: 0 });
  });

  test('R57 following is a choice, made at the start of her move', () => {
    const d = led(inLine(6), 'run mm=50', 'end');
    expect(d.offers()).toContain('turn to=port');
    d.say('run mm=10');
    expect(d.offers()).not.toContain('follow leader=0');
    expect(d.refused('follow leader=0')).toContain('2.12');
  });
});

describe('who may follow whom', () => {
  /** Those ship 0 may follow, with ship 1 ahead of her having sailed. */
  function leaders(ahead: Partial<Ship>, self: Partial<Ship> = {}, sides: readonly (0 | 1)[] = [0, 1]): number[] {
    const s = sea({ articles: { sides } });
    const ship = add(s, 0, 50, 50, E, self);
    add(s, ahead.seat ?? 0, 60, 50, E, { moved: 1, sailed: 50, ...ahead });
    return leadersOf(s, ship);
  }

  test('2.13, R56 pirates never sail in line, as follower or as leader', () => {
    expect(leaders({})).toEqual([1]);
    const pirate = { navy: 'privateers' } as const;
    expect(leaders(pirate, pirate)).toEqual([]);
    expect(leaders({}, pirate)).toEqual([]);
    expect(leaders(pirate)).toEqual([]);
  });

  test('2.13, R56 pirates are not offered to follow, and are free to steer alike all the same', () => {
    const s = sea({ articles: { navies: ['privateers', 'france'] } });
    add(s, 0, 50, 50, E, { navy: 'privateers' });
    add(s, 0, 44, 50, E, { navy: 'privateers' });
    const d = led(s, 'run mm=50', 'end');
    expect(d.offers().filter(offer => offer.startsWith('follow'))).toEqual([]);
    expect(d.refused('follow leader=0')).toMatch(/^2\.13: /);
    d.say('run mm=50', 'end');
    expect(follower(d)).toMatchObject({ x: 49 * CM, heading: E });
  });

  test('R74 only a ship of her own seat that has sailed this turn and is still there', () => {
    expect(leaders({ seat: 2 }, {}, [0, 1, 0, 1])).toEqual([]);
    expect(leaders({ seat: 1 })).toEqual([]);
    expect(leaders({ moved: 0 })).toEqual([]);
    expect(leaders({ sailed: 0 })).toEqual([]);
    expect(leaders({ condition: 'withdrawn' })).toEqual([]);
  });

  test('R74 only a ship ahead on her own heading, within 1 cm of her keel line', () => {
    expect(leaders({ y: 51 * CM })).toEqual([1]);
    expect(leaders({ y: 49 * CM })).toEqual([1]);
    expect(leaders({ y: 51 * CM + 1 })).toEqual([]);
    expect(leaders({ x: 40 * CM })).toEqual([]);
    expect(leaders({ heading: SE })).toEqual([]);
  });

  test('R74 a wake is as wide on a diagonal', () => {
    const diagonal = (x: number, y: number) =>
      leaders({ heading: SE, x: 50 * CM + x, y: 50 * CM + y }, { heading: SE });
    expect(diagonal(5000, -5000)).toEqual([1]);
    expect(diagonal(5000 + 707, -5000 + 707)).toEqual([1]);
    expect(diagonal(5000 + 709, -5000 + 709)).toEqual([]);
  });

  test('R74 a place where the leader turned will do, when it lies ahead and was turned at from this heading', () => {
    const gone = { heading: S, x: 60 * CM, y: 40 * CM };
    expect(leaders({ ...gone, marks: [58 * CM, 50 * CM, E, 1] })).toEqual([1]);
    expect(leaders({ ...gone, marks: [58 * CM, 50 * CM, NE, 1] })).toEqual([]);
    expect(leaders({ ...gone, marks: [45 * CM, 50 * CM, E, 1] })).toEqual([]);
    expect(leaders({ ...gone, marks: [] })).toEqual([]);
  });

  test('R74 the last six turning places are remembered', () => {
    const s = sea({ windSpeed: 7 });
    add(s, 0, 50, 50, S, { navy: 'privateers' });
    const d = drill(movement, s);
    for (let point = 0; point < 7; point++) d.say(point % 2 === 0 ? 'turn to=port' : 'turn to=starboard');
    const { marks } = s.ships[0] as Ship;
    expect(marks.length / 4).toBe(6);
    expect(marks.slice(0, 4)).not.toEqual([50 * CM, 50 * CM, S, -1]);
    expect(marks.slice(-2)).toEqual([S, -1]);
  });
});
