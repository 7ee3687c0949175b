/**
 * What a picture needs of the book. Its tables come from the book itself; its words and the chart are repeated here, because
 * importing them would send more of the rules, which run in the worker, to the page a second time. Tests hold these to the
 * rules.
 */

import type { ShipView } from '@weathergauge/rules-convoy';
import {
  CHASER_RANGE,
  MERCHANT_RANGE,
  MERCHANT_TURNS,
  MOST_ADDED,
  ROW_OF,
  SOUNDING_DICE,
  WARSHIP_RANGE,
  WARSHIP_TURNS,
} from '@weathergauge/rules-convoy/figures';

export {
  BASE,
  EVERY_HEX,
  EXITED,
  EXTRA_HEX,
  FOG_DRIFT,
  MERCHANT_PRIZE,
  OPPORTUNITY_RANGE,
  WARSHIP_PRIZE,
} from '@weathergauge/rules-convoy/figures';

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
