/** Notices by mail, to an address whose owner has said that it is hers. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeForm } from './NoticeForm.tsx';
import type { NoticePart } from './NoticeWay.tsx';
import { NoticeWay } from './NoticeWay.tsx';

export function MailNotices({ known: { offers, mail }, change }: NoticePart) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  async function turn(isOn: boolean): Promise<void> {
    setOpen(isOn);
    if (!isOn && mail !== null) await change(`${mail.id}/end`);
  }

  async function ask(address: string): Promise<void> {
    if ((await change('mail', { address })) !== null) setOpen(false);
  }

  function hint(): string {
    if (mail === null) return t(offers.mail ? 'account.notices.mail.off' : 'account.notices.mail.none');
    if (!mail.isConfirmed) return t('account.notices.mail.waiting', { address: mail.address });
    const to = t('account.notices.mail.on', { address: mail.address });
    return mail.failedAt === null ? to : `${to} ${t('account.notices.failed')}`;
  }

  return (
    <NoticeWay
      title={t('account.notices.mail.title')}
      hint={hint()}
      isOn={isOpen || mail !== null}
      isOffered={offers.mail || mail !== null}
      onSwitch={isOn => void turn(isOn)}
    >
      {isOpen && (
        <NoticeForm
          label={t('account.notices.mail.address')}
          hint={t('account.notices.mail.addressHint')}
          button={t('account.notices.mail.ask')}
          type="email"
          autoComplete="email"
          maxLength={254}
          onAsk={ask}
        />
      )}
    </NoticeWay>
  );
}
