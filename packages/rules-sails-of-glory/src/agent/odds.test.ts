import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, outlook, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { odds } from './odds.ts';
import { ruleset } from '../index.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip } from '../model/state.ts';
import { levels } from '../model/vocabulary.ts';
const PLAYED = ['enemy-in-sight', 'in-shallow-waters', 'force-the-blockade'].flatMap(scenario =>
  levels.map(level => [scenario, level] as const),
);

function opening(scenario: string, level: string): Sails {
  const config = configure(ruleset, { scenario, options: { level } });
  if (isRefusal(config)) throw new Error(config.reason);
  return ruleset.setup(config, seededDice('opening'), silent);
}

function chance(s: Sails, seat: Seat): number {
  return outlook(ruleset, s, seat);
}

describe.each(PLAYED)('%s', (scenario, level) => {
  test('is open when it begins, and what one side may hope for the other must fear', () => {
    const s = opening(scenario, level);
    expect(Math.abs(chance(s, 0))).toBeLessThan(0.9);
    expect(odds.progress(s)).toBeLessThan(0.2);
    expect(chance(s, 1)).toBeCloseTo(-chance(s, 0), 12);
  });

  test('what hurts a side is worse for it, and to lose is worst', () => {
    const s = opening(scenario, level);
    for (const seat of [0, 1] as const) {
      const own = (ship: Readonly<Ship>): boolean => isShip(ship) && ship.side === s.articles.sides[seat];
      const after = (change: (ship: Ship) => void): number => {
        const changed = ruleset.clone(s);
        for (const ship of changed.ships) if (own(ship)) change(ship);
        return chance(changed, seat);
      };
      const hurt = after(ship =>
        Object.assign(ship, { crew: 2, hull: ship.hull.map((_, i) => (i < 4 ? ship.burden : 0)) }),
      );
      expect(hurt).toBeLessThan(chance(s, seat));
      expect(after(ship => Object.assign(ship, { condition: 'gone', fate: 'sunk' }))).toBeLessThan(
        chance(s, seat) - 0.2,
      );
    }
  });
});
