/** The engine's one-page rulebook as a module of the shape that threads load, and a game of it laid out. */

import type { MatchConfig } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';

/** @public Found by its address, as every rulebook is. */
export { skirmish as ruleset } from '@weathergauge/engine/skirmish';

export const module = import.meta.url;

export function boats(): MatchConfig {
  const config = configure(skirmish, { scenario: 'boats' });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}
