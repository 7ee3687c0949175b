/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { arcFrom, straightX, straightY, touchAt } from '../chapters/ch2-courses.ts';
import type { Helm } from '../chapters/ch2-helm.ts';
import { helm, helmOffers } from '../chapters/ch2-helm.ts';
import { bearsOnAnyone } from '../chapters/ch4-gunnery.ts';
import { afloat } from '../model/conditions.ts';
import { HULL_REACH, KEEL_X, KEEL_Y, MM, TURN_MM } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies } from '../model/state.ts';
import type { AgeOfSailAction, Board } from '../model/vocabulary.ts';

/** 4.2 All decks are loaded again by the next round, so nothing is gained by guns that bear and do not fire. */
export function shuns(s: Readonly<AgeOfSail>, seat: Seat, answer: AgeOfSailAction): boolean {
  return answer.do === 'cease-fire' && s.ships.some(ship => ship.seat === seat && bearsOnAnyone(s, ship));
}

/** A way is measured by half centimetres: she touches another when a longer run is cut short, and needs no shorter ones for it. */
const SHORTEST_RUN_MM = 5;

/** R48 Who runs into a friend stops there: nobody thinks of it while there is another way. */
export function passesOver(s: Readonly<AgeOfSail>, _seat: Seat, answer: AgeOfSailAction): boolean {
  if (answer.do === 'run' && answer.mm < SHORTEST_RUN_MM) return true;
  if (!isOrder(answer)) return false;
  const frame = s.stack.at(-1);
  if (frame?.proc !== helm.name) return false;
  const l = frame.vars as Helm;
  const ship = s.ships[l.ship] as Ship;
  if (!runsIntoFriend(s, ship, answer)) return false;
  return helmOffers(s, l).some(other => isOrder(other) && !runsIntoFriend(s, ship, other));
}

type Order = Extract<AgeOfSailAction, { do: 'run' | 'turn' | 'tack' }>;

function isOrder(answer: AgeOfSailAction): answer is Order {
  return (answer.do === 'run' && answer.mm >= SHORTEST_RUN_MM) || answer.do === 'turn' || answer.do === 'tack';
}

function runsIntoFriend(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, order: Order): boolean {
  const way = order.do === 'run' ? order.mm : TURN_MM;
  return s.ships.some(friend => {
    if (friend === ship || !afloat(friend) || enemies(s, ship, friend)) return false;
    const reach = HULL_REACH + way * MM;
    if (Math.abs(friend.x - ship.x) > reach || Math.abs(friend.y - ship.y) > reach) return false;
    return order.do === 'run' ? meetsAhead(ship, friend, way) : meetsTurning(ship, friend, order.to);
  });
}

function meetsAhead({ x, y, heading }: Readonly<Ship>, friend: Readonly<Ship>, mm: number): boolean {
  const [keelX, keelY] = [KEEL_X[heading] as number, KEEL_Y[heading] as number];
  for (let k = 1; k <= mm; k += 1) {
    const [nextX, nextY] = [x + straightX(heading, k), y + straightY(heading, k)];
    if (touchAt(nextX, nextY, keelX, keelY, friend) && comesCloser({ x, y }, nextX, nextY, friend)) return true;
  }
  return false;
}

/** The first point of a tack is the likelier to end in a friend's side, and the only one looked at. */
function meetsTurning({ x, y, heading }: Readonly<Ship>, friend: Readonly<Ship>, to: Board): boolean {
  const arc = arcFrom(heading, to);
  for (let k = 0; k < TURN_MM; k += 1) {
    const [nextX, nextY] = [x + (arc.x[k] as number), y + (arc.y[k] as number)];
    if (!touchAt(nextX, nextY, arc.keelX[k] as number, arc.keelY[k] as number, friend)) continue;
    if (comesCloser({ x, y }, nextX, nextY, friend)) return true;
  }
  return false;
}

/** R65 One who lies against him already may draw away. */
function comesCloser(
  from: { readonly x: number; readonly y: number },
  x: number,
  y: number,
  to: Readonly<Ship>,
): boolean {
  const before = (from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y);
  return (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y) < before;
}
