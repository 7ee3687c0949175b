/** B1.17 The ship log: what the first empty box of each track gives, and how the boxes are filled. */

import type { Battery, ShipTrack } from '../model/data/figures.ts';
import { BATTERIES, OUTPOST, TRACKS } from '../model/data/figures.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BATTERY, BUILDING } from '../model/vessels.ts';

/** What of a ship her ship log is read by. States and views both have it. */
export type HasShipLog = Readonly<Pick<Ship, 'base' | 'card' | 'track' | 'crew'>> & {
  readonly hull: readonly number[];
};

function trackOf(ship: HasShipLog): ShipTrack {
  return TRACKS[ship.track] as ShipTrack;
}

function batteryOf(ship: HasShipLog): Battery {
  return BATTERIES[ship.card] as Battery;
}

/** R7 A box that holds anything is covered. The leftmost that holds nothing, or the number of boxes. */
export function firstEmpty(ship: HasShipLog): number {
  const { hull } = ship;
  let box = 0;
  while (box < hull.length && hull[box] !== 0) box++;
  return box;
}

export function coveredHull(ship: HasShipLog): number {
  let covered = 0;
  for (let box = 0; box < ship.hull.length; box++) if (ship.hull[box] !== 0) covered++;
  return covered;
}

export function crewBoxes(ship: HasShipLog): number {
  if (ship.base === BATTERY) return batteryOf(ship).musketry.length;
  return ship.base === BUILDING ? OUTPOST.crewPoints : trackOf(ship).crewBoxes;
}

/** B5.20, B5.21, T5.7, R6 By arc: 0 forward, 1 central, 2 rear; a battery counts its own arcs. */
export function firepower(ship: HasShipLog, arc: number, box: number = firstEmpty(ship)): number {
  if (ship.base === BATTERY) return batteryOf(ship).guns[box]?.[arc] ?? 0;
  if (ship.base === BUILDING) return 0;
  const track = trackOf(ship);
  const row = arc === 1 ? track.full : arc === 0 ? track.fore : track.rear;
  return row[box] ?? 0;
}

/** B6.4, B6.6, R6 */
export function musketry(ship: HasShipLog, lost: number = ship.crew): number {
  if (ship.base === BUILDING) return 0;
  const row = ship.base === BATTERY ? batteryOf(ship).musketry : trackOf(ship).musketry;
  return row[lost] ?? 0;
}

// --- R67 What a turn has cost already ---

/** Where it is kept how fit each ship was when the turn began: states and views both have it, or not at all. */
interface KeepsFitness {
  readonly fit?: readonly number[];
}
type Known = HasShipLog & { readonly id: number };

/** Good until the fire of the turn is over. */
export function noteFitness(s: Sails): void {
  const { fit, ships } = s;
  if (fit === undefined) return;
  fit.length = 0;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship;
    fit.push(firstEmpty(ship), ship.crew);
  }
}

/** The box that counts: what she has suffered in this turn does not lessen its fire (B5.19); what was mended adds to it. */
function boxNow({ fit }: KeepsFitness, ship: Known): number {
  const box = firstEmpty(ship);
  return fit === undefined ? box : Math.min(box, fit[2 * ship.id] ?? box);
}

export function firepowerNow(s: KeepsFitness, ship: Known, arc: number): number {
  return firepower(ship, arc, boxNow(s, ship));
}

/** All three of them: the box is looked for once. */
export function firepowerByArc(s: KeepsFitness, ship: Known): [number, number, number] {
  const box = boxNow(s, ship);
  if (ship.base === BATTERY || ship.base === BUILDING)
    return [firepower(ship, 0, box), firepower(ship, 1, box), firepower(ship, 2, box)];
  const { fore, full, rear } = trackOf(ship);
  return [fore[box] ?? 0, full[box] ?? 0, rear[box] ?? 0];
}

export function musketryNow({ fit }: KeepsFitness, ship: Known): number {
  return musketry(ship, fit === undefined ? ship.crew : Math.min(ship.crew, fit[2 * ship.id + 1] ?? ship.crew));
}

/** A2.3, A2.4, R6 The leftmost figure that neither track covers. */
export function crewActionsOf(ship: HasShipLog): number {
  if (ship.base === BUILDING) return 0;
  const row = ship.base === BATTERY ? batteryOf(ship).actions : trackOf(ship).actions;
  return row[Math.max(coveredHull(ship), ship.crew)] ?? 0;
}

/** B8.1, R8, T5.17, C4.9 Is one of her tracks covered to the last box? */
export function isOverwhelmed(ship: HasShipLog): boolean {
  if (ship.crew >= crewBoxes(ship)) return true;
  if (ship.base === BUILDING) return (ship.hull[0] as number) >= OUTPOST.hullPoints;
  return firstEmpty(ship) === ship.hull.length;
}

/** B7.13 One box for each loss, as far as there are boxes. */
export function loseCrew(ship: Ship, losses: number): void {
  ship.crew = Math.min(crewBoxes(ship), ship.crew + losses);
}

/** B7.8–B7.12, R4 One counter on the hull. */
export function placePoints(ship: Ship, points: number): void {
  const { hull, burden } = ship;
  if (ship.base === BUILDING) {
    hull[0] = (hull[0] as number) + points;
    return;
  }
  for (let box = 0; box < hull.length; box++) {
    const held = hull[box] as number;
    const takes = points >= burden ? held === 0 : held >= 0 && held < burden; // A10 burnt and flooded boxes are below 0
    if (!takes) continue;
    hull[box] = held + points;
    return;
  }
}
