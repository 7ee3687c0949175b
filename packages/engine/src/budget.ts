/** How much a log from outside may cost. Whoever reads one gives the budget and, because the engine has no clock, the time. */

import type { Refusal } from './contract.ts';
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
 * For logs from anywhere. The longest recorded game has 1,815 entries in 106,000 characters, the longest at random 2,344. As many as
 * are allowed here, with an undo for every answer, are read and replayed in half a second.
 */
export const UNTRUSTED: Budget = { milliseconds: 5_000, entries: 10_000, draws: 250_000, characters: 2 ** 22 };

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

/** Of a log that is not read from its text. */
export function overSize({ opening, entries }: GameLog, budget: Budget): Refusal | null {
  if (entries.length > budget.entries) return overBudget(`a log has no more than ${budget.entries} entries`);
  let draws = opening.draws.length;
  for (const entry of entries) if (entry.kind === 'answer') draws += entry.draws.length;
  return draws > budget.draws ? overBudget(`a log has no more than ${budget.draws} draws`) : null;
}

export const overBudget = (reason: string): Refusal => refusal('over-budget', reason);
