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

export default memo(function Slips({ slips, sides }: Props) {
  return (
    <g className="slips">
      {slips.map(({ id, at, text, size, side, label }) => {
        const width = size * (text.length * LETTER + 0.9);
        return (
          <g key={id} className={`slip tone-${toneOf({ sides }, side)}`} role="img" aria-label={label}>
            <title>{label}</title>
            <rect
              x={short(at.x - width / 2)}
              y={short(at.y)}
              width={short(width)}
              height={short(size * HIGH)}
              rx={short(size * 0.2)}
            />
            <text x={short(at.x)} y={short(at.y + (size * HIGH) / 2)} dy="0.35em" fontSize={short(size)}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});
