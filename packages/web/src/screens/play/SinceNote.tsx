/** One line on what others did since the last order, until it is dismissed or an order is given. */

import { useTranslation } from 'react-i18next';
import type { ShownSince } from './use-since.ts';
import './since-note.css';

export function SinceNote({ since: { shown, dismiss } }: { readonly since: ShownSince }) {
  const { t } = useTranslation();
  if (shown === null) return null;
  return (
    <section className="play-since" aria-label={t('play.since.title')}>
      <p title={shown.words}>
        <b>{t('play.since.title')}:</b> {shown.words}
      </p>
      <button
        type="button"
        className="play-since-close"
        onClick={dismiss}
        aria-label={t('play.since.dismiss')}
        title={t('play.since.dismissHint')}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
