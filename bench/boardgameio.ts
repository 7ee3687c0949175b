/**
 * The same rules as a boardgame.io game, as its own documentation would have one write it: the state is G, one move takes
 * an answer, the list of offers is what `ai.enumerate` gives. Kept as light as the framework allows: no undo history, no
 * second check of an answer that comes from the list, dice from the script instead of its own generator.
 */

import { createRequire } from 'node:module';
import type { Action, AnyRuleset, MatchConfig, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Script } from './random-play.ts';

// boardgame.io is published for require alone. In production mode it leaves its development checks out.
process.env['NODE_ENV'] = 'production';
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client');

interface G {
  state: object;
  /** Draws used so far; the numbers themselves are the script's. */
  drawn: number;
}

function hosted(ruleset: AnyRuleset, config: MatchConfig, script: Script) {
  const diceFrom = (g: G) => ({ draw: () => (script.draws[g.drawn++]?.face ?? 1) - 1 });
  return {
    name: ruleset.id,
    disableUndo: true,
    setup: (): G => {
      const g: G = { state: {}, drawn: 0 };
      g.state = ruleset.setup(config, diceFrom(g), silent);
      return g;
    },
    moves: {
      answer: ({ G: g }: { G: G }, seat: Seat, action: Action) => {
        ruleset.apply(g.state, seat, action, diceFrom(g), silent);
      },
    },
    endIf: ({ G: g }: { G: G }) => ruleset.result(g.state) ?? undefined,
    ai: {
      enumerate: (g: G) => {
        const seat = ruleset.pending(g.state)[0];
        return seat === undefined
          ? []
          : ruleset.offers(g.state, seat).map(action => ({ move: 'answer', args: [seat, action] as [Seat, Action] }));
      },
    },
  };
}

/** Plays the scripts in a headless boardgame.io client. */
export function playHosted(
  ruleset: AnyRuleset,
  config: MatchConfig,
  scripts: readonly Script[],
): { decisions: number; last: object } {
  let decisions = 0;
  let last: object = {};
  for (const script of scripts) {
    const game = hosted(ruleset, config, script);
    const client = Client<G>({ game, numPlayers: config.seats, debug: false });
    client.start();
    for (const pick of script.picks) {
      const state = client.getState();
      if (state === null) throw new Error('boardgame.io lost its state');
      const offer = game.ai.enumerate(state.G)[pick];
      if (offer === undefined) throw new Error('the script does not fit');
      client.moves['answer']?.(...offer.args);
      decisions++;
    }
    last = client.getState()?.G.state ?? {};
    client.stop();
  }
  return { decisions, last };
}
