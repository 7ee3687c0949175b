/** The link by which others come to the table. */

import type { Settings } from '@weathergauge/wire/types';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../ui/route.ts';

interface Props {
  readonly table: string;
  readonly invite: string;
  /** When the battle begins. */
  readonly start: Settings['start'];
}

export function Invitation({ table, invite, start }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const link = `${location.href.split('#')[0]}${addressOf({ screen: 'table', id: table, invite })}`;

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setNote(t('table.copied'));
    } catch {
      setNote(t('table.notCopied'));
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className="table-invitation">
      <h2 id={`${id}-title`}>{t('table.invitation')}</h2>
      <p>{t(`table.invite.${start}`)}</p>
      <div className="table-link">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={t('table.link')}
          onFocus={event => event.target.select()}
        />
        <button type="button" className="btn btn-main" onClick={() => void copy()}>
          {t('table.copy')}
        </button>
      </div>
      <p role="status" className="table-faint">
        {note}
      </p>
    </section>
  );
}
