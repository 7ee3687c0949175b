/** What the lobby says of a battle that one side wins much more often than the other, and the handicap that it offers. */

import type { Balance, Options, OptionSpec, Uneven } from '@weathergauge/engine';
import { settleOptions } from '@weathergauge/engine';
import type { Terms } from './game-options.ts';
import { changed } from './game-options.ts';

export interface Leaning {
  readonly uneven: Uneven;
  /** Whether its handicap has been taken. */
  readonly isEvened: boolean;
}

/** Null where the battle is even, or where something else has been changed: nobody has measured that one. */
export function leaningOf(spec: OptionSpec, all: readonly Uneven[], scenario: Terms, changes: Options): Leaning | null {
  const settled = (wished: Options): string => JSON.stringify(settleOptions(spec, scenario, wished).options);
  const now = settled(changes);
  for (const uneven of all) {
    if (uneven.scenario !== scenario.id) continue;
    if (settled(uneven.options ?? {}) === now) return { uneven, isEvened: false };
    const { handicap } = uneven;
    if (handicap !== undefined && settled({ ...uneven.options, ...handicap.options }) === now)
      return { uneven, isEvened: true };
  }
  return null;
}

/** The changes of the lobby with the handicap, or without it again. */
export function evened(spec: OptionSpec, scenario: Terms, changes: Options, { uneven, isEvened }: Leaning): Options {
  const plain = settleOptions(spec, scenario, uneven.options ?? {}).options;
  let next = changes;
  for (const [name, value] of Object.entries(uneven.handicap?.options ?? {}))
    next = changed(spec, scenario, next, name, isEvened ? (plain[name] ?? value) : value);
  return next;
}

/** Whom it favours, by seat, and how many of a hundred battles that side won. */
export function favoured({ score }: Balance): { readonly seat: number; readonly won: number } {
  return score >= 50 ? { seat: 0, won: Math.round(score) } : { seat: 1, won: Math.round(100 - score) };
}
