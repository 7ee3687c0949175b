/** The frame of a chart with its scale of degrees, and the scale bar at its lower left corner. */

import { short } from './geometry.ts';
import type { Box, Grid } from './scene.ts';
import './neatline.css';

interface Props {
  readonly bounds: Box;
  /** Its breadth. */
  readonly edge: number;
  /** Null for a sheet that only holds insets and has no sea of its own. */
  readonly grid: Grid | null;
  /** Below the frame, where no ship and no badge can lie on it; an inset has no room there. */
  readonly bar: 'below' | 'within';
}

export function Neatline({ bounds: b, edge, grid, bar }: Props) {
  const step = tickStep(grid, b);
  const outer = { x: b.x - edge, y: b.y - edge, width: b.width + 2 * edge, height: b.height + 2 * edge };
  return (
    <g className="neatline">
      <path className="neatline-band" fillRule="evenodd" d={`${box(outer)}${box(b)}`} />
      <path className="neatline-blocks" d={blocks(b, edge, step)} />
      <rect className="neatline-line" {...b} />
      <rect className="neatline-line neatline-outer" {...outer} />
      <rect
        className="neatline-line neatline-hair"
        x={outer.x - edge * 0.5}
        y={outer.y - edge * 0.5}
        width={outer.width + edge}
        height={outer.height + edge}
      />
      {grid?.kind === 'plane' && grid.scale > 0 && (
        <ScaleBar
          x={bar === 'below' ? b.x - edge : b.x + edge * 1.6}
          y={b.y + b.height + edge * (bar === 'below' ? 2.2 : -1.9)}
          scale={grid.scale}
          label={grid.label}
          edge={edge}
        />
      )}
    </g>
  );
}

export function box(b: Box): string {
  return `M${short(b.x)} ${short(b.y)}h${short(b.width)}v${short(b.height)}h${short(-b.width)}Z`;
}

/** About half a cell; of a sheet of several seas, a part of its width. */
function tickStep(grid: Grid | null, b: Box): number {
  switch (grid?.kind) {
    case undefined:
      return b.width / PARTS;
    case 'plane':
      return grid.step / 2;
    case 'square':
      return grid.size;
    case 'hex':
    case 'flat-hex': {
      const columns = grid.cells.map(([column]) => column);
      return b.width / ((Math.max(...columns) - Math.min(...columns) + 1) * 2);
    }
  }
}

const PARTS = 48;

/** Every other division is inked, along all four sides. */
function blocks(b: Box, edge: number, step: number): string {
  const thin = edge * 0.42;
  const gap = (edge - thin) / 2;
  let d = '';
  for (let x = 0; x < b.width - 0.001; x += step * 2) {
    const w = Math.min(step, b.width - x);
    d +=
      box({ x: b.x + x, y: b.y - edge + gap, width: w, height: thin }) +
      box({ x: b.x + x, y: b.y + b.height + gap, width: w, height: thin });
  }
  for (let y = 0; y < b.height - 0.001; y += step * 2) {
    const h = Math.min(step, b.height - y);
    d +=
      box({ x: b.x - edge + gap, y: b.y + y, width: thin, height: h }) +
      box({ x: b.x + b.width + gap, y: b.y + y, width: thin, height: h });
  }
  return d;
}

/** On the screen, in pixels. */
const SMALLEST_WORDS = 11;

function ScaleBar(props: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly label: string;
  readonly edge: number;
}) {
  const { x, y, scale, label, edge } = props;
  const parts = 5;
  const part = scale / parts;
  let dark = '';
  for (let i = 0; i < parts; i += 2) dark += box({ x: x + i * part, y, width: part, height: edge * 0.45 });
  return (
    <g className="scale-bar">
      <rect className="scale-bar-box" x={x} y={y} width={scale} height={edge * 0.45} />
      <path className="scale-bar-dark" d={dark} />
      <text
        x={x + scale + edge * 0.7}
        y={y - edge * 0.3}
        style={{ fontSize: `max(${short(edge * 1.25)}px, calc(var(--u) * ${SMALLEST_WORDS}px))` }}
      >
        {label}
      </text>
    </g>
  );
}
