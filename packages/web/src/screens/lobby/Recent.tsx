/** Games of this browser: go on, look back, or throw away. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedGame } from '../../client/protocol.ts';
import { readOfficer } from '../../client/protocol.ts';
import type { LobbyBook } from './actions.ts';
import { removeGame, replayGame, resumeGame } from './actions.ts';
import { whenWords } from './when.ts';
import './recent.css';

interface Props {
  readonly games: readonly SavedGame[];
  readonly books: readonly LobbyBook[];
  readonly onChanged: () => void;
}

const SHOWN = 6;

export function Recent({ games, books, onChanged }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, SHOWN);
  return (
    <section className="lobby-recent" aria-labelledby="lobby-recent-title">
      <h2 id="lobby-recent-title">{t('lobby.recent.title')}</h2>
      <ul>
        {shown.map(game => (
          <RecentGame key={game.id} game={game} books={books} onChanged={onChanged} />
        ))}
      </ul>
      {games.length > shown.length && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {t('lobby.recent.all', { count: games.length })}
        </button>
      )}
    </section>
  );
}

interface GameProps {
  readonly game: SavedGame;
  readonly books: readonly LobbyBook[];
  readonly onChanged: () => void;
}

function RecentGame({ game, books, onChanged }: GameProps) {
  const { t, i18n } = useTranslation();
  const [doubting, setDoubting] = useState(false);
  const book = books.find(({ summary }) => summary.id === game.ruleset)?.summary;
  const title = book?.scenarios.find(({ id }) => id === game.scenario)?.title ?? game.scenario;
  const players = game.seats
    .map(seat =>
      t(seat.kind === 'human' ? 'lobby.recent.person' : `lobby.levels.${readOfficer(seat.level)?.level ?? ''}`),
    )
    .join(' · ');
  return (
    <li className="panel lobby-game">
      <div className="lobby-game-words">
        <h3>{title}</h3>
        <p>{game.headline}</p>
        <p className="lobby-faint">
          {[
            book?.title,
            game.pack && t('lobby.recent.pack', { name: game.pack.name }),
            players,
            whenWords(game.savedAt, Date.now(), i18n.language),
          ]
            .filter(Boolean)
            .join(' — ')}
        </p>
      </div>
      <div className="lobby-game-orders">
        {!game.over && (
          <button type="button" className="btn btn-main" onClick={() => void resumeGame(game.id)}>
            {t('lobby.recent.resume')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
        <button type="button" className="btn" onClick={() => void replayGame(game.id)}>
          {t('lobby.recent.replay')}
          <span className="visually-hidden"> {title}</span>
        </button>
        <button
          type="button"
          className={doubting ? 'btn lobby-danger' : 'btn btn-quiet'}
          onBlur={() => setDoubting(false)}
          onClick={() => {
            if (!doubting) {
              setDoubting(true);
              return;
            }
            void removeGame(game.id).then(onChanged);
          }}
        >
          {t(doubting ? 'lobby.recent.sure' : 'lobby.recent.delete')}
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
    </li>
  );
}
