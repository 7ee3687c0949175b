/** One placement of crew is two answers: the task, and how many. This sends each when the one before has been taken. */

import { useEffect, useMemo, useRef } from 'react';
import type { OfferView } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import type { Wish } from './crew.ts';
import { answerTo, isOpen } from './crew.ts';

export interface Placing {
  /** One after the other: a man who leaves a task for another is two wishes. */
  readonly place: (...wishes: readonly Wish[]) => void;
  /** Told which task is open (-1 for none), the task that the focus belongs to; -1 for none. */
  readonly returnTo: (open: number) => number;
}

export function usePlacing(offers: readonly OfferView[], { onTake }: PanelActs): Placing {
  const left = useRef<readonly Wish[]>([]);
  const last = useRef(-1);
  useEffect(() => {
    // Nothing is offered while an answer is on its way.
    if (offers.length > 0) left.current = answered(left.current, offers, onTake);
  }, [offers, onTake]);
  return useMemo(
    () => ({
      returnTo(open) {
        if (open >= 0) last.current = open;
        return last.current;
      },
      place(...wishes) {
        last.current = wishes.at(-1)?.task ?? last.current;
        left.current = answered(wishes, offers, onTake);
      },
    }),
    [offers, onTake],
  );
}

/** Gives the next answer towards the first wish; the wishes that are left then, none where it cannot be had. */
export function answered(
  wishes: readonly Wish[],
  offers: readonly OfferView[],
  onTake: (offer: number) => void,
): readonly Wish[] {
  const [wanted, ...others] = wishes;
  const answer = wanted === undefined ? -1 : answerTo(wanted, offers);
  if (wanted === undefined || answer < 0) return [];
  onTake(answer);
  return isOpen(wanted, offers) ? others : wishes;
}
