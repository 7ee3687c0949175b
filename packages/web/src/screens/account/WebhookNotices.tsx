/** Notices to a program of the player's own. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadeWebhook } from '@weathergauge/wire/types';
import { Field } from './Field.tsx';
import type { NoticePart } from './NoticeWay.tsx';
import { NoticeWay } from './NoticeWay.tsx';
import { Secret } from './Secret.tsx';
import { useBusy } from './use-busy.ts';

export function WebhookNotices({ known: { offers, webhook }, change }: NoticePart) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function turn(isOn: boolean): Promise<void> {
    setOpen(isOn);
    setSecret(null);
    if (!isOn && webhook !== null) await change(`${webhook.id}/end`);
  }

  async function set(): Promise<void> {
    const made = (await change('webhook', { url: url.trim() })) as MadeWebhook | null;
    if (made === null) return;
    setOpen(false);
    setSecret(made.secret);
  }

  function hint(): string {
    if (webhook === null) return t(offers.webhook ? 'account.notices.webhook.off' : 'account.notices.webhook.none');
    const to = t('account.notices.webhook.on', { url: webhook.url });
    return webhook.failedAt === null ? to : `${to} ${t('account.notices.failed')}`;
  }

  return (
    <NoticeWay
      title={t('account.notices.webhook.title')}
      hint={hint()}
      isOn={isOpen || webhook !== null}
      isOffered={offers.webhook || webhook !== null}
      onSwitch={isOn => void turn(isOn)}
    >
      {isOpen && (
        <form className="account-form" onSubmit={run(set)}>
          <Field
            label={t('account.notices.webhook.url')}
            hint={t('account.notices.webhook.urlHint')}
            type="url"
            value={url}
            onValue={setUrl}
            autoComplete="off"
            maxLength={500}
            required
          />
          <button type="submit" className="btn" disabled={isBusy}>
            {t('account.notices.webhook.set')}
          </button>
        </form>
      )}
      {secret !== null && (
        <Secret text={t('account.notices.webhook.made')} label={t('account.notices.webhook.label')} value={secret} />
      )}
    </NoticeWay>
  );
}
