/** Where the signs of a dial stand: in a circle round a ship, as near as they cover no handle and no badge. Pixels at one scale. */

import { offset } from './geometry.ts';
import type { Rect } from './rect.ts';
import { overlap, rectAround } from './rect.ts';
import type { Dial, Spot } from './scene.ts';

/** Radius of the disc that a sign stands on. */
export const SIGN = 9;
/** From the rim of what the dial is round to the middle of a sign: beside the hull, or beyond her badge and her handles. */
const OUT = [SIGN + 5, SIGN + 17, SIGN + 31, SIGN + 43] as const;
/** Farther out costs a little: a sign that covers a sliver of a badge is still better near. */
const COST_OF_A_STEP = 60;

export interface PlacedDial extends Dial {
  /** In board units, in the order of the signs. */
  readonly places: readonly Spot[];
}

/** `blocked`: what should not be covered, in pixels from the board's origin at this scale. */
export function placeDial(dial: Dial, blocked: readonly Rect[], scale: number): PlacedDial {
  let best: { places: readonly Spot[]; cost: number } | null = null;
  for (const [step, out] of OUT.entries()) {
    const places = dial.signs.map(({ bearing }) =>
      offset({ x: dial.x, y: dial.y, heading: bearing }, dial.radius + out / scale),
    );
    const cost = places
      .map(place => signRect(place, scale))
      .reduce((sum, rect) => blocked.reduce((all, other) => all + overlap(rect, other), sum), step * COST_OF_A_STEP);
    if (best === null || cost < best.cost) best = { places, cost };
  }
  return { ...dial, places: best?.places ?? [] };
}

export function signRect({ x, y }: Spot, scale: number): Rect {
  return rectAround(x * scale, y * scale, SIGN);
}
