/** The sea and the sheet it is drawn on: depth tints, rhumb lines, soundings, grid, neatline. Drawn once per scene. */

import { memo } from 'react';
import { gridPath } from './grid.ts';
import { offset, short, specks } from './geometry.ts';
import type { Grid, Scene } from './scene.ts';

type Bounds = Scene['bounds'];

/** How far the sea goes on beyond the sheet, as a share of its longer side. */
export const BEYOND = 0.9;

export const Sea = memo(function Sea({ bounds, grid }: { readonly bounds: Bounds; readonly grid: Grid }) {
  const size = Math.max(bounds.width, bounds.height);
  const edge = size * 0.011;
  return (
    <g className="sea">
      <g className="sea-depths">
        {depths(bounds).map(depth => (
          <path key={depth.d} d={depth.d} className={`sea-depth sea-depth-${depth.level}`} />
        ))}
      </g>
      <path className="sea-swell" d={swell(bounds)} />
      <path className="sea-rhumbs" d={rhumbs(bounds)} />
      <path className="sea-soundings" d={soundings(bounds)} strokeWidth={size * 0.0016} />
      <path className={`sea-grid sea-grid-${grid.kind}`} d={gridPath(grid, bounds)} />
      <path className="sea-beyond" fillRule="evenodd" d={beyond(bounds, edge)} />
      <Neatline bounds={bounds} edge={edge} grid={grid} />
    </g>
  );
});

/** Great soft shapes of deeper and shallower water, the same for the same sheet. */
function depths(b: Bounds): { readonly d: string; readonly level: number }[] {
  const random = specks(Math.round(b.width * 7 + b.height));
  const size = Math.max(b.width, b.height);
  const shapes: { d: string; level: number }[] = [];
  for (let i = 0; i < 6; i++) {
    const x = b.x + b.width * (-0.15 + 1.3 * random());
    const y = b.y + b.height * (-0.15 + 1.3 * random());
    const r = size * (0.2 + 0.16 * random());
    const phase = [random() * 7, random() * 7, random() * 7] as const;
    const deep = i % 2 === 0;
    for (let step = 0; step < 3; step++) {
      shapes.push({ d: blob(x, y, r * (1 - step * 0.26), phase), level: deep ? 4 : 1 });
    }
  }
  return shapes;
}

function blob(x: number, y: number, r: number, phase: readonly [number, number, number]): string {
  const points: { x: number; y: number }[] = [];
  const count = 28;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const far =
      r *
      (1 + 0.22 * Math.sin(2 * a + phase[0]) + 0.12 * Math.sin(3 * a + phase[1]) + 0.06 * Math.sin(5 * a + phase[2]));
    points.push({ x: x + far * Math.cos(a) * 1.25, y: y + far * Math.sin(a) * 0.85 });
  }
  return smooth(points);
}

/** A closed curve through the middles of the sides. */
function smooth(points: readonly { readonly x: number; readonly y: number }[]): string {
  const middle = (i: number): { x: number; y: number } => {
    const a = points[i % points.length] as { x: number; y: number };
    const b = points[(i + 1) % points.length] as { x: number; y: number };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(points.length - 1);
  let d = `M${short(start.x)} ${short(start.y)}`;
  points.forEach((p, i) => {
    const m = middle(i);
    d += `Q${short(p.x)} ${short(p.y)} ${short(m.x)} ${short(m.y)}`;
  });
  return `${d}Z`;
}

/** Short engraved waves in loose groups. */
function swell(b: Bounds): string {
  const random = specks(Math.round(b.width + b.height * 3));
  const size = Math.max(b.width, b.height);
  const w = size * 0.011;
  let d = '';
  for (let i = 0; i < 46; i++) {
    const x = b.x + b.width * (-0.5 + 2 * random());
    const y = b.y + b.height * (-0.5 + 2 * random());
    for (let k = 0; k < 3; k++) {
      d += `M${short(x + (k % 2) * w * 1.1)} ${short(y + k * w * 0.62)}q${short(w * 0.5)} ${short(-w * 0.42)} ${short(w)} 0t${short(w)} 0${k === 1 ? `t${short(w)} 0` : ''}`;
    }
  }
  return d;
}

/** The sixteen winds from two roses, as on a portolan. */
function rhumbs(b: Bounds): string {
  const far = Math.max(b.width, b.height) * 2.4;
  const roses = [
    { x: b.x + b.width * 0.27, y: b.y + b.height * 0.31 },
    { x: b.x + b.width * 0.73, y: b.y + b.height * 0.69 },
  ];
  let d = '';
  for (const rose of roses) {
    for (let i = 0; i < 16; i++) {
      const to = offset({ ...rose, heading: i * 22.5 }, far);
      d += `M${short(rose.x)} ${short(rose.y)}L${short(to.x)} ${short(to.y)}`;
    }
  }
  return d;
}

/** Specks where a lead was cast: dots of no length with round caps, one path for all. */
function soundings(b: Bounds): string {
  const random = specks(Math.round(b.width * 3 + 17));
  const size = Math.max(b.width, b.height);
  let d = '';
  for (let i = 0; i < 34; i++) {
    let x = b.x + b.width * (-0.4 + 1.8 * random());
    let y = b.y + b.height * (-0.4 + 1.8 * random());
    const course = random() * 2 * Math.PI;
    for (let k = 0; k < 9; k++) {
      d += `M${short(x)} ${short(y)}h0`;
      x += Math.cos(course + (random() - 0.5) * 0.5) * size * 0.016;
      y += Math.sin(course + (random() - 0.5) * 0.5) * size * 0.016;
    }
  }
  return d;
}

/** Everything but the sheet, to lay a veil over it. */
function beyond(b: Bounds, edge: number): string {
  const far = Math.max(b.width, b.height) * (BEYOND + 1);
  const rect = (x: number, y: number, w: number, h: number): string =>
    `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
  return (
    rect(b.x - far, b.y - far, b.width + 2 * far, b.height + 2 * far) +
    rect(b.x - edge, b.y - edge, b.width + 2 * edge, b.height + 2 * edge)
  );
}

/** The frame with its scale of degrees, and the scale bar in its corner. */
function Neatline({ bounds: b, edge, grid }: { readonly bounds: Bounds; readonly edge: number; readonly grid: Grid }) {
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
      {grid.kind === 'plane' && (
        <ScaleBar
          x={b.x + edge * 1.6}
          y={b.y + b.height - edge * 1.9}
          scale={grid.scale}
          label={grid.label}
          edge={edge}
        />
      )}
    </g>
  );
}

function box(b: Bounds): string {
  return `M${short(b.x)} ${short(b.y)}h${short(b.width)}v${short(b.height)}h${short(-b.width)}Z`;
}

function tickStep(grid: Grid, b: Bounds): number {
  switch (grid.kind) {
    case 'plane':
      return grid.step / 2;
    case 'square':
      return grid.size;
    case 'hex':
      return b.width / (grid.columns * 2);
  }
}

/** Every other division is inked, along all four sides. */
function blocks(b: Bounds, edge: number, step: number): string {
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
        y={y + edge * 0.55}
        style={{ fontSize: `max(${short(edge * 1.25)}px, calc(var(--u) * ${SMALLEST_WORDS}px))` }}
      >
        {label}
      </text>
    </g>
  );
}
