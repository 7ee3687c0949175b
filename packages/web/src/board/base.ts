/** Outlines of what lies on the table by measure: bases with their printed border, shapes widened by a distance. */

import { radians, short } from './geometry.ts';
import type { ShipBase } from './scene.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle about the origin, bow up. */
interface Box {
  readonly halfWidth: number;
  readonly halfLength: number;
}

const line = (points: readonly Point[]): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${short(p.x)} ${short(p.y)}`).join('');

/** Where a ray from a point inside, so many degrees off the bow, leaves the box. */
export function rim(from: Point, degrees: number, { halfWidth, halfLength }: Box): Point {
  const dx = Math.sin(radians(degrees));
  const dy = -Math.cos(radians(degrees));
  const across = Math.abs(dx) < 1e-9 ? Number.POSITIVE_INFINITY : ((dx > 0 ? halfWidth : -halfWidth) - from.x) / dx;
  const along = Math.abs(dy) < 1e-9 ? Number.POSITIVE_INFINITY : ((dy > 0 ? halfLength : -halfLength) - from.y) / dy;
  const far = Math.min(across, along);
  return { x: from.x + dx * far, y: from.y + dy * far };
}

/** The border between two bearings on the starboard side, corners included. */
function stretch(from: Point, start: number, end: number, box: Box): Point[] {
  const corners = [
    { x: box.halfWidth, y: -box.halfLength },
    { x: box.halfWidth, y: box.halfLength },
  ].filter(corner => {
    const at = (Math.atan2(corner.x - from.x, from.y - corner.y) * 180) / Math.PI;
    return at > start + 1e-9 && at < end - 1e-9;
  });
  return [rim(from, start, box), ...corners, rim(from, end, box)];
}

/** The border of a base in its attitude sectors, each as one path on both sides; `inset` keeps its stroke on the base. */
export function attitudeBorder(
  base: ShipBase,
  length: number,
  width: number,
  inset: number,
): { readonly tone: ShipBase['sectors'][number]['tone']; readonly d: string }[] {
  const box = { halfWidth: width / 2 - inset, halfLength: length / 2 - inset };
  const mast = { x: 0, y: -base.mast };
  return base.sectors.map(({ to, tone }, i) => {
    const right = stretch(mast, base.sectors[i - 1]?.to ?? 0, to, box);
    const left = right.map(p => ({ x: -p.x, y: p.y }));
    // Ahead and astern both sides are one stroke, without a seam in the middle.
    if (i === 0) return { tone, d: line([...left.toReversed(), ...right.slice(1)]) };
    if (to >= 180) return { tone, d: line([...right, ...left.toReversed().slice(1)]) };
    return { tone, d: line(right) + line(left) };
  });
}

/** The limits of the arcs as they are printed: from each dot to the edge. */
export function arcLines(base: ShipBase, length: number, width: number): string {
  const box = { halfWidth: width / 2, halfLength: length / 2 };
  return base.dots
    .flatMap(({ ahead, abeam, from, to }) => {
      const dot = { x: abeam, y: -ahead };
      return [from, to].map(limit => line([dot, rim(dot, limit, box)]));
    })
    .join('');
}

/** A convex outline (x, y, x, y …) and all within `by` of it, as SVG: straight sides, round corners. */
export function grown(outline: readonly number[], by: number): string {
  const corners = cornersOf(outline);
  if (by <= 0) return `${line(corners)}Z`;
  const [only] = corners;
  if (only !== undefined && corners.length === 1) {
    const turn = (x: number): string => `A${short(by)} ${short(by)} 0 0 1 ${short(x)} ${short(only.y)}`;
    return `M${short(only.x - by)} ${short(only.y)}${turn(only.x + by)}${turn(only.x - by)}Z`;
  }
  const d = corners.flatMap((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point;
    const after = corners[(i + 1) % corners.length] as Point;
    const into = outward(before, corner);
    const out = outward(corner, after);
    return [
      `${i === 0 ? 'M' : 'L'}${short(corner.x + into.x * by)} ${short(corner.y + into.y * by)}`,
      `A${short(by)} ${short(by)} 0 0 1 ${short(corner.x + out.x * by)} ${short(corner.y + out.y * by)}`,
    ];
  });
  return `${d.join('')}Z`;
}

/** Clockwise on the screen, whichever way they were given. */
function cornersOf(outline: readonly number[]): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i + 1 < outline.length; i += 2)
    corners.push({ x: outline[i] as number, y: outline[i + 1] as number });
  const area = corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return area < 0 ? corners.toReversed() : corners;
}

function outward(a: Point, b: Point): Point {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / far, y: -(b.x - a.x) / far };
}
