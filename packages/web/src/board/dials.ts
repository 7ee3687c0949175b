/** Where the signs of a dial stand: in a circle round a ship, each as near as it covers no handle and no badge. Pixels at one scale. */

import { offset } from './geometry.ts';
import type { Disc, Rect } from './rect.ts';
import { inset, nearestIn, overlap, rectAround } from './rect.ts';
import type { Dial, Spot } from './scene.ts';

/** Radius of the disc that a sign stands on. */
export const SIGN = 9;
/** From the middle of the sign that counts to the end of its arrow. */
export const ARROW = SIGN + 21;
const ARROW_MIDDLE = (SIGN + ARROW) / 2;
/** From the rim of what the dial is round to the middle of a sign: beside the hull, or by small steps beyond her badge and her handles. */
const OUT = SIGN + 5;
const STEP = 6;
const STEPS = 9;
/** The one that counts has an arrow to the ship: it goes beyond the badge of another ship rather than onto it. */
const STEPS_THAT_COUNT = 13;
/** Farther out costs a little: a sign that covers a hair of a badge is still better near. */
const COST_OF_A_STEP = 8;
/** A sign that would cover so much of a ship beside, in square pixels, is left out, unless it is the one that counts. */
const MOST_COVERED = (2 * SIGN) ** 2 / 3;

export interface PlacedDial extends Dial {
  /** In board units, in the order of the signs; null for one that is left out. */
  readonly places: readonly (Spot | null)[];
  /** Whether the arrow at the sign that counts lies on no ship. */
  readonly hasArrow: boolean;
}

/**
 * Each sign goes only as far out as it must, so that the others stay near the ship. `blocked`: what should not be covered, in
 * pixels from the board's origin at this scale. `free`: what is seen of the board; signs beyond it are brought back to its rim.
 * `over`: panels that lie on it.
 */
export function placeDial(
  dial: Dial,
  blocked: readonly Rect[],
  scale: number,
  pane: { readonly free?: Rect; readonly over?: readonly Rect[] } | null = null,
): PlacedDial {
  const free = pane?.free ?? null;
  const taken = [...blocked, ...(pane?.over ?? [])];
  const places = dial.signs.map(({ bearing, counts }) => {
    let best: { place: Spot; rect: Rect; covers: number; cost: number } | null = null;
    for (let step = 0; step < (counts ? STEPS_THAT_COUNT : STEPS); step++) {
      const wished = offset({ x: dial.x, y: dial.y, heading: bearing }, dial.radius + (OUT + step * STEP) / scale);
      const place = free === null ? wished : within(free, wished, scale);
      const rect = signRect(place, scale);
      const covers = common(rect, blocked);
      const cost = common(rect, taken) + step * COST_OF_A_STEP;
      if (best === null || cost < best.cost) best = { place, rect, covers, cost };
    }
    if (best === null || (!counts && best.covers > MOST_COVERED)) return null;
    taken.push(best.rect);
    return best.place;
  });
  const hasArrow = dial.signs.every(({ bearing, counts }, i) => {
    const place = places[i] ?? null;
    if (!counts || place === null) return true;
    const arrow = signRect(offset({ ...place, heading: bearing }, ARROW_MIDDLE / scale), scale);
    return common(arrow, blocked) < SIGN ** 2;
  });
  return { ...dial, places, hasArrow };
}

function common(rect: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + overlap(rect, other), 0);
}

function within(free: Rect, { x, y }: Spot, scale: number): Spot {
  const near = nearestIn(inset(free, SIGN, SIGN), x * scale, y * scale);
  return { x: near.x / scale, y: near.y / scale };
}

/** A dial as it counts for the view, in pixels from the board's origin at a scale. */
export function discOfDial({ x, y, radius }: Dial, scale: number): Disc {
  return { x: x * scale, y: y * scale, r: radius * scale + OUT + SIGN };
}

export function signRect({ x, y }: Spot, scale: number): Rect {
  return rectAround(x * scale, y * scale, SIGN);
}

/** All that a dial covers: its signs, and the arrow at the one that counts. */
export function rectsOfDial({ signs, places, hasArrow }: PlacedDial, scale: number): Rect[] {
  return places.flatMap((place, i) => {
    const sign = signs[i];
    if (place === null) return [];
    if (sign?.counts !== true || !hasArrow) return [signRect(place, scale)];
    return [signRect(place, scale), signRect(offset({ ...place, heading: sign.bearing }, ARROW / scale), scale)];
  });
}
