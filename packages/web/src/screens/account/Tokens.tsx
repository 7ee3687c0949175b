/** Tokens by which programs play for their owner. The text of one is shown once. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadeToken } from '@weathergauge/wire/types';
import { makeToken } from '../../client/online/account.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { whenWords } from '../lobby/when.ts';
import type { AccountPartProps } from './account-actions.ts';
import { Field } from './Field.tsx';
import { Secret } from './Secret.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

export function Tokens({ actions, account: { tokens } }: AccountPartProps) {
  const { t, i18n } = useTranslation();
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeToken | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function make(): Promise<void> {
    const answer = await makeToken(actions.ask, name.trim());
    setWhy('why' in answer ? answer.why : null);
    if ('why' in answer) return;
    setName('');
    setMade(answer.said);
    await actions.read();
  }

  const used = (at: number | null): string =>
    at === null
      ? t('account.tokens.unused')
      : t('account.tokens.used', { when: whenWords(at, Date.now(), i18n.language) });

  return (
    <Section title={t('account.tokens.title')}>
      <p>{t('account.tokens.text')}</p>
      {tokens.length > 0 && (
        <ul className="account-list">
          {tokens.map(({ id, name: each, usedAt }) => (
            <li key={id}>
              <span className="account-words">
                <strong>{each}</strong>
                <span className="account-faint">{used(usedAt)}</span>
              </span>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  if (made?.id === id) setMade(null);
                  void actions.change(`account/tokens/${id}/revoke`, {}, t('account.tokens.revoked'));
                }}
              >
                {t('account.tokens.revoke')}
                <span className="visually-hidden"> {each}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {made !== null && (
        <Secret
          text={t('account.tokens.made', { name: made.name })}
          label={t('account.tokens.label')}
          value={made.token}
        />
      )}
      <form className="account-form" onSubmit={run(make)}>
        <Field
          label={t('account.tokens.name')}
          hint={t('account.tokens.nameHint')}
          value={name}
          onValue={setName}
          autoComplete="off"
          maxLength={60}
          pattern=".*\S.*"
          required
        />
        {why !== null && (
          <p role="alert" className="account-trouble">
            {t('account.refused', { why: wholeSentence(why) })}
          </p>
        )}
        <button type="submit" className="btn" disabled={isBusy}>
          {t('account.tokens.make')}
        </button>
      </form>
    </Section>
  );
}
