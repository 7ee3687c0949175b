/** The chances over the course of the game, as a line chart. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../board/scene.ts';
import { curveFacts, curvePath } from './curve.ts';
import './curve.css';

const WIDTH = 560;
const HEIGHT = 140;

interface Props {
  readonly values: readonly number[];
  /** Whose chances rise towards the top. */
  readonly name: string;
  /** Of the side whose chances they are, and of the other. */
  readonly tones: readonly [Tone, Tone];
  /** Entry to mark, in a replay. */
  readonly at?: number;
}

export function Curve({ values, name, tones, at }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const facts = curveFacts(values);
  if (facts === null) return null;
  const { line, area } = curvePath(values, WIDTH, HEIGHT);
  const text = t('play.report.curve', {
    name,
    start: facts.start,
    end: facts.end,
    best: facts.best.chance,
    bestAt: facts.best.at,
    worst: facts.worst.chance,
    worstAt: facts.worst.at,
  });
  const mark = at === undefined || values.length < 2 ? null : (at / (values.length - 1)) * WIDTH;
  return (
    <figure className="play-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text} preserveAspectRatio="none">
        <clipPath id={`${id}-up`}>
          <rect x="0" y="0" width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <clipPath id={`${id}-down`}>
          <rect x="0" y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <path d={area} className={`play-curve-area tone-${tones[0]}`} clipPath={`url(#${id}-up)`} />
        <path d={area} className={`play-curve-area tone-${tones[1]}`} clipPath={`url(#${id}-down)`} />
        <path d={`M0,${HEIGHT / 2}H${WIDTH}`} className="play-curve-middle" />
        <path d={line} className="play-curve-line" />
        {mark !== null && <path d={`M${mark},0V${HEIGHT}`} className="play-curve-mark" />}
      </svg>
      <figcaption>
        <span aria-hidden="true" className="play-curve-top">
          {t('play.report.curveTop', { name })}
        </span>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}
