/** B10, C4.14, C4.19, C5.9 What is left of the two sides, and how the rest went. */

import { principal } from './c1-zones.ts';
import { BLOCKADE, OUTPOST, SUPPLIES } from '../book/scenarios.ts';
import { RULER } from '../model/data/figures.ts';
import { edgeOver, hullTouchesArea } from '../model/hulls.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { BUILDING, FRIGATE, inAction, isShip } from '../model/state.ts';

/** Ships of a side that are still in the fight, aground or not. */
export function shipsInPlay(s: Readonly<Sails>, side: Side): number {
  let count = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side === side && isShip(ship) && inAction(ship)) count++;
  }
  return count;
}

/** Of those, the ones that still swim. */
export function shipsAfloat(s: Readonly<Sails>, side: Side): number {
  let count = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side === side && isShip(ship) && ship.condition === 'afloat') count++;
  }
  return count;
}

export const isOut = (ship: Readonly<Ship>): boolean => ship.fate !== '';

export function buildingOf(s: Readonly<Sails>, side: Side): Ship | undefined {
  return s.ships.find(ship => ship.base === BUILDING && ship.side === side);
}

export function hasFallen(s: Readonly<Sails>, side: Side): boolean {
  const building = buildingOf(s, side);
  return building !== undefined && isOut(building);
}

/** The edge by which she left: that over which most of her base hangs. */
export function exitEdge(s: Readonly<Sails>, ship: Readonly<Ship>): number {
  return edgeOver(ship, s.articles.width, s.articles.height);
}

/** She left by her own side. */
export function wentHome(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return ship.fate === 'exited' && exitEdge(s, ship) === s.edges[ship.side];
}

/** C5.8 The frigate that brings supplies, while she fights and within the red and purple part of the ruler of the island. */
export function frigateAtIsland(s: Readonly<Sails>): Ship | undefined {
  if (s.articles.scenario !== SUPPLIES) return undefined;
  const side = principal(s);
  const frigate = s.ships.find(ship => ship.side === side && ship.base === FRIGATE);
  const island = s.land.find(land => land.kind === 'island');
  if (!frigate || !island || !inAction(frigate)) return undefined;
  return hullTouchesArea(frigate, island.outline, RULER.close) ? frigate : undefined;
}

/** C5.9 Points for supplies: when all are landed, whoever brought them may go. */
export const SUPPLIES_IN_ALL = 6;

/** C3.6, C4.14, C5.9, R83 The edge by which a side's ships may leave without loss, as it stands now (R77); -1 for none. */
export function homeEdge(s: Readonly<Sails>, side: Side): number {
  return mayGoHome(s, side) ? (s.edges[side] as number) : -1;
}

function mayGoHome(s: Readonly<Sails>, side: Side): boolean {
  const lead = principal(s);
  const leads = side === lead;
  switch (s.articles.scenario) {
    case BLOCKADE:
      return leads;
    case OUTPOST:
      return !leads && !s.articles.twoIslands && hasFallen(s, lead); // C4.19
    case SUPPLIES:
      return leads && s.progress[lead] === SUPPLIES_IN_ALL;
    default:
      return false;
  }
}

/** She went home where the scenario sends her, or lets her go unpunished. */
export function hasLeave(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return wentHome(s, ship) && mayGoHome(s, ship.side);
}
