/** What the rulebook lets a host change, folded away: every article has a sensible default. */

import './articles.css';
import type { Options, OptionSpec, OptionValue } from '@weathergauge/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleOrder } from '../../books/book.ts';
import type { BookSummary } from '../../books/summary.ts';
import type { ArticleState, Terms } from './articles.ts';
import { articlesOf, belongs, choiceWords, countOf, needWords, sortArticles } from './articles.ts';

interface Props {
  readonly book: BookSummary;
  /** Where the scenario differs from the book. */
  readonly scenario: Terms;
  readonly changes: Options;
  /** How the book wants them shown, where it cares. */
  readonly order?: ArticleOrder | undefined;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onReset: () => void;
}

export function Articles({ book, scenario, changes, order, onChange, onReset }: Props) {
  const { t } = useTranslation();
  const { first, groups } = sortArticles(articlesOf(book.options, scenario, changes).filter(belongs), order);
  // What stands open above is seen to be changed.
  const count = Object.keys(changes).filter(name => !first.some(article => article.name === name)).length;
  const show = (article: ArticleState) => (
    <Article
      key={article.name}
      article={article}
      spec={book.options}
      clauseTitle={book.clauseTitles[article.definition.clause] ?? ''}
      onChange={value => onChange(article.name, value)}
    />
  );
  return (
    <>
      {first.map(article => (
        <OpenArticle key={article.name} article={article} onChange={value => onChange(article.name, value)} />
      ))}
      <details className="lobby-articles">
        <summary>
          {t('lobby.articles.title')}
          <span className="lobby-faint">
            {count === 0 ? t('lobby.articles.usual') : t('lobby.articles.changed', { count })}
          </span>
        </summary>
        <div className="lobby-article-list">
          {groups.map(({ title, articles }) =>
            title === null ? (
              articles.map(show)
            ) : (
              <section key={title} className="lobby-article-group">
                <h4>{title}</h4>
                {articles.map(show)}
              </section>
            ),
          )}
        </div>
        {count > 0 && (
          <button type="button" className="btn" onClick={onReset}>
            {t('lobby.articles.reset')}
          </button>
        )}
      </details>
    </>
  );
}

/** An article that nobody should miss: its choices side by side. */
function OpenArticle({ article, onChange }: Pick<ArticleProps, 'article' | 'onChange'>) {
  const { t } = useTranslation();
  const id = useId();
  const { definition, value, isFixed } = article;
  if (definition.type !== 'choice') return null;
  return (
    <fieldset className="lobby-open-article" disabled={isFixed} aria-describedby={`${id}-about`}>
      <legend>{definition.title}</legend>
      <div className="lobby-segments">
        {definition.choices.map(choice => (
          <label key={choice}>
            <input type="radio" name={id} value={choice} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{choiceWords(definition, choice)}</span>
          </label>
        ))}
      </div>
      <p className="lobby-article-summary" id={`${id}-about`}>
        {definition.summary} {isFixed && <em>{t('lobby.articles.fixed')}</em>}
      </p>
    </fieldset>
  );
}

interface ArticleProps {
  readonly article: ArticleState;
  readonly spec: OptionSpec;
  readonly clauseTitle: string;
  readonly onChange: (value: OptionValue) => void;
}

function Article({ article, spec, clauseTitle, onChange }: ArticleProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isChanged, isFixed, needs } = article;
  const { title, summary, clause } = article.definition;
  const what = needs.map(need => {
    const { key, ...words } = needWords(spec, need);
    return t(`lobby.articles.${key}`, words);
  });
  return (
    <div className="lobby-article" data-changed={isChanged || undefined} data-idle={what.length > 0 || undefined}>
      <label className="lobby-article-title" htmlFor={id}>
        {title}
      </label>
      <ArticleField id={id} article={article} onChange={onChange} />
      <p className="lobby-article-summary" id={`${id}-about`}>
        {summary} <cite title={clauseTitle}>{t('lobby.articles.clause', { clause })}</cite>
        {isFixed && <em>{t('lobby.articles.fixed')}</em>}
        {!isFixed && what.length > 0 && <em>{t('lobby.articles.needs', { what })}</em>}
      </p>
    </div>
  );
}

interface FieldProps extends Pick<ArticleProps, 'article' | 'onChange'> {
  readonly id: string;
}

function ArticleField({ id, article, onChange }: FieldProps) {
  const { definition, value } = article;
  const about = `${id}-about`;
  const disabled = article.isFixed || article.needs.length > 0;
  switch (definition.type) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={about}
          disabled={disabled}
          checked={value === true}
          onChange={event => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          aria-describedby={about}
          disabled={disabled}
          value={String(value)}
          onChange={event => onChange(event.target.value)}
        >
          {definition.choices.map(choice => (
            <option key={choice} value={choice}>
              {choiceWords(definition, choice)}
            </option>
          ))}
        </select>
      );
    case 'count':
      return (
        <CountField
          id={id}
          min={definition.min}
          max={definition.max}
          value={Number(value)}
          disabled={disabled}
          onChange={onChange}
        />
      );
  }
}

interface CountProps {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** What is being typed stays in the field; what is not within the bounds is not taken, and gone when one leaves it. */
function CountField({ id, min, max, value, disabled, onChange }: CountProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      aria-describedby={`${id}-about`}
      min={min}
      max={max}
      disabled={disabled}
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
