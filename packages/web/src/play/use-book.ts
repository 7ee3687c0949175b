/** The rulebook of the table: how it looks, its clauses, and what its scenario is called. */

import { useEffect, useState } from 'react';
import type { BookUi } from '../books/book.ts';
import { bookUi } from '../books/index.ts';
import type { BookSummary, Position } from '../session/protocol.ts';
import { client } from '../store/use-table.ts';

export interface OpenBook {
  readonly book: BookUi | null;
  readonly clauses: BookSummary['clauses'] | null;
  /** Of the scenario; '' until the book is open. */
  readonly title: string;
}

export function useBook(position: Position | null): OpenBook {
  const ruleset = position?.ruleset ?? null;
  const [book, setBook] = useState<BookUi | null>(null);
  const [summary, setSummary] = useState<BookSummary | null>(null);
  const [broken, setBroken] = useState<unknown>(null);

  useEffect(() => {
    if (ruleset === null) return;
    let wanted = true;
    bookUi(ruleset).then(
      found => wanted && setBook(found),
      (error: unknown) => wanted && setBroken(error),
    );
    // The rules are read later than the board is seen: their absence is no reason to stop.
    client.session.books().then(
      books => wanted && setSummary(books.find(({ id }) => id === ruleset) ?? null),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [ruleset]);

  // Without a board there is nothing to play on: the page's own note says so.
  if (broken !== null) throw broken;
  return {
    book: book !== null && book.id === ruleset ? book : null,
    clauses: summary?.id === ruleset ? summary.clauses : null,
    title: summary?.scenarios.find(({ id }) => id === position?.scenario)?.title ?? '',
  };
}
