/** Slips of paper that lie on the chart: what was last known of a place. */

import { memo } from 'react';
import { short } from './geometry.ts';
import type { Scene, SceneSlip } from './scene.ts';
import { toneOf } from './scene.ts';
import './slips.css';

type Props = Pick<Scene, 'sides'> & { readonly slips: readonly SceneSlip[] };

/** Of the size of the letters: how wide one of them is, and how high the slip. */
const LETTER = 0.5;
const HIGH = 1.35;
/** On the screen the letters are at least so many pixels high, unless they would grow by more than this for it. */
const LEAST = 12;
const MOST_GROWN = 1.8;

export default memo(function Slips({ slips, sides }: Props) {
  return (
    <g className="slips">
      {slips.map(({ id, at, text, size, side, label }) => {
        const width = size * (text.length * LETTER + 0.9);
        return (
          <g
            key={id}
            className={`slip tone-${toneOf({ sides }, side)}`}
            role="img"
            aria-label={label}
            style={{
              transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(clamp(1, ${short(LEAST / size)} * var(--u), ${MOST_GROWN}))`,
            }}
          >
            <title>{label}</title>
            <rect x={short(width / -2)} width={short(width)} height={short(size * HIGH)} rx={short(size * 0.2)} />
            <text y={short((size * HIGH) / 2)} dy="0.35em" fontSize={short(size)}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});
