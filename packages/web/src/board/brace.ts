/** How the yards are drawn to the wind. It is for looks only and follows no rulebook. */

import { turnBetween } from './geometry.ts';

/** Shrouds stop the yards here. */
const SHARP_UP = 52;
/** Closer to the wind's eye than this the sails are pressed against the masts. */
const LUFFS = 35;
const ASTERN = 180;

/**
 * Degrees the yards are turned from square, clockwise seen from above. With the wind on the starboard side the starboard
 * yardarms go forward (negative); dead before the wind, and in the wind's eye, the yards are square.
 */
export function braceAngle(heading: number, windFrom: number): number {
  const wind = turnBetween(heading, windFrom);
  if (wind === 0 || wind === ASTERN) return 0;
  const off = Math.abs(wind);
  const braced = off < LUFFS ? (SHARP_UP * off) / LUFFS : Math.min(SHARP_UP, (ASTERN - off) / 2);
  return wind > 0 ? -braced : braced;
}

/** 1 when the sails fill ahead of the yards, -1 when they lie aback. */
export function belly(heading: number, windFrom: number): 1 | -1 {
  return Math.abs(turnBetween(heading, windFrom)) < LUFFS ? -1 : 1;
}

/** Which way a fore-and-aft sail swings out: degrees from the keel, aft, to starboard negative. */
export function boomAngle(heading: number, windFrom: number): number {
  const wind = turnBetween(heading, windFrom);
  const out = Math.min(60, Math.max(8, (Math.abs(wind) - LUFFS) / 2));
  return wind > 0 ? out : -out;
}
