/** Where ships lie within their squares: alone in the middle, in company as 9.2 has them lie to each other. */

import type { Contact, Firer } from '@weathergauge/rules-captains-sea/geometry';
import { CROSSING, STARBOARD } from '@weathergauge/rules-captains-sea/geometry';
import { offset } from '../../../board/geometry.ts';
import type { Pose, Spot } from '../../../board/scene.ts';
import { degrees, poseIn, SIZE } from './units.ts';

/** From the middle of the square: ships side by side, and the two of a crossing. */
const ABREAST = SIZE * 0.2;
const ACROSS = SIZE * 0.27;

/** By ship. */
export function posesOf(ships: readonly Firer[], contacts: readonly Contact[]): ReadonlyMap<number, Pose> {
  return new Map(ships.map(ship => [ship.id, poseOf(ship, ships, contacts)]));
}

function poseOf(ship: Firer, ships: readonly Firer[], contacts: readonly Contact[]): Pose {
  const pose = poseIn(ship);
  const company = ships.filter(({ col, row }) => col === ship.col && row === ship.row);
  if (company.length === 1) return pose;
  const shifts = contacts.flatMap(contact => shiftBy(contact, ship, company));
  if (shifts.length === 0) return shifted(pose, [abreast(ship, company)]);
  return shifted(pose, shifts);
}

/** The mean of all that move her aside. */
function shifted(pose: Pose, shifts: readonly Spot[]): Pose {
  const mean = (of: (spot: Spot) => number): number => shifts.reduce((sum, spot) => sum + of(spot), 0) / shifts.length;
  return { x: pose.x + mean(({ x }) => x), y: pose.y + mean(({ y }) => y), heading: pose.heading };
}

function shiftBy(contact: Contact, ship: Firer, company: readonly Firer[]): Spot[] {
  if (contact.a !== ship.id && contact.b !== ship.id) return [];
  const a = company.find(({ id }) => id === contact.a);
  const b = company.find(({ id }) => id === contact.b);
  if (a === undefined || b === undefined) return [];
  if (contact.kind === CROSSING) {
    // She who is raked has the other across her stern, if the mover rakes, or across her bow.
    const along = contact.raker === a.id ? degrees(b.heading) : degrees(a.heading) + 180;
    return [way(along, ship.id === contact.raker ? -ACROSS : ACROSS)];
  }
  const out = degrees(b.heading) + (contact.bSide === STARBOARD ? 90 : -90);
  return [way(out, ship.id === a.id ? ABREAST : -ABREAST)];
}

/** Before it is settled how they lie: in a row, across the heading of the first. */
function abreast(ship: Firer, company: readonly Firer[]): Spot {
  const out = degrees(company[0]?.heading ?? 1) + 90;
  return way(out, (company.indexOf(ship) - (company.length - 1) / 2) * 2 * ABREAST);
}

function way(heading: number, far: number): Spot {
  return offset({ x: 0, y: 0, heading }, far);
}
