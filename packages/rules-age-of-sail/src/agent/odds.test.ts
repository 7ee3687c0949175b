import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, outlook, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { odds } from './odds.ts';
import { ruleset } from '../index.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { scenarios } from '../book/scenarios.ts';

function opening(scenario: string): AgeOfSail {
  const config = configure(ruleset, { scenario, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  return ruleset.setup(config, seededDice('opening'), silent);
}

function chance(s: AgeOfSail, seat: Seat): number {
  return outlook(ruleset, s, seat);
}

describe.each(scenarios.map(({ id }) => id))('%s', scenario => {
  test('is open when it begins, and what one side may hope for the other must fear', () => {
    const s = opening(scenario);
    expect(Math.abs(chance(s, 0))).toBeLessThan(0.9);
    expect(odds.progress(s)).toBeLessThan(0.2);
    expect(chance(s, 1)).toBeCloseTo(-chance(s, 0), 12);
  });

  test('what hurts a side is worse for it, and to lose is worst', () => {
    const s = opening(scenario);
    for (const seat of [0, 1] as const) {
      const own = (ship: Readonly<Ship>): boolean => s.articles.sides[ship.home] === s.articles.sides[seat];
      const after = (change: (ship: Ship) => void): number => {
        const changed = ruleset.clone(s);
        for (const ship of changed.ships) if (own(ship)) change(ship);
        return chance(changed, seat);
      };
      const hurt = after(ship => Object.assign(ship, { port: 1, starboard: 0, hull: 1 }));
      expect(hurt).toBeLessThan(chance(s, seat));
      expect(after(ship => Object.assign(ship, { condition: 'sunk' }))).toBeLessThan(chance(s, seat) - 0.2);
    }
  });
});
