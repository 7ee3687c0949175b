/** What the pupil's fleets are for: how strong each is, and where it had best go for two of the four objectives (24.3). */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  BANTRY_BAY,
  BREST,
  DAMAGED,
  FERROL,
  FIRST_FOG,
  GOAL_STRAITS_EAST,
  isAtSea,
  NORTH_SEA,
  portOf,
  PORTS,
  readyIn,
  SHIPS,
  TRAFALGAR,
  WRECKED,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { shipsIn } from '../board/blocks.ts';

/** 24.1 In the order of the view. */
const NORTH_SEA_RAID = 0;
const BANTRY_RAID = 1;
const THIRTY_IN_BREST = 2;
const THIRTY_AT_STRAITS = 3;

/** Firepower with which a raid succeeds more often than not. */
const ENOUGH_FOR_BANTRY = 34;
const ENOUGH_FOR_NORTH_SEA = 60;
/** Attack of a British ship of the line, on the average. */
const BRITISH_SHIP = 4.4;
/** A number that was told is the low end of five. */
const MIDDLE = 2;
/** How many ships a fleet of which nothing is known is taken for. */
const UNKNOWN = 6;

export interface Target {
  /** A row of the table of distances: a port, or a hex by its own number there. */
  readonly goal: number;
  readonly part: 'port' | 'inshore' | 'loose';
}

export function isFogBlock(block: number): boolean {
  return block >= FIRST_FOG;
}

export function firepowerOf(ships: GloryView['ships']): number {
  let sum = 0;
  for (const { ship, damage } of ships) {
    const { attack = 0, attackDamaged = 0 } = SHIPS[ship] ?? {};
    sum += damage === WRECKED ? 0 : damage === DAMAGED ? attackDamaged : attack;
  }
  return sum;
}

export function readyShips(view: GloryView, port: number): GloryView['ships'] {
  return shipsIn(view, readyIn(port));
}

/** What the British may have in the patrol zone of a port, as far as was told: in points of firepower. */
export function watchOff(view: GloryView, port: number): number {
  let sum = 0;
  for (const blank of view.blanks) if (portOf(blank.place) === port) sum += guessed(blank);
  return sum;
}

/** 13.5, 14.0 Frigates do not fight; a fleet that was counted is in the middle of its range. */
export function guessed({ known, low }: GloryView['blanks'][number]): number {
  if (known === 1) return 0;
  return BRITISH_SHIP * (known > 1 && low > 0 ? low + MIDDLE : UNKNOWN);
}

/** Where a fleet of so many ships and so much firepower does most for the two objectives. */
export function targetOf(view: GloryView, ships: number, firepower: number): Target {
  const open = (objective: number): boolean => view.trafalgar[objective] !== 1;
  const isThirty = ships >= TRAFALGAR.ships;
  if (isThirty && open(THIRTY_IN_BREST) && view.turn < TRAFALGAR.brestBefore) return { goal: BREST, part: 'port' };
  if (isThirty && open(THIRTY_AT_STRAITS) && view.turn > TRAFALGAR.hexAfter)
    return { goal: GOAL_STRAITS_EAST, part: 'loose' };
  if (open(BANTRY_RAID) && firepower >= ENOUGH_FOR_BANTRY) return { goal: BANTRY_BAY, part: 'inshore' };
  if (open(NORTH_SEA_RAID) && firepower >= ENOUGH_FOR_NORTH_SEA) return { goal: NORTH_SEA, part: 'loose' };
  return { goal: FERROL, part: 'port' };
}

/** A block's own target. Fog of War is sent where a raider would go, each to another place. */
export function targetOfBlock(view: GloryView, block: number): Target {
  if (isFogBlock(block)) return { goal: block % 2 === 0 ? BANTRY_BAY : NORTH_SEA, part: 'loose' };
  const ships = shipsIn(view, block);
  return targetOf(view, ships.length, firepowerOf(ships));
}

/** The hex of a place at sea, or of the patrol zone or port. */
export function hexOf(place: number): number {
  return isAtSea(place) ? place : (PORTS[portOf(place)]?.hex ?? -1);
}
