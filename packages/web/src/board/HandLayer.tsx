/** A ship in somebody's hand: her way, her ghost at its end, and what it costs, or why nobody would want it. */

import { memo } from 'react';
import { ring, short, trace } from './geometry.ts';
import { Ghost } from './Ghost.tsx';
import type { HandProps } from './props.ts';
import type { Scene, Spot } from './scene.ts';
import { LINE, widthOf } from './hand-words.ts';
import type { Under } from './held.ts';
import { heldOn } from './held.ts';
import { turningHandle } from './turning.ts';
import { windAt } from './winds.ts';
import './hand-layer.css';

interface Props extends Under {
  readonly scene: Scene;
  readonly ghost: NonNullable<HandProps['ghost']>;
  readonly scale: number;
}

export function HandLayer({ scene, ghost, scale, ...under }: Props) {
  const { pose, path, danger, outline } = ghost;
  const held = heldOn(scene, ghost, scale, under);
  if (held === null) return null;
  const { size, masts, base, lines, words } = held;
  const handle = turningHandle(ghost, scale);
  return (
    <g className={danger === '' ? 'hand' : 'hand is-danger'} aria-hidden="true">
      <path className="mark-path is-active" d={trace(path)} />
      {outline === undefined ? (
        <Ghost
          length={size.length}
          beam={size.beam}
          masts={masts}
          base={base}
          isBlock={held.isBlock}
          pose={pose}
          windFrom={windAt(scene.winds, pose)}
        />
      ) : (
        <path className="ghost ghost-hull" d={ring(outline)} />
      )}
      {handle !== null && <Turner from={pose} {...handle} />}
      <Words x={words.x} y={words.y} lines={lines} />
    </g>
  );
}

function Turner({ from, x, y }: Spot & { readonly from: Spot }) {
  return (
    <>
      <path className="hand-turner-line" d={`M${short(from.x)} ${short(from.y)}L${short(x)} ${short(y)}`} />
      <g className="hand-turner" style={{ transform: `translate(${short(x)}px,${short(y)}px) scale(var(--u))` }}>
        <circle r="11" />
        <path d="M-5 1.5a5 5 0 1 1 2 3.5M-6 5.5h3.5V2" />
      </g>
    </>
  );
}

/** Where she may come to lie. */
export const HandGround = memo(function HandGround({ ground }: Pick<HandProps, 'ground'>) {
  return ground.length === 0 ? null : <path className="hand-ground" aria-hidden="true" d={ground.map(ring).join('')} />;
});

function Words({ x, y, lines }: { readonly x: number; readonly y: number; readonly lines: readonly string[] }) {
  const wide = widthOf(lines);
  const high = LINE * lines.length;
  return (
    <g className="tag tag-strong" style={{ transform: `translate(${short(x)}px,${short(y)}px) scale(var(--u))` }}>
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="10" />
      {lines.map((line, i) => (
        <text key={line} y={LINE / 2 + LINE * i - high / 2} dy="0.35em">
          {line}
        </text>
      ))}
    </g>
  );
}
