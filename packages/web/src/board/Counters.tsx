/** Counters that lie on the table: a disc or a square of card in the tone of its side, with a sign on it. */

import { memo } from 'react';
import { offset, short } from './geometry.ts';
import type { Scene, SceneCounter, SceneSlip } from './scene.ts';
import { toneOf } from './scene.ts';
import Slips from './Slips.tsx';
import './counters.css';

type Props = Pick<Scene, 'sides'> & {
  readonly counters: NonNullable<Scene['counters']>;
  readonly slips?: readonly SceneSlip[];
};

const NONE = [] as const;

/** A sign of one character, and each further one makes it smaller. */
const LETTERS = [0.62, 0.62, 0.54, 0.42] as const;

export default memo(function Counters({ sides, counters, slips = NONE }: Props) {
  return (
    <g className="counters">
      {slips.length > 0 && <Slips slips={slips} sides={sides} />}
      {counters.map(({ id, at, size, leastPixels = 0, beyond, shape, side, sign, label }) => (
        <g
          key={id}
          className={`counter tone-${toneOf({ sides }, side)}`}
          style={{
            transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(max(${short(size)}, ${leastPixels} * var(--u)))${off(beyond)}`,
          }}
          role="img"
          aria-label={label}
        >
          <title>{label}</title>
          {shape === 'round' ? (
            <>
              <circle className="counter-shadow" cx="0.04" cy="0.06" r="0.5" />
              <circle className="counter-card" r="0.5" />
              <circle className="counter-ring" r="0.41" />
            </>
          ) : (
            <>
              <rect className="counter-shadow" x="-0.46" y="-0.44" width="1" height="1" rx="0.1" />
              <rect className="counter-card" x="-0.5" y="-0.5" width="1" height="1" rx="0.1" />
              <rect className="counter-ring" x="-0.41" y="-0.41" width="0.82" height="0.82" rx="0.06" />
            </>
          )}
          <text dy="0.35em" fontSize={LETTERS[sign.length] ?? LETTERS.at(-1)}>
            {sign}
          </text>
        </g>
      ))}
    </g>
  );
});

/** By half of its size: as far as its rim. */
function off(beyond: SceneCounter['beyond']): string {
  if (beyond === undefined) return '';
  const { x, y } = offset({ x: 0, y: 0, heading: beyond }, 0.5);
  return ` translate(${short(x)}px,${short(y)}px)`;
}
