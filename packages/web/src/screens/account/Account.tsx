/** One's account on the server: to keep it, to come back to it, and to see where and by what one is known. */

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account as Known } from '@weathergauge/wire/types';
import type { Answer } from '../../client/online/account.ts';
import { askAccount, readAccount } from '../../client/online/account.ts';
import { reopenNetwork } from '../../client/online/network.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import type { AccountActions } from './account-actions.ts';
import { ComeAsGuest, KeepAccount, SignIn } from './Entry.tsx';
import { Goodbye } from './Goodbye.tsx';
import { NameForm, PasswordForm } from './Identity.tsx';
import { Notices } from './Notices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import strings from './strings.ts';
import { Tokens } from './Tokens.tsx';
import './account.css';

addStrings('account', strings);

/** A change that waits until the owner has confirmed that it is she; null: she does not want to. */
interface Waiting {
  readonly go: (confirmed: boolean) => void;
}

export default function Account() {
  const { t } = useTranslation();
  /** Undefined until the server has told it. */
  const [known, setKnown] = useState<Known | null | undefined>(undefined);
  const [note, setNote] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const take = useCallback((answer: Answer<Known | null>): void => {
    if ('why' in answer) setTrouble(answer.why);
    else setKnown(answer.said);
  }, []);
  const read = useCallback(async (): Promise<void> => take(await readAccount()), [take]);

  useEffect(() => {
    let gone = false;
    void readAccount().then(answer => {
      if (!gone) take(answer);
    });
    return () => {
      gone = true;
    };
  }, [take]);

  async function ask(path: string, body?: object): Promise<Answer<unknown>> {
    const answer = await askAccount(path, body);
    if (!('confirm' in answer) || !answer.confirm) return answer;
    const isConfirmed = await new Promise<boolean>(go => setWaiting({ go }));
    setWaiting(null);
    return isConfirmed ? askAccount(path, body) : answer;
  }

  async function perform(work: () => Promise<Answer<unknown>>, done: string): Promise<boolean> {
    setNote('');
    setTrouble(null);
    const answer = await work();
    if ('why' in answer) {
      setTrouble(answer.why);
      return false;
    }
    // Who listens is known by the connection, which may be another's now.
    reopenNetwork();
    await read();
    setNote(done);
    return true;
  }

  const actions: AccountActions = {
    ask,
    read,
    perform,
    change: (path, body, done) => perform(() => ask(path, body), done),
  };

  return (
    <main className="account">
      <ScreenHead title={t('account.title')} back={t('account.lobby')} />
      <p role="status" className="account-note">
        {note}
      </p>
      {trouble !== null && (
        <p role="alert" className="account-trouble">
          {known === undefined ? wholeSentence(trouble) : t('account.refused', { why: wholeSentence(trouble) })}
        </p>
      )}
      {known === undefined && trouble === null && <p>{t('account.asking')}</p>}
      {known === null && <Stranger actions={actions} />}
      {known && <Owner actions={actions} account={known} />}
      {waiting !== null && known && <ConfirmSheet account={known} onClose={waiting.go} />}
    </main>
  );
}

function Stranger({ actions }: { readonly actions: AccountActions }) {
  return (
    <div className="account-columns">
      <SignIn actions={actions} />
      <ComeAsGuest actions={actions} />
    </div>
  );
}

function Owner({ actions, account }: { readonly actions: AccountActions; readonly account: Known }) {
  return (
    <div className="account-columns">
      <div className="account-column">
        <NameForm actions={actions} account={account} />
        {account.login === null ? (
          <KeepAccount actions={actions} account={account} />
        ) : (
          <PasswordForm actions={actions} account={account} />
        )}
        {account.isKept && <Passkeys actions={actions} account={account} />}
      </div>
      <div className="account-column">
        <Notices actions={actions} />
        <Sessions actions={actions} account={account} />
        {!account.isKept && <SignIn actions={actions} />}
        {account.isKept && <Tokens actions={actions} account={account} />}
        <Goodbye actions={actions} account={account} />
      </div>
    </div>
  );
}
