/** B3, S2–S4, A9, A10 Movement: the revealed card against the wind, then all ships at once; what meets on the way is settled in b4. */

import type { Context } from '@weathergauge/engine';
import { attitudeOf, RED } from '../model/attitude.ts';
import { drawRandomizer, lose, tearSail } from './b7-damage.ts';
import { beginMoves, moveAll, setMove, wasShutIn } from './b4-collisions.ts';
import { cardOf, redCards, straightOf } from '../model/cards.ts';
import { procedure, step } from './builders.ts';
import { laterOf } from '../model/editions.ts';
import { tell } from '../model/events.ts';
import { insideField } from '../model/hulls.ts';
import { autoCard } from './p1-automaton.ts';
import type { Move, Sailing } from '../model/sailing.ts';
import { isHeld, moveBy, sailsInForce } from '../model/sailing.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BACKING, BASIC, FULL, isShip, NOBODY, onTable, STANDARD, STRUCK } from '../model/state.ts';

/** A9.1 The setting that counts. */
export function effectiveSails(s: Readonly<Sails>, ship: Pick<Readonly<Ship>, 'sails'>): number {
  return sailsInForce(s.articles.level, s.windStrength, ship.sails);
}

/** S4.3, S4.4 What a planned card makes of her in the wind as it is. */
export function plannedMove(s: Readonly<Sails>, ship: Sailing, planned: number, red: number, out: Move): void {
  moveBy(s.articles.level, s, ship, planned, red, out);
}

/** R1, A10.25, A10.26 True when a card revealed now, with the rudder as it is, breaks the limit against the one before it. */
export function breaksVeer(ship: Readonly<Ship>, card: number): boolean {
  const { veer } = cardOf(ship.deck, card);
  return veer >= 0 && ship.lastVeer >= 0 && Math.abs(veer - ship.lastVeer) > veerRating(ship);
}

/** A10.23, A10.24 The first damaged rudder costs a point; further ones are broken masts and cost no more. */
export function veerRating(ship: Readonly<Ship>): number {
  return ship.veer - Math.min(1, ship.rudders);
}

/** B3.1 All ships move at the same time. */
export const movement = procedure('movement', {}, [step('move', (s, _l, context) => moveShips(s, context))]);

function moveShips(s: Sails, context: Context): void {
  beginMoves(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    ship.sailed = 0;
    if (isShip(ship) && mayMove(s, ship, context)) reveal(s, ship, context);
  }
  moveAll(s, context);
  for (let i = 0; i < s.ships.length; i++) afterMove(s, s.ships[i] as Ship, context);
}

function mayMove(s: Readonly<Sails>, ship: Ship, context: Context): boolean {
  if (ship.condition !== 'afloat' && !(ship.condition === 'wreck' && ship.first > 0)) return false;
  if (ship.anchored === 1) return false;
  const held = isHeld(s, ship);
  if (held !== '') {
    // O4.4, O4.6, O10.10, O12.2 As long as anything holds her, her card is thrown away; the next was planned against it all
    // the same (R2).
    if (ship.first > 0) ship.lastVeer = cardOf(ship.deck, ship.first).veer;
    ship.first = 0;
    if (effectiveSails(s, ship) === STRUCK && ship.second === 0) halt(ship); // A9.5 Her last card is gone: she has stopped.
    return lieStill(s, ship, held, context);
  }
  if (ship.seat === NOBODY && ship.condition === 'afloat') return true; // P1
  return s.articles.level === BASIC ? ship.first > 0 : hasWay(s, ship, context);
}

/** S4.7, S4.8 No red card was used, so that turns on end taken aback are counted anew. */
function lieStill(
  s: Readonly<Sails>,
  ship: Ship,
  why: 'entangled' | 'grappled' | 'struck' | 'no-card',
  context: Context,
): false {
  ship.aback = 0;
  const clause = why === 'grappled' && s.articles.level === BASIC ? 'O10.9' : CLAUSE_OF[why];
  tell(context, { type: 'lay-still', to: 'all', clause, ship: ship.id, why });
  return false;
}
const CLAUSE_OF = { entangled: 'O4.4', grappled: 'O10.10', struck: 'A9.5', 'no-card': 'A9.9' } as const;

/**
 * A9.5 Struck sails: what was planned is still executed, then she lies stopped. A9.9 Under way again she needs both spaces
 * filled; A9.10, R13 a lone card of a ship that strikes again before she has moved is put back.
 */
function hasWay(s: Readonly<Sails>, ship: Ship, context: Context): boolean {
  if (ship.condition === 'wreck') return true; // O17.2
  if (effectiveSails(s, ship) === STRUCK) {
    if (ship.stopped === 1 || ship.first === 0) {
      if (ship.first > 0 && ship.second > 0) return true;
      ship.first = 0;
      ship.second = 0;
      halt(ship);
      return lieStill(s, ship, 'struck', context);
    }
    return true;
  }
  return (ship.first > 0 && (ship.second > 0 || ship.stopped === 0)) || lieStill(s, ship, 'no-card', context);
}

/**
 * S4.1, S2.5 The first card is turned up; what it may not be is replaced: S3.5 by the straight. A10.11 Masts lost since it was
 * planned do not count.
 */
function reveal(s: Sails, ship: Ship, context: Context): void {
  const automatic = ship.seat === NOBODY && ship.condition === 'afloat';
  let planned = automatic ? autoCard(s, ship, context) : ship.first;
  if (!automatic && s.articles.level >= STANDARD && breaksVeer(ship, planned)) {
    const by = straightOf(ship.deck);
    tell(context, { type: 'card-replaced', to: 'all', clause: 'S3.5', ship: ship.id, card: planned, by, why: 'veer' });
    planned = by;
  }
  // R2 The next card is measured against the one planned, whatever red card takes its place.
  ship.lastVeer = cardOf(ship.deck, planned).veer;
  const attitude = attitudeOf(ship.heading, s.windFrom);
  let red = -1;
  if (attitude === RED && cardOf(ship.deck, planned).kind === 'gray') {
    const reds = redCards(ship.deck);
    red = reds[context.dice.draw(reds.length, 'red card')] as number; // A10.13
  }
  const move: Move = { card: 0, line: 0, arrow: 0 };
  plannedMove(s, ship, planned, red, move);
  if (move.card !== planned) {
    tell(context, {
      type: 'card-replaced',
      to: 'all',
      clause: red >= 0 ? 'A10.13' : 'S4.4',
      ship: ship.id,
      card: planned,
      by: move.card,
      why: 'aback',
    });
  }
  ship.aback = attitude === RED ? ship.aback + 1 : 0; // S4.8
  ship.stopped = 0;
  ship.sailed = move.card;
  setMove(ship, move.card, move.line, move.arrow, attitude);
}

function afterMove(s: Sails, ship: Ship, context: Context): void {
  if (!isShip(ship)) return;
  if (mayTear(s, ship)) gale(s, ship, context);
  if (ship.condition === 'aground') {
    ship.first = 0; // T1.7, T2.2 Planned cards are thrown away.
    ship.second = 0;
  } else {
    moveUp(s, ship);
  }
  if (ship.sailed !== 0 && onTable(ship) && !insideField(ship, s.articles.width, s.articles.height))
    leave(s, ship, context);
}

function moveUp(s: Readonly<Sails>, ship: Ship): void {
  if (s.articles.level === BASIC) {
    ship.first = 0; // B3.7
  } else {
    // S4.9, S2.6 The card in the second space moves up.
    const wasHeld = ship.first === 0;
    if (wasHeld || ship.sailed !== 0) {
      ship.first = ship.second;
      ship.second = 0;
    }
    if (ship.first === 0 && ship.sailed !== 0 && (effectiveSails(s, ship) === STRUCK || ship.condition === 'wreck')) {
      halt(ship); // O17.3
    }
  }
}

/** A9.5 No way on her; R36 and no card before the next. */
function halt(ship: Ship): void {
  ship.stopped = 1;
  ship.lastVeer = -1;
}

/** B3.11 What a scenario makes of the edge is found in c2-victory.ts (C3.6, C4.14, C5.9); a wreck is out already. */
function leave(s: Sails, ship: Ship, context: Context): void {
  tell(context, { type: 'exited', to: 'all', clause: 'B3.11', ship: ship.id });
  if (ship.condition === 'wreck') ship.condition = 'gone';
  else lose(s, ship, 'exited', 'B3.11', context);
}

/** O19.7, R88 Full sails in a high wind may tear each time she moves. */
function mayTear(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (ship.sailed === 0 || s.windStrength !== 2 || ship.sails !== FULL) return false;
  if (laterOf(s).galeAsSheMoves !== true) return ship.condition === 'afloat';
  return (ship.condition === 'afloat' || ship.condition === 'aground') && !wasShutIn(ship.id);
}

function gale(s: Sails, ship: Ship, context: Context): void {
  const torn = drawRandomizer(s, context, 'sails in a high wind');
  tell(context, { type: 'gale-test', to: 'all', clause: 'O19.7', ship: ship.id, torn });
  if (torn) tearSail(s, ship, context);
}

/** A9.4, A9.8, R46 No card with struck sails; more sail set in the action phase counts from the next planning phase on. */
export function mayPlan(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return s.articles.level < ADVANCED || effectiveSails(s, ship) >= BACKING;
}
