/** The top of the lobby: the title and one button that starts a game. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportLog } from './ImportLog.tsx';
import type { FirstGame } from '../../books/book.ts';
import { firstGame, playNow } from './actions.ts';
import { Vignette } from './Vignette.tsx';
import './hero.css';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="lobby-hero" aria-labelledby="lobby-title">
      <Vignette />
      <div className="lobby-cartouche">
        <h1 id="lobby-title">{t('lobby.title')}</h1>
        <p className="lobby-tagline">{t('lobby.tagline')}</p>
        {firstGame !== undefined && <PlayNow first={firstGame} />}
        <div className="lobby-hero-more">
          <a className="btn" href="#/guide">
            {t('lobby.guide')}
          </a>
          <ImportLog />
        </div>
      </div>
    </section>
  );
}

function PlayNow({ first }: { readonly first: FirstGame }) {
  const { t } = useTranslation();
  const [starting, setStarting] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-main lobby-play"
        disabled={starting}
        onClick={() => {
          setStarting(true);
          void playNow(first);
        }}
      >
        {t(starting ? 'lobby.starting' : 'lobby.playNow')}
      </button>
      <p className="lobby-faint">{first.hint}</p>
    </>
  );
}
