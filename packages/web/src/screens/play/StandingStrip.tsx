/** Turn and points, beside the menu. */

import { useTranslation } from 'react-i18next';
import type { Scene } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import type { GamePack, Position } from '../../client/protocol.ts';
import './standing-strip.css';

interface Props {
  readonly position: Position;
  readonly scene: Scene;
  readonly pack: GamePack | null;
  /** The book by whose rules is played. */
  readonly bookId: string;
  readonly onMenu: () => void;
}

export function StandingStrip({ position, scene, pack, bookId, onMenu }: Props) {
  const { t } = useTranslation();
  const { turn, clock, sides } = position.standing;
  const time =
    clock === null
      ? ''
      : t([`${bookId}.pieces.clock`, 'play.standing.clockLabel'], { clock: clock.at, loop: clock.of });
  return (
    <section className="panel play-strip" aria-label={t('play.standing.label')}>
      <button
        type="button"
        className="play-icon"
        onClick={onMenu}
        aria-label={t('play.menu.open')}
        aria-haspopup="dialog"
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <span className="play-round-now">{turn?.words ?? t('play.standing.laying')}</span>
      {pack !== null && (
        <span className="play-pack" title={t('play.pack', { name: pack.name })}>
          {pack.name}
        </span>
      )}
      {clock !== null && (
        <span className="play-turn-glass" title={time}>
          <span className="visually-hidden">{time}</span>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <circle cx="8" cy="8" r="6.6" />
            <path d="M8 4.2V8L10.6 9.8" />
          </svg>
          <span aria-hidden="true">{t('play.standing.clock', { clock: clock.at, loop: clock.of })}</span>
        </span>
      )}
      <span className="play-scores">
        {sides.map(({ name, short, score }, side) =>
          score === null ? null : (
            <span key={name} className={`play-score tone-${toneOf(scene, side)}`}>
              <span className="visually-hidden">{t('play.standing.points', { name, count: score })}</span>
              <span className="play-score-name" aria-hidden="true" title={name}>
                {short}
              </span>
              <span aria-hidden="true">{score}</span>
            </span>
          ),
        )}
      </span>
    </section>
  );
}
