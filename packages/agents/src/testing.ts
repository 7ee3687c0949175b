/** Skirmish positions that the tests of this package share. */

import type { MatchConfig } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import type { Skirmish } from '@weathergauge/engine/skirmish';
import { skirmish } from '@weathergauge/engine/skirmish';

export function boats(options: Record<string, number | boolean> = {}): MatchConfig {
  const config = configure(skirmish, { scenario: 'boats', options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

/** The first decision of a game: both boats load. */
export function opening(options: Record<string, number | boolean> = {}): Skirmish {
  return skirmish.setup(boats(options), seededDice('opening'), silent);
}

/** Boat 1 has been hit in the last of her rounds and may draw from this bag. */
export function daring(bag: readonly number[]): Skirmish {
  const s = opening({ rounds: 1 });
  s.bag = bag.slice();
  const faces = [5, 0];
  skirmish.apply(s, 0, { do: 'load', charges: 0 }, { draw: () => faces.shift() ?? 0 }, silent);
  skirmish.apply(s, 1, { do: 'load', charges: 0 }, { draw: () => faces.shift() ?? 0 }, silent);
  return s;
}
