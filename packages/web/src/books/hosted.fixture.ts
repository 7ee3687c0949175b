/** Real games for tests, hosted as the worker hosts them, in this thread. */

import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Chair, Game, NewGame } from '@weathergauge/host';
import { hostGame, libraryOf, newMatch, thinkHere } from '@weathergauge/host';

export function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

/** `beforeAgents` is called each time before an agent answers. */
export async function hosted(
  ruleset: AnyRuleset,
  game: NewGame,
  seed: string,
  beforeAgents: () => void = () => {},
): Promise<Game> {
  const library = libraryOf({ [ruleset.id]: async () => ({ ruleset }) });
  return hostGame(granted(await newMatch(library, game, seed)), game.seats, {
    thinker: thinkHere(library, () => 0),
    pace: async () => beforeAgents(),
    onTrouble: error => {
      throw error;
    },
  });
}

/** Waits until this chair is asked, or the game is over. */
export async function untilAsked(game: Game, chair: Chair): Promise<void> {
  while (chair.look().position.prompt === null && !game.isOver()) await new Promise(resolve => setTimeout(resolve, 0));
}
