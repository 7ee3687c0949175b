/** The parts that ships have in a scenario, as an agent sees them: where they begin, where they may leave, what they are for. */

import type { Frame } from '@weathergauge/engine';
import { homeEdge } from '../chapters/c2-remains.ts';
import { principal, stationOf, zoneOf } from '../chapters/c1-zones.ts';
import { SUPPLIES } from '../book/scenarios.ts';
import type { Draft } from '../model/drafts.ts';
import { placeOf } from '../model/drafts.ts';
import type { Sails, Ship } from '../model/state.ts';
import { FRIGATE } from '../model/state.ts';
import type { Berth } from '../model/berths.ts';
import { berthAt, widened } from '../model/berths.ts';

/** Has she something better to do than to fight: to get home (C3), to land supplies (C5)? */
export function hasErrand(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (homeEdge(s, ship.side) >= 0) return true;
  return bringsSupplies(s, ship);
}

/** C5.8 Only she has a use for lying still. */
export function bringsSupplies(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return s.articles.scenario === SUPPLIES && ship.side === principal(s) && ship.base === FRIGATE;
}

/**
 * O4.6, O10.10 Others do not know the veer of a card that was thrown away unseen because something held her. It is taken to be
 * so whenever she lay still: what she had shown before is then a turn old.
 */
export function hidesVeer(ship: Readonly<Ship>): boolean {
  return ship.sailed === 0 && ship.lastVeer >= 0;
}

/** How far a place is from an edge. */
export function offEdge(s: Readonly<Sails>, edge: number, x: number, y: number): number {
  switch (edge) {
    case 0:
      return s.articles.height - y;
    case 1:
      return s.articles.width - x;
    case 2:
      return y;
    default:
      return x;
  }
}

/**
 * Where a ship that is not yet on the table will lie: an own one as she has been or is being placed, any other where she
 * would be drawn up.
 */
export function assumedBerth(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  draft: Readonly<Draft> | null,
): Readonly<Berth> {
  const place = placeOf(draft, ship);
  if (own && place.settled === 1) return place;
  const station = stationOf(s, ship);
  const vars = own && draft?.kind === 'places' ? beingPlaced(s, ship) : null;
  if (vars === null) return station;
  const zone = widened(zoneOf(s, ship), vars['slack'] as number);
  const berth: Berth = { x: 0, y: 0, heading: 0 };
  berthAt(s.articles, ship, zone, vars['first'] as number, vars['row'] as number, station.heading >> 12, berth);
  return berth;
}

/** The locals of her seat's lane, in which ships are placed, if it is at her. */
function beingPlaced(s: Readonly<Sails>, ship: Readonly<Ship>): Frame['vars'] | null {
  const lane = s.stack.at(-1)?.lanes.find(({ seat }) => seat === ship.seat);
  const vars = lane?.stack.at(-1)?.vars;
  return vars?.['ship'] === ship.id ? vars : null;
}
