/** Loads the guide and the tutorials of the books, none of which come with the page. */

import type { ComponentType } from 'react';
import { firstBook } from '../../books/index.ts';
import type { Tutorial } from '../../books/tutorial.ts';

interface GuideModule {
  readonly default: ComponentType<{ readonly book: string }>;
}

/** A book that has a guided battle brings `guide/tutorial.ts` in its folder, and further ones in folders below that. */
const tutorials = import.meta.glob<{ readonly tutorial: Tutorial }>('../../books/*/guide/**/tutorial.ts');

/** By the name of the book, and for a further one by `book/folder`. */
const loaders = Object.entries(tutorials).map(([path, load]) => {
  const [, book = '', further = ''] = /books\/([^/]+)\/guide\/(?:([^/]+)\/)?tutorial\.ts$/.exec(path) ?? [];
  return [further === '' ? book : `${book}/${further}`, load] as const;
});

/** Books whose first battle can be guided, and their further guided battles. */
export const guidedBooks: readonly string[] = loaders.map(([book]) => book);

/** For a book without a tutorial that of the book newcomers begin with: a link may be older or newer than the page. */
export async function tutorialOf(book: string): Promise<Tutorial> {
  const wanted = [book, firstBook].find(id => guidedBooks.includes(id));
  const [, load] = loaders.find(([id]) => id === wanted) ?? loaders[0] ?? [];
  if (load === undefined) throw new Error('no book has a guided battle');
  return (await load()).tutorial;
}

export function loadGuide(): Promise<GuideModule> {
  return import('./index.tsx');
}
