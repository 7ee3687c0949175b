/** The simplest thinker. In a file of its own, so that a session that uses workers need not load the agents' code. */

import type { Clock } from '@weathergauge/agents';
import { isRefusal } from '@weathergauge/engine';
import { choose } from './choose.ts';
import type { Library } from './library.ts';
import type { Thinker } from './thinker.ts';
import { cancellable } from './thinker.ts';

/** Thinks in the calling thread, which is blocked meanwhile: for tests, and for agents that answer at once. */
export function thinkHere(library: Library, clock: Clock): Thinker {
  return {
    think(question, onProgress) {
      return cancellable({
        async ask(listen) {
          const ruleset = await library.open(question.ruleset, question.pack);
          if (isRefusal(ruleset)) throw new Error(ruleset.reason);
          return choose(ruleset, question, clock, listen).text;
        },
        onProgress,
        terminate: () => {},
      });
    },
  };
}
