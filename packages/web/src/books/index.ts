/** The rulebooks' boards, each loaded when it is first wanted. A new book is a new folder. */

import type { BookUi } from './book.ts';

const folders = import.meta.glob<{ readonly book: BookUi }>('./*/index.tsx');

/** Ids of the books that have a board. */
export const booksWithBoards: readonly string[] = Object.keys(folders).map(path => path.split('/')[1] ?? '');

export async function bookUi(id: string): Promise<BookUi> {
  const load = folders[`./${id}/index.tsx`];
  if (load === undefined) throw new Error(`no board for ${id}`);
  return (await load()).book;
}
