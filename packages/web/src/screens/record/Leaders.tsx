/** The best of a book. Who has played few games, or always the same opponent, is not among them. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leader } from '@weathergauge/wire/types';
import { readLeaders } from '../../client/online/record.ts';
import { shownName } from '../../ui/person.ts';
import { titlesOf } from './titles.ts';

export function Leaders({ book }: { readonly book: string }) {
  const { t } = useTranslation();
  const [leaders, setLeaders] = useState<readonly Leader[] | null>(null);
  useEffect(() => {
    let gone = false;
    void readLeaders(book).then(found => {
      if (!gone && !isRefusal(found)) setLeaders(found.leaders);
    });
    return () => {
      gone = true;
    };
  }, [book]);

  if (leaders === null) return null;
  return (
    <section className="battles-leaders" aria-labelledby="battles-leaders-title">
      <h2 id="battles-leaders-title">
        {t('record.leaders', { book: titlesOf({ ruleset: book, scenario: '' }).book })}
      </h2>
      {leaders.length === 0 ? (
        <p className="battles-faint">{t('record.noLeaders')}</p>
      ) : (
        <ol>
          {leaders.map(({ player, rating, games }) => (
            <li key={player.id}>
              <a className="battles-who" dir="auto" href={`#/record?player=${player.id}`}>
                {shownName(player, t)}
              </a>
              <strong>{rating}</strong>
              <span className="battles-faint">{t('record.rated', { count: games })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
