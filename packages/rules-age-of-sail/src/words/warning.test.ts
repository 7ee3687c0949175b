import { describe, expect, test } from 'vitest';
import { helm } from '../chapters/ch2-helm.ts';
import { ruleset } from '../index.ts';
import type { AgeOfSail } from '../model/state.ts';
import { add, drill, patch, sea } from '../test/drill.fixture.ts';

/** The orders at the helm of the first ship, as people are given them. */
function given(s: AgeOfSail): readonly (readonly [order: string, warning: string])[] {
  return drill(helm, s).given(ruleset);
}

/** Of the longest run straight ahead. */
function ahead(s: AgeOfSail): string {
  const runs = given(s).filter(([order]) => order.startsWith('run'));
  return runs.toSorted(([a], [b]) => Number(b.slice(7)) - Number(a.slice(7)))[0]?.[1] ?? 'none';
}

/** Heading south before the wind, in the middle of the table. */
function southward(changes: Parameters<typeof sea>[0] = {}): AgeOfSail {
  const s = sea(changes);
  add(s, 0, 50, 50, 4);
  return s;
}

describe('orders that people are warned of', () => {
  test('R55 leaving the table, and they come last', () => {
    const s = sea();
    add(s, 0, 50, 2, 4);
    const orders = given(s);
    expect(orders.filter(([, warning]) => warning === 'Ship 0 leaves the table, for good').length).toBeGreaterThan(0);
    const first = orders.findIndex(([, warning]) => warning !== '');
    expect(first).toBeGreaterThan(0);
    expect(orders.slice(first).every(([, warning]) => warning !== '')).toBe(true);
    expect(ahead(s)).toBe('Ship 0 leaves the table, for good');
  });

  test('R48 running into a friend, and R47 an enemy is none', () => {
    const friend = southward();
    add(friend, 0, 50, 44, 4);
    expect(ahead(friend)).toBe('Ship 0 runs into Ship 1, a friend, and stops');
    const enemy = southward();
    add(enemy, 1, 50, 44, 4);
    expect(ahead(enemy)).toBe('');
  });

  test('R64, 2.15 land and shoals ahead', () => {
    expect(ahead(southward({ areas: [patch('island', 50, 42, 3)] }))).toBe('Ship 0 runs up against land, and stops');
    expect(ahead(southward({ areas: [patch('shoal', 50, 42, 3)] }))).toBe('over a shoal: she runs aground on a 1 to 3');
  });

  test('2.14, R16 to anchor is no warning, and stands behind all that she may do under sail and with her guns', () => {
    const s = southward();
    add(s, 1, 58, 50, 4);
    const orders = given(s).map(([order]) => order);
    expect(orders.some(order => order.startsWith('engage'))).toBe(true);
    expect(orders.at(-1)).toBe('anchor');
  });

  test('open water has none', () => {
    expect(given(southward()).filter(([, warning]) => warning !== '')).toEqual([]);
  });
});
