/**
 * All workers, by name. The page starts the session. The session starts thinkers, in which agents search (it terminates them to stop a
 * search), the checker, which checks logs from outside before they are opened, and the analyst, which analyses finished games. They share
 * this file so that the engine and the rulebooks are fetched once.
 */

import { expose, proxy } from 'comlink';
import type { FaultReport } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Adviser, Library, LogChecker, Thinker } from '@weathergauge/host';
import { agreed, askedOf, cancellable, checkElsewhere, checkHere, restoredMatch } from '@weathergauge/host';
import { builtLibrary } from './library.ts';
import type { Analyst, AnalystApi, CheckerApi, SessionApi, ThinkerApi } from './protocol.ts';
import { ranks, readOfficer } from './protocol.ts';
import { createSession } from './session.ts';
import type { WorkerHandle } from './worker-handle.ts';
import { onDemand, openWorker } from './worker-handle.ts';

const THINKER = 'thinker';
const CHECKER = 'checker';
const ANALYST = 'analyst';

/** The code inside a thinker. Only this worker loads the agents' code. */
function thinkerIn(library: Library): ThinkerApi {
  return {
    async think(question, onProgress) {
      const { choose } = await import('@weathergauge/host/choose');
      const ruleset = await library.open(question.ruleset, question.pack);
      if (isRefusal(ruleset)) throw new Error(ruleset.reason);
      return choose(ruleset, question, () => performance.now(), onProgress);
    },
    async advise(question, onProgress) {
      const { hintFor } = await import('@weathergauge/host/hint');
      const ruleset = await library.open(question.ruleset, question.pack);
      if (isRefusal(ruleset)) throw new Error(ruleset.reason);
      return hintFor(ruleset, question, () => performance.now(), onProgress);
    },
  };
}

/** Hints, as the session uses them: in a worker of their own, so that stopping one ends no agent's search. */
function workerAdviser(): Adviser {
  const worker = onDemand(() =>
    openWorker<ThinkerApi>(new Worker(self.location.href, { type: 'module', name: THINKER })),
  );
  return {
    advise(question, onProgress) {
      let isDone = false;
      const hint = worker
        .get()
        .call(remote => remote.advise(question, proxy(onProgress)))
        .finally(() => {
          isDone = true;
        });
      return { hint, cancel: () => void (isDone || worker.end('cancelled')) };
    },
  };
}

/** Most thinkers: more would only compete for the same memory. */
const MOST_THINKERS = 4;

/** How many workers think for a level: one, or as many as there are cores. */
function thinkersFor(level: string): number {
  const officer = readOfficer(level);
  if (officer === null || ranks[officer.level].threads === 'one') return 1;
  return Math.max(1, Math.min(MOST_THINKERS, navigator.hardwareConcurrency));
}

/**
 * Thinkers, as the session uses them. Stopping a search terminates the workers, and the next search starts others. Only the first reports
 * progress; the results of the others are added to its own.
 */
function workerThinker(library: Library): Thinker {
  const workers = Array.from({ length: MOST_THINKERS }, () =>
    onDemand(() => openWorker<ThinkerApi>(new Worker(self.location.href, { type: 'module', name: THINKER }))),
  );
  return {
    think: (question, onProgress) =>
      cancellable({
        async ask(listen) {
          const asked = askedOf(question, thinkersFor(question.level));
          const answers = workers
            .slice(0, asked.length)
            .map((worker, i) =>
              worker.get().call(remote => remote.think(asked[i] ?? question, proxy(i === 0 ? listen : () => {}))),
            );
          const ruleset = await library.open(question.ruleset, question.pack);
          if (isRefusal(ruleset)) throw new Error(ruleset.reason);
          return agreed(ruleset, answers);
        },
        onProgress,
        terminate: reason => workers.forEach(worker => worker.end(reason)),
      }),
  };
}

/** Milliseconds for which an idle checker is kept, for when several logs are opened in a row. */
const IDLE_MS = 5_000;

/** The checker, as the session uses it. A worker checks one log at a time. */
function workerChecker(): LogChecker {
  let idle: WorkerHandle<CheckerApi> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): WorkerHandle<CheckerApi> {
    clearTimeout(timer);
    const worker = idle ?? openWorker<CheckerApi>(new Worker(self.location.href, { type: 'module', name: CHECKER }));
    idle = null;
    return worker;
  }

  function endIdle(): void {
    clearTimeout(timer);
    idle?.end('nobody asks it any more');
    idle = null;
  }

  return checkElsewhere(() => {
    const worker = take();
    return {
      ready: worker.call(remote => remote.ready()),
      ask: question => worker.call(remote => remote.check(question)),
      release() {
        endIdle();
        idle = worker;
        timer = setTimeout(endIdle, IDLE_MS);
      },
      terminate: () => worker.end('its time is spent, or it is broken'),
    };
  });
}

/** Time for the analysis of a whole game. */
const ANALYSIS_MS = 10_000;
/** Least milliseconds between two reports of progress. */
const BETWEEN_REPORTS = 100;

/** The code inside the analyst. */
function analystIn(library: Library): AnalystApi {
  return {
    async line({ log, pack, seat, instead }) {
      const { lineFrom } = await import('@weathergauge/host/line');
      const match = await restoredMatch(library, log, null, pack);
      if (isRefusal(match)) throw new Error(match.reason);
      return lineFrom(match, seat, instead);
    },
    async analyse({ log, pack, seats }, onProgress) {
      const { analysisOf } = await import('@weathergauge/host/analysis');
      const match = await restoredMatch(library, log, null, pack);
      if (isRefusal(match)) throw new Error(match.reason);
      let reported = 0;
      return analysisOf(match, seats, {
        clock: () => performance.now(),
        milliseconds: ANALYSIS_MS,
        onProgress(share) {
          const now = performance.now();
          if (now < reported + BETWEEN_REPORTS) return;
          reported = now;
          onProgress(share);
        },
      });
    },
  };
}

/** The analyst, as the session uses it. A worker analyses one game. */
function workerAnalyst(): Analyst {
  let current: WorkerHandle<AnalystApi> | null = null;
  const end = (worker: WorkerHandle<AnalystApi> | null, why: string): void => {
    if (worker !== null && !worker.isBroken()) worker.end(why);
  };
  return {
    async analyse(question, onProgress) {
      end(current, 'another game is looked through');
      const mine = openWorker<AnalystApi>(new Worker(self.location.href, { type: 'module', name: ANALYST }));
      current = mine;
      try {
        return await mine.call(remote => remote.analyse(question, proxy(onProgress)));
      } finally {
        end(mine, 'done');
      }
    },
    async line(question) {
      const mine = openWorker<AnalystApi>(new Worker(self.location.href, { type: 'module', name: ANALYST }));
      return mine.call(remote => remote.line(question)).finally(() => end(mine, 'done'));
    },
    stop: () => end(current, 'stopped'),
  };
}

/** Writes the report to the console, for developers; the player is told by a refusal. */
function reportFault(report: FaultReport): void {
  console.error('The rulebook has failed. This makes it happen again:', report);
}

function roleIn(library: Library): ThinkerApi | CheckerApi | AnalystApi | SessionApi {
  if (self.name === THINKER) return thinkerIn(library);
  if (self.name === CHECKER) return { ...checkHere(library, () => performance.now()), ready: async () => {} };
  if (self.name === ANALYST) return analystIn(library);
  return createSession(
    library,
    workerThinker(library),
    reportFault,
    workerChecker(),
    workerAnalyst(),
    workerAdviser(),
    async () => (await import('./online/browser.ts')).browserOnline(),
  );
}

expose(roleIn(builtLibrary()));
