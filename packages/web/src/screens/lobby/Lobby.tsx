/** The first screen: one click to a battle, or choose it yourself. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasServer } from '../../client/online/has-server.ts';
import { Hero } from './Hero.tsx';
import type { Kept } from './actions.ts';
import { keptGames, lobbyBooks } from './actions.ts';
import { MusterPanel } from './Muster.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { useSteady } from './steady.ts';
import './lobby.css';

// Hardly anybody ever sees it.
// Newcomers have no battles yet.
const Recent = lazy(async () => ({ default: (await import('./Recent.tsx')).Recent }));
const KeptBadly = lazy(() => import('./KeptBadly.tsx'));
const Network = lazy(() => import('./Network.tsx'));

const NOTHING: Kept = { games: [], setAside: [], keeping: 'sealed' };

export function Lobby() {
  const { t } = useTranslation();
  const [kept, setKept] = useState<Kept>(NOTHING);
  const { games, setAside, keeping } = kept;
  const muster = useRef<HTMLDivElement>(null);
  const hold = useSteady(muster, kept);

  const refresh = (): void => void keptGames().then(setKept);
  useEffect(() => {
    let gone = false;
    void keptGames().then(found => {
      if (gone) return;
      hold();
      setKept(found);
    });
    return () => {
      gone = true;
    };
  }, [hold]);

  return (
    <div className="lobby">
      <header className="lobby-header">
        <SettingsButton />
      </header>
      <main>
        <Hero />
        <div className="lobby-below">
          {hasServer() && (
            <Suspense fallback={null}>
              <Network />
            </Suspense>
          )}
          {games.length > 0 && (
            <Suspense fallback={null}>
              <Recent games={games} books={lobbyBooks} onChanged={refresh} />
            </Suspense>
          )}
          {(setAside.length > 0 || (keeping !== 'sealed' && games.some(({ over }) => !over))) && (
            <Suspense fallback={null}>
              <KeptBadly setAside={setAside} keeping={keeping} onChanged={refresh} />
            </Suspense>
          )}
          <div ref={muster}>
            <MusterPanel books={lobbyBooks} />
          </div>
        </div>
      </main>
      <footer className="lobby-footer">
        <p>
          {t(hasServer() ? 'lobby.footerOnline' : 'lobby.footer')} <a href="licences.html">{t('lobby.licences')}</a>
        </p>
      </footer>
    </div>
  );
}
