/** The set-up, where a person leaves it to an agent. */

import type { Viewer } from '@weathergauge/engine';
import { useCallback, useEffect, useState } from 'react';
import type { BookUi } from '../../books/book.ts';
import type { GameState } from '../../client/store.ts';

export interface Sensibly {
  /** What is asked belongs to the set-up. */
  readonly isSetUp: boolean;
  /** And the agent is about to answer it: whoever is asked has said so. */
  readonly isLeft: boolean;
  readonly leave: () => void;
  readonly takeBack: () => void;
}

export function useSensibly(
  { status, position, answerSensibly }: GameState,
  book: BookUi | null,
  isTaught: boolean,
): Sensibly {
  // The sides may place their ships in turn: what one person has left to the agent stays so until all is set up.
  const [left, setLeft] = useState<Viewer | null>(null);
  const isPrompted = status === 'asking' && position?.prompt !== null;
  const procedure = position?.prompt?.ask.split('.')[0] ?? '';
  // Not in a tutorial, where the coach advises.
  const isSetUp = isPrompted && !isTaught && book?.setUp?.includes(procedure) === true;
  const isHers = isPrompted && position?.who === left;
  useEffect(() => {
    if (!isHers) return;
    if (!isSetUp) return setLeft(null);
    void answerSensibly(book?.setUp ?? []).then(isGiven => {
      // She is asked herself again.
      if (!isGiven) setLeft(null);
    });
  }, [isHers, isSetUp, position, book, answerSensibly]);
  const who = position?.who ?? null;
  return {
    isSetUp,
    isLeft: isSetUp && isHers,
    leave: useCallback(() => setLeft(who), [who]),
    takeBack: useCallback(() => setLeft(null), []),
  };
}
