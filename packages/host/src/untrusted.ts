/**
 * Reads a log from outside: a link, a file, a saved game. It is first replayed in a worker that can be terminated, within a budget; only
 * if that succeeds is it replayed here. The replay itself is bounded too (`budget.ts` of the engine); the worker protects against the
 * unforeseen, such as a rulebook that never returns.
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

/** Checks in the calling thread: used inside the worker, and by tests. */
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
  /** Resolves when it has loaded its code, which does not count towards the log's time. */
  readonly ready: Promise<unknown>;
  ask(question: LogQuestion): Promise<CheckedLog | Refusal>;
  /** It has answered and can be reused: loading the rules takes longer than checking most logs. */
  release(): void;
  terminate(): void;
}

/** Timeout in milliseconds for a worker to become ready. */
const START = 60_000;
/** Extra milliseconds for loading a rulebook on a busy machine, and for the worker itself to report that the budget is spent. */
const GRACE = 10_000;

/**
 * Checks logs in workers that `open` provides, one for each log whose text could be parsed. A worker that has answered is released; one
 * that breaks, or whose time is up, is terminated.
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
        // The worker ran out of memory, or broke in another way.
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

/** What may come with a log from outside. */
export interface Outside {
  /** The data pack that it was played by; null for the printed one. */
  readonly pack?: object | null;
  /** The dice key, from a save. */
  readonly key?: string | null;
  readonly budget?: Budget;
}

/** The match of a log from outside, for reading or continuing. Refused if it does not replay. */
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
