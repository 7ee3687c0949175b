/** The rulebooks, each with a picture of one of its tables. */

import { useTranslation } from 'react-i18next';
import { ChartThumb } from './ChartThumb.tsx';
import type { LobbyBook } from './harbour.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly books: readonly LobbyBook[];
  readonly chosen: string;
  readonly onChoose: (book: LobbyBook) => void;
}

export function BookCards({ books, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="lobby-books">
      <legend className="visually-hidden">{t('lobby.muster.book')}</legend>
      {books.map(book => (
        <BookCard key={book.summary.id} book={book} checked={book.summary.id === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly book: LobbyBook;
  readonly checked: boolean;
  readonly onChoose: (book: LobbyBook) => void;
}

/** The table that shows a book best is not its teaching game but the one after it. */
const SHOWN_SCENARIO = 1;

function BookCard({ book, checked, onChoose }: CardProps) {
  const { summary, ui } = book;
  const shown = summary.scenarios[SHOWN_SCENARIO] ?? summary.scenarios[0];
  const preview = usePreview(book, shown?.id ?? '');
  return (
    <label className="lobby-book">
      <input type="radio" name="book" checked={checked} onChange={() => onChoose(book)} />
      <span className="lobby-picture">{preview.scene && <ChartThumb scene={preview.scene} />}</span>
      <span className="lobby-book-words">
        <span className="lobby-book-title">{summary.title}</span>
        <span>{ui.blurb}</span>
        <span className="lobby-faint">{ui.length}</span>
      </span>
    </label>
  );
}
