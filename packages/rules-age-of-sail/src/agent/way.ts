/** Where an order to the helm leads, as an officer sees it: into a friend, off the table, or on. Nothing here is a rule. */

import type { HelmOrder, Leg } from '../chapters/ch2-courses.ts';
import { arcFrom, legsOf, straightX, straightY, touchAt } from '../chapters/ch2-courses.ts';
import type { Lying } from '../chapters/ch4-bearing.ts';
import { adrift } from '../chapters/ch2-sailing.ts';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { afloat } from '../model/conditions.ts';
import { HALF_KEEL, HULL_REACH, KEEL_X, KEEL_Y, MM } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies } from '../model/state.ts';

/** R48, R55 Whether she runs into a friend, or off the table while she can fight, before an enemy stops her. */
export function spoils(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, order: HelmOrder): boolean {
  let from: Lying = ship;
  for (const leg of legsOf(ship, order)) {
    if (leg.how === 'run') from = { ...from, heading: leg.heading };
    const met = firstMet(s, ship, from, leg);
    if (met !== null) return !enemies(s, ship, met);
    if (!isOnTable(s, leg)) return fightingDice(ship) > 0;
    from = leg;
  }
  return false;
}

/** Room that a ship needs to come round before an edge that lies right ahead of her, and one that lies on her bow (R8). */
const ROOM_AHEAD = 2550;
const ROOM_ON_THE_BOW = 750;

/** R8, R55 Whether the turning circle is too wide for her to come round inside the table, whichever way. */
export function isHemmedIn({ articles: { width, height } }: Readonly<AgeOfSail>, ship: Readonly<Ship>): boolean {
  if (ship.condition === 'aground' || adrift(ship)) return false;
  const x = KEEL_X[ship.heading] as number;
  const y = KEEL_Y[ship.heading] as number;
  return (
    isTooNear(x, width - ship.x) || isTooNear(-x, ship.x) || isTooNear(y, height - ship.y) || isTooNear(-y, ship.y)
  );
}

function isTooNear(outward: number, off: number): boolean {
  if (outward <= 0) return false;
  return off < (outward === HALF_KEEL ? ROOM_AHEAD : ROOM_ON_THE_BOW);
}

function isOnTable({ articles: { width, height } }: Readonly<AgeOfSail>, { x, y }: Lying): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Whose hull she touches first on that leg, looked at a millimetre at a time as in ch2-track.ts. */
function firstMet(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, from: Lying, leg: Leg): Ship | null {
  const near = s.ships.filter(other => other.id !== ship.id && isWithin(leg.mm, from, other) && afloat(other));
  if (near.length === 0) return null;
  const arc = leg.how === 'run' ? null : arcFrom(from.heading, leg.how);
  let { x, y } = from;
  let [keelX, keelY] = [KEEL_X[from.heading] as number, KEEL_Y[from.heading] as number];
  for (let k = 1; k <= leg.mm; k++) {
    const nextX = from.x + (arc === null ? straightX(from.heading, k) : (arc.x[k - 1] as number));
    const nextY = from.y + (arc === null ? straightY(from.heading, k) : (arc.y[k - 1] as number));
    const nextKeelX = arc === null ? keelX : (arc.keelX[k - 1] as number);
    const nextKeelY = arc === null ? keelY : (arc.keelY[k - 1] as number);
    for (const other of near) {
      if (!touchAt(nextX, nextY, nextKeelX, nextKeelY, other)) continue;
      // R65 Who lies against another already may draw away.
      if (!touchAt(x, y, keelX, keelY, other) || isCloser(nextX, nextY, x, y, other)) return other;
    }
    [x, y, keelX, keelY] = [nextX, nextY, nextKeelX, nextKeelY];
  }
  return null;
}

function isWithin(mm: number, from: Lying, other: Readonly<Ship>): boolean {
  const reach = HULL_REACH + mm * MM;
  return Math.abs(other.x - from.x) <= reach && Math.abs(other.y - from.y) <= reach;
}

function isCloser(x: number, y: number, fromX: number, fromY: number, to: Lying): boolean {
  const before = (fromX - to.x) * (fromX - to.x) + (fromY - to.y) * (fromY - to.y);
  return (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y) < before;
}
