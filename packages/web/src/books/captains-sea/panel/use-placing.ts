/** One placement of crew is two answers: the task, and how many. This sends the second when the first has been taken. */

import { useEffect, useRef } from 'react';
import type { OfferView } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import type { Wish } from './crew.ts';
import { answerTo, isOpen } from './crew.ts';

export interface Placing {
  readonly place: (wish: Wish) => void;
  /** The task that was placed last: the focus returns to it. */
  readonly last: () => number;
}

export function usePlacing(offers: readonly OfferView[], act: PanelActs): Placing {
  const wish = useRef<Wish | null>(null);
  const last = useRef(-1);
  const { onTake } = act;
  useEffect(() => {
    const wanted = wish.current;
    if (wanted === null || !isOpen(wanted, offers)) return;
    wish.current = null;
    const answer = answerTo(wanted, offers);
    if (answer >= 0) onTake(answer);
  }, [offers, onTake]);
  return {
    last: () => last.current,
    place(wanted) {
      const answer = answerTo(wanted, offers);
      if (answer < 0) return;
      last.current = wanted.task;
      wish.current = isOpen(wanted, offers) ? null : wanted;
      onTake(answer);
    },
  };
}
