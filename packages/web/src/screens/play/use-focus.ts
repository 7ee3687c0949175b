/** Where the focus goes with a new question: to the board where a ship is in hand, else to the list of orders. */

import type { RefObject } from 'react';
import { useEffect } from 'react';

interface Places {
  readonly list: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  /** An answer was given by a button, which is gone. */
  readonly answered: RefObject<boolean>;
}

/** `question` is whatever changes with it; null while nobody is asked. */
export function useFocus({ list, board, answered }: Places, question: object | null, isInHand: boolean): void {
  useEffect(() => {
    if (question === null) return;
    // The new list starts at its top, however far the old one was scrolled.
    list.current?.scrollTo({ top: 0 });
  }, [list, question]);
  // A hand may be known only when the rules have tried out where it could lead.
  useEffect(() => {
    if (question === null) return;
    const { activeElement } = document;
    // True if the focus is on the body or on something that contains the list: no control would lose it.
    const isNowhere = activeElement === list.current || (activeElement?.contains(list.current) ?? true);
    const place = isInHand ? board : list;
    if (answered.current || isNowhere) place.current?.focus({ preventScroll: true });
    answered.current = false;
  }, [list, board, answered, question, isInHand]);
}
