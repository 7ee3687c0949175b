/** What is running (motions, an agent's thinking), its speed, and buttons to skip or stop it. */

import { useTranslation } from 'react-i18next';
import type { Speed } from '../../ui/settings.ts';
import { speeds, useSettings } from '../../ui/settings.ts';
import type { GameState } from '../../client/store.ts';
import { SinceNote } from './SinceNote.tsx';
import type { ShownSince } from './use-since.ts';
import './activity-bar.css';

interface Props {
  readonly thinking: GameState['thinking'];
  readonly seatNames: readonly string[];
  readonly onStop: () => void;
  /** Null while nothing moves. */
  readonly onSkip: (() => void) | null;
  /** What moves happened while the player was away. */
  readonly missed: GameState['missed'];
  readonly since: ShownSince;
}

export function ActivityBar({ thinking, seatNames, onStop, onSkip, missed, since }: Props) {
  const { t } = useTranslation();
  return (
    <div className="panel play-activity" data-over-board>
      {thinking !== null && (
        <>
          <span className="play-thinking">
            <span>{t('play.activity.thinking', { seat: seatNames[thinking.seat] ?? '' })}</span>
            <progress max={1} value={thinking.progress?.share ?? 0} aria-label={t('play.activity.progress')} />
          </span>
          <button type="button" className="btn play-small" onClick={onStop} title={t('play.activity.stop')}>
            {t('play.activity.stopShort')}
          </button>
        </>
      )}
      {onSkip !== null && missed !== null && <p className="play-missed">{t(`play.missed.${missed}`)}</p>}
      {onSkip !== null && (
        <button
          type="button"
          className="btn play-small"
          onClick={onSkip}
          title={t('play.activity.skipHint')}
          aria-keyshortcuts="Space"
        >
          {t('play.activity.skip')}
        </button>
      )}
      <SinceNote since={since} />
      <SpeedChoice />
    </div>
  );
}

export function SpeedChoice() {
  const { t } = useTranslation();
  const speed = useSettings(settings => settings.speed);
  const set = useSettings(settings => settings.set);
  return (
    <label className="play-speed">
      <span>{t('play.speed.label')}</span>
      <select value={speed} onChange={event => set({ speed: toSpeed(event.target.value) })}>
        {speeds.map(one => (
          <option key={one} value={one}>
            {t(`play.speed.names.s${String(one).replace('.', '_')}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function toSpeed(text: string): Speed {
  return speeds.find(one => String(one) === text) ?? 1;
}
