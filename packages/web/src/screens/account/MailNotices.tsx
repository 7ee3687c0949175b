/** Notices by mail, to an address whose owner has said that it is hers. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';
import type { NoticePart } from './NoticeWay.tsx';
import { NoticeWay } from './NoticeWay.tsx';
import { useBusy } from './use-busy.ts';

export function MailNotices({ known: { offers, mail }, change }: NoticePart) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isBusy, run] = useBusy();

  async function turn(isOn: boolean): Promise<void> {
    setOpen(isOn);
    if (!isOn && mail !== null) await change(`${mail.id}/end`);
  }

  async function ask(): Promise<void> {
    if ((await change('mail', { address: address.trim() })) !== null) setOpen(false);
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
        <form className="account-form" onSubmit={run(ask)}>
          <Field
            label={t('account.notices.mail.address')}
            hint={t('account.notices.mail.addressHint')}
            type="email"
            value={address}
            onValue={setAddress}
            autoComplete="email"
            maxLength={254}
            required
          />
          <button type="submit" className="btn" disabled={isBusy}>
            {t('account.notices.mail.ask')}
          </button>
        </form>
      )}
    </NoticeWay>
  );
}
