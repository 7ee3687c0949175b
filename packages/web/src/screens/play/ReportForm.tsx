/** Reports a line, or somebody, to the administrators of the server. */

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person, ReportWish, TalkLine } from '@weathergauge/wire/types';
import { report } from '../../client/online/talk.ts';
import { sentence } from '../../ui/sentence.ts';

interface Props {
  readonly person: Person;
  /** Null where the report is about her, and not about what she said. */
  readonly line: TalkLine | null;
  readonly onCancel: () => void;
}

type Reason = ReportWish['reason'];
const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const satisfies readonly Reason[];
const LONGEST = 500;

export function ReportForm({ person, line, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState<Reason>(line === null ? 'name' : 'insult');
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const { name } = person;

  const send = async (): Promise<void> => {
    setState('busy');
    const why = await report(person, line, reason, words.trim());
    setRefused(why?.reason ?? null);
    setState(why === null ? 'done' : 'open');
  };

  if (state === 'done') return <p role="status">{t('talk.report.done')}</p>;
  return (
    <form
      className="talk-report"
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault();
        if (state === 'open') void send();
      }}
    >
      <h3 id={id}>{t(line === null ? 'talk.report.person' : 'talk.report.line', { name })}</h3>
      <label>
        {t('talk.report.what')}
        <select
          value={reason}
          onChange={({ target: { value } }) => setReason(REASONS.find(each => each === value) ?? 'other')}
        >
          {REASONS.map(each => (
            <option key={each} value={each}>
              {t(`talk.report.reason.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('talk.report.words')}
        <textarea
          value={words}
          maxLength={LONGEST}
          rows={2}
          dir="auto"
          onChange={event => setWords(event.target.value)}
        />
      </label>
      <p className="talk-where">{t('talk.report.hint', { name })}</p>
      {refused !== null && (
        <p role="alert" className="talk-refused">
          {t('talk.report.refused', { why: sentence(refused) })}
        </p>
      )}
      <p className="talk-orders">
        <button type="submit" className="btn btn-main" disabled={state === 'busy'}>
          {t('talk.report.send')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t('talk.report.cancel')}
        </button>
      </p>
    </form>
  );
}
