/** What things are called, before any sentence is made: ships, fleets, lengths, places. */

import type { Seat } from '@weathergauge/engine';
import { compassNames, oppositePoint } from '@weathergauge/seamanship';
import { NAVY_TITLES } from '../model/data/navies.ts';
import { MM, UNIT_MM } from '../model/data/tables.ts';
import type { AgeOfSailView } from '../model/view.ts';
import { shipLetter } from '../model/letters.ts';
import { en } from './en.ts';

const FLEET_LETTERS = ['A', 'B'] as const;

export function fleetLetter(side: number): string {
  return FLEET_LETTERS[side] ?? '?';
}

export function fleetName(view: AgeOfSailView, side: number): string {
  const navy = view.navies[side];
  return en.fleet(fleetLetter(side), navy === undefined ? '' : NAVY_TITLES[navy]);
}

export function seatName(view: AgeOfSailView, seat: Seat): string {
  const navy = view.navies[view.sides[seat] ?? 0];
  return en.fleet(divisionLetter(view, seat), navy === undefined ? '' : NAVY_TITLES[navy]);
}

/** `Fleet A`, or `Fleet A van`. */
export function divisionName(view: AgeOfSailView, seat: Seat): string {
  return en.fleet(divisionLetter(view, seat), '');
}

/** Allied seats have the van and the rear of their fleet. */
function divisionLetter(view: AgeOfSailView, seat: Seat): string {
  const side = view.sides[seat] ?? 0;
  const allies = view.sides.flatMap((of, other) => (of === side ? [other] : []));
  return fleetLetter(side) + (allies.length < 2 ? '' : allies[0] === seat ? en.van : en.rear);
}

/** By her name alone, or with her letter where two fleets of one navy have a ship of that name. */
export function shipName(view: AgeOfSailView, id: number): string {
  const ship = view.ships[id];
  if (ship === undefined) return en.noShip(id);
  const namesake = view.ships.some(other => other.id !== id && other.name === ship.name);
  return namesake ? `${ship.name} (${shipLetter(view, ship)})` : ship.name;
}

export function pointName(point: number): string {
  return compassNames[point] ?? '?';
}

export function windText(view: AgeOfSailView): string {
  return en.wind(pointName(view.windFrom), pointName(oppositePoint(view.windFrom, 8)), view.windSpeed);
}

/** A path in millimetres: `5 cm`, `4.7 cm`, `5 mm`. No two lengths read the same. */
export function length(mm: number): string {
  if (mm > 0 && mm < UNIT_MM) return `${mm} mm`;
  return mm % UNIT_MM === 0 ? `${mm / UNIT_MM} cm` : `${(mm / UNIT_MM).toFixed(1)} cm`;
}

/** A place on the table, in centimetres from the west and south edges. */
export function place(x: number, y: number): string {
  return `${centimetres(x)}, ${centimetres(y)}`;
}

/** Rounded first: a hair beyond the edge is 0.0 and not -0.0. */
function centimetres(hundredths: number): string {
  return (Math.round(hundredths / MM) / UNIT_MM).toFixed(1);
}
