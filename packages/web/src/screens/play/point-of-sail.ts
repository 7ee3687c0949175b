/** How a ship lies to the wind, in words that every sailor knows. */

import type { SceneShip, SceneWind } from '../../board/scene.ts';

export const sailings = ['irons', 'close', 'beam', 'broad', 'running'] as const;
export type Sailing = (typeof sailings)[number];

export interface PointOfSail {
  readonly sailing: Sailing;
  /** The side the wind comes over; null when it is dead ahead or astern. */
  readonly tack: 'port' | 'starboard' | null;
  /** Degrees between her bow and the wind, 0 to 180. */
  readonly off: number;
}

/** Common seamanship, by eighths of the circle: what each allows is for the rulebook to say. */
export function pointOfSail(ship: Pick<SceneShip, 'pose'>, wind: Pick<SceneWind, 'from'>): PointOfSail {
  const turn = (((wind.from - ship.pose.heading) % 360) + 360) % 360;
  const off = turn > 180 ? 360 - turn : turn;
  const sailing = sailings[Math.min(4, Math.floor((off + 22.5) / 45))] ?? 'running';
  const tack = off < 1 || off > 179 ? null : turn < 180 ? 'starboard' : 'port';
  return { sailing, tack, off: Math.round(off) };
}
