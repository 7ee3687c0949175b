/** All that is kept about oneself: to take along, and to have removed. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import type { AccountPartProps } from './account-actions.ts';
import { Section } from './Section.tsx';

export function Goodbye({ actions }: AccountPartProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    setAsked(false);
    await actions.change('account/delete', {}, t('account.deleted'));
    setBusy(false);
  }

  return (
    <Section title={t('account.data.title')}>
      <p>{t('account.data.text')}</p>
      <p className="account-orders">
        <a className="btn" href="/api/account/export" download="weathergauge-my-data.json">
          {t('account.data.export')}
        </a>
        <button type="button" className="btn account-danger" disabled={isBusy} onClick={() => setAsked(true)}>
          {t('account.data.delete')}
        </button>
      </p>
      {isAsked && (
        <Sheet title={t('account.delete.title')} onClose={() => setAsked(false)}>
          <p>{t('account.delete.text')}</p>
          <p>{t('account.delete.forGood')}</p>
          <div className="play-buttons">
            <button type="button" className="btn btn-main" onClick={() => setAsked(false)}>
              {t('account.delete.no')}
            </button>
            <button type="button" className="btn account-danger" onClick={() => void leave()}>
              {t('account.delete.yes')}
            </button>
          </div>
        </Sheet>
      )}
    </Section>
  );
}
