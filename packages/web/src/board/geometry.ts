/** Poses, paths and the little trigonometry that a board needs. Angles are degrees clockwise from up, y runs down. */

import type { Pose } from './scene.ts';

const TURN = 360;
const HALF_TURN = 180;
/** Turning on the spot takes as long as sailing this many units for each degree. */
const UNITS_PER_DEGREE = 0.45;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / HALF_TURN;
}

/** The shortest way from one heading to another, -180 (exclusive) to 180. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % TURN) + TURN) % TURN;
  return turn > HALF_TURN ? turn - TURN : turn;
}

export function distance(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The place `ahead` of a pose and `abeam` to starboard of it. */
export function offset(pose: Pose, ahead: number, abeam = 0): { readonly x: number; readonly y: number } {
  const a = radians(pose.heading);
  return {
    x: pose.x + ahead * Math.sin(a) + abeam * Math.cos(a),
    y: pose.y - ahead * Math.cos(a) + abeam * Math.sin(a),
  };
}

/** Direction from one place to another, degrees clockwise from up. */
export function bearing(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  return ((Math.atan2(b.x - a.x, a.y - b.y) * HALF_TURN) / Math.PI + TURN) % TURN;
}

export function pathLength(path: readonly Pose[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1] as Pose, path[i] as Pose);
  return sum;
}

function effort(a: Pose, b: Pose): number {
  const way = distance(a, b);
  return way > 0 ? way : Math.abs(turnBetween(a.heading, b.heading)) * UNITS_PER_DEGREE;
}

/** Where she is after the share `t` (0 to 1) of her path, turning as she goes. The ends are exact. */
export function poseAt(path: readonly Pose[], t: number): Pose {
  const first = path[0];
  const last = path[path.length - 1];
  if (first === undefined || last === undefined) throw new Error('a path has at least one pose');
  if (t <= 0) return first;
  if (t >= 1) return last;
  let whole = 0;
  for (let i = 1; i < path.length; i++) whole += effort(path[i - 1] as Pose, path[i] as Pose);
  let left = whole * t;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Pose;
    const b = path[i] as Pose;
    const part = effort(a, b);
    if (left <= part && part > 0) return between(a, b, left / part);
    left -= part;
  }
  return last;
}

function between(a: Pose, b: Pose, t: number): Pose {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    heading: a.heading + turnBetween(a.heading, b.heading) * t,
  };
}

const DECIMALS = 100;
export function short(n: number): number {
  return Math.round(n * DECIMALS) / DECIMALS;
}

/** A path of poses as SVG. */
export function trace(path: readonly { readonly x: number; readonly y: number }[]): string {
  return path.map((p, i) => `${i === 0 ? 'M' : 'L'}${short(p.x)} ${short(p.y)}`).join('');
}

/** Corners x, y, x, y … as a closed SVG path. */
export function ring(outline: readonly number[]): string {
  let d = '';
  for (let i = 0; i + 1 < outline.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${short(outline[i] as number)} ${short(outline[i + 1] as number)}`;
  return `${d}Z`;
}

/** A sector between two bearings, clockwise, as SVG; `inner` cuts out the middle. */
export function sector(x: number, y: number, from: number, to: number, radius: number, inner = 0): string {
  const at = (bearingTo: number, r: number): string => {
    const p = offset({ x, y, heading: bearingTo }, r);
    return `${short(p.x)} ${short(p.y)}`;
  };
  const wide = (((to - from) % TURN) + TURN) % TURN > HALF_TURN ? 1 : 0;
  const back =
    inner > 0 ? `L${at(to, inner)}A${inner} ${inner} 0 ${wide} 0 ${at(from, inner)}` : `L${short(x)} ${short(y)}`;
  return `M${at(from, Math.max(inner, 0))}L${at(from, radius)}A${radius} ${radius} 0 ${wide} 1 ${at(to, radius)}${back}Z`;
}

/** A generator for drawing only: the same seed, the same specks of ink. */
export function seededRandom(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 4294967296;
  };
}
