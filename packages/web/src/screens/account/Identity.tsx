/** Who one is to others, and the password. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../ui/route.ts';
import type { AccountPartProps } from './account-actions.ts';
import { NewPassword } from './Entry.tsx';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

export function NameForm({ actions, account }: AccountPartProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(account.you.name);
  const [isBusy, run] = useBusy();
  const isNew = name.trim() !== '' && name.trim() !== account.you.name;
  const work = () => actions.change('account/name', { name: name.trim() }, t('account.renamed'));
  return (
    <Section title={t('account.who.title')}>
      <p>
        {account.isKept
          ? account.login === null
            ? t('account.who.byPasskey')
            : t('account.who.kept', { login: account.login })
          : t('account.who.guest')}
      </p>
      {account.isAdministrator && (
        <p>
          {t('account.who.administrator')}{' '}
          <a href={addressOf({ screen: 'admin' })}>{t('account.who.administration')}</a>
        </p>
      )}
      <form className="account-form" onSubmit={run(work)}>
        <Field
          label={t('account.name')}
          hint={t('account.nameHint')}
          value={name}
          onValue={setName}
          autoComplete="nickname"
          maxLength={40}
          required
        />
        <button type="submit" className="btn" disabled={isBusy || !isNew}>
          {t('account.rename')}
        </button>
      </form>
      <p className="account-faint">{t('account.who.id', { id: account.you.id })}</p>
    </Section>
  );
}

export function PasswordForm({ actions, account }: AccountPartProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [isBusy, run] = useBusy();
  const work = async () => {
    if (await actions.change('account/password', { password }, t('account.passwordChanged'))) setPassword('');
  };
  return (
    <Section title={t('account.newPassword.title')}>
      <p>{t('account.newPassword.text')}</p>
      <form className="account-form" onSubmit={run(work)}>
        {/* For password managers: which account this is the password of. */}
        <input
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
          readOnly
          value={account.login ?? ''}
        />
        <NewPassword label={t('account.newPassword.label')} value={password} onValue={setPassword} />
        <button type="submit" className="btn" disabled={isBusy}>
          {t('account.newPassword.do')}
        </button>
      </form>
    </Section>
  );
}
