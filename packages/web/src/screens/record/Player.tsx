/** A player: her rating in each book, and how it came about. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookRating, PlayerRecord } from '@weathergauge/wire/types';
import { readPlayer } from '../../client/online/record.ts';
import { shownName } from '../../ui/person.ts';
import { sentence } from '../../ui/sentence.ts';
import { titlesOf } from './titles.ts';

export function Player({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState<PlayerRecord | Refusal | null>(null);
  useEffect(() => {
    let gone = false;
    void readPlayer(id).then(player => {
      if (!gone) setFound(player);
    });
    return () => {
      gone = true;
    };
  }, [id]);

  if (found === null) return null;
  if (isRefusal(found)) return <p role="alert">{t('record.refused', { why: sentence(found.reason) })}</p>;
  const { player, ratings } = found;
  return (
    <section className="panel battles-player" aria-labelledby="battles-player-name">
      <h2 id="battles-player-name" dir="auto">
        {shownName(player, t)}
      </h2>
      {ratings.length === 0 && <p className="battles-faint">{t('record.noRating')}</p>}
      <ul className="battles-ratings">
        {ratings.map(rating => (
          <Rating key={rating.ruleset} rating={rating} />
        ))}
      </ul>
    </section>
  );
}

function Rating({ rating: { ruleset, rating, games, isProvisional, history } }: { readonly rating: BookRating }) {
  const { t } = useTranslation();
  const { book } = titlesOf({ ruleset, scenario: '' });
  return (
    <li>
      <a href={`#/record?book=${ruleset}`}>{book}</a>
      <strong>{rating}</strong>
      <span className="battles-faint">
        {t('record.rated', { count: games })}
        {isProvisional && <span> {t('record.provisional')}</span>}
      </span>
      <Curve ratings={history.map(each => each.rating)} />
    </li>
  );
}

const WIDTH = 160;
const HEIGHT = 36;
const EDGE = 3;

/** For the eye alone: the number beside it says where it has come to. */
function Curve({ ratings }: { readonly ratings: readonly number[] }) {
  if (ratings.length < 2) return null;
  const low = Math.min(...ratings);
  const span = Math.max(1, Math.max(...ratings) - low);
  const points = ratings.map((rating, i) => {
    const x = EDGE + (i / (ratings.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - ((rating - low) / span) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="battles-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
