/** Updates whose move it is in rounds and tells the lobbies. Also catches up with games that an earlier server did not update. */

import { setImmediate as breath } from 'node:timers/promises';
import type { Games } from '../games/games.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Moves } from './moves.ts';

export interface RoundDeps {
  readonly moves: Moves;
  readonly lobby: Pick<Lobby, 'round'>;
  readonly games: Pick<Games, 'glance'>;
  onError(error: unknown): void;
}

/** Milliseconds between rounds, which is how old a list of moves can be. */
const ROUND = 500;
/** Milliseconds between searches for games whose server ended before it could update them. */
const CATCH_UP = 5 * 60_000;
/** Milliseconds until the first search: long enough that rows which a server left behind just before this one started count as old. */
const FIRST_CATCH_UP = 15_000;

/** Returns a function that ends it, after a last round. */
export function runMoves({ moves, lobby, games, onError }: RoundDeps): () => Promise<void> {
  let isEnded = false;
  let isBusy = false;

  async function round(): Promise<void> {
    await moves.round();
    await lobby.round();
  }

  /**
   * Wakes the games one after another, which also updates them. SQLite answers without yielding to the event loop, so without a pause
   * after each game nobody would be served until the last.
   */
  async function catchUp(): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      if (isEnded) return;
      const { games: late, next } = await moves.behind(after);
      for (const id of late) {
        if (isEnded) return;
        await games.glance(id).catch((error: unknown) => {
          // If another node owns the game, that node updates it.
          if (ownerIn(error) === null) onError(error);
        });
        await breath();
      }
      await breath();
      after = next;
    }
    await moves.forget();
  }

  const rounds = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void round()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, ROUND);
  rounds.unref();
  let timer: NodeJS.Timeout;
  let catching: Promise<void> = Promise.resolve();
  function catchUpEvery(first: number): void {
    timer = setTimeout(() => {
      catching = catchUp()
        .catch(onError)
        .then(() => catchUpEvery(CATCH_UP));
    }, first);
    timer.unref();
    if (isEnded) clearTimeout(timer);
  }
  catching = catchUp().catch(onError);
  catchUpEvery(FIRST_CATCH_UP);

  return async () => {
    isEnded = true;
    clearInterval(rounds);
    clearTimeout(timer);
    await catching;
    await round().catch(onError);
  };
}
