/**
 * Reading a log from outside: a link, a file, a saved game. It is checked first in a worker that can be terminated, within a
 * budget; only what has been played to its end there is played again here. The replay itself is bounded, too (`budget.ts` of
 * the engine): the worker is for what nobody has thought of, such as a rulebook that never returns.
 */

import type { Budget, Clock, Match, Refusal, Verdict } from '@weathergauge/engine';
import { isRefusal, judge, parseLog, refusal, spendingOf, UNTRUSTED } from '@weathergauge/engine';
import type { Library } from './library.ts';
import { restoredMatch } from './opening.ts';

/** Plain data, so that it can be sent to a worker. */
export interface LogQuestion {
  readonly text: string;
  /** The data pack that it was played by; null for the printed one. */
  readonly pack: object | null;
  readonly budget: Budget;
}

/** What a log proves, as plain data. */
export type CheckedLog = Omit<Verdict, 'match'>;

export interface LogChecker {
  check(question: LogQuestion): Promise<CheckedLog | Refusal>;
}

/** Checks in the calling thread: what a worker does, and tests. */
export function checkHere(library: Library, now: Clock): LogChecker {
  return {
    async check({ text, pack, budget }) {
      const log = parseLog(text, budget);
      if (isRefusal(log)) return log;
      const ruleset = await library.open(log.ruleset, pack);
      if (isRefusal(ruleset)) return ruleset;
      const verdict = judge(ruleset, log, spendingOf(budget, now));
      if (isRefusal(verdict)) return verdict;
      const { match: _match, ...findings } = verdict;
      return findings;
    },
  };
}

/** A worker that can be asked, and terminated when it does not answer. */
export interface CheckingWorker {
  /** Resolves when it has loaded its code: how long that takes is not the log's fault. */
  readonly ready: Promise<unknown>;
  ask(question: LogQuestion): Promise<CheckedLog | Refusal>;
  /** It has answered, and may be kept for another log: to load the rules takes longer than to check most logs. */
  release(): void;
  terminate(): void;
}

/** Milliseconds within which a worker is ready on any machine that is not broken. */
const START = 60_000;
/** To load a rulebook on a busy machine, and to say that the budget is spent, which the worker does by itself as a rule. */
const GRACE = 10_000;

/**
 * `open` is called for each log that can be read at all. A worker that has answered is released; one that breaks, or whose
 * time is spent, is terminated.
 */
export function checkElsewhere(open: () => CheckingWorker): LogChecker {
  return {
    async check(question) {
      const log = parseLog(question.text, question.budget);
      if (isRefusal(log)) return log;
      const { milliseconds } = question.budget;
      const worker = open();
      try {
        await within(START, worker.ready, () => {
          throw new Error('its worker does not start');
        });
        const answer = await within(milliseconds + GRACE, worker.ask(question), () => null);
        if (answer !== null) {
          worker.release();
          return answer;
        }
        worker.terminate();
        return refusal('over-budget', `to check this log takes more than ${milliseconds} ms`);
      } catch (error) {
        // It ran out of memory, or broke in another way.
        worker.terminate();
        const why = error instanceof Error ? error.message : String(error);
        return refusal('over-budget', `this log could not be checked: ${why}`);
      }
    },
  };
}

async function within<T, L>(milliseconds: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const spent = Promise.withResolvers<'spent'>();
  const timer = setTimeout(() => spent.resolve('spent'), milliseconds);
  try {
    const first = await Promise.race([work.then(done => ({ done })), spent.promise]);
    return first === 'spent' ? late() : first.done;
  } finally {
    clearTimeout(timer);
  }
}

export interface ReadLog {
  readonly match: Match;
  readonly checked: CheckedLog;
}

/** What comes with a log from outside. */
export interface Outside {
  /** The data pack that it was played by; null for the printed one. */
  readonly pack?: object | null;
  /** What its dice go on by, in a save. */
  readonly key?: string | null;
  readonly budget?: Budget;
}

/** The match of a log from outside, for reading or to go on with: refused when it does not replay, whatever else it proves. */
export async function readUntrusted(
  library: Library,
  checker: LogChecker,
  text: string,
  { pack = null, key = null, budget = UNTRUSTED }: Outside = {},
): Promise<ReadLog | Refusal> {
  const checked = await checker.check({ text, pack, budget });
  if (isRefusal(checked)) return checked;
  const { rules } = checked;
  if (rules.verdict !== 'yes') return refusal('bad-log', rules.reason);
  const match = await restoredMatch(library, text, key, pack);
  return isRefusal(match) ? match : { match, checked };
}
