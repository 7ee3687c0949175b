/** One placement of crew is two answers: the task, and how many. This sends the second when the first has been taken. */

import { useEffect, useMemo, useRef } from 'react';
import type { OfferView } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import type { Wish } from './crew.ts';
import { answerTo, isOpen } from './crew.ts';

export interface Placing {
  readonly place: (wish: Wish) => void;
  /** Told which task is open (-1 for none), the task that the focus belongs to; -1 for none. */
  readonly returnTo: (open: number) => number;
}

export function usePlacing(offers: readonly OfferView[], { onTake }: PanelActs): Placing {
  const wish = useRef<Wish | null>(null);
  const last = useRef(-1);
  useEffect(() => {
    const wanted = wish.current;
    if (wanted === null || !isOpen(wanted, offers)) return;
    wish.current = null;
    const answer = answerTo(wanted, offers);
    if (answer >= 0) onTake(answer);
  }, [offers, onTake]);
  return useMemo(
    () => ({
      returnTo(open) {
        if (open >= 0) last.current = open;
        return last.current;
      },
      place(wanted) {
        const answer = answerTo(wanted, offers);
        if (answer < 0) return;
        last.current = wanted.task;
        wish.current = isOpen(wanted, offers) ? null : wanted;
        onTake(answer);
      },
    }),
    [offers, onTake],
  );
}
