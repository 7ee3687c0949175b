/** Choosing a battle: the rulebook, the scenario, who sits where, and the options. */

import type { Options } from '@weathergauge/engine';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GamePack } from '../../client/protocol.ts';
import { useSettings } from '../../ui/settings.ts';
import { guidedBooks } from '../guide/entry.ts';
import { BookCards } from './BookCards.tsx';
import { useCalm } from './calm.ts';
import type { LobbyBook } from './actions.ts';
import { ScenarioCards } from './ScenarioCards.tsx';
import type { Sitter } from './seats.ts';
import { seated } from './seats.ts';
import { SetUp } from './SetUp.tsx';
import './muster.css';

/** What has been chosen so far, for one scenario of one rulebook. */
export interface Muster {
  readonly scenario: string;
  readonly seats: readonly Sitter[];
  readonly options: Options;
  /** Null: by the printed figures. */
  readonly pack: GamePack | null;
}

function fresh(book: LobbyBook, scenarioId?: string): Muster {
  const scenario = book.summary.scenarios.find(({ id }) => id === scenarioId) ?? book.summary.scenarios[0];
  return { scenario: scenario?.id ?? '', seats: seated(scenario?.seats ?? 2), options: {}, pack: null };
}

/** For the next visit. */
function remember(book: string, scenario: string): void {
  useSettings.getState().set({ chosen: { book, scenario } });
}

export function MusterPanel({ books }: { readonly books: readonly LobbyBook[] }) {
  const { t } = useTranslation();
  const isCalm = useCalm();
  // Whoever comes near it does not wait.
  const [near, setNear] = useState(false);
  const calm = isCalm || near;
  const approach = (): void => setNear(true);
  const [first] = books;
  const [bookId, setBookId] = useState(() => useSettings.getState().chosen?.book ?? '');
  const book = books.find(({ summary }) => summary.id === bookId) ?? first;
  const [muster, setMuster] = useState<Muster | null>(() =>
    book === undefined ? null : fresh(book, useSettings.getState().chosen?.scenario),
  );
  const setUp = useRef<HTMLDivElement>(null);
  const picked = useRef(false);

  // On a narrow screen the set-up lies below the list: bring it into view once a scenario has been tapped.
  useEffect(() => {
    if (!picked.current) return;
    picked.current = false;
    const narrow = matchMedia('(max-width: 980px)').matches;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (narrow) setUp.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [muster?.scenario]);

  if (book === undefined || muster === null) return null;
  return (
    <section className="lobby-muster" aria-labelledby="lobby-muster-title" onPointerOver={approach} onFocus={approach}>
      <h2 id="lobby-muster-title">{t('lobby.muster.title')}</h2>
      <BookCards
        books={books}
        chosen={book.summary.id}
        calm={calm}
        onChoose={chosen => {
          setBookId(chosen.summary.id);
          const begun = fresh(chosen);
          setMuster(begun);
          remember(chosen.summary.id, begun.scenario);
        }}
      />
      {guidedBooks.includes(book.summary.id) && (
        <p className="lobby-guided">
          {t('lobby.guided', { book: book.summary.title })}{' '}
          <a href={`#/guide/${book.summary.id}`}>{t('lobby.guide')}</a>
          {book.card.furtherGuides?.map(({ id, title }) => (
            <Fragment key={id}>
              {' · '}
              <a href={`#/guide/${book.summary.id}/${id}`}>{title}</a>
            </Fragment>
          ))}
        </p>
      )}
      <div className="lobby-battle">
        <ScenarioCards
          book={book}
          chosen={muster.scenario}
          calm={calm}
          onChoose={(scenario, how) => {
            picked.current = how === 'pointer';
            const { seats } = fresh(book, scenario);
            setMuster({ ...muster, scenario, seats: seated(seats.length, muster.seats), options: {} });
            remember(book.summary.id, scenario);
          }}
        />
        <div ref={setUp} className="lobby-set-up-place">
          <SetUp
            key={`${book.summary.id} ${muster.scenario}`}
            book={book}
            muster={muster}
            calm={calm}
            onChange={setMuster}
          />
        </div>
      </div>
    </section>
  );
}
