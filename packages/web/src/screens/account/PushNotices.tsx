/** Notices to this device by web push, and those that go to others. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pushRegistration, subscribe, unsubscribe } from '../../client/online/push.ts';
import type { NoticePart } from './NoticeWay.tsx';
import { NoticeWay } from './NoticeWay.tsx';

interface Props extends NoticePart {
  readonly onTrouble: (why: string) => void;
}

export function PushNotices({ known, change, onTrouble }: Props) {
  const { t } = useTranslation();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const key = known.offers.push;
  const mine = known.push.find(({ isThis }) => isThis);
  const others = known.push.filter(({ isThis }) => !isThis);

  useEffect(() => {
    let gone = false;
    void pushRegistration().then(found => {
      if (!gone) setRegistration(found);
    });
    return () => {
      gone = true;
    };
  }, []);

  async function turn(isOn: boolean): Promise<void> {
    if (!isOn && mine !== undefined) {
      if ((await change(`${mine.id}/end`)) !== null && registration !== null) await unsubscribe(registration);
    } else if (registration !== null && key !== null) {
      const made = await subscribe(registration, key);
      if (typeof made === 'string') onTrouble(t(`account.notices.push.${made}`));
      else await change('push', made);
    }
  }

  function hint(): string {
    if (mine?.failedAt != null) return t('account.notices.failed');
    if (mine !== undefined) return t('account.notices.push.on');
    if (key === null) return t('account.notices.push.none');
    return t(registration === null ? 'account.notices.push.unable' : 'account.notices.push.off');
  }

  return (
    <NoticeWay
      title={t('account.notices.push.title')}
      hint={hint()}
      isOn={mine !== undefined}
      isOffered={mine !== undefined || (key !== null && registration !== null)}
      onSwitch={isOn => void turn(isOn)}
    >
      {others.length > 0 && (
        <ul className="account-list" aria-label={t('account.notices.push.others')}>
          {others.map(({ id, device }) => {
            const name = device === '' ? t('account.sessions.unknown') : device;
            return (
              <li key={id}>
                <span>{name}</span>
                <button type="button" className="btn" onClick={() => void change(`${id}/end`)}>
                  {t('account.notices.end')}
                  <span className="visually-hidden"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </NoticeWay>
  );
}
