/** The clauses of the rulebook in our words, with a search; prompts and events open it at their clause. */

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import books from 'virtual:rulebook-clauses';
import type { ClauseSummary } from '../../books/summary.ts';
import { findClauses } from './find-clauses.ts';
import './rules-panel.css';

interface Props {
  readonly ruleset: string;
  /** The clause to show; a new object each time it is asked for, so that the same one can be asked for twice. */
  readonly at: { readonly clause: string } | null;
}

export default function RulesPanel({ ruleset, at }: Props) {
  const { t } = useTranslation();
  const clauses = useClauses(ruleset);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(at);
  // A clause that is asked for must not be hidden by an old search.
  if (at !== asked) {
    setAsked(at);
    setQuery('');
  }
  const searched = useDeferredValue(query);
  const found = useMemo(() => findClauses(clauses ?? [], searched), [clauses, searched]);
  const list = useRef<HTMLDListElement>(null);

  useEffect(() => {
    if (at === null || clauses === null || searched !== '') return;
    const place = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at.clause)}"]`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [at, clauses, searched]);

  if (clauses === null) return <p className="play-quiet">{t('play.rules.loading')}</p>;
  return (
    <div className="play-rules">
      <input
        type="search"
        className="play-field play-search"
        value={query}
        placeholder={t('play.rules.search')}
        aria-label={t('play.rules.search')}
        onChange={event => setQuery(event.target.value)}
      />
      <p className="play-quiet play-rules-count" role="status">
        {found.length === 0 ? t('play.rules.none') : t('play.rules.results', { count: found.length })}
      </p>
      <dl ref={list} className="play-rulelist" tabIndex={0} aria-label={t('play.rules.title')}>
        {found.map(clause => (
          <div
            key={clause.id}
            className={clause.id === at?.clause ? 'play-rule play-rule-now' : 'play-rule'}
            data-rule={clause.id}
            tabIndex={-1}
          >
            <dt>
              <b>{clause.id}</b> {clause.title}
            </dt>
            <dd>{clause.summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Read {
  readonly ruleset: string;
  readonly clauses: readonly ClauseSummary[];
}

/** Null until they have been fetched. */
function useClauses(ruleset: string): readonly ClauseSummary[] | null {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let wanted = true;
    books[ruleset]?.().then(
      ({ default: clauses }) => wanted && setRead({ ruleset, clauses }),
      // The board works without them: only this panel stays empty.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [ruleset]);
  return read?.ruleset === ruleset ? read.clauses : null;
}
