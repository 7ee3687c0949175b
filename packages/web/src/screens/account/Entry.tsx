/** Ways in: sign in, come as a guest, and keep a guest's account. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, showPasskey } from '../../client/online/passkeys.ts';
import type { AccountActions, AccountPartProps } from './account-actions.ts';
import { Field } from './Field.tsx';
import { faultWords, PasskeyButton } from './Passkeys.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

interface Props {
  readonly actions: AccountActions;
}

/** As many as the server asks for. */
export const LEAST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

export function SignIn({ actions }: Props) {
  const { t } = useTranslation();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, run] = useBusy();
  const work = () => actions.change('log-in', { login, password }, t('account.signedIn'));
  return (
    <Section title={t('account.signIn.title')}>
      <p>{t('account.signIn.text')}</p>
      <form className="account-form" onSubmit={run(work)}>
        <Field
          label={t('account.login')}
          value={login}
          onValue={setLogin}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
        <Field
          label={t('account.password')}
          type="password"
          value={password}
          onValue={setPassword}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
        />
        <button type="submit" className="btn btn-main" disabled={isBusy}>
          {t('account.signIn.do')}
        </button>
      </form>
      <PasskeyButton
        label={t('account.signIn.byPasskey')}
        work={() =>
          actions.perform(() => showPasskey(actions.ask, 'log-in/passkey', faultWords(t)), t('account.signedIn'))
        }
      />
    </Section>
  );
}

export function ComeAsGuest({ actions }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isBusy, run] = useBusy();
  return (
    <Section title={t('account.guest.title')}>
      <p>{t('account.guest.text')}</p>
      <form className="account-form" onSubmit={run(() => actions.change('guest', { name: name.trim() }, ''))}>
        <Field
          label={t('account.name')}
          value={name}
          onValue={setName}
          autoComplete="nickname"
          maxLength={40}
          pattern=".*\S.*"
          required
        />
        <button type="submit" className="btn" disabled={isBusy}>
          {t('account.guest.do')}
        </button>
      </form>
    </Section>
  );
}

/** For a guest, and for whoever has a passkey and wants a password besides. */
export function KeepAccount({ actions, account: { isKept } }: AccountPartProps) {
  const { t } = useTranslation();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, run] = useBusy();
  const work = () => actions.change('account/keep', { login, password }, t('account.kept'));
  return (
    <Section title={t(isKept ? 'account.keep.besides' : 'account.keep.title')}>
      <p>{t(isKept ? 'account.keep.besidesText' : 'account.keep.text')}</p>
      <form className="account-form" onSubmit={run(work)}>
        <Field
          label={t('account.login')}
          hint={t('account.loginHint')}
          value={login}
          onValue={setLogin}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          minLength={2}
          maxLength={30}
          required
        />
        <NewPassword label={t('account.password')} value={password} onValue={setPassword} />
        <button type="submit" className="btn btn-main" disabled={isBusy}>
          {t(isKept ? 'account.keep.addPassword' : 'account.keep.do')}
        </button>
      </form>
      {!isKept && (
        <PasskeyButton
          label={t('account.keep.byPasskey')}
          work={() => actions.perform(() => addPasskey(actions.ask, faultWords(t)), t('account.kept'))}
        />
      )}
    </Section>
  );
}

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function NewPassword({ label, value, onValue }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={label}
      hint={t('account.passwordHint', { least: LEAST_PASSWORD })}
      type="password"
      value={value}
      onValue={onValue}
      autoComplete="new-password"
      minLength={LEAST_PASSWORD}
      maxLength={LONGEST_PASSWORD}
      required
    />
  );
}
