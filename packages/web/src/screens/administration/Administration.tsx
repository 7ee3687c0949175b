/** The administrators' page: reports with what was said, what can be done about them, and what was done. For everybody else it is not there. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deed, Report } from '@weathergauge/wire/types';
import { readDeeds, readReports } from '../../client/online/administration.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { localeOf } from '../../ui/locale.ts';
import { sentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { ReportCard } from './ReportCard.tsx';
import strings from './strings.ts';
import './administration.css';

addStrings('administration', strings);

const PAGES = ['open', 'closed', 'deeds'] as const;
type Page = (typeof PAGES)[number];

interface Shown {
  readonly reports: readonly Report[];
  readonly deeds: readonly Deed[];
  readonly next: string | null;
}

async function read(page: Page, last: string | null): Promise<Shown | Refusal> {
  if (page === 'deeds') {
    const found = await readDeeds(last);
    return isRefusal(found) ? found : { ...found, reports: [] };
  }
  const found = await readReports(page, last);
  return isRefusal(found) ? found : { ...found, deeds: [] };
}

interface Props {
  /** For those to whom the page is not there. */
  readonly otherwise: ReactNode;
}

export default function Administration({ otherwise }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState<Page>('open');
  /** Null until the server has told it. */
  const [shown, setShown] = useState<Shown | Refusal | null>(null);
  const [note, setNote] = useState('');

  const reread = useCallback(async (): Promise<void> => setShown(await read(page, null)), [page]);

  useEffect(() => {
    let gone = false;
    void read(page, null).then(found => {
      if (!gone) setShown(found);
    });
    return () => {
      gone = true;
    };
  }, [page]);

  const more = async ({ reports, deeds, next }: Shown): Promise<void> => {
    const found = await read(page, next);
    if (isRefusal(found)) setNote(t('administration.refused', { why: sentence(found.reason) }));
    else setShown({ ...found, reports: [...reports, ...found.reports], deeds: [...deeds, ...found.deeds] });
  };

  // The server gives one answer for an address that is not there and for one that is not for the caller.
  if (isRefusal(shown) && shown.refused !== 'not-kept') return otherwise;
  return (
    <main className="administration">
      <ScreenHead title={t('administration.title')} back={t('administration.lobby')} />
      <div className="administration-pages" role="group" aria-label={t('administration.pages')}>
        {PAGES.map(each => (
          <button
            key={each}
            type="button"
            className={each === page ? 'btn btn-main' : 'btn'}
            aria-pressed={each === page}
            onClick={() => {
              setNote('');
              if (each !== page) setShown(null);
              setPage(each);
            }}
          >
            {t(`administration.${each}`)}
          </button>
        ))}
      </div>
      <p role="status" className="administration-note">
        {note}
      </p>
      {shown === null && <p>{t('administration.asking')}</p>}
      {isRefusal(shown) && <p role="alert">{t('administration.refused', { why: sentence(shown.reason) })}</p>}
      {shown !== null && !isRefusal(shown) && (
        <>
          {page === 'deeds' ? (
            <Deeds deeds={shown.deeds} />
          ) : (
            <Reports
              reports={shown.reports}
              none={t(page === 'open' ? 'administration.noneOpen' : 'administration.noneClosed')}
              onDone={async words => {
                setNote(words);
                await reread();
              }}
            />
          )}
          {shown.next !== null && (
            <button type="button" className="btn" onClick={() => void more(shown)}>
              {t('administration.more')}
            </button>
          )}
        </>
      )}
    </main>
  );
}

interface ReportsProps {
  readonly reports: readonly Report[];
  readonly none: string;
  readonly onDone: (words: string) => Promise<void>;
}

function Reports({ reports, none, onDone }: ReportsProps) {
  if (reports.length === 0) return <p>{none}</p>;
  return (
    <ul className="administration-list">
      {reports.map(report => (
        <li key={report.id} className="panel administration-report">
          <ReportCard report={report} onDone={onDone} />
        </li>
      ))}
    </ul>
  );
}

function Deeds({ deeds }: { readonly deeds: readonly Deed[] }) {
  const { t, i18n } = useTranslation();
  const nameOf = (person: Deed['about']): string => (person?.name ?? '') || t('administration.left');
  if (deeds.length === 0) return <p>{t('administration.noDeeds')}</p>;
  return (
    <ol className="administration-deeds">
      {deeds.map(({ id, at, by, deed, about, words }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString(localeOf(i18n.language))}</time>
          <span>{t(`administration.deed.${deed}`, { by: nameOf(by), about: nameOf(about) })}</span>
          {words !== '' && <q dir="auto">{wordsOfDeed(deed, words, t)}</q>}
        </li>
      ))}
    </ol>
  );
}

/** A closed report says what it was about; everything else says what somebody has written. */
function wordsOfDeed(deed: Deed['deed'], words: string, t: (key: string) => string): string {
  return deed === 'dismissed' || deed === 'settled' ? t(`administration.reason.${words}`) : words;
}
