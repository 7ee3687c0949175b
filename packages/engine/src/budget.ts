/** Limits on reading a log from outside. The caller gives the budget, and a clock, because the engine has none. */

import type { AnyRuleset, Refusal } from './contract.ts';
import { refusal } from './contract.ts';
import type { GameLog } from './log.ts';

export interface Budget {
  readonly milliseconds: number;
  readonly entries: number;
  /** Draws of all entries. */
  readonly draws: number;
  /** Characters of the log's text. */
  readonly characters: number;
}

/**
 * The budget for logs of any rulebook. A log is parsed before its book is known, so it allows as many entries as the longest campaign
 * needs (`mostEntries`).
 */
export const UNTRUSTED: Budget = { milliseconds: 5_000, entries: 40_000, draws: 250_000, characters: 2 ** 22 };

/**
 * Entries that a book allows by default. The longest recorded battle has 1,815 entries in 106,000 characters, the longest random one 2,344.
 * 10,000 entries, with an undo for every answer, are read and replayed in half a second.
 */
export const MOST_ENTRIES = 10_000;

export type Clock = () => number;

/** What is left of a budget while a log is being read. */
export interface Spending {
  readonly budget: Budget;
  readonly now: Clock;
  readonly since: number;
}

/** Starts counting. Without a clock, time is unlimited. */
export function spendingOf(budget: Budget, now: Clock = () => 0): Spending {
  return { budget, now, since: now() };
}

export function overTime({ budget, now, since }: Spending): Refusal | null {
  if (now() - since <= budget.milliseconds) return null;
  return overBudget(`to check this log takes more than ${budget.milliseconds} ms`);
}

/** Refuses a log with too many entries for its rulebook, before anything is replayed. */
export function overSize(
  { mostEntries = MOST_ENTRIES }: Pick<AnyRuleset, 'mostEntries'>,
  { opening, entries }: GameLog,
  budget: Budget,
): Refusal | null {
  const most = Math.min(mostEntries, budget.entries);
  if (entries.length > most) return overBudget(`a log has no more than ${most} entries`);
  let draws = opening.draws.length;
  for (const entry of entries) if (entry.kind === 'answer') draws += entry.draws.length;
  return draws > budget.draws ? overBudget(`a log has no more than ${budget.draws} draws`) : null;
}

export const overBudget = (reason: string): Refusal => refusal('over-budget', reason);
