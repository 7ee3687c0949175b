/** Before an account is changed: whoever finds a browser unlocked cannot show that it is hers. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@weathergauge/wire/types';
import type { Answer } from '../../client/online/account.ts';
import { askAccount } from '../../client/online/account.ts';
import { showPasskey } from '../../client/online/passkeys.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Field } from './Field.tsx';
import { faultWords, PasskeyButton } from './Passkeys.tsx';
import { useBusy } from './use-busy.ts';

interface Props {
  readonly account: Account;
  readonly onClose: (confirmed: boolean) => void;
}

export function ConfirmSheet({ account: { login, passkeys }, onClose }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function confirm(asked: Promise<Answer<unknown>>): Promise<void> {
    const answer = await asked;
    if ('why' in answer) setWhy(answer.why);
    else onClose(true);
  }

  return (
    <Sheet title={t('account.confirm.title')} onClose={() => onClose(false)}>
      <p>{t('account.confirm.text')}</p>
      {why !== null && (
        <p role="alert" className="account-trouble">
          {t('account.refused', { why: wholeSentence(why) })}
        </p>
      )}
      {login !== null && (
        <form className="account-form" onSubmit={run(() => confirm(askAccount('account/confirm', { password })))}>
          <Field
            label={t('account.password')}
            type="password"
            value={password}
            onValue={setPassword}
            autoComplete="current-password"
            required
          />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            {t('account.confirm.do')}
          </button>
        </form>
      )}
      {passkeys.length > 0 && (
        <PasskeyButton
          label={t('account.confirm.byPasskey')}
          work={() => confirm(showPasskey(askAccount, 'account/confirm/passkey', faultWords(t)))}
        />
      )}
    </Sheet>
  );
}
