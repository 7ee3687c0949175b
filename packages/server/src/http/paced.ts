/**
 * Batches turns for viewers who have nothing to answer: all turns of 20 ms are sent as one. A move is a row of answers, which agents and
 * programs give within milliseconds, and writing to a socket is the most expensive part of an answer. A viewer who must answer is told at
 * once; so is everybody of an end, a request or an undo.
 */

import type { PlainTurn } from '@weathergauge/host';
import { joinedTurn } from '@weathergauge/host';

/** Milliseconds: about one frame of a screen. */
export const BEAT = 20;

export interface Paced {
  tell(turn: PlainTurn): void;
  /** Sends what is waiting: to be called before anything else is sent on this socket. */
  flush(): void;
}

/** All viewers share one timer. */
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
