/** The record of the server: finished battles, looked for by book, scenario, player, date and result; players and their ratings. */

import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetwork } from '../../client/online/network.ts';
import { isNarrowed, wantedIn } from '../../client/online/record.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import { Games } from './Games.tsx';
import { Leaders } from './Leaders.tsx';
import { Player } from './Player.tsx';
import { Search } from './Search.tsx';
import strings from './strings.ts';
import './battles.css';

addStrings('record', strings);

const Opened = lazy(() => import('./Opened.tsx'));

/** As the style sheet has it: beside the battles, or folded above them. */
const isWide = (): boolean => matchMedia('(min-width: 861px)').matches;

interface Props {
  /** A game that is to be replayed. */
  readonly game: string | null;
  readonly query: string;
}

export default function Battles({ game, query }: Props) {
  const { t } = useTranslation();
  const you = useNetwork(network => network.you);
  const wanted = useMemo(() => wantedIn(query), [query]);
  if (game !== null)
    return (
      <Suspense fallback={<p className="shell-loading">{t('record.opening')}</p>}>
        <Opened key={game} game={game} />
      </Suspense>
    );
  const { player, book } = wanted;
  return (
    <main className="battles">
      <ScreenHead title={t('record.title')} back={t('record.lobby')} />
      {(you !== null || query !== '') && (
        <nav className="battles-ways" aria-label={t('record.ways')}>
          <a className="btn" href="#/record" {...(query === '' && { 'aria-current': 'page' })}>
            {t('record.all')}
          </a>
          {you !== null && (
            <a
              className="btn"
              href={`#/record?player=${you.id}`}
              {...(player === you.id && { 'aria-current': 'page' })}
            >
              {t('record.mine')}
            </a>
          )}
        </nav>
      )}
      {player !== undefined && <Player key={player} id={player} />}
      <div className="battles-columns">
        <details className="battles-fold" key={query} open={isWide() || isNarrowed(wanted)}>
          <summary className="btn">{t('record.search.title')}</summary>
          <Search wanted={wanted} />
        </details>
        <div className="battles-found">
          <Games key={query} wanted={wanted} />
          {book !== undefined && player === undefined && <Leaders key={book} book={book} />}
        </div>
      </div>
    </main>
  );
}
