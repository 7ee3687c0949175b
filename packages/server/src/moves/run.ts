/** Looks at whose move it is in rounds, and tells the lobbies; what an earlier server could not look at is caught up with. */

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

/** Milliseconds from one look to the next: a list of moves may be so old. */
const ROUND = 500;
/** Milliseconds after which games are looked for whose server has ended in between. */
const CATCH_UP = 5 * 60_000;
/** The first time: what was answered just before another server ended is not late yet when this one starts. */
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
   * One after another: there may be many, and nobody waits for them. A game that is woken is looked at. SQLite answers without yielding
   * to the event loop: without a breath after each game nobody would be answered until the last.
   */
  async function catchUp(): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      if (isEnded) return;
      const { games: late, next } = await moves.behind(after);
      for (const id of late) {
        if (isEnded) return;
        await games.glance(id).catch((error: unknown) => {
          // One that another node has is that node's to look at.
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
