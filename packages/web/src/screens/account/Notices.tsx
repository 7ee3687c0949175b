/** How one hears that it is one's move: on this device, by mail, to a program. Each is off until it is switched on. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeSettings } from '@weathergauge/wire/types';
import type { Answer } from '../../client/online/account.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import type { AccountActions, AccountPartProps } from './account-actions.ts';
import { MailNotices } from './MailNotices.tsx';
import { PushNotices } from './PushNotices.tsx';
import { Section } from './Section.tsx';
import { WebhookNotices } from './WebhookNotices.tsx';

export function Notices({ actions }: Pick<AccountPartProps, 'actions'>) {
  const { t } = useTranslation();
  const [known, setKnown] = useState<NoticeSettings | null>(null);
  const [why, setWhy] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    void readNotices(actions).then(answer => {
      if (gone) return;
      if ('why' in answer) setWhy(answer.why);
      else setKnown(answer.said);
    });
    return () => {
      gone = true;
    };
    // `actions` is a new object with every render, but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function change(path: string, body: object = {}): Promise<NoticeSettings | null> {
    const answer = (await actions.ask(`account/notices/${path}`, body)) as Answer<NoticeSettings>;
    setWhy('why' in answer ? answer.why : null);
    if ('why' in answer) return null;
    setKnown(answer.said);
    return answer.said;
  }

  return (
    <Section title={t('account.notices.title')}>
      <p>{t('account.notices.text')}</p>
      {why !== null && (
        <p role="alert" className="account-trouble">
          {t('account.refused', { why: wholeSentence(why) })}
        </p>
      )}
      {known !== null && (
        <>
          <PushNotices known={known} change={change} onTrouble={setWhy} />
          <MailNotices known={known} change={change} />
          <WebhookNotices known={known} change={change} />
          {known.stop !== null && (
            <p className="account-faint">
              <a href={known.stop}>{t('account.notices.stop')}</a>. {t('account.notices.stopHint')}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

const readNotices = (actions: AccountActions) => actions.ask('account/notices') as Promise<Answer<NoticeSettings>>;
