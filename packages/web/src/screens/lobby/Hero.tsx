/** The first thing seen: what this is, and one button that starts a battle. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportLog } from './ImportLog.tsx';
import { playNow } from './actions.ts';
import { Vignette } from './Vignette.tsx';

export function Hero() {
  const { t } = useTranslation();
  const [starting, setStarting] = useState(false);
  return (
    <section className="lobby-hero" aria-labelledby="lobby-title">
      <Vignette />
      <div className="lobby-cartouche">
        <h1 id="lobby-title">{t('lobby.title')}</h1>
        <p className="lobby-tagline">{t('lobby.tagline')}</p>
        <button
          type="button"
          className="btn btn-main lobby-play"
          disabled={starting}
          onClick={() => {
            setStarting(true);
            void playNow();
          }}
        >
          {t(starting ? 'lobby.starting' : 'lobby.playNow')}
        </button>
        <p className="lobby-faint">{t('lobby.playNowHint')}</p>
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
