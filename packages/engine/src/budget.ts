/** How much a log from outside may cost. Whoever reads one gives the budget and, because the engine has no clock, the time. */

import type { AnyRuleset, Refusal } from './contract.ts';
import { refusal } from './contract.ts';
import type { GameLog } from './log.ts';

export interface Budget {
  readonly milliseconds: number;
  readonly entries: number;
  /** Draws of all entries together. */
  readonly draws: number;
  /** Of the log's text. */
  readonly characters: number;
}

/**
 * For logs from anywhere, whatever the rulebook. A log is taken apart before its book is known, so there may be as many entries here as
 * the longest campaign needs (`mostEntries`).
 */
export const UNTRUSTED: Budget = { milliseconds: 5_000, entries: 40_000, draws: 250_000, characters: 2 ** 22 };

/**
 * What a book allows that says nothing else. The longest recorded battle has 1,815 entries in 106,000 characters, the longest at random
 * 2,344. As many as this, with an undo for every answer, are read and replayed in half a second.
 */
export const MOST_ENTRIES = 10_000;

export type Clock = () => number;

/** What is left of a budget while a log is being read. */
export interface Spending {
  readonly budget: Budget;
  readonly now: Clock;
  readonly since: number;
}

/** Without a clock, time is not counted. */
export function spendingOf(budget: Budget, now: Clock = () => 0): Spending {
  return { budget, now, since: now() };
}

export function overTime({ budget, now, since }: Spending): Refusal | null {
  if (now() - since <= budget.milliseconds) return null;
  return overBudget(`to check this log takes more than ${budget.milliseconds} ms`);
}

/** Of a log whose rulebook is known, before anything of it is replayed. */
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
