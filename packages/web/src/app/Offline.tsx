/** Keeps the game for use without a network, and says, once and in a corner, when a newer one lies ready. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSW } from 'virtual:pwa-register';
import './offline.css';

const AN_HOUR = 3_600_000;

export function Offline() {
  const { t } = useTranslation();
  const [refresh, setRefresh] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let registration: ServiceWorkerRegistration | undefined;
    const update = registerSW({
      onNeedRefresh: () => setRefresh(() => () => takeOver(registration?.waiting ?? null, update)),
      onRegisteredSW: (_url, registered) => {
        registration = registered;
        // A failed look for a newer version is no news: the page may be offline.
        timer = setInterval(() => void registered?.update().catch(() => {}), AN_HOUR);
      },
    });
    return () => clearInterval(timer);
  }, []);

  if (refresh === null) return null;
  return (
    <aside className="panel shell-update" role="status">
      <span>{t('shell.update.text')}</span>
      <button type="button" className="btn btn-main" onClick={refresh}>
        {t('shell.update.now')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => setRefresh(null)}>
        {t('shell.update.later')}
      </button>
    </aside>
  );
}

/** The newer version takes over, and the page starts again under it, whichever one it was started by. */
function takeOver(waiting: ServiceWorker | null, update: () => Promise<void>): void {
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  void update();
}
