/**
 * B4, S5 Overlapping during movement: whose bases would lie over each other at the end move again, one at a time, as far as they
 * can slide. Rocks are met in the same way (T1).
 */

import type { Context } from '@weathergauge/engine';
import { hit, openDamage, settleDamage } from './b7-damage.ts';
import { cardOf, redFor, trackOf } from '../model/cards.ts';
import { laterOf } from '../model/editions.ts';
import { tell } from '../model/events.ts';
import { type Hazard, hazardAt, rocksAt } from '../model/ground.ts';
import { basesOverlap, basesTouch, CONTACT, poseOverlaps } from '../model/hulls.ts';
import type { MoveAhead } from '../model/scratch.ts';
import { scratch } from '../model/scratch.ts';
import type { Pose3 } from '../model/sliding.ts';
import { endPose, slide } from '../model/sliding.ts';
import type { Sails, Ship } from '../model/state.ts';
import { onTable, STANDARD } from '../model/state.ts';
import { holdsGround, strikeRocks } from './t1-ground.ts';

const { moves, endOfMove } = scratch;

function courseOf(id: number): MoveAhead {
  return moves[id] as MoveAhead;
}

export function beginMoves(s: Readonly<Sails>): void {
  for (let i = 0; i < s.ships.length; i++) {
    const course = courseOf(i);
    const ship = s.ships[i] as Ship;
    course.moving = false;
    course.shutIn = false;
    course.involved = false;
    course.over = 0;
    course.end.x = ship.x;
    course.end.y = ship.y;
    course.end.heading = ship.heading;
  }
}

export function setMove(ship: Readonly<Ship>, card: number, line: number, arrow: number, attitude: number): void {
  const course = courseOf(ship.id);
  course.card = card;
  course.line = line;
  course.arrow = arrow;
  course.attitude = attitude;
  course.moving = true;
  endPose(ship, trackOf(ship.deck, card, line), arrow, course.end);
}

/** B4.14 True of a ship that could not move at all, once all have moved. */
export function wasShutIn(id: number): boolean {
  return courseOf(id).shutIn;
}

/** B4.2, B4.4 Moves everyone who has a course: first all whose way is clear, then the others in their order. */
export function moveAll(s: Sails, context: Context): void {
  openDamage();
  findOverlaps(s);
  for (let i = 0; i < s.ships.length; i++) {
    const course = courseOf(i);
    if (course.moving && !course.involved) arrive(s, s.ships[i] as Ship, course, context);
  }
  const queue = order(s, context);
  for (let i = 0; i < queue.length; i++) moveInTurn(s, s.ships[queue[i] as number] as Ship, context);
  if (s.articles.level >= STANDARD) ramFriends(s, context);
  settleDamage(s, context);
}

/** B4.1, B4.3 Only where the bases would lie at the end counts: two that pass through each other do not collide. */
function findOverlaps(s: Readonly<Sails>): void {
  const { ships } = s;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship;
    if (!onTable(ship)) continue;
    const course = courseOf(i);
    for (let j = i + 1; j < ships.length; j++) {
      const other = ships[j] as Ship;
      const theirs = courseOf(j);
      if (!onTable(other) || (!course.moving && !theirs.moving) || !endsOverlap(ship, course.end, other, theirs.end))
        continue;
      course.over |= 1 << j;
      theirs.over |= 1 << i;
      if (course.moving) course.involved = true;
      if (theirs.moving) theirs.involved = true;
    }
    if (course.moving && s.land.length > 0 && rocksIn(s, ship, course.end)) course.involved = true; // T1.2–T1.4
  }
  while (gather(s));
}

/** R33 A ship whose end place is taken by one that was put back to her start moves in turn as well. True if one joined. */
function gather(s: Readonly<Sails>): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const course = courseOf(i);
    if (!course.moving || course.involved) continue;
    for (let j = 0; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if (j === i || !courseOf(j).involved || !endsOverlap(s.ships[i] as Ship, course.end, other, other)) continue;
      course.involved = true;
      return true;
    }
  }
  return false;
}

function endsOverlap(a: Readonly<Ship>, at: Readonly<Pose3>, b: Readonly<Ship>, there: Readonly<Pose3>): boolean {
  endOfMove.x = there.x;
  endOfMove.y = there.y;
  endOfMove.heading = there.heading;
  endOfMove.halfLength = b.halfLength;
  endOfMove.halfWidth = b.halfWidth;
  return poseOverlaps(at.x, at.y, at.heading, a.halfLength, a.halfWidth, endOfMove);
}

function rocksIn(s: Readonly<Sails>, ship: Readonly<Ship>, at: Readonly<Pose3>): boolean {
  return rocksAt(at.x, at.y, at.heading, ship.halfLength, ship.halfWidth, s.land);
}

/** B4.5–B4.9, T1.4 The greater burden first, then the better attitude, then chance; nobody moves before that is known. */
function order(s: Readonly<Sails>, context: Context): readonly number[] {
  const queue: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if (courseOf(i).involved) queue.push(i);
  if (queue.length < 2) return queue;
  const rank = (id: number): number => (s.ships[id] as Ship).burden * 4 + courseOf(id).attitude;
  queue.sort((a, b) => rank(b) - rank(a) || a - b);
  for (let from = 0; from < queue.length; ) {
    let to = from + 1;
    while (to < queue.length && rank(queue[to] as number) === rank(queue[from] as number)) to++;
    for (let i = from; i < to - 1; i++) {
      const j = i + context.dice.draw(to - i, 'order of movement');
      const id = queue[i] as number;
      queue[i] = queue[j] as number;
      queue[j] = id;
    }
    from = to;
  }
  tell(context, { type: 'move-order', to: 'all', clause: 'B4.4', ships: queue });
  return queue;
}

function arrive(s: Sails, ship: Ship, course: Readonly<MoveAhead>, context: Context): void {
  place(ship, course.end, course, false, context);
  holdsGround(s, ship, context); // T2.1
}

function place(ship: Ship, to: Readonly<Pose3>, course: Readonly<MoveAhead>, slid: boolean, context: Context): void {
  const { x: fromX, y: fromY, heading: fromHeading } = ship;
  ship.x = to.x;
  ship.y = to.y;
  ship.heading = to.heading;
  tell(context, {
    type: 'sailed',
    to: 'all',
    clause: slid ? 'B4.14' : 'B3.1',
    ship: ship.id,
    card: course.card,
    line: course.line,
    arrow: course.arrow,
    fromX,
    fromY,
    fromHeading,
    x: to.x,
    y: to.y,
    heading: to.heading,
    slid,
  });
}

/** B4.10–B4.16, T1.3 She completes her move if the way is free by now; else she slides until she touches. */
function moveInTurn(s: Sails, ship: Ship, context: Context): void {
  const course = courseOf(ship.id);
  // What stopped her, the last time anything did.
  let other = blockerAt(s, ship, course.end.x, course.end.y, course.end.heading);
  if (other === NOTHING) {
    arrive(s, ship, course, context);
    return;
  }
  const blocked = (x: number, y: number, heading: number): boolean => {
    const by = blockerAt(s, ship, x, y, heading);
    if (by !== NOTHING) other = by;
    return by !== NOTHING;
  };
  const reached: Pose3 = { x: 0, y: 0, heading: 0 };
  const way = slide(ship, trackOf(ship.deck, course.card, course.line), course.arrow, blocked, reached);
  const bound = rocksIn(s, ship, course.end);
  if (way < CONTACT && !(bound && grounds(s, ship, course, other)) && backOff(s, ship, course, other, context)) return;
  course.shutIn = way < CONTACT;
  if (way > 0) place(ship, reached, course, true, context);
  else tell(context, { type: 'lay-still', to: 'all', clause: 'B4.14', ship: ship.id, why: 'blocked' });
  if (other >= 0 && basesTouch(ship, s.ships[other] as Ship))
    tell(context, { type: 'collided', to: 'all', clause: 'B4.10', ship: ship.id, other });
  // T1.2 Rocks alongside are none of this move's, unless they have stopped it or it would have ended on them. R47 Land that
  // it would have ended on counts as land, though the danger around it stops her first.
  if (strikes(s, ship, bound, other))
    strikeRocks(s, ship, bound ? hazardIn(s, ship, course.end, 0) : hazardIn(s, ship, ship, CONTACT), context);
  holdsGround(s, ship, context);
}

/**
 * T1.2, T1.5, T3.8, R51 A manoeuvre that would end on rocks or land strikes them, though a bow that follows its line to the
 * end may not touch them: unless another ship has stopped her short of them, or (option) she did not come to them at all.
 */
function strikes(s: Readonly<Sails>, ship: Readonly<Ship>, bound: boolean, other: number): boolean {
  if (touchesRocks(s, ship)) return bound || other === ROCKS;
  if (!bound || laterOf(s).shortOfRocks) return false;
  return other === ROCKS || !basesTouch(ship, s.ships[other] as Ship);
}

/** T3.8, R14, R51 Nothing drives her off the land itself that her card leads to. */
function grounds(s: Readonly<Sails>, ship: Readonly<Ship>, course: Readonly<MoveAhead>, stoppedBy: number): boolean {
  return stoppedBy === ROCKS && !laterOf(s).shortOfRocks && hazardIn(s, ship, course.end, 0).ashore;
}

function touchesRocks(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (s.land.length === 0) return false;
  return rocksAt(ship.x, ship.y, ship.heading, ship.halfLength + CONTACT, ship.halfWidth + CONTACT, s.land);
}

const ROCKS = -1;
const NOTHING = -2;

/** The ship over whose base hers would lie here, or ROCKS, or NOTHING. */
function blockerAt(s: Readonly<Sails>, ship: Readonly<Ship>, x: number, y: number, heading: number): number {
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (i === ship.id || !onTable(other)) continue;
    if (poseOverlaps(x, y, heading, ship.halfLength, ship.halfWidth, other)) return i;
  }
  return s.land.length > 0 && rocksAt(x, y, heading, ship.halfLength, ship.halfWidth, s.land) ? ROCKS : NOTHING;
}

function hazardIn(s: Readonly<Sails>, ship: Readonly<Ship>, at: Readonly<Pose3>, room: number): Readonly<Hazard> {
  const hazard: Hazard = { reef: false, shoal: false, ashore: false, id: -1 };
  hazardAt(at.x, at.y, at.heading, ship.halfLength + room, ship.halfWidth + room, s.land, hazard);
  return hazard;
}

/** R14 With her bow against ground, or a ship that lies still, and no room for the card, she is driven astern by a red one. */
function backOff(s: Sails, ship: Ship, course: MoveAhead, stoppedBy: number, context: Context): boolean {
  if (cardOf(ship.deck, course.card).kind === 'red' || (stoppedBy >= 0 && courseOf(stoppedBy).moving)) return false;
  const { veer } = cardOf(ship.deck, course.card);
  const card = redFor(ship.deck, veer < 0 ? 5 : veer);
  const track = trackOf(ship.deck, card, 1);
  const astern: Pose3 = { x: 0, y: 0, heading: 0 };
  const blocked = (x: number, y: number, heading: number): boolean => blockerAt(s, ship, x, y, heading) !== NOTHING;
  if (slide(ship, track, track.green, blocked, astern) < CONTACT) return false;
  tell(context, {
    type: 'card-replaced',
    to: 'all',
    clause: 'R14',
    ship: ship.id,
    card: course.card,
    by: card,
    why: 'blocked',
  });
  course.card = card;
  course.line = 1;
  course.arrow = track.green;
  ship.sailed = card;
  place(ship, astern, course, true, context);
  holdsGround(s, ship, context);
  return true;
}

/** S5.1, S5.2 Friends that would have overlapped hurt each other by their burdens; O17.7 a wreck hurts everyone. */
function ramFriends(s: Sails, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const { over } = courseOf(i);
    const ship = s.ships[i] as Ship;
    if (over === 0 || ship.condition === 'wreck') continue;
    let counters = 0;
    for (let j = 0; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if ((over & (1 << j)) === 0) continue;
      if (other.side === ship.side || isStill(other)) counters += other.burden;
    }
    if (counters > 0) hit(s, ship, -1, 'collision', 0, counters, 0, context);
  }
}

/** She has stopped for good; O17.6 while her last cards carry her on she hurts friends alone. */
function isStill(other: Readonly<Ship>): boolean {
  return other.condition === 'wreck' && !courseOf(other.id).moving;
}

/** Nothing may lie over anything once all have moved; for the tests. */
export function anyOverlap(s: Readonly<Sails>): boolean {
  return s.ships.some((a, i) => s.ships.some((b, j) => i < j && onTable(a) && onTable(b) && basesOverlap(a, b)));
}
