/** The first screen: one click to a battle, or choose it yourself. */

import './lobby.css';
import './set-up.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedGame } from '../session/protocol.ts';
import { Hero } from './Hero.tsx';
import type { LobbyBook } from './harbour.ts';
import { loadBooks, recentGames } from './harbour.ts';
import { MusterPanel } from './Muster.tsx';
import { Recent } from './Recent.tsx';
import { SettingsButton } from './SettingsButton.tsx';

export function Lobby() {
  const { t } = useTranslation();
  const [books, setBooks] = useState<readonly LobbyBook[] | null>(null);
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [failed, setFailed] = useState(false);

  const refresh = (): void => void recentGames().then(setGames);
  useEffect(() => {
    let gone = false;
    void loadBooks().then(
      loaded => {
        if (!gone) setBooks(loaded);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    void recentGames().then(found => {
      if (!gone) setGames(found);
    });
    return () => {
      gone = true;
    };
  }, []);

  return (
    <div className="lobby">
      <header className="lobby-header">
        <SettingsButton />
      </header>
      <main>
        <Hero />
        <div className="lobby-below">
          <Recent games={games} books={books} onChanged={refresh} />
          {books !== null && <MusterPanel books={books} />}
          {books === null && (
            <p className="lobby-waiting" role="status">
              {t(failed ? 'lobby.failed' : 'lobby.waiting')}
            </p>
          )}
        </div>
      </main>
      <footer className="lobby-footer">
        <p>{t('lobby.footer')}</p>
      </footer>
    </div>
  );
}
