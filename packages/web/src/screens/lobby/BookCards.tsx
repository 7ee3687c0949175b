/** The rulebooks, each with a picture of one of its tables. */

import { useTranslation } from 'react-i18next';
import { ChartThumb } from './ChartThumb.tsx';
import type { LobbyBook } from './actions.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly books: readonly LobbyBook[];
  readonly chosen: string;
  /** Thumbnails of the other books may be fetched now. */
  readonly calm: boolean;
  readonly onChoose: (book: LobbyBook) => void;
}

export function BookCards({ books, chosen, calm, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="lobby-books">
      <legend className="visually-hidden">{t('lobby.muster.book')}</legend>
      {books.map(book => (
        <OneBook
          key={book.summary.id}
          book={book}
          checked={book.summary.id === chosen}
          calm={calm}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly book: LobbyBook;
  readonly checked: boolean;
  readonly calm: boolean;
  readonly onChoose: (book: LobbyBook) => void;
}

/** Index of the scenario in the thumbnail: the first is usually the teaching game, the second shows more of the book. */
const SHOWN_SCENARIO = 1;

function OneBook({ book, checked, calm, onChoose }: CardProps) {
  const { summary, card } = book;
  const shown = summary.scenarios[SHOWN_SCENARIO] ?? summary.scenarios[0];
  const preview = usePreview(book, shown?.id ?? '', checked ? 'at-once' : calm ? 'in-turn' : 'not-yet');
  return (
    <label className="lobby-book">
      <input type="radio" name="book" checked={checked} onChange={() => onChoose(book)} />
      <span className="lobby-picture">{preview.scene && <ChartThumb scene={preview.scene} />}</span>
      <span className="lobby-book-words">
        <span className="lobby-book-title">{summary.title}</span>
        <span>{card.blurb}</span>
        <span className="lobby-faint">{card.length}</span>
      </span>
    </label>
  );
}
