/** What a forecast says: dice, chances of what matters with their shape, and what follows. */

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastView } from '../../client/protocol.ts';
import type { ChangeChances } from './forecast-words.ts';
import { forecastWords, graveWords, percent, quietKind, throwWords } from './forecast-words.ts';
import { sentence } from '../../ui/sentence.ts';

/** As many as the box has room for. */
const MOST_CHANGES = 3;
const BAR_WIDTH = 7;
const BAR_GAP = 2;
const CHART_HEIGHT = 26;

interface Props {
  readonly forecast: ForecastView;
  readonly moves: boolean;
  readonly warning: string;
}

export default function ForecastChanges({ forecast, moves, warning }: Props) {
  const { t } = useTranslation();
  const changes = forecastWords(forecast, MOST_CHANGES);
  const grave = graveWords(forecast, MOST_CHANGES);
  const thrown = throwWords(forecast);
  const quiet = quietKind(forecast, moves, warning);
  // The chances are those before what is warned of has come about.
  const isToCome = changes.length === 0 && quiet === 'afterwards';
  return (
    <>
      {thrown !== null && (
        <p>
          {t(`play.forecast.${thrown.what}`, { count: thrown.count, many: thrown.many })}
          {': '}
          <b>{t('play.forecast.tells', { percent: thrown.percent })}</b>
          {forecast.isAmongOthers && <> {t('play.forecast.amongOthers')}</>}
        </p>
      )}
      {changes.length === 0 ? (
        <p>{t(`play.forecast.${quiet}`, { question: forecast.asksOn ?? '' })}</p>
      ) : (
        <ul className="play-changes">
          {changes.map(change => (
            <ChangeLine key={change.words} change={change} />
          ))}
        </ul>
      )}
      {grave.length > 0 && (
        <p>
          {grave.map(({ words, percent: share, falls }, i) => (
            <Fragment key={words}>
              {i > 0 && ' · '}
              <span className="play-grave">
                {t(`play.forecast.grave.${falls ? 'falls' : 'rises'}`, { words: sentence(words), percent: share })}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      {(changes.length > 0 || quiet === 'thrown') && forecast.asksOn !== null && (
        <p className="play-forecast-next">{t('play.forecast.afterwards', { question: forecast.asksOn })}</p>
      )}
      {!isToCome && (
        <p className="play-quiet play-forecast-foot">
          {t(`play.forecast.chances.${forecast.told.kind}`, { ...forecast.told })}
          {forecast.outcomes > 1 && (
            <>
              {' · '}
              {t(forecast.exact ? 'play.forecast.exact' : 'play.forecast.sampled', { count: forecast.outcomes })}
            </>
          )}
        </p>
      )}
    </>
  );
}

function ChangeLine({ change }: { readonly change: ChangeChances }) {
  const { t } = useTranslation();
  const { words, percent: share, about } = change;
  return (
    <li className="play-change">
      <span>
        <b>{sentence(words)}</b> <br />
        {t(`play.forecast.${change.kind}.${change.falls ? 'falls' : 'rises'}`, { percent: share, about })}
      </span>
      {(change.kind === 'chance' || change.kind === 'spread') && <BarChart change={change} />}
    </li>
  );
}

/** The sentence beside it says what matters; the bars show the shape. */
function BarChart({ change }: { readonly change: ChangeChances }) {
  const { t } = useTranslation();
  const width = change.bars.length * (BAR_WIDTH + BAR_GAP) - BAR_GAP;
  return (
    <svg
      className="play-bars"
      width={width}
      height={CHART_HEIGHT}
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      aria-hidden="true"
    >
      {change.bars.map((bar, i) => {
        const height = Math.max(1, bar.height * CHART_HEIGHT);
        return (
          <rect
            key={bar.change}
            className={bar.change === 0 ? 'play-bar-none' : 'play-bar'}
            x={i * (BAR_WIDTH + BAR_GAP)}
            y={CHART_HEIGHT - height}
            width={BAR_WIDTH}
            height={height}
          >
            <title>{t('play.forecast.bar', { change: signed(bar.change), percent: percent(bar.probability) })}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change).replace('-', '−');
}
