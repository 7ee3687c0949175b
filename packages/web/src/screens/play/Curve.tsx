/** The chances over the course of the game, as a line chart. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../board/scene.ts';
import { curveFacts, curvePath } from './curve.ts';
import type { TurnMark } from './log-groups.ts';
import { shortName, turnAt } from './log-groups.ts';
import './curve.css';

const WIDTH = 560;
const HEIGHT = 140;

interface Props {
  readonly values: readonly number[];
  /** Whose chances rise towards the top. */
  readonly name: string;
  /** Of the side whose chances they are, and of the other. */
  readonly tones: readonly [Tone, Tone];
  readonly turns: readonly TurnMark[];
}

/** A label takes this share of the width for each of its characters, on a phone. */
const CHARACTER = 0.0225;

export function Curve({ values, name, tones, turns }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const facts = curveFacts(values);
  if (facts === null) return null;
  const when = (entry: number): string => turnAt(turns, entry)?.heading ?? t('play.report.setUp');
  const shares = turns.map(mark => ({
    turn: mark.turn,
    label: shortName(mark),
    share: mark.at / Math.max(1, values.length - 1),
  }));
  const { line, area } = curvePath(values, WIDTH, HEIGHT);
  const text = t('play.report.curve', {
    name,
    start: facts.start,
    end: facts.end,
    best: facts.best.chance,
    bestAt: when(facts.best.at),
    worst: facts.worst.chance,
    worstAt: when(facts.worst.at),
  });
  return (
    <figure className="play-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        <clipPath id={`${id}-up`}>
          <rect x="0" y="0" width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <clipPath id={`${id}-down`}>
          <rect x="0" y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <path d={area} className={`play-curve-area tone-${tones[0]}`} clipPath={`url(#${id}-up)`} />
        <path d={area} className={`play-curve-area tone-${tones[1]}`} clipPath={`url(#${id}-down)`} />
        {shares.map(({ turn, share }) => (
          <path key={turn} d={`M${share * WIDTH},0V${HEIGHT}`} className="play-curve-turn" />
        ))}
        <path d={`M0,${HEIGHT / 2}H${WIDTH}`} className="play-curve-middle" />
        <path d={line} className="play-curve-line" />
      </svg>
      <p className="play-curve-turns" aria-hidden="true">
        {labelled(shares).map(({ turn, label, share }) => (
          <span key={turn} style={{ left: `${share * 100}%` }}>
            {label}
          </span>
        ))}
      </p>
      <figcaption>
        <span aria-hidden="true" className="play-curve-top">
          {t('play.report.curveTop', { name })}
        </span>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}

interface Labelled {
  readonly turn: number;
  readonly label: string;
  readonly share: number;
}

/** Those that do not run into the one before, or over the edge. */
function labelled(all: readonly Labelled[]): readonly Labelled[] {
  let end = 0;
  return all.filter(({ label, share }) => {
    const room = (label.length + 0.5) * CHARACTER;
    if (share < end || share + room > 1) return false;
    end = share + room;
    return true;
  });
}
