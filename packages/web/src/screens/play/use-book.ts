/** The rulebook of the open game: its board, and the title of the scenario. */

import { useEffect, useState } from 'react';
import books from 'virtual:rulebooks';
import type { BookUi } from '../../books/book.ts';
import { bookUi } from '../../books/index.ts';
import type { GamePack, Position } from '../../client/protocol.ts';

export interface OpenBook {
  readonly book: BookUi | null;
  /** Of the scenario; '' until there is one. */
  readonly title: string;
}

export function useBook(position: Position | null, pack: GamePack | null): OpenBook {
  const ruleset = position?.ruleset ?? null;
  const [book, setBook] = useState<BookUi | null>(null);
  const [broken, setBroken] = useState<unknown>(null);

  useEffect(() => {
    if (ruleset === null) return;
    let wanted = true;
    bookUi(ruleset).then(
      found => wanted && setBook(found),
      (error: unknown) => wanted && setBroken(error),
    );
    return () => {
      wanted = false;
    };
  }, [ruleset]);

  // Without a board nothing can be played: thrown, so that the page shows its error screen.
  if (broken !== null) throw broken;
  const summary = books.find(({ id }) => id === ruleset);
  const open = book !== null && book.id === ruleset ? book : null;
  open?.drawBy?.(pack?.data ?? null);
  return {
    book: open,
    title: summary?.scenarios.find(({ id }) => id === position?.scenario)?.title ?? '',
  };
}
