/** Where one is signed in. */

import { useTranslation } from 'react-i18next';
import { whenWords } from '../lobby/when.ts';
import type { AccountPartProps } from './account-actions.ts';
import { Section } from './Section.tsx';

export function Sessions({ actions, account: { sessions, isKept } }: AccountPartProps) {
  const { t, i18n } = useTranslation();
  return (
    <Section title={t('account.sessions.title')}>
      <ul className="account-list">
        {sessions.map(({ id, device, usedAt, isThis }) => {
          const name = device === '' ? t('account.sessions.unknown') : device;
          return (
            <li key={id}>
              <span className="account-words">
                <strong>{name}</strong>
                <span className="account-faint">
                  {isThis
                    ? t('account.sessions.this')
                    : t('account.sessions.used', { when: whenWords(usedAt, Date.now(), i18n.language) })}
                </span>
              </span>
              {!isThis && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => void actions.change(`account/sessions/${id}/end`, {}, t('account.sessions.ended'))}
                >
                  {t('account.sessions.end')}
                  <span className="visually-hidden"> {name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {isKept && (
        <p className="account-orders">
          <button
            type="button"
            className="btn"
            onClick={() => void actions.change('sign-out', {}, t('account.signedOut'))}
          >
            {t('account.signOut')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void actions.change('account/sign-out-everywhere', {}, t('account.signedOutEverywhere'))}
          >
            {t('account.signOutEverywhere')}
          </button>
        </p>
      )}
    </Section>
  );
}
