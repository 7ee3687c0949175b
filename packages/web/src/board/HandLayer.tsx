/** A ship in somebody's hand: her way, her ghost at its end, and what it costs, or why nobody would want it. */

import { useMemo } from 'react';
import { bearing, offset, short, trace } from './geometry.ts';
import { Ghost } from './Ghost.tsx';
import type { HandProps } from './props.ts';
import type { Scene } from './scene.ts';
import { widthOfTag } from './tags.ts';
import { windAt } from './winds.ts';
import './hand-layer.css';

/** From the ghost to the words, in pixels: clear of a fingertip. */
const CLEAR = 46;

interface Props {
  readonly scene: Scene;
  readonly ghost: NonNullable<HandProps['ghost']>;
  readonly scale: number;
}

export function HandLayer({ scene, ghost, scale }: Props) {
  const { pose, path, words, danger } = ghost;
  const ship = useMemo(() => scene.ships.find(({ id }) => id === ghost.ship), [scene, ghost.ship]);
  if (ship === undefined) return null;
  // Beyond her, as seen from where she comes from: there it hides neither her way nor herself.
  const tag = offset({ ...pose, heading: bearing(ship.pose, pose) }, ship.length / 2 + CLEAR / scale);
  return (
    <g className={danger === '' ? 'hand' : 'hand is-danger'} aria-hidden="true">
      <path className="mark-path is-active" d={trace(path)} />
      <Ghost
        length={ship.length}
        beam={ship.beam}
        masts={ship.masts}
        base={ship.base}
        isBlock={false}
        pose={pose}
        windFrom={windAt(scene.winds, pose)}
      />
      <Words x={tag.x} y={tag.y} lines={danger === '' ? [words] : [danger, words]} />
    </g>
  );
}

function Words({ x, y, lines }: { readonly x: number; readonly y: number; readonly lines: readonly string[] }) {
  const wide = Math.max(...lines.map(widthOfTag));
  const high = 20 * lines.length;
  return (
    <g className="tag tag-strong" style={{ transform: `translate(${short(x)}px,${short(y)}px) scale(var(--u))` }}>
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="10" />
      {lines.map((line, i) => (
        <text key={line} y={10 + 20 * i - high / 2} dy="0.35em">
          {line}
        </text>
      ))}
    </g>
  );
}
