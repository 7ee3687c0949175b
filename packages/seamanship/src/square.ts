// A square grid with eight headings, x east and y north, squares as whole coordinates.

import { abeam8, ahead8 } from './compass.ts';
import { modulo } from './integers.ts';

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** One square, or the two equally near to the line. */
export type SquareLineStep = readonly [Square] | readonly [Square, Square];

const EAST = new Int8Array([0, 1, 1, 1, 0, -1, -1, -1]);
const NORTH = new Int8Array([1, 1, 0, -1, -1, -1, 0, 1]);

export function squareStepX(heading: number, squares: number): number {
  return (EAST[heading & 7] as number) * squares + 0;
}

export function squareStepY(heading: number, squares: number): number {
  return (NORTH[heading & 7] as number) * squares + 0;
}

export function squareStep(x: number, y: number, heading: number, squares = 1): Square {
  return { x: x + squareStepX(heading, squares), y: y + squareStepY(heading, squares) };
}

/** Chebyshev distance: a diagonal step counts as one. */
export function squareDistance(dx: number, dy: number): number {
  return Math.max(Math.abs(dx), Math.abs(dy));
}

/** The heading that leads straight to the offset, or null when it lies on none of the eight lines. */
export function squareHeadingTo(dx: number, dy: number): number | null {
  if (dx === 0 && dy === 0) return null;
  for (let heading = 0; heading < 8; heading += 1) {
    if (abeam8(heading, dx, dy) === 0 && ahead8(heading, dx, dy) > 0) return heading;
  }
  return null;
}

/** Turned clockwise about the origin by quarter turns: the eighth turns of headings do not map squares to squares. */
export function squareRotate(x: number, y: number, quarterTurns: number): Square {
  switch (modulo(quarterTurns, 4)) {
    case 1:
      return { x: y + 0, y: 0 - x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: 0 - y, y: x + 0 };
    default:
      return { x: x + 0, y: y + 0 };
  }
}

/** Mirrored in the line through the origin along a heading. */
export function squareMirror(x: number, y: number, heading: number): Square {
  switch (heading & 3) {
    case 0:
      return { x: 0 - x, y: y + 0 };
    case 1:
      return { x: y + 0, y: x + 0 };
    case 2:
      return { x: x + 0, y: 0 - y };
    default:
      return { x: 0 - y, y: 0 - x };
  }
}

export function squareMirrorHeading(facing: number, heading: number): number {
  return (2 * heading - facing) & 7;
}

/**
 * True when the offset lies in the arc clockwise from one heading to another, its limits included when closed.
 * Equal headings are one ray; to >= from + 8 is the whole circle. No offset lies in closed arcs only.
 */
export function squareInArc(from: number, to: number, dx: number, dy: number, limits: 'closed' | 'open'): boolean {
  if (dx === 0 && dy === 0) return limits === 'closed';
  if (to - from > 8) return true;
  const start = abeam8(from, dx, dy);
  const onStart = start === 0 && ahead8(from, dx, dy) > 0;
  if (to - from === 8) return limits === 'closed' || !onStart;
  const width = (to - from) & 7;
  if (width === 0) return limits === 'closed' && onStart;
  const end = abeam8(to, dx, dy);
  if (limits === 'closed') {
    if (width === 4) return start >= 0;
    return width < 4 ? start >= 0 && end <= 0 : start >= 0 || end <= 0;
  }
  if (width === 4) return start > 0;
  return width < 4 ? start > 0 && end < 0 : start > 0 || end < 0;
}

/**
 * One step for each square of distance, both ends included: the square nearest to that fraction of the line, or both
 * when it falls half way between two (the left one, looking along the line, comes first).
 */
export function squareLine(ax: number, ay: number, bx: number, by: number): SquareLineStep[] {
  const dx = bx - ax;
  const dy = by - ay;
  const count = squareDistance(dx, dy);
  if (count === 0) return [[{ x: ax, y: ay }]];
  const steps: SquareLineStep[] = [];
  for (let i = 0; i <= count; i += 1) {
    // One of the two is whole, because the longer side of the offset is the count.
    const x = 2 * dx * i;
    const y = 2 * dy * i;
    const lowX = ax + Math.ceil((x - count) / (2 * count)) + 0;
    const highX = ax + Math.floor((x + count) / (2 * count)) + 0;
    const lowY = ay + Math.ceil((y - count) / (2 * count)) + 0;
    const highY = ay + Math.floor((y + count) / (2 * count)) + 0;
    if (lowX === highX && lowY === highY) steps.push([{ x: lowX, y: lowY }]);
    else {
      const low = { x: lowX, y: lowY };
      const high = { x: highX, y: highY };
      steps.push(dx * (highY - lowY) - dy * (highX - lowX) > 0 ? [high, low] : [low, high]);
    }
  }
  return steps;
}

/**
 * Every square whose inside the line from centre to centre passes through, in order. A square touched only at a corner is
 * left out, so a diagonal passes between its neighbours.
 */
export function squaresCrossed(ax: number, ay: number, bx: number, by: number): Square[] {
  const dx = Math.abs(bx - ax);
  const dy = Math.abs(by - ay);
  const stepX = Math.sign(bx - ax);
  const stepY = Math.sign(by - ay);
  const crossed: Square[] = [{ x: ax, y: ay }];
  let x = 0;
  let y = 0;
  while (x < dx || y < dy) {
    // Which side of the square the line leaves by: the next vertical one is met at (2x+1)/2dx of the line.
    const vertical = (2 * x + 1) * dy;
    const horizontal = (2 * y + 1) * dx;
    if (vertical <= horizontal) x += 1;
    if (horizontal <= vertical) y += 1;
    crossed.push({ x: ax + stepX * x, y: ay + stepY * y });
  }
  return crossed;
}
