/** Computes agents' answers for a game at the terminal: searches in worker threads, other agents at once. */

import type { SearchReport } from '@weathergauge/agents';
import type { Thinkers } from '@weathergauge/agents/node';
import { openThinkers } from '@weathergauge/agents/node';
import type { AnyRuleset } from '@weathergauge/engine';
import { isRefusal, packOf } from '@weathergauge/engine';
import type { Thinker } from '@weathergauge/host';
import { readMind, thinkHere } from '@weathergauge/host';

export interface ThreadThinker extends Thinker {
  close(): Promise<void>;
}

/** `module` is the rulebook's, for the threads. They are started when they are first needed. */
export function threadThinker(ruleset: AnyRuleset, module: string, workers: number): ThreadThinker {
  const { vocabulary } = ruleset;
  const here = thinkHere({ open: async () => ruleset }, () => performance.now());
  let threads: Thinkers | null = null;
  return {
    think(question, onProgress) {
      const { level, share, state, seat, seed } = question;
      const mind = readMind(level);
      const agent = isRefusal(mind) ? null : mind.agent(ruleset, share);
      if (isRefusal(mind) || agent?.kind !== 'search' || ruleset.offers(state, seat).length === 1) {
        return here.think(question, onProgress);
      }
      threads ??= openThinkers({ rulesetModule: module, pack: packOf(ruleset), workers });
      const stop = new AbortController();
      const report = ({ iterations, best, value }: SearchReport): void =>
        onProgress({ iterations, share: 0, best: vocabulary.print(best), value });
      const thought = threads.think({
        state,
        seat,
        seed,
        agent,
        threads: mind.threads === 'all' ? workers : 1,
        signal: stop.signal,
        onProgress: report,
      });
      const answer = thought.then(({ action }) => vocabulary.print(action));
      // Closing the threads rejects answers for which nobody waits any more.
      answer.catch(() => {});
      return { answer, stop: () => stop.abort(), cancel: () => stop.abort() };
    },
    close: async () => threads?.close(),
  };
}
