/**
 * All workers, by name. The page starts the session; the session starts the thinker, in which agents search and which it
 * terminates to stop them, and the checker, in which logs from outside are tried before they are opened. They share this file
 * so that the engine and the rulebooks are fetched once.
 */

import { expose, proxy } from 'comlink';
import type { FaultReport } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Library, LogChecker, Thinker } from '@weathergauge/host';
import { cancellable, checkElsewhere, checkHere } from '@weathergauge/host';
import { builtLibrary } from './library.ts';
import type { CheckerApi, SessionApi, ThinkerApi } from './protocol.ts';
import { createSession } from './session.ts';
import type { WorkerHandle } from './worker-handle.ts';
import { onDemand, openWorker } from './worker-handle.ts';

const THINKER = 'thinker';
const CHECKER = 'checker';

/** The second worker's side. Only this worker loads the agents' code. */
function thinkerIn(library: Library): ThinkerApi {
  return {
    async think(question, onProgress) {
      const { choose } = await import('@weathergauge/host/choose');
      const ruleset = await library.open(question.ruleset, question.pack);
      if (isRefusal(ruleset)) throw new Error(ruleset.reason);
      return choose(ruleset, question, () => performance.now(), onProgress);
    },
  };
}

/** The session's side. Stopping a search terminates the worker, and the next search starts another. */
function workerThinker(): Thinker {
  const worker = onDemand(() =>
    openWorker<ThinkerApi>(new Worker(self.location.href, { type: 'module', name: THINKER })),
  );
  return {
    think: (question, onProgress) =>
      cancellable({
        ask: listen => worker.get().call(remote => remote.think(question, proxy(listen))),
        onProgress,
        terminate: reason => worker.end(reason),
      }),
  };
}

/** A checker that has answered is kept so many milliseconds for another log, as when one after the other is looked through. */
const IDLE_MS = 5_000;

/** The session's side of the checker. A worker checks one log at a time. */
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

/** Into the console, where a developer looks; the player is told by a refusal. */
function reportFault(report: FaultReport): void {
  console.error('The rulebook has failed. This makes it happen again:', report);
}

function roleIn(library: Library): ThinkerApi | CheckerApi | SessionApi {
  if (self.name === THINKER) return thinkerIn(library);
  if (self.name === CHECKER) return { ...checkHere(library, () => performance.now()), ready: async () => {} };
  return createSession(library, workerThinker(), reportFault, workerChecker());
}

expose(roleIn(builtLibrary()));
