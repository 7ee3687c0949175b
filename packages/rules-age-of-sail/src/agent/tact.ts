/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { hopeOfFight } from './evaluate.ts';
import { cellsToHit } from './gunnery.ts';
import { spoils } from './way.ts';
import type { HelmOrder } from '../chapters/ch2-courses.ts';
import { straightX, straightY } from '../chapters/ch2-courses.ts';
import type { Helm } from '../chapters/ch2-helm.ts';
import { FRESH_HELM, helm, helmOffers } from '../chapters/ch2-helm.ts';
import { mustSail } from '../chapters/ch2-sailing.ts';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { canEngage, volley } from '../chapters/ch4-gunnery.ts';
import { scores } from '../chapters/ch5-victory.ts';
import { LEAST_RUN_MM } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies, shipOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

/**
 * 4.2 All decks are loaded again by the next round, so nothing is gained by guns that bear and do not fire. R53 Nor does anybody sail home
 * before a shot has told.
 */
export function shuns(s: Readonly<AgeOfSail>, seat: Seat, answer: AgeOfSailAction): boolean {
  if (answer.do === 'terms' || answer.do === 'agree') return scores(s).every(points => points === 0);
  return answer.do === 'cease-fire' && s.ships.some(ship => ship.seat === seat && hasTarget(s, ship));
}

/** Whether she may fire at somebody who has anything left to lose by it: a wreck without masts has scored all she can. */
export function hasTarget(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): boolean {
  const isLeft = ({ port, starboard, hull, fore, main, mizzen }: Readonly<Ship>): boolean =>
    port + starboard + hull + fore + main + mizzen > 0;
  return s.ships.some(target => isLeft(target) && canEngage(s, ship, target));
}

/** A way is measured by half centimetres: she touches another when a longer run is cut short, and needs no shorter ones for it. */
const SHORTEST_RUN_MM = 5;

/**
 * R16 Who anchors has to lie there for a whole turn before she can sail again: that is for those who have no other way.
 *
 * R48, R55 Who runs into a friend stops there, and past the edge she is gone: nobody thinks of it while there is another way. Who has none
 * is sent after those that may give her one.
 */
export function passesOver(s: Readonly<AgeOfSail>, seat: Seat, answer: AgeOfSailAction): boolean {
  if (answer.do === 'run' && answer.mm < SHORTEST_RUN_MM) return true;
  if (answer.do === 'sail') {
    const isFirst = (ship: Ship): boolean => ship.seat === seat && mustSail(ship) && hasWay(s, atHelm(ship));
    return !hasWay(s, atHelm(shipOf(s, answer.ship))) && s.ships.some(isFirst);
  }
  if (answer.do === 'cut' || answer.do === 'hold')
    return shouldPart(s, shipOf(s, answer.ship), shipOf(s, answer.from)) !== (answer.do === 'cut');
  const frame = s.stack.at(-1);
  if (frame?.proc === volley.name) return isAimedAtNothing(s, frame.vars, answer);
  if (frame?.proc !== helm.name) return false;
  const l = frame.vars as Helm;
  if (answer.do !== 'anchor' && !(isOrder(answer) && leadsNowhere(s, l, answer))) return false;
  return hasWay(s, l);
}

/**
 * 4.18 The throw for parting costs nothing, and is a sixth: too rare for a few imagined throws to tell. 4.19 Who has nobody to spare for a prize
 * stays by her.
 */
export function shouldPart(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  if (enemies(s, ship, other)) return hopeOfFight(ship, other) < 0;
  return other.crew !== 0 || fightingDice(ship) >= ENOUGH_FOR_TWO;
}
const ENOUGH_FOR_TWO = 2;

/** R26 Decks and hull that are gone cannot be shot away again. */
export function isAimedAtNothing(
  s: Readonly<AgeOfSail>,
  { ship, target }: Readonly<Record<string, number>>,
  answer: AgeOfSailAction,
): boolean {
  if (answer.do !== 'volley' || answer.aim !== 'hull') return false;
  return cellsToHit(shipOf(s, ship as number), shipOf(s, target as number)) === 0;
}

function atHelm(ship: Readonly<Ship>): Helm {
  return { ...FRESH_HELM, ship: ship.id };
}

/** Whether she can go on, or may stop, without harm. To lie at anchor in mid-battle is no way out. */
function hasWay(s: Readonly<AgeOfSail>, l: Readonly<Helm>): boolean {
  return helmOffers(s, l).some(order => order.do === 'end' || (isOrder(order) && !leadsNowhere(s, l, order)));
}

function isOrder(answer: AgeOfSailAction): answer is HelmOrder {
  if (answer.do === 'run') return answer.mm >= SHORTEST_RUN_MM;
  return answer.do === 'turn' || answer.do === 'tack' || answer.do === 'pivot';
}

/** 2.6 After half a centimetre she may not stop yet. */
function leadsNowhere(s: Readonly<AgeOfSail>, l: Readonly<Helm>, order: HelmOrder): boolean {
  const ship = shipOf(s, l.ship);
  if (spoils(s, ship, order)) return true;
  if (order.do !== 'run' || l.used + order.mm >= LEAST_RUN_MM) return false;
  const there = {
    ...ship,
    x: ship.x + straightX(ship.heading, order.mm),
    y: ship.y + straightY(ship.heading, order.mm),
  };
  return !hasWay({ ...s, ships: s.ships.with(ship.id, there) }, { ...l, used: l.used + order.mm, stroke: order.mm });
}
