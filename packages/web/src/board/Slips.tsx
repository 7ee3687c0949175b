/** Slips of paper that lie on the chart: what was last known of a place. */

import { memo } from 'react';
import { short } from './geometry.ts';
import type { Scene, SceneSlip } from './scene.ts';
import { toneOf } from './scene.ts';
import { LEAST, MOST_GROWN, seenFrom, slipSize } from './slip-box.ts';
import './slips.css';

type Props = Pick<Scene, 'sides'> & { readonly slips: readonly SceneSlip[] };

export default memo(function Slips({ slips, sides }: Props) {
  return (
    <g className="slips">
      {slips.map(slip => {
        const { id, at, text, size, side, label } = slip;
        const { width, height } = slipSize({ text, size });
        return (
          <g
            key={id}
            className={`slip tone-${toneOf({ sides }, side)}`}
            role="img"
            aria-label={label}
            style={{
              transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(clamp(1, ${short(LEAST / size)} * var(--u), ${MOST_GROWN}))`,
              opacity: `calc((${short(1 / seenFrom(slip))} - var(--u)) * 200)`,
            }}
          >
            <title>{label}</title>
            <rect
              x={short(width / -2)}
              y={short(-height)}
              width={short(width)}
              height={short(height)}
              rx={short(size * 0.2)}
            />
            <text y={short(height / -2)} dy="0.35em" fontSize={short(size)}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});
