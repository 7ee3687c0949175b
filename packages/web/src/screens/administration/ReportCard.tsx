/** One report: who about whom, what was said around it, and what an administrator can do. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person, Report, ReportedLine } from '@weathergauge/wire/types';
import { closeReport, liftSuspension, removeLine, suspend } from '../../client/online/administration.ts';
import { localeOf } from '../../ui/locale.ts';
import { sentence } from '../../ui/sentence.ts';
import { wordsOf } from '../play/Talk.tsx';

interface Props {
  readonly report: Report;
  /** Something was done: what to say of it. */
  readonly onDone: (words: string) => Promise<void>;
}

export function ReportCard({ report, onDone }: Props) {
  const { t, i18n } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);
  const [isSuspending, setSuspending] = useState(false);
  const { by, about, reason, words, line, around, state, at, isSuspended } = report;
  const nameOf = (person: Person): string => person.name || t('administration.left');
  const name = nameOf(about);
  const reported = around.find(each => isLine(each, line));

  const act = async (deed: Promise<Refusal | object>, said: string): Promise<void> => {
    const answer = await deed;
    setRefused(isRefusal(answer) ? answer.reason : null);
    if (!isRefusal(answer)) await onDone(said);
  };

  return (
    <article>
      <header>
        <h2>{t(`administration.reason.${reason}`)}</h2>
        <p className="administration-faint">
          <bdi>{t('administration.about', { about: name, by: nameOf(by) })}</bdi>
          {isSuspended && <span className="administration-mark">{t('administration.suspended')}</span>}
          <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString(localeOf(i18n.language))}</time>
        </p>
      </header>
      {words !== '' && (
        <blockquote dir="auto" className="administration-words">
          {words}
        </blockquote>
      )}
      <h3>{t('administration.said')}</h3>
      {around.length === 0 ? (
        <p className="administration-faint">{t('administration.nothingSaid')}</p>
      ) : (
        <ol className="administration-said">
          {around.map(each => (
            <Said key={`${each.channel} ${each.number}`} line={each} isReported={isLine(each, line)} />
          ))}
        </ol>
      )}
      {refused !== null && (
        <p role="alert" className="administration-refused">
          {t('administration.refused', { why: sentence(refused) })}
        </p>
      )}
      {state === 'open' ? (
        <p className="administration-orders">
          {line !== null && reported?.isRemoved === false && (
            <button
              type="button"
              className="btn"
              onClick={() => void act(removeLine(report.table, line), t('administration.done.remove'))}
            >
              {t('administration.remove')}
            </button>
          )}
          {about.name !== '' &&
            (isSuspended ? (
              <button
                type="button"
                className="btn"
                onClick={() => void act(liftSuspension(about.id), t('administration.done.lift', { name }))}
              >
                {t('administration.lift', { name })}
              </button>
            ) : (
              <button
                type="button"
                className="btn"
                aria-expanded={isSuspending}
                onClick={() => setSuspending(!isSuspending)}
              >
                {t('administration.suspend', { name })}
              </button>
            ))}
          {(['settled', 'dismissed'] as const).map(how => (
            <button
              key={how}
              type="button"
              className={how === 'settled' ? 'btn btn-main' : 'btn btn-quiet'}
              onClick={() => void act(closeReport(report.id, how), t('administration.done.close'))}
            >
              {t(how === 'settled' ? 'administration.settle' : 'administration.dismiss')}
            </button>
          ))}
        </p>
      ) : (
        <p className="administration-faint">{t(`administration.${state}`)}</p>
      )}
      {isSuspending && !isSuspended && (
        <SuspendForm
          name={name}
          onSuspend={why => act(suspend(about.id, why), t('administration.done.suspend', { name }))}
          onCancel={() => setSuspending(false)}
        />
      )}
    </article>
  );
}

const isLine = (line: ReportedLine, wanted: Report['line']): boolean =>
  wanted !== null && line.channel === wanted.channel && line.number === wanted.number;

function Said({ line, isReported }: { readonly line: ReportedLine; readonly isReported: boolean }) {
  const { t } = useTranslation();
  return (
    <li className={isReported ? 'administration-reported' : undefined}>
      <bdi>{line.by.name || t('administration.left')}</bdi> <span dir="auto">{wordsOf(line, t)}</span>
      {isReported && <span className="administration-mark">{t('administration.isReported')}</span>}
      {line.isRemoved && <span className="administration-mark">{t('administration.isRemoved')}</span>}
    </li>
  );
}

interface SuspendProps {
  readonly name: string;
  readonly onSuspend: (why: string) => Promise<void>;
  readonly onCancel: () => void;
}

function SuspendForm({ name, onSuspend, onCancel }: SuspendProps) {
  const { t } = useTranslation();
  const id = useId();
  const [why, setWhy] = useState('');
  return (
    <form
      className="administration-form"
      onSubmit={event => {
        event.preventDefault();
        if (why.trim() !== '') void onSuspend(why.trim());
      }}
    >
      <label htmlFor={id}>{t('administration.why', { name })}</label>
      <input id={id} value={why} maxLength={300} dir="auto" onChange={event => setWhy(event.target.value)} />
      <p className="administration-orders">
        <button type="submit" className="btn btn-main" disabled={why.trim() === ''}>
          {t('administration.suspendNow')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t('administration.cancel')}
        </button>
      </p>
    </form>
  );
}
