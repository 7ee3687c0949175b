/** The page's end of the session worker, which is started when it is first needed. */

import { proxy } from 'comlink';
import type { SessionApi } from './protocol.ts';
import { onDemand, openWorker } from './worker-handle.ts';

export interface Client {
  readonly session: SessionApi;
  /** Terminates the worker, and with it the game it hosts; the next call starts another. */
  end(): void;
}

export function createClient(): Client {
  const worker = onDemand(() =>
    openWorker<SessionApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'session' })),
  );
  function ask<R>(question: (remote: SessionApi) => Promise<R>): Promise<R> {
    return worker.get().call(question);
  }
  const session: SessionApi = {
    checkPack: (ruleset, pack) => ask(s => s.checkPack(ruleset, pack)),
    layOut: (game, seed) => ask(s => s.layOut(game, seed)),
    open: (game, seed, hear) => ask(s => s.open(game, seed, proxy(hear))),
    restore: (saved, hear) => ask(s => s.restore(saved, proxy(hear))),
    join: (table, invite, hear) => ask(s => s.join(table, invite, proxy(hear))),
    shown: number => ask(s => s.shown(number)),
    sawUpTo: at => ask(s => s.sawUpTo(at)),
    stopThinking: () => ask(s => s.stopThinking()),
    close: () => ask(s => s.close()),
    answer: (who, text, at) => ask(s => s.answer(who, text, at)),
    answerRow: (who, row, at) => ask(s => s.answerRow(who, row, at)),
    answerSensibly: (who, procedures, at) => ask(s => s.answerSensibly(who, procedures, at)),
    hint: (who, compared, onProgress) => ask(s => s.hint(who, compared, proxy(onProgress))),
    stopHint: () => ask(s => s.stopHint()),
    preview: (who, row) => ask(s => s.preview(who, row)),
    branches: (who, verbs) => ask(s => s.branches(who, verbs)),
    undo: (who, answers) => ask(s => s.undo(who, answers)),
    askUndo: (who, since) => ask(s => s.askUndo(who, since)),
    resign: who => ask(s => s.resign(who)),
    offerDraw: who => ask(s => s.offerDraw(who)),
    reply: (who, reply) => ask(s => s.reply(who, reply)),
    forecast: (who, text) => ask(s => s.forecast(who, text)),
    look: (who, at) => ask(s => s.look(who, at)),
    save: () => ask(s => s.save()),
    wished: () => ask(s => s.wished()),
    logUpTo: (who, at) => ask(s => s.logUpTo(who, at)),
    openLog: () => ask(s => s.openLog()),
    read: (log, pack) => ask(s => s.read(log, pack)),
    recorded: who => ask(s => s.recorded(who)),
    lookInto: (who, entry) => ask(s => s.lookInto(who, entry)),
    historyOf: who => ask(s => s.historyOf(who)),
    recordUpTo: entry => ask(s => s.recordUpTo(entry)),
    chronicle: () => ask(s => s.chronicle()),
    analyse: (seats, pack, onProgress) => ask(s => s.analyse(seats, pack, proxy(onProgress))),
    stopAnalysis: () => ask(s => s.stopAnalysis()),
    lineOf: (judged, pack) => ask(s => s.lineOf(judged, pack)),
  };
  return { session, end: () => worker.end('let go') };
}
