/** What the rulebook lets a host change, folded away: every option has a sensible default. */

import type { Options, OptionSpec, OptionValue } from '@weathergauge/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionOrder } from '../../books/book.ts';
import type { BookOptions } from '../../books/summary.ts';
import { Switch } from '../../ui/Switch.tsx';
import type { OptionState, Terms } from './game-options.ts';
import { optionStates, belongs, changed, choiceWords, countOf, needWords, sortOptions } from './game-options.ts';
import './game-options.css';

interface Props {
  readonly book: BookOptions;
  /** Where the scenario differs from the book. */
  readonly scenario: Terms;
  readonly changes: Options;
  /** How the book groups its options; without it they are one list. */
  readonly order?: OptionOrder | undefined;
  readonly onChange: (changes: Options) => void;
}

export function GameOptions({ book, scenario, changes, order, onChange }: Props) {
  const { t } = useTranslation();
  const change = (name: string, value: OptionValue): void =>
    onChange(changed(book.options, scenario, changes, name, value));
  const { first, groups } = sortOptions(optionStates(book.options, scenario, changes).filter(belongs), order);
  // Options shown in the open are not counted: their value is visible anyway.
  const count = Object.keys(changes).filter(name => !first.some(option => option.name === name)).length;
  const show = (option: OptionState) => (
    <OptionRow
      key={option.name}
      option={option}
      spec={book.options}
      clauseTitle={book.clauseTitles[option.definition.clause] ?? ''}
      onChange={value => change(option.name, value)}
    />
  );
  return (
    <>
      {first.map(option => (
        <OpenOption key={option.name} option={option} onChange={value => change(option.name, value)} />
      ))}
      <details className="lobby-options">
        <summary>
          {t('lobby.options.title')}
          <span className="lobby-faint">
            {count === 0 ? t('lobby.options.usual') : t('lobby.options.changed', { count })}
          </span>
        </summary>
        <div className="lobby-option-list">
          {groups.map(({ title, options }) =>
            title === null ? (
              options.map(show)
            ) : (
              <section key={title} className="lobby-option-group">
                <h4>{title}</h4>
                {options.map(show)}
              </section>
            ),
          )}
        </div>
        {count > 0 && (
          <button type="button" className="btn" onClick={() => onChange({})}>
            {t('lobby.options.reset')}
          </button>
        )}
      </details>
    </>
  );
}

/** An option that is always visible, with its choices side by side. */
function OpenOption({ option, onChange }: Pick<OptionProps, 'option' | 'onChange'>) {
  const { t } = useTranslation();
  const id = useId();
  const { definition, value, isFixed } = option;
  if (definition.type !== 'choice') return null;
  return (
    <fieldset className="lobby-open-option" disabled={isFixed} aria-describedby={`${id}-about`}>
      <legend>{definition.title}</legend>
      <div className="lobby-segments">
        {definition.choices.map(choice => (
          <label key={choice}>
            <input type="radio" name={id} value={choice} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{choiceWords(definition, choice)}</span>
          </label>
        ))}
      </div>
      <p className="lobby-option-summary" id={`${id}-about`}>
        {definition.summary} {isFixed && <em>{t('lobby.options.fixed')}</em>}
      </p>
    </fieldset>
  );
}

interface OptionProps {
  readonly option: OptionState;
  readonly spec: OptionSpec;
  readonly clauseTitle: string;
  readonly onChange: (value: OptionValue) => void;
}

function OptionRow({ option, spec, clauseTitle, onChange }: OptionProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isChanged, isFixed, needs } = option;
  const { title, summary, clause } = option.definition;
  const what = needs.map(need => {
    const { key, ...words } = needWords(spec, need);
    return t(`lobby.options.${key}`, words);
  });
  return (
    <div className="lobby-option" data-changed={isChanged || undefined} data-idle={what.length > 0 || undefined}>
      <label className="lobby-option-title" htmlFor={id}>
        {title}
      </label>
      <OptionField id={id} option={option} onChange={onChange} />
      <p className="lobby-option-summary" id={`${id}-about`}>
        {summary} <cite title={clauseTitle}>{t('lobby.options.clause', { clause })}</cite>
        {isFixed && <em>{t('lobby.options.fixed')}</em>}
        {!isFixed && what.length > 0 && <em>{t('lobby.options.needs', { what })}</em>}
      </p>
    </div>
  );
}

interface FieldProps extends Pick<OptionProps, 'option' | 'onChange'> {
  readonly id: string;
}

function OptionField({ id, option, onChange }: FieldProps) {
  const { definition, value } = option;
  const about = `${id}-about`;
  const disabled = option.isFixed || option.needs.length > 0;
  switch (definition.type) {
    case 'flag':
      return (
        <Switch id={id} aria-describedby={about} disabled={disabled} checked={value === true} onSwitch={onChange} />
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

/** A number field. While typing any text stays; a value out of bounds is not taken, and is reset on blur. */
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
