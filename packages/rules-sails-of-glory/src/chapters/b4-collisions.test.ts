import { describe, expect, test } from 'vitest';
import { movement } from './b3-movement.ts';
import { anyOverlap } from './b4-collisions.ts';
import { add, draws, drill, E, face, happened, N, NE, S, sea, W } from '../test/drill.fixture.ts';
import { basesOverlap, basesTouch } from '../model/hulls.ts';
import type { Sails } from '../model/state.ts';

const move = (s: Sails, ...dice: number[]) => drill(movement, {}, s, ...dice);
/** Every counter a 0, so that ships get no damage worth mentioning. */
const blanks = (s: Sails, count: number): number[] => draws(s, 0, ...Array.from({ length: count }, () => face(0)));

describe('B4 overlapping during movement', () => {
  test('B4.3 two that pass through each other and lie clear at the end do not collide', () => {
    const s = sea();
    const a = add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    const b = add(s, 1, 'courageuse', 500, 400, W, { first: 1 });
    const d = move(s);
    expect(happened(d, 'collided')).toEqual([]);
    expect([a.x, b.x]).toEqual([40_000 + 9800, 50_000 - 9800]);
  });

  test('B4.1, B4.4, B4.5, B4.8, B4.9, B4.14, B4.15 the heavier makes her whole move, the other slides up to her', () => {
    const s = sea();
    const light = add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    const heavy = add(s, 1, 'defence', 545, 500, S, { first: 1 });
    const d = move(s);
    expect(happened(d, 'move-order')[0]?.ships).toEqual([1, 0]);
    expect([heavy.x, heavy.y]).toEqual([54_500, 50_000 - 7800 - 1870]);
    expect(basesOverlap(light, heavy)).toBe(false);
    expect(basesTouch(light, heavy)).toBe(true);
    expect(happened(d, 'collided')).toMatchObject([{ ship: 0, other: 1 }]);
    expect(happened(d, 'sailed').map(e => e.slid)).toEqual([false, true]);
  });

  test('B4.2 those who are not concerned finish their moves first', () => {
    const s = sea();
    add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    add(s, 1, 'defence', 545, 500, S, { first: 1 });
    add(s, 1, 'defence', 900, 200, E, { first: 1 });
    expect(happened(move(s), 'sailed').map(e => e.ship)).toEqual([2, 1, 0]);
  });

  test('B4.6 of equal burden the better attitude goes first', () => {
    const s = sea({ windFrom: 7 });
    const beating = add(s, 0, 'defence', 400, 400, NE, { first: 1 }); // wind 90° off her bow: orange
    add(s, 1, 'defence', 515, 560, S, { first: 1 }); // wind 135° off hers: green
    const d = move(s);
    expect(happened(d, 'move-order')[0]?.ships).toEqual([1, 0]);
    expect(beating.sailed).toBe(1);
  });

  test('B4.6 and one taken aback after one that beats', () => {
    const s = sea();
    // The red card drives her 17.6 mm astern, onto the place where the other's straight ends.
    const aback = add(s, 0, 'defence', 400, 400, N, { first: 19 });
    const beating = add(s, 1, 'defence', 400 - 39 - 96.7 + 30, 375, E, { first: 1 });
    const d = move(s);
    expect(happened(d, 'move-order')[0]?.ships).toEqual([beating.id, aback.id]);
    expect(anyOverlap(s)).toBe(false);
  });

  test('B4.7 still equal, chance decides', () => {
    for (const [die, order] of [
      [1, [0, 1]],
      [2, [1, 0]],
    ] as const) {
      const s = sea();
      add(s, 0, 'defence', 400, 400, E, { first: 1 });
      add(s, 1, 'defence', 590, 400, W, { first: 1 });
      expect(happened(move(s, die), 'move-order')[0]?.ships).toEqual(order);
      expect(anyOverlap(s)).toBe(false);
    }
  });

  test('B4.10, B4.11, B4.13 with no room on the card her bow follows the line', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    add(s, 1, 'defence', 400 + 35 + 10 + 39, 400, E);
    move(s);
    expect(ship.x).toBeGreaterThan(40_000 + 1000 - 100);
    expect(ship.x).toBeLessThanOrEqual(40_000 + 1000 + 10);
  });

  test('B4.12 with room on the card her stern follows the line until she touches', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    const other = add(s, 1, 'defence', 400 + 35 + 70 + 15 + 39, 400, E);
    move(s);
    expect(basesTouch(ship, other)).toBe(true);
    expect(ship.x).toBeGreaterThan(40_000 + 7000 + 1400);
  });

  test('B4.16 example 2: the heavier slides her bow to the second, which slides her stern along the line to the first', () => {
    const s = sea({ windFrom: 5 });
    const heavy = add(s, 0, 'defence', 400, 300, N, { first: 7 });
    const light = add(s, 1, 'courageuse', 355, 380, E, { first: 15 });
    const before = { ...light };
    const d = move(s);
    expect(happened(d, 'move-order')[0]?.ships).toEqual([0, 1]);
    expect(happened(d, 'sailed').map(e => [e.ship, e.slid])).toEqual([
      [0, true],
      [1, true],
    ]);
    // The first had no room for a ship on her card, and stopped where the second lay before she moved.
    expect(heavy.y - 30_000).toBeLessThan(2 * heavy.halfLength);
    expect(basesTouch(heavy, before)).toBe(true);
    // The second was put on hers, a length ahead, and turned until her side came up to the first.
    expect(light.x - before.x).toBeGreaterThan(2 * light.halfLength);
    expect(light.heading).toBeGreaterThan(E);
    expect([basesTouch(light, heavy), basesOverlap(light, heavy)]).toEqual([true, false]);
    expect(happened(d, 'collided')).toMatchObject([
      { ship: 0, other: 1 },
      { ship: 1, other: 0 },
    ]);
  });

  test('R33 one whose end place is where another was put back joins the order', () => {
    const s = sea();
    // 0 and 1 would overlap; 2 would end where 0 begins.
    add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    add(s, 1, 'defence', 545, 500, S, { first: 1 });
    const third = add(s, 1, 'courageuse', 400 - 98, 400, E, { first: 1 });
    const d = move(s, 1);
    expect(happened(d, 'move-order')[0]?.ships).toHaveLength(3);
    expect(third.sailed).toBe(1);
    expect(anyOverlap(s)).toBe(false);
  });

  test('R34 bases in contact do not overlap', () => {
    const s = sea();
    const a = add(s, 0, 'defence', 400, 400, E);
    const b = add(s, 1, 'defence', 400 + 78, 400, E);
    expect([basesTouch(a, b), basesOverlap(a, b)]).toEqual([true, false]);
    b.x += 101;
    expect(basesTouch(a, b)).toBe(false);
  });

  test('R14 with her bow against a ship that lies still she is driven astern', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 400, 400, E, { first: 1 });
    add(s, 1, 'defence', 400 + 35 + 39, 400, E, { condition: 'aground' });
    const d = move(s);
    expect(happened(d, 'card-replaced')).toMatchObject([{ why: 'blocked', by: 27 }]);
    expect(ship.x).toBe(40_000 - 2200);
  });
});

describe('S5 friendly collisions', () => {
  test('S5.1, S5.2 friends draw as many counters as the burden of those who overlap them', () => {
    const s = sea({ level: 'standard' });
    add(s, 0, 'courageuse', 400, 400, E, { first: 1, second: 2 });
    add(s, 0, 'defence', 545, 500, S, { first: 1, second: 2 });
    const d = move(s, ...blanks(s, 8));
    expect(happened(d, 'drew').map(e => [e.ship, e.letter, e.faces.length])).toEqual([
      [0, 0, 5],
      [1, 0, 3],
    ]);
  });

  test('S5.2 of several friends each counts for herself, and enemies do not', () => {
    const s = sea({ level: 'standard' });
    // All three come to the place where the enemy lies.
    add(s, 0, 'courageuse', 500 - 98, 400, E, { first: 1, second: 2 });
    add(s, 0, 'defence', 500, 400 + 96.7, S, { first: 1, second: 2 });
    add(s, 0, 'terpsichore', 500 + 98, 400, W, { first: 1, second: 2 });
    add(s, 1, 'genereux', 500, 400, E);
    const d = move(s, ...blanks(s, 20));
    expect(happened(d, 'drew').map(e => [e.ship, e.faces.length])).toEqual([
      [0, 5 + 2],
      [1, 3 + 2],
      [2, 3 + 5],
    ]);
  });

  test('R33 only those whose ends would have overlapped hurt each other', () => {
    const s = sea({ level: 'standard' });
    add(s, 0, 'courageuse', 400, 400, E, { first: 1, second: 2 });
    add(s, 1, 'defence', 545, 500, S, { first: 1, second: 2 });
    // A friend who only ran into the place that the first was put back to.
    add(s, 0, 'courageuse', 400 - 98, 400, E, { first: 1, second: 2 });
    const d = move(s, 2);
    expect(happened(d, 'collided').map(e => [e.ship, e.other])).toContainEqual([2, 0]);
    expect(happened(d, 'drew')).toEqual([]);
  });

  test('S5.1 enemies do not, nor anybody in the Basic rules', () => {
    const enemies = sea({ level: 'standard' });
    add(enemies, 0, 'courageuse', 400, 400, E, { first: 1, second: 2 });
    add(enemies, 1, 'defence', 545, 500, S, { first: 1, second: 2 });
    expect(happened(move(enemies), 'drew')).toEqual([]);
    const basic = sea();
    add(basic, 0, 'courageuse', 400, 400, E, { first: 1 });
    add(basic, 0, 'defence', 545, 500, S, { first: 1 });
    expect(happened(move(basic), 'drew')).toEqual([]);
  });

  test('O17.6, O17.7 a wreck under way hurts friends only, a still one hurts everybody', () => {
    const under = sea({ level: 'standard', articles: { surrenderedShips: true } });
    add(under, 0, 'courageuse', 400, 400, E, { first: 1, second: 2 });
    add(under, 1, 'defence', 545, 500, S, { first: 1, condition: 'wreck', fate: 'surrendered' });
    expect(happened(move(under), 'drew')).toEqual([]);
    const still = sea({ level: 'standard', articles: { surrenderedShips: true } });
    add(still, 0, 'courageuse', 400, 400, E, { first: 1, second: 2 });
    add(still, 1, 'defence', 400 + 35 + 10 + 39, 400, E, { condition: 'wreck', fate: 'surrendered' });
    expect(happened(move(still, ...blanks(still, 5)), 'drew').map(e => e.faces.length)).toEqual([5]);
  });
});

test('O17.2, O17.3 a ship that has surrendered sails what she had planned and then lies still', () => {
  const s = sea({ level: 'standard', articles: { surrenderedShips: true } });
  const ship = add(s, 0, 'courageuse', 400, 400, E, { first: 1, second: 2, condition: 'wreck', fate: 'surrendered' });
  move(s);
  move(s);
  expect([ship.x, ship.first]).toEqual([40_000 + 2 * 9800, 0]);
  move(s);
  expect(ship.x).toBe(40_000 + 2 * 9800);
});
