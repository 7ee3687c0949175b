/** What the rulebook lets a host change, folded away: every article has a sensible default. */

import type { OptionDefinition, Options, OptionValue } from '@weathergauge/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookSummary } from '../session/protocol.ts';
import { choiceWords, countOf, usualValue } from './articles.ts';

interface Props {
  readonly book: BookSummary;
  /** Where the scenario differs from the book. */
  readonly scenario: Options;
  readonly changes: Options;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onReset: () => void;
}

export function Articles({ book, scenario, changes, onChange, onReset }: Props) {
  const { t } = useTranslation();
  const count = Object.keys(changes).length;
  return (
    <details className="lobby-articles">
      <summary>
        {t('lobby.articles.title')}
        <span className="lobby-faint">
          {count === 0 ? t('lobby.articles.usual') : t('lobby.articles.changed', { count })}
        </span>
      </summary>
      <div className="lobby-article-list">
        {Object.entries(book.options).map(([name, definition]) => (
          <Article
            key={name}
            definition={definition}
            clauseTitle={book.clauses.find(({ id }) => id === definition.clause)?.title ?? ''}
            value={changes[name] ?? usualValue(name, definition, scenario)}
            isChanged={name in changes}
            onChange={value => onChange(name, value)}
          />
        ))}
      </div>
      {count > 0 && (
        <button type="button" className="btn" onClick={onReset}>
          {t('lobby.articles.reset')}
        </button>
      )}
    </details>
  );
}

interface ArticleProps {
  readonly definition: OptionDefinition;
  readonly clauseTitle: string;
  readonly value: OptionValue;
  readonly isChanged: boolean;
  readonly onChange: (value: OptionValue) => void;
}

function Article({ definition, clauseTitle, value, isChanged, onChange }: ArticleProps) {
  const { t } = useTranslation();
  const id = useId();
  const { title, summary, clause } = definition;
  return (
    <div className="lobby-article" data-changed={isChanged || undefined}>
      <label className="lobby-article-title" htmlFor={id}>
        {title}
      </label>
      <ArticleField id={id} definition={definition} value={value} onChange={onChange} />
      <p className="lobby-article-summary" id={`${id}-about`}>
        {summary} <cite title={clauseTitle}>{t('lobby.articles.clause', { clause })}</cite>
      </p>
    </div>
  );
}

interface FieldProps extends Pick<ArticleProps, 'definition' | 'value' | 'onChange'> {
  readonly id: string;
}

function ArticleField({ id, definition, value, onChange }: FieldProps) {
  const about = `${id}-about`;
  switch (definition.type) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={about}
          checked={value === true}
          onChange={event => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <select id={id} aria-describedby={about} value={String(value)} onChange={event => onChange(event.target.value)}>
          {definition.choices.map(choice => (
            <option key={choice} value={choice}>
              {choiceWords(choice)}
            </option>
          ))}
        </select>
      );
    case 'count':
      return <CountField id={id} min={definition.min} max={definition.max} value={Number(value)} onChange={onChange} />;
  }
}

interface CountProps {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is being typed stays in the field; what is not within the bounds is not taken, and gone when one leaves it. */
function CountField({ id, min, max, value, onChange }: CountProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      aria-describedby={`${id}-about`}
      min={min}
      max={max}
      value={draft ?? String(value)}
      onBlur={() => setDraft(null)}
      onChange={event => {
        setDraft(event.target.value);
        const count = countOf(event.target.value, min, max);
        if (count !== null && count !== value) onChange(count);
      }}
    />
  );
}
