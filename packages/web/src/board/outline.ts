/** Outlines of areas: neighbours joined into one coast, lines that stray as an engraver's hand would, strokes inland. */

import { short, seededRandom } from './geometry.ts';

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Corners of two cells that are meant to be the same may differ in their last digits. */
const key = (p: Corner): string => `${Math.round(p.x * 20)} ${Math.round(p.y * 20)}`;

function cornersOf(outline: readonly number[]): Corner[] {
  const corners: Corner[] = [];
  for (let i = 0; i + 1 < outline.length; i += 2)
    corners.push({ x: outline[i] as number, y: outline[i + 1] as number });
  return area(corners) < 0 ? corners.toReversed() : corners;
}

function area(corners: readonly Corner[]): number {
  let sum = 0;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] as Corner;
    sum += p.x * q.y - q.x * p.y;
  });
  return sum / 2;
}

/** Cells that share a side become one shape: sides that two of them have are inside and fall away. */
export function join(outlines: readonly (readonly number[])[]): Corner[][] {
  const sides = new Map<string, { from: Corner; to: Corner }>();
  for (const outline of outlines) {
    const corners = cornersOf(outline);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] as Corner;
      if (!sides.delete(`${key(to)}>${key(from)}`)) sides.set(`${key(from)}>${key(to)}`, { from, to });
    });
  }
  const rings: Corner[][] = [];
  while (sides.size > 0) {
    const ring: Corner[] = [];
    let next = sides.entries().next().value;
    while (next !== undefined) {
      const [name, side] = next;
      sides.delete(name);
      ring.push(side.from);
      next = [...sides].find(([, other]) => key(other.from) === key(side.to));
    }
    rings.push(ring);
  }
  return rings;
}

export function middleOf(outline: readonly number[]): {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
} {
  const corners = cornersOf(outline);
  const x = corners.reduce((sum, p) => sum + p.x, 0) / corners.length;
  const y = corners.reduce((sum, p) => sum + p.y, 0) / corners.length;
  return { x, y, reach: Math.max(...corners.map(p => Math.hypot(p.x - x, p.y - y))) };
}

export function scaled(outline: readonly number[], by: number): Corner[] {
  const { x, y } = middleOf(outline);
  return cornersOf(outline).map(p => ({ x: x + (p.x - x) * by, y: y + (p.y - y) * by }));
}

/** Points along the sides with their inward direction (rings run clockwise on the screen). */
function along(ring: readonly Corner[], every: number): { p: Corner; nx: number; ny: number }[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] as Corner;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.max(3, Math.round(long / every));
    const nx = -(b.y - a.y) / long;
    const ny = (b.x - a.x) / long;
    return Array.from({ length: count }, (_, k) => ({
      p: { x: a.x + ((b.x - a.x) * (k + 0.5)) / count, y: a.y + ((b.y - a.y) * (k + 0.5)) / count },
      nx,
      ny,
    }));
  });
}

/** A closed curve that keeps within the ring and strays inwards by at most `by`. */
export function wander(ring: readonly Corner[], every: number, by: number, seed: number): string {
  const random = seededRandom(seed);
  const points = along(ring, every).map(({ p, nx, ny }) => {
    const stray = by * random();
    return { x: p.x + nx * stray, y: p.y + ny * stray };
  });
  const half = (i: number): string => {
    const a = points[i % points.length] as Corner;
    const b = points[(i + 1) % points.length] as Corner;
    return `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
  };
  return `M${half(points.length - 1)}${points.map((p, i) => `Q${short(p.x)} ${short(p.y)} ${half(i)}`).join('')}Z`;
}

/** The engraver's coast: short strokes inland from the shore. */
export function hachures(ring: readonly Corner[], every: number, long: number): string {
  return along(ring, every)
    .map(({ p, nx, ny }, i) => {
      const stroke = long * (i % 3 === 0 ? 1 : 0.6);
      const from = long * 0.3;
      return `M${short(p.x + nx * from)} ${short(p.y + ny * from)}l${short(nx * stroke)} ${short(ny * stroke)}`;
    })
    .join('');
}

/** Dots in rows along a ring, as one path of points. */
export function dotted(ring: readonly Corner[], every: number): string {
  return along(ring, every)
    .map(({ p }) => `M${short(p.x)} ${short(p.y)}h0`)
    .join('');
}
