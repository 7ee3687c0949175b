/**
 * Batches the turns of those who only look on: the first is told at once, what follows within a beat as one. A move is a row of answers,
 * which agents and programs give within milliseconds, and writing to a socket costs more than anything else that is done for an answer.
 * Who is asked something is told at once, and so is everybody of an end, a request, or what is taken back.
 */

import type { PlainTurn } from '@weathergauge/host';
import { joinedTurn } from '@weathergauge/host';

/** Milliseconds: hardly more than a picture of a screen takes. */
export const BEAT = 25;

export interface Paced {
  tell(turn: PlainTurn): void;
  /** Tells what waits, before anything else is said. */
  flush(): void;
}

/** One timer serves all. */
export function pacing(): (send: (turn: PlainTurn) => void) => Paced {
  /** Those who have been told something in this beat: what comes next may wait for its end. */
  let told: (() => void)[] = [];

  function nextBeat(): void {
    const all = told;
    told = [];
    for (const end of all) end();
  }

  function beginBeat(end: () => void): void {
    if (told.push(end) === 1) setTimeout(nextBeat, BEAT).unref();
  }

  return send => {
    let waiting: PlainTurn | null = null;
    let isToldNow = false;

    function flush(): void {
      if (waiting === null) return;
      const turn = waiting;
      waiting = null;
      send(turn);
    }

    function endBeat(): void {
      isToldNow = waiting !== null;
      flush();
      if (isToldNow) beginBeat(endBeat);
    }

    return {
      flush,
      tell(turn) {
        if (turn.backTo !== null) flush();
        const all = waiting === null ? turn : joinedTurn(waiting, turn);
        waiting = null;
        const onlyLooks = looksOn(turn);
        if (onlyLooks && isToldNow) {
          waiting = all;
          return;
        }
        send(all);
        if (!onlyLooks || isToldNow) return;
        isToldNow = true;
        beginBeat(endBeat);
      },
    };
  };
}

function looksOn({ position, request, backTo }: PlainTurn): boolean {
  return position.prompt === null && position.result === null && request === null && backTo === null;
}
