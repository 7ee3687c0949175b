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

/** The session's side of the checker. Each log has a worker of its own. */
function workerChecker(): LogChecker {
  return checkElsewhere(() => {
    const worker = openWorker<CheckerApi>(new Worker(self.location.href, { type: 'module', name: CHECKER }));
    return {
      ready: worker.call(remote => remote.ready()),
      ask: question => worker.call(remote => remote.check(question)),
      terminate: () => worker.end('the log is checked'),
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
