/** What the pupil's fleets are for: how strong each is, and where it had best go for two of the four objectives (24.3). */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  BANTRY_BAY,
  BREST,
  CADIZ,
  DAMAGED,
  FERROL,
  FIRST_FOG,
  GOAL_STRAITS_EAST,
  isAtSea,
  NORTH_SEA,
  portOf,
  PORTS,
  readyIn,
  seaDistance,
  SHIPS,
  TRAFALGAR,
  WRECKED,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { shipsIn } from '../board/blocks.ts';

/** Firepower with which a raid succeeds more often than not. */
const ENOUGH_FOR_BANTRY = 34;
const ENOUGH_FOR_NORTH_SEA = 46;
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

/** Where a fleet of so many ships and so much firepower does most for the two objectives: the nearest that it can reach. */
export function targetOf(view: GloryView, ships: number, firepower: number, hex: number): Target {
  let best: Target | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [objective, { target, toil, isFor }] of TASKS.entries()) {
    if (view.trafalgar[objective] === 1 || !isFor(view, ships, firepower)) continue;
    const cost = seaDistance(target.goal, hex) + toil;
    if (cost >= least) continue;
    least = cost;
    best = target;
  }
  return best ?? { goal: rallyingPort(view), part: 'port' };
}

interface Task {
  readonly target: Target;
  /** Hexes for which it counts besides its distance. */
  readonly toil: number;
  isFor(view: GloryView, ships: number, firepower: number): boolean;
}

/** 24.1 In the order of the view. */
const TASKS: readonly Task[] = [
  {
    target: { goal: NORTH_SEA, part: 'loose' },
    toil: 4,
    isFor: (_view, _ships, firepower) => firepower >= ENOUGH_FOR_NORTH_SEA,
  },
  {
    target: { goal: BANTRY_BAY, part: 'inshore' },
    toil: 0,
    isFor: (_view, _ships, firepower) => firepower >= ENOUGH_FOR_BANTRY,
  },
  {
    target: { goal: BREST, part: 'port' },
    toil: 0,
    isFor: (view, ships) => ships >= TRAFALGAR.ships && view.turn < TRAFALGAR.brestBefore,
  },
  {
    target: { goal: GOAL_STRAITS_EAST, part: 'loose' },
    toil: 0,
    isFor: (view, ships) => ships >= TRAFALGAR.ships && view.turn > TRAFALGAR.hexAfter,
  },
];

/** Where small squadrons go to be of use: to the most ships. */
function rallyingPort(view: GloryView): number {
  return readyShips(view, BREST).length > readyShips(view, FERROL).length ? BREST : FERROL;
}

/** A block's own target. Fog of War is sent where no fleet should go, each to another place. */
export function targetOfBlock(view: GloryView, block: number): Target {
  if (isFogBlock(block)) return { goal: block % 2 === 0 ? CADIZ : NORTH_SEA, part: 'loose' };
  const ships = shipsIn(view, block);
  const place = view.blocks.find(({ id }) => id === block)?.place ?? -1;
  return targetOf(view, ships.length, firepowerOf(ships), hexOf(place));
}

/** The hex of a place at sea, or of the patrol zone or port. */
export function hexOf(place: number): number {
  return isAtSea(place) ? place : (PORTS[portOf(place)]?.hex ?? -1);
}
