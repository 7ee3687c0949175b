/** The options of one book, and how even the battle is with them. Lazy: with the options of all books it is heavy, and “Play now” does not need it. */

import books from 'virtual:rulebook-options';
import type { ComponentProps } from 'react';
import { BalanceNote } from './BalanceNote.tsx';
import { GameOptions } from './GameOptions.tsx';

interface Props extends Omit<ComponentProps<typeof GameOptions>, 'book'> {
  readonly book: string;
  /** What the rulebook calls each seat. */
  readonly names: readonly string[];
}

export default function OptionsPanel({ book, names, ...props }: Props) {
  const found = books.find(({ id }) => id === book);
  if (found === undefined) return null;
  const { options: spec, uneven } = found;
  return (
    <>
      <GameOptions book={found} {...props} />
      <BalanceNote spec={spec} uneven={uneven} names={names} {...props} />
    </>
  );
}
