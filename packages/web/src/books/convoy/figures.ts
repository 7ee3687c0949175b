/**
 * The figures of the book that a picture needs. The rules themselves run in the worker; importing them here would send the
 * whole book to the page a second time. Tests hold these to the rules.
 */

import type { ShipView } from '@weathergauge/rules-convoy';

/** R2 Facings, counter-clockwise. */
export const FACINGS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;
export const QUALITIES = ['scurvy', 'ordinary', 'battle-hardened'] as const;
export const MARKERS = ['crew', 'gun', 'sail'] as const;
export const BATTERIES = ['port', 'starboard', 'bow', 'stern'] as const;
export type Battery = (typeof BATTERIES)[number];

/** What a hex of the chart is, as bits. */
export const SHALLOW = 1;
export const LAND = 2;
export const EXIT = 4;

/** R4, R5 Rows of the movement table, from worst to best: in irons, front quarter, astern, rear quarter. */
export const ROWS_OF_TABLE = [0, 1, 2, 3] as const;
/** R4 Row by (facing - windTo) mod 6. */
export const ROW_OF = [2, 3, 1, 0, 1, 3] as const;
/** 1.1-1.8 */
export const BASE = [0, 1, 2, 3] as const;
export const MOST_ADDED = [
  [1, 0, 0],
  [1, 0, 0],
  [3, 1, 1],
  [1, 3, 3],
] as const;
/** 1.9, 1.10 */
export const EXTRA_HEX = [4, 3, 2] as const;
/** 1.12-1.14 A small warship may turn in every hex she enters. */
export const WARSHIP_TURNS = [99, 2, 1] as const;
export const MERCHANT_TURNS = 1;
export const EVERY_HEX = 99;

/** 2.1-2.3, 2.18 */
export const WARSHIP_RANGE = [3, 4, 5] as const;
export const MERCHANT_RANGE = 3;
export const CHASER_RANGE = 2;
export const OPPORTUNITY_RANGE = 1;

/** 3.4 */
export const FOG_DRIFT = 2;
/** 12.1 */
export const SOUNDING_DICE = [1, 2, 3] as const;
/** R55 */
export const EXITED = [2, 3, 5] as const;
export const MERCHANT_PRIZE = [4, 6, 10] as const;
export const WARSHIP_PRIZE = [2, 4, 6] as const;

const HARDENED = 2;

export function rowOf(facing: number, windTo: number): number {
  return ROW_OF[(facing - windTo + 6) % 6] ?? 0;
}

export function mostAdded(row: number, size: number): number {
  return MOST_ADDED[row]?.[size] ?? 0;
}

export function rangeOf(ship: Pick<ShipView, 'kind' | 'size'>, battery: Battery): number {
  if (battery === 'bow' || battery === 'stern') return CHASER_RANGE;
  return ship.kind === 'merchant' ? MERCHANT_RANGE : (WARSHIP_RANGE[ship.size] ?? 0);
}

export function turnsOf(ship: Pick<ShipView, 'kind' | 'size'>): number {
  return ship.kind === 'merchant' ? MERCHANT_TURNS : (WARSHIP_TURNS[ship.size] ?? 0);
}

/** 8.1, 9.1 */
export function recoveryDice(ship: Pick<ShipView, 'crew' | 'quality' | 'captured'>): number {
  const dice = Math.max(1, ship.crew + (ship.quality === HARDENED ? 1 : 0));
  return ship.captured ? Math.min(1, dice) : dice;
}

/** 12.1, 12.2 */
export function soundingDice(ship: Pick<ShipView, 'size' | 'quality'>): number {
  return (SOUNDING_DICE[ship.size] ?? 0) - (ship.quality === HARDENED ? 1 : 0);
}
