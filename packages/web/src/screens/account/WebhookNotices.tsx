/** Notices to a program of the player's own. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadeWebhook } from '@weathergauge/wire/types';
import { NoticeForm } from './NoticeForm.tsx';
import type { NoticePart } from './NoticeWay.tsx';
import { NoticeWay } from './NoticeWay.tsx';
import { Secret } from './Secret.tsx';

export function WebhookNotices({ known: { offers, webhook }, change }: NoticePart) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  async function turn(isOn: boolean): Promise<void> {
    setOpen(isOn);
    setSecret(null);
    if (!isOn && webhook !== null) await change(`${webhook.id}/end`);
  }

  async function set(url: string): Promise<void> {
    const made = (await change('webhook', { url })) as MadeWebhook | null;
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
        <NoticeForm
          label={t('account.notices.webhook.url')}
          hint={t('account.notices.webhook.urlHint')}
          button={t('account.notices.webhook.set')}
          type="url"
          autoComplete="off"
          maxLength={500}
          onAsk={set}
        />
      )}
      {secret !== null && (
        <Secret text={t('account.notices.webhook.made')} label={t('account.notices.webhook.label')} value={secret} />
      )}
    </NoticeWay>
  );
}
