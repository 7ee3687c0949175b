/**
 * The rulebooks' cards, which come with the page, and their boards, each loaded when it is first wanted. A new book is a
 * new folder.
 */

import type { BookCard, BookUi } from './book.ts';

const cards = import.meta.glob<{ readonly card: BookCard }>('./*/card.ts', { eager: true });
const boards = import.meta.glob<{ readonly book: BookUi }>('./*/index.tsx');

/** Null for a book that has no folder here. */
export function bookCard(id: string): BookCard | null {
  return cards[`./${id}/card.ts`]?.card ?? null;
}

/** The book that newcomers begin with; '' where no card has a first game. */
export const firstBook: string =
  Object.entries(cards)
    .find(([, { card }]) => card.firstGame !== undefined)?.[0]
    .split('/')[1] ?? '';

export async function bookUi(id: string): Promise<BookUi> {
  const load = boards[`./${id}/index.tsx`];
  if (load === undefined) throw new Error(`no board for ${id}`);
  return (await load()).book;
}
