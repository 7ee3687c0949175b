/** Whom the server takes this browser for, with the ways to the account and to the battles that were fought. */

import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNetwork } from '../../client/online/network.ts';
import { addressOf } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import './who.css';

addStrings('who', { record: 'Battles fought', signIn: 'Sign in', account: '{{name}}: your account' });

export function Who() {
  const { t } = useTranslation();
  const you = useNetwork(network => network.you);
  const isUp = useNetwork(network => network.isUp);
  // Its place is beside the settings; it comes with the rest of the network, so that the first board does not wait for it.
  const header = document.querySelector('.lobby-header');
  if (header === null || (you === null && !isUp)) return null;
  return createPortal(
    <>
      <a className="btn btn-quiet" href={addressOf({ screen: 'record', game: null, query: '' })}>
        {t('who.record')}
      </a>
      <a
        className="btn btn-quiet lobby-who"
        href={addressOf({ screen: 'account' })}
        {...(you === null ? {} : { 'aria-label': t('who.account', { name: you.name }) })}
      >
        <svg className="lobby-icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="6.5" r="3.5" />
          <path d="M3 18c0-4 3-6 7-6s7 2 7 6" />
        </svg>
        <span>{you === null ? t('who.signIn') : you.name}</span>
      </a>
    </>,
    header,
  );
}
