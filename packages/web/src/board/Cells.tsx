/** Cells that can be reached, each with what that costs. */

import { memo } from 'react';
import { ring, short } from './geometry.ts';
import type { OverlayCell } from './scene.ts';
import './cells.css';

export default memo(function Cells({ cells }: { readonly cells: readonly OverlayCell[] }) {
  return (
    <g className="cells" aria-hidden="true">
      <path className="cells-ground" d={cells.map(({ outline }) => ring(outline)).join('')} />
      {cells.map(({ outline, label }) => {
        const { x, y, size } = middle(outline);
        return (
          <text key={`${x} ${y}`} x={x} y={y} dy="0.35em" style={{ fontSize: `max(${size}px, ${LEAST} * var(--u))` }}>
            {label}
          </text>
        );
      })}
    </g>
  );
});

const TEXT = 0.62;
/** On the screen no figure is smaller. */
const LEAST = '9px';

function middle(outline: readonly number[]): { readonly x: number; readonly y: number; readonly size: number } {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return {
    x: short(mean(xs)),
    y: short(mean(ys)),
    size: short(((Math.max(...ys) - Math.min(...ys)) / 2) * TEXT),
  };
}
