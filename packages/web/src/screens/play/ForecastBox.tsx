/** The forecast of the active offer. The box keeps its place when there is none, so that the list does not jump. */

import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastView } from '../../client/protocol.ts';
import { sentence } from '../../ui/sentence.ts';
import './forecast-box.css';

// Loaded when something is looked at, while its odds are computed.
const loadChanges = () => import('./ForecastChanges.tsx');
const ForecastChanges = lazy(loadChanges);

interface Props {
  /** Null while nothing is looked at. */
  readonly offer: number | null;
  /** Whether there is anything to look at. */
  readonly isAsked: boolean;
  /** What hardly anybody wants of it; '' for nothing. */
  readonly warning: string;
  /** Null while it is being computed. */
  readonly forecast: ForecastView | null;
  /** Whether it brings a ship somewhere else. */
  readonly moves: boolean;
}

export function ForecastBox({ offer, isAsked, warning, forecast, moves }: Props) {
  const { t } = useTranslation();
  const isLookedAt = offer !== null;
  useEffect(() => {
    if (isLookedAt) void loadChanges();
  }, [isLookedAt]);
  return (
    <>
      <div className="play-forecast">
        <h2 className="play-forecast-title">{t('play.forecast.title')}</h2>
        {warning !== '' && <p className="play-warning">{sentence(warning)}</p>}
        {offer === null ? (
          <p className="play-quiet">
            <span className="play-for-mouse">{t(`play.forecast.${isAsked ? 'idle' : 'waiting'}`)}</span>
            <span className="play-for-touch">{t(`play.forecast.${isAsked ? 'idleTouch' : 'waiting'}`)}</span>
          </p>
        ) : forecast === null ? (
          <p className="play-quiet">{t('play.forecast.loading')}</p>
        ) : (
          <Suspense fallback={<p className="play-quiet">{t('play.forecast.loading')}</p>}>
            <ForecastChanges forecast={forecast} moves={moves} warning={warning} />
          </Suspense>
        )}
      </div>
      {/* The board keeps clear of where it floats, whether or not it does. */}
      <div className="play-forecast-room" data-over-board aria-hidden="true" />
    </>
  );
}
