/** A queue of previews for thumbnails: one at a time, because a session hosts one game; results are cached. */

import type { Refusal } from '@weathergauge/engine';
import type { Scene } from '../../board/scene.ts';
import type { Force } from '../../books/forces.ts';
import type { NewGame } from '../../client/protocol.ts';

/** The opening of a game. */
export interface Preview {
  readonly scene: Scene;
  readonly forces: readonly Force[];
  readonly seatNames: readonly string[];
}

/** Null: cancelled before it was asked for. */
type Answer = Preview | Refusal | null;

export interface Previews {
  /** `game` is a `NewGame` as JSON, which is the cache key. With `haste` it goes to the front of the queue. */
  ask(game: string, haste: boolean): Promise<Answer>;
  /** True if it has been asked for already: the answer is cached or on its way. */
  has(game: string): boolean;
  /** Cancels everything that still waits in the queue. */
  callOff(): void;
}

interface Wish {
  readonly game: string;
  haste: boolean;
  readonly answer: PromiseWithResolvers<Answer>;
}

export function createPreviews(layOut: (game: NewGame) => Promise<Preview | Refusal>): Previews {
  const known = new Map<string, Promise<Answer>>();
  let waiting: Wish[] = [];
  let busy = false;

  async function serve(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let wish = next(); wish !== undefined; wish = next()) {
      try {
        wish.answer.resolve(await layOut(JSON.parse(wish.game) as NewGame));
      } catch (error) {
        // A failure is not cached (there may have been no network): the next request tries again.
        known.delete(wish.game);
        wish.answer.reject(error);
      }
    }
    busy = false;
  }

  function next(): Wish | undefined {
    const wish = waiting.find(({ haste }) => haste) ?? waiting[0];
    waiting = waiting.filter(other => other !== wish);
    return wish;
  }

  return {
    ask(game, haste) {
      const asked = waiting.find(wish => wish.game === game);
      if (asked !== undefined && haste) asked.haste = true;
      const answered = known.get(game);
      if (answered !== undefined) return answered;
      const answer = Promise.withResolvers<Answer>();
      known.set(game, answer.promise);
      waiting.push({ game, haste, answer });
      void serve();
      return answer.promise;
    },
    has: game => known.has(game),
    callOff() {
      for (const { game, answer } of waiting) {
        known.delete(game);
        answer.resolve(null);
      }
      waiting = [];
    },
  };
}
