/**
 * The page's end of the two workers. Both are started when they are first needed. A thinker that is stopped answers with
 * the best it has reported so far; its worker is ended and the next thought begins in a new one.
 */

import { proxy, releaseProxy, wrap } from 'comlink';
import type { Seat } from '@weathergauge/engine';
import type { Level, SessionApi, ThinkerApi, ThinkProgress } from './protocol.ts';
import type { Thinking } from './thinking.ts';
import { startThinking } from './thinking.ts';

export type Brief = Awaited<ReturnType<SessionApi['brief']>>;

export interface TableClient {
  readonly session: SessionApi;
  think(brief: Brief, seat: Seat, level: Level, onProgress: (progress: ThinkProgress) => void): Thinking;
}

/** A client whose session can be let go. */
export interface OwnClient extends TableClient {
  /** Ends the session's worker, and with it the game it holds; the next call begins another. */
  rest(): void;
}

/** A worker, its remote side, and the calls that must be told when it breaks. */
interface Hand<T> {
  readonly remote: T;
  readonly isBroken: () => boolean;
  call<R>(promise: Promise<R>): Promise<R>;
  end(reason: string): void;
}

function hire<T>(worker: Worker): Hand<T> {
  const remote = wrap<T>(worker);
  const open = new Set<(error: Error) => void>();
  let broken: Error | null = null;
  const breakOff = (reason: string): void => {
    broken ??= new Error(reason);
    for (const reject of open) reject(broken);
    open.clear();
  };
  worker.addEventListener('error', event => breakOff(event.message || 'a worker could not be started'));
  return {
    // Every method of ours gives a promise already: the remote side looks like the near one.
    remote: remote as T,
    isBroken: () => broken !== null,
    call: promise =>
      new Promise((resolve, reject) => {
        if (broken !== null) return reject(broken);
        open.add(reject);
        promise.then(resolve, reject).finally(() => open.delete(reject));
      }),
    end(reason) {
      breakOff(reason);
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

export function createClient(): OwnClient {
  let session: Hand<SessionApi> | null = null;
  let thinker: Hand<ThinkerApi> | null = null;

  function hand(): Hand<SessionApi> {
    if (session === null || session.isBroken())
      session = hire(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'session' }));
    return session;
  }

  function mind(): Hand<ThinkerApi> {
    if (thinker === null || thinker.isBroken())
      thinker = hire(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thinker' }));
    return thinker;
  }

  function dismiss(reason: string): void {
    thinker?.end(reason);
    thinker = null;
  }

  return {
    session: remoteSession(hand),
    rest() {
      session?.end('let go');
      session = null;
    },
    think(brief, seat, level, onProgress) {
      const { remote, call } = mind();
      return startThinking({
        ask: listen => call(remote.think(brief, seat, level, proxy(listen))),
        onProgress,
        dismiss,
      });
    },
  };
}

/** Each call is one to the worker that is there now, and fails when that worker does. */
function remoteSession(hand: () => Hand<SessionApi>): SessionApi {
  function ask<R>(question: (remote: SessionApi) => Promise<R>): Promise<R> {
    const { remote, call } = hand();
    return call(question(remote));
  }
  return {
    clauses: ruleset => ask(s => s.clauses(ruleset)),
    open: (game, seed) => ask(s => s.open(game, seed)),
    restore: (log, key) => ask(s => s.restore(log, key)),
    look: (who, entry) => ask(s => s.look(who, entry)),
    history: who => ask(s => s.history(who)),
    answer: (seat, text, at) => ask(s => s.answer(seat, text, at)),
    undo: (seat, consents) => ask(s => s.undo(seat, consents)),
    forecast: (seat, text) => ask(s => s.forecast(seat, text)),
    brief: () => ask(s => s.brief()),
    save: () => ask(s => s.save()),
    branch: entry => ask(s => s.branch(entry)),
    curve: () => ask(s => s.curve()),
  };
}
