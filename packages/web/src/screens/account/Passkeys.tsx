/** Passkeys by which one comes back; and the button that makes or shows one. */

import { useTranslation } from 'react-i18next';
import type { FaultWords } from '../../client/online/passkeys.ts';
import { addPasskey, hasPasskeys } from '../../client/online/passkeys.ts';
import { whenWords } from '../lobby/when.ts';
import type { AccountPartProps } from './account-actions.ts';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

export const faultWords = (t: (key: string) => string): FaultWords => ({
  known: t('account.passkeys.known'),
  unshown: t('account.passkeys.unshown'),
});

interface ButtonProps {
  readonly label: string;
  readonly work: () => Promise<unknown>;
}

/** Nothing where the browser has no passkeys for this page. */
export function PasskeyButton({ label, work }: ButtonProps) {
  const [isBusy, run] = useBusy();
  if (!hasPasskeys()) return null;
  return (
    <p className="account-orders">
      <button type="button" className="btn" disabled={isBusy} onClick={run(work)}>
        {label}
      </button>
    </p>
  );
}

export function Passkeys({ actions, account: { passkeys } }: AccountPartProps) {
  const { t, i18n } = useTranslation();
  const when = (at: number): string => whenWords(at, Date.now(), i18n.language);
  if (passkeys.length === 0 && !hasPasskeys()) return null;
  return (
    <Section title={t('account.passkeys.title')}>
      <p>{t('account.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="account-list">
          {passkeys.map(({ id, device, createdAt, usedAt }) => {
            const name = device === '' ? t('account.sessions.unknown') : device;
            return (
              <li key={id}>
                <span className="account-words">
                  <strong>{name}</strong>
                  <span className="account-faint">
                    {usedAt === null
                      ? t('account.passkeys.made', { when: when(createdAt) })
                      : t('account.sessions.used', { when: when(usedAt) })}
                  </span>
                </span>
                <button
                  type="button"
                  className="btn"
                  onClick={() => void actions.change('account/passkeys/remove', { id }, t('account.passkeys.removed'))}
                >
                  {t('account.passkeys.remove')}
                  <span className="visually-hidden"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <PasskeyButton
        label={t('account.passkeys.add')}
        work={() => actions.perform(() => addPasskey(actions.ask, faultWords(t)), t('account.passkeys.added'))}
      />
    </Section>
  );
}
