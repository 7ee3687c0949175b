/** Tables laid out for thumbnails: one after the other, for a session holds one game, and each only once. */

import type { Refusal } from '@weathergauge/engine';
import type { Scene } from '../../board/scene.ts';
import type { Force } from '../../books/forces.ts';
import type { NewGame } from '../../client/protocol.ts';

/** The table of a new game before the first shot. */
export interface Preview {
  readonly scene: Scene;
  readonly forces: readonly Force[];
  readonly seatNames: readonly string[];
}

/** Null: called off before its turn came. */
type Answer = Preview | Refusal | null;

export interface Previews {
  /** A game as JSON, so that equal wishes share an answer. In haste it comes before all that wait. */
  ask(game: string, haste: boolean): Promise<Answer>;
  /** It has been asked for: to ask again costs nothing. */
  has(game: string): boolean;
  /** Whatever has not had its turn yet will not have it. */
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
        // Perhaps there was no network: the next one to ask tries again.
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
