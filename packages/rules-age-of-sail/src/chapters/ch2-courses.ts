/** Chapter 2, Movement: the shape of a move on open water, and hulls that touch. What stops her is in ch2-track.ts. */

import { segmentsWithin, stepX8, stepY8 } from '@weathergauge/seamanship';
import type { Arc } from '../model/data/tables.ts';
import { ARCS, HALF_BEAM, KEEL_X, KEEL_Y, LEAST_RUN_MM, MM, TURN_MM } from '../model/data/tables.ts';
import type { Board } from '../model/vocabulary.ts';
import type { Lying } from './ch4-bearing.ts';

/** 2.1 How far a straight run leads east and north. */
export function straightX(heading: number, mm: number): number {
  return stepX8(heading, mm * MM);
}

export function straightY(heading: number, mm: number): number {
  return stepY8(heading, mm * MM);
}

/** R8 One point of the turning circle, millimetre by millimetre. */
export function arcFrom(heading: number, to: Board): Arc {
  const [port, starboard] = ARCS[heading] as readonly [Arc, Arc];
  return to === 'starboard' ? starboard : port;
}

export function turned(heading: number, to: Board): number {
  return (heading + (to === 'starboard' ? 1 : 7)) & 7;
}

/** An order to the helm that moves her. */
export type HelmOrder =
  | { readonly do: 'run'; readonly mm: number }
  | { readonly do: 'turn' | 'tack' | 'pivot'; readonly to: Board };

/** As a `sailed` event tells it: how she went, how far, and where she then lies. */
export interface Leg extends Lying {
  readonly how: 'run' | Board;
  readonly mm: number;
}

/** Where an order leads if nothing is in the way. Past a shoal, chance decides how much of it she sails. */
export function legsOf(from: Lying, order: HelmOrder): readonly Leg[] {
  switch (order.do) {
    case 'run':
      return [ahead(from, order.mm)];
    case 'turn':
      return [point(from, order.to)];
    case 'tack': {
      const half = point(from, order.to);
      return [half, point(half, order.to)];
    }
    case 'pivot':
      return [ahead({ x: from.x, y: from.y, heading: turned(from.heading, order.to) }, LEAST_RUN_MM)];
  }
}

function ahead({ x, y, heading }: Lying, mm: number): Leg {
  return { how: 'run', mm, x: x + straightX(heading, mm), y: y + straightY(heading, mm), heading };
}

function point({ x, y, heading }: Lying, to: Board): Leg {
  const arc = arcFrom(heading, to);
  return {
    how: to,
    mm: TURN_MM,
    x: x + (arc.x[TURN_MM - 1] as number),
    y: y + (arc.y[TURN_MM - 1] as number),
    heading: turned(heading, to),
  };
}

/** R19 Contact alone looks at hulls: two keels within a beam of each other. */
export function hullsTouch(a: Lying, b: Lying): boolean {
  return touchAt(a.x, a.y, KEEL_X[a.heading] as number, KEEL_Y[a.heading] as number, b);
}

/** As hullsTouch, for a hull that would lie here with this keel from its centre to its bow. */
export function touchAt(x: number, y: number, keelX: number, keelY: number, b: Lying): boolean {
  const bx = KEEL_X[b.heading] as number;
  const by = KEEL_Y[b.heading] as number;
  return segmentsWithin(
    x - keelX,
    y - keelY,
    x + keelX,
    y + keelY,
    b.x - bx,
    b.y - by,
    b.x + bx,
    b.y + by,
    2 * HALF_BEAM,
  );
}
