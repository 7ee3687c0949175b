/** The options of one book. Lazy: with the options of all books it is heavy, and “Play now” does not need it. */

import books from 'virtual:rulebook-options';
import type { ComponentProps } from 'react';
import { GameOptions } from './GameOptions.tsx';

interface Props extends Omit<ComponentProps<typeof GameOptions>, 'book'> {
  readonly book: string;
}

export default function OptionsPanel({ book, ...props }: Props) {
  const found = books.find(({ id }) => id === book);
  return found === undefined ? null : <GameOptions book={found} {...props} />;
}
