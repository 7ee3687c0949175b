/**
 * Batches the turns of those who only look on: they are sent at the end of a beat, as one. A move is a row of answers, which agents and
 * programs give within milliseconds, and writing to a socket costs more than anything else that is done for an answer. Whoever is asked
 * something is told at once, and so is everybody of an end, a request, or what is taken back.
 */

import type { PlainTurn } from '@weathergauge/host';
import { joinedTurn } from '@weathergauge/host';

/** Milliseconds: hardly more than a picture of a screen takes. */
export const BEAT = 20;

export interface Paced {
  tell(turn: PlainTurn): void;
  /** Sends what waits: to be called before anything else is sent. */
  flush(): void;
}

/** One timer serves all. */
export function pacing(): (send: (turn: PlainTurn) => void) => Paced {
  let late: (() => void)[] = [];

  function endBeat(): void {
    const all = late;
    late = [];
    for (const flush of all) flush();
  }

  return send => {
    let waiting: PlainTurn | null = null;

    function flush(): void {
      if (waiting === null) return;
      const turn = waiting;
      waiting = null;
      send(turn);
    }

    return {
      flush,
      tell(turn) {
        if (turn.backTo !== null) flush();
        const isFirst = waiting === null;
        waiting = waiting === null ? turn : joinedTurn(waiting, turn);
        if (!looksOn(turn)) return flush();
        if (isFirst && late.push(flush) === 1) setTimeout(endBeat, BEAT).unref();
      },
    };
  };
}

function looksOn({ position, request, backTo }: PlainTurn): boolean {
  return position.prompt === null && position.result === null && request === null && backTo === null;
}
