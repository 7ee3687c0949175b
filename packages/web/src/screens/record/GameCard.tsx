/** A finished battle: what it was, who fought and how it ended; to be seen again, sent to a friend, or taken along. */

import { useTranslation } from 'react-i18next';
import type { GameRecord, SeatRecord } from '@weathergauge/wire/types';
import { readOfficer } from '../../client/protocol.ts';
import { localeOf } from '../../ui/locale.ts';
import { addressOf } from '../../ui/route.ts';
import { titlesOf } from './titles.ts';

interface Props {
  readonly game: GameRecord;
  readonly onDownload: () => void;
  readonly onCopy: (address: string) => void;
}

export function GameCard({ game, onDownload, onCopy }: Props) {
  const { t, i18n } = useTranslation();
  const { table, endedAt, how, answers, rated, shownTo, seats } = game;
  const { book, scenario } = titlesOf(game);
  const replay = addressOf({ screen: 'record', game: table, query: '' });
  return (
    <article>
      <header>
        <h3>{scenario}</h3>
        <p className="battles-faint">
          <span>{book}</span>
          <time dateTime={new Date(endedAt).toISOString()}>
            {new Date(endedAt).toLocaleDateString(localeOf(i18n.language), { dateStyle: 'medium' })}
          </time>
          <span>{t(`record.how.${how}`)}</span>
          <span>{t('record.answers', { count: answers })}</span>
        </p>
      </header>
      <ul className="battles-seats">
        {seats.map((seat, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
          <li key={i} className={`battles-seat battles-${seat.result}`}>
            <Who seat={seat} />
            <span className="battles-result">{t(`record.result.${seat.result}`)}</span>
            {seat.rating !== null && (
              <span className="battles-faint">
                {t('record.change', {
                  rating: seat.rating.after,
                  change: signed(seat.rating.after - seat.rating.before, i18n.language),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {(rated !== 'yes' || shownTo === 'players') && (
        <p className="battles-faint">
          {rated !== 'yes' && <span>{t(`record.unrated.${rated}`)}</span>}
          {shownTo === 'players' && <span>{t('record.yours')}</span>}
        </p>
      )}
      <p className="battles-orders">
        <a className="btn btn-main" href={replay}>
          {t('record.replay')}
          <span className="visually-hidden"> {scenario}</span>
        </a>
        <button type="button" className="btn" onClick={onDownload}>
          {t('record.download')}
          <span className="visually-hidden"> {scenario}</span>
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => onCopy(`${location.href.split('#')[0] ?? ''}${replay}`)}
        >
          {t('record.copy')}
          <span className="visually-hidden"> {scenario}</span>
        </button>
      </p>
    </article>
  );
}

const signed = (change: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(change).replace('-', '−');

function Who({ seat: { who } }: { readonly seat: SeatRecord }) {
  const { t } = useTranslation();
  switch (who.kind) {
    case 'person':
      return (
        <a className="battles-who" dir="auto" href={`#/record?player=${who.person.id}`}>
          {who.person.name}
        </a>
      );
    case 'agent':
      return <span className="battles-who">{t(`lobby.levels.${readOfficer(who.level)?.level ?? ''}`)}</span>;
    case 'somebody':
      return <span className="battles-who">{t('record.former')}</span>;
  }
}
