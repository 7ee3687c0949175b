/** What battles are looked for. It stands in the address of the page, so that it can be sent to a friend and gone back to. */

import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wanted } from '../../client/online/record.ts';
import { goTo } from '../../ui/route.ts';
import { queryOf } from '../../client/online/record.ts';
import { lobbyBooks } from '../lobby/actions.ts';

const RESULTS = ['won', 'lost', 'drawn'] as const;
const HOW = ['rules', 'resigned', 'out-of-time', 'agreed'] as const;

export function Search({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTranslation();
  const [form, setForm] = useState<Wanted>(wanted);
  const set = (key: keyof Wanted) => (value: string) =>
    setForm(now => ({ ...now, [key]: value, ...(key === 'book' && { scenario: '' }) }));
  const scenarios = lobbyBooks.find(({ summary }) => summary.id === form.book)?.summary.scenarios ?? [];
  const isSomebody = form.player !== undefined || (form.name ?? '') !== '';
  return (
    <form
      className="panel battles-search"
      role="search"
      aria-label={t('record.search.title')}
      onSubmit={event => {
        event.preventDefault();
        goTo({ screen: 'record', game: null, query: queryOf(form) });
      }}
    >
      <Choice label={t('record.search.book')} value={form.book} onValue={set('book')}>
        <option value="">{t('record.search.anyBook')}</option>
        {lobbyBooks.map(({ summary }) => (
          <option key={summary.id} value={summary.id}>
            {summary.title}
          </option>
        ))}
      </Choice>
      {scenarios.length > 0 && (
        <Choice label={t('record.search.scenario')} value={form.scenario} onValue={set('scenario')}>
          <option value="">{t('record.search.anyScenario')}</option>
          {scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      {form.player === undefined && (
        <Line
          label={t('record.search.name')}
          value={form.name}
          onValue={set('name')}
          kind="text"
          longest={LONGEST_NAME}
        />
      )}
      {isSomebody && (
        <Choice label={t('record.search.result')} value={form.result} onValue={set('result')}>
          <option value="">{t('record.search.anyResult')}</option>
          {RESULTS.map(result => (
            <option key={result} value={result}>
              {t(`record.result.${result}`)}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t('record.search.how')} value={form.how} onValue={set('how')}>
        <option value="">{t('record.search.anyHow')}</option>
        {HOW.map(how => (
          <option key={how} value={how}>
            {t(`record.how.${how}`)}
          </option>
        ))}
      </Choice>
      <div className="battles-days">
        <Line label={t('record.search.from')} value={form.from} onValue={set('from')} kind="date" />
        <Line label={t('record.search.to')} value={form.to} onValue={set('to')} kind="date" />
      </div>
      <p className="battles-orders">
        <button type="submit" className="btn btn-main">
          {t('record.search.go')}
        </button>
        <a className="btn btn-quiet" href={form.player === undefined ? '#/record' : `#/record?player=${form.player}`}>
          {t('record.search.clear')}
        </a>
      </p>
    </form>
  );
}

/** As long as the server's. */
const LONGEST_NAME = 40;

interface FieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
}

function Choice({ label, value = '', onValue, children }: FieldProps & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="battles-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onValue(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

interface LineProps extends FieldProps {
  readonly kind: 'text' | 'date';
  readonly longest?: number;
}

function Line({ label, value = '', onValue, kind, longest }: LineProps) {
  const id = useId();
  return (
    <div className="battles-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={kind}
        value={value}
        {...(longest !== undefined && { maxLength: longest })}
        onChange={event => onValue(event.target.value)}
      />
    </div>
  );
}
