/**
 * How the game stands, for the strip at the top: read from a view by the names that rulebooks share. A view that lacks
 * them shows less, never something wrong.
 */

import type { SceneShip, SceneWind } from '../../board/scene.ts';

export interface Standing {
  readonly round: number | null;
  readonly rounds: number | null;
  /** The battle clock, where the rulebook keeps one: spaces gone of the whole loop. */
  readonly clock: { readonly at: number; readonly loop: number } | null;
  readonly scores: readonly { readonly side: number; readonly name: string; readonly points: number }[];
}

export function standingOf(view: unknown, seatNames: readonly string[]): Standing {
  const fields = isRecord(view) ? view : {};
  const sides = numbers(fields['sides']);
  const points = numbers(fields['scores']);
  return {
    round: count(fields['round']) ?? count(fields['turn']),
    rounds: count(fields['rounds']),
    clock: clockOf(fields),
    scores: points.map((figure, side) => ({
      side,
      name: seatNames[sides.indexOf(side)] ?? seatNames[side] ?? '',
      points: figure,
    })),
  };
}

function clockOf({ clock, loop }: Readonly<Record<string, unknown>>): Standing['clock'] {
  return typeof clock === 'number' && typeof loop === 'number' && loop > 0 ? { at: clock, loop } : null;
}

/** `Fleet A (England)` is England where there is little room. */
export function shortName(name: string): string {
  return /\(([^)]+)\)/.exec(name)?.[1] ?? name;
}

/** Which side a seat fights for, where the view says so; else its own. */
export function sideOfSeat(view: unknown, seat: number): number {
  return (isRecord(view) ? numbers(view['sides'])[seat] : undefined) ?? seat;
}

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

function isRecord(x: unknown): x is Readonly<Record<string, unknown>> {
  return typeof x === 'object' && x !== null;
}

function numbers(x: unknown): readonly number[] {
  return Array.isArray(x) ? x.filter(n => typeof n === 'number') : [];
}

function count(x: unknown): number | null {
  return typeof x === 'number' && x > 0 ? x : null;
}
