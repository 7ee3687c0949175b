/**
 * Taking back what only everybody together may take back: first whoever has the device thinks it over, then the other
 * people at the table are asked one after another, on the cover where the table is not theirs to see.
 */

import './plea.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plea, TableState } from '../../client/table.ts';
import { Sheet } from '../../ui/Sheet.tsx';

type Table = Pick<TableState, 'plea' | 'position' | 'seats' | 'answerPlea'>;

export function PleaSheet({ table }: { readonly table: Table }) {
  const { plea } = table;
  const title = usePleaTitle(table);
  if (plea === null) return null;
  return (
    // A new person is a new question: the focus starts again from its first button.
    <Sheet key={plea.asked} title={title} onClose={() => void table.answerPlea(false)}>
      <Question table={table} plea={plea} />
    </Sheet>
  );
}

/** It is all there is in the page: nothing of the position, not even hidden. */
export function PleaCover({ table }: { readonly table: Table }) {
  const { plea } = table;
  const title = usePleaTitle(table);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plea?.asked]);
  if (plea === null) return null;
  return (
    <main className="play-cover">
      <div className="panel play-cover-card">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Question table={table} plea={plea} />
      </div>
    </main>
  );
}

function usePleaTitle({ plea, position }: Table): string {
  const { t } = useTranslation();
  if (plea === null || plea.asked === plea.by) return t('play.plea.mine');
  return t('play.plea.hers', { seat: position?.seatNames[plea.asked] ?? '' });
}

function Question({ table, plea }: { readonly table: Table; readonly plea: Plea }) {
  const { t } = useTranslation();
  const name = (seat: number): string => table.position?.seatNames[seat] ?? '';
  const { by, of, asked, others } = plea;
  const isMine = asked === by;
  const wish = isMine
    ? t(of === by ? 'play.plea.wish' : 'play.plea.wishOf', { seat: name(of) })
    : t(`play.plea.${of === by ? 'asksOwn' : of === asked ? 'asksYours' : 'asks'}`, { seat: name(by), of: name(of) });
  const agree = isMine
    ? t(others.length > 0 ? 'play.plea.ask' : 'play.plea.take')
    : t('play.plea.agree', { seat: name(asked) });
  return (
    <>
      <p>{wish}</p>
      <p>{t('play.plea.dice')}</p>
      {others.length > 0 && <p>{t('play.plea.others', { names: others.map(name) })}</p>}
      {isMine && table.seats.some(({ kind }) => kind === 'agent') && <p>{t('play.plea.agents')}</p>}
      <div className="play-plea-answers">
        <button type="button" className="btn btn-main" onClick={() => void table.answerPlea(true)}>
          {agree}
        </button>
        <button type="button" className="btn" onClick={() => void table.answerPlea(false)}>
          {t(isMine ? 'play.plea.keep' : 'play.plea.decline')}
        </button>
      </div>
    </>
  );
}
