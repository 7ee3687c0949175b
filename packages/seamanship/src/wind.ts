// Wind as data. `from` is the point it blows from, on a compass of 6, 8, 16 or 32 points; strength is the game's own scale.

import { ahead8, oppositePoint, pointsBetween, signedPointsBetween, turnPoints } from './compass.ts';

export interface Wind {
  readonly from: number;
  readonly strength: number;
}

export const windPoints = [6, 8, 16, 32] as const;
export type WindPoints = (typeof windPoints)[number];

/** In the order of the angle between bow and wind, 45 degrees apart. */
export const pointsOfSail = ['in irons', 'close hauled', 'beam reach', 'broad reach', 'running'] as const;
export type PointOfSail = (typeof pointsOfSail)[number];

export const tacks = ['port', 'starboard'] as const;
export type Tack = (typeof tacks)[number];

export function pointOfSail8(heading: number, windFrom: number): PointOfSail {
  return pointsOfSail[pointsBetween(heading, windFrom, 8)] as PointOfSail;
}

/** The side the wind comes over; null with the wind dead ahead or dead astern. */
export function tackOf(heading: number, windFrom: number, of: WindPoints): Tack | null {
  const angle = signedPointsBetween(heading, windFrom, of);
  if (angle === 0 || angle * 2 === of) return null;
  return angle > 0 ? 'starboard' : 'port';
}

/** Positive shifts veer (clockwise), negative ones back. */
export function shiftWind(wind: Wind, by: number, of: WindPoints): Wind {
  return { from: turnPoints(wind.from, by, of), strength: wind.strength };
}

/** Strength changed by `by` and held between least and most. */
export function changeStrength(wind: Wind, by: number, least: number, most: number): Wind {
  return { from: wind.from, strength: Math.max(least, Math.min(most, wind.strength + by)) };
}

/** The point the wind blows towards. */
export function leeward(wind: Wind, of: WindPoints): number {
  return oppositePoint(wind.from, of);
}

/** Who has the weather gauge: positive when the offset leads to windward, 0 when level. Scaled as ahead8. */
export function toWindward8(windFrom: number, dx: number, dy: number): number {
  return ahead8(windFrom, dx, dy);
}
