/** Registers the service worker for offline play, and tells in a note when a newer version of the page can be started. */

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
        // A failed check for a newer version is not reported: the page may be offline.
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

/** Activates the newer version and reloads the page, whether or not a service worker controlled it before. */
function takeOver(waiting: ServiceWorker | null, update: () => Promise<void>): void {
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  void update();
}
