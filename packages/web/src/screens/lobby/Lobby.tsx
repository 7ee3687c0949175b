/** The first screen: one click to a battle, or choose it yourself. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedGame } from '../../client/protocol.ts';
import { Hero } from './Hero.tsx';
import { lobbyBooks, recentGames } from './actions.ts';
import { MusterPanel } from './Muster.tsx';
import { Recent } from './Recent.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import './lobby.css';

export function Lobby() {
  const { t } = useTranslation();
  const [games, setGames] = useState<readonly SavedGame[]>([]);

  const refresh = (): void => void recentGames().then(setGames);
  useEffect(() => {
    let gone = false;
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
          <Recent games={games} books={lobbyBooks} onChanged={refresh} />
          <MusterPanel books={lobbyBooks} />
        </div>
      </main>
      <footer className="lobby-footer">
        <p>
          {t('lobby.footer')} <a href="licences.html">{t('lobby.licences')}</a>
        </p>
      </footer>
    </div>
  );
}
