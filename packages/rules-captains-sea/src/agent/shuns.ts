/** What the book allows and no captain does who would look his officers in the face. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { holds, isOverwhelmed } from './boarding.ts';
import { broadsideWorth } from './gunnery.ts';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { bonusMoves } from '../chapters/ch16-bonus.ts';
import { strikeDice } from '../chapters/ch17-housekeeping.ts';
import { AT, GRAPNELS, NAIL_UP, STEADY_LADS } from '../model/deck.ts';
import { range } from '../model/geometry-core.ts';
import { LONG_RANGE } from '../model/gunnery.ts';
import { canFire, lineOf } from '../model/lines.ts';
import { choiceCost } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activationsLeft, enemiesOf, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { ADVANCE, DOUBLE, manoeuvres, STRIKE_CHECK, TACK } from '../model/vocabulary.ts';

/** 17.4 With so many dice she strikes in two turns of three, whatever her captain wants: morale, crew and masts are all gone. */
const BEATEN = 3;
/** 11.2 Within carronade range, a whole broadside that makes so many net hits is not kept. */
const CLOSE_ACTION = 6;
const WORTH_FIRING = 1;

export function shuns(s: Readonly<Sea>, seat: Seat, answer: SeaAction): boolean {
  switch (answer.do) {
    case 'strike': {
      // 18.0 To haul down the colours wins on points (19.0) for a captain who leads by enough. It is no way to win a battle while the
      // ship can still be fought.
      const ship = shipOf(s, answer.ship);
      return strikeDice(ship) < BEATEN && !isOverwhelmed(s, ship);
    }
    case 'fire':
      return isDoubleWasted(shipOf(s, answer.ship), shipOf(s, answer.target), s, answer.guns);
    case 'cease':
      return bearsWell(s, shipOf(s, answer.ship));
    case 'discard':
      return isWantedLater(s, seat, answer.card, shipOf(s, answer.ship));
    case 'grapple':
      // 12.0 Grapnels that no die can make hold.
      return !hasCard(s, seat, GRAPNELS) && holds(shipOf(s, answer.ship), shipOf(s, answer.target)) === 0;
    case 'strain':
      // 16.0 The second straining block makes the check easier by one, and costs twice as much: it never loses less.
      return answer.value === 2 || (answer.value === 1 && isAtWill(s) && isInAction(s, shipOf(s, answer.ship)));
    case 'select': {
      const ship = shipOf(s, answer.ship);
      return strainsForNothing(s, ship, manoeuvres.indexOf(answer.manoeuvre)) && isInAction(s, ship);
    }
    default:
      return false;
  }
}

/** 16.0 Whether a captain is asked if he wants to strain at all. */
function isAtWill(s: Readonly<Sea>): boolean {
  return s.stack[s.stack.length - 1]?.proc === bonusMoves.name;
}

/** Whether an enemy is so near that spars are worth more than a square. */
function isInAction(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return enemiesOf(s, ship).some(id => range(ship, shipOf(s, id)) <= CLOSE_ACTION);
}

/** 9.1 Whether a block would be carried over, with a strain, though another but a Tack can be made this turn. */
function strainsForNothing(s: Readonly<Sea>, ship: Readonly<Ship>, block: number): boolean {
  const left = ship.spent + activationsLeft(ship, s.impulse);
  if (choiceCost(block, ship, s.windTo, 0) <= left) return false;
  for (let other = ADVANCE; other < TACK; other++) {
    const cost = choiceCost(other, ship, s.windTo, 0);
    if (cost > 0 && cost <= left) return true;
  }
  return false;
}

function hasCard(s: Readonly<Sea>, seat: Seat, card: number): boolean {
  return (s.hands[seat] as readonly number[]).includes(card);
}

/**
 * 1.7.3 A card that undoes a strike or a failed check of morale, the only one of its kind in hand, given for +1 on a die. In a melee
 * there may be no later; and a crew on the point of striking has no morale left to keep.
 */
function isWantedLater(s: Readonly<Sea>, seat: Seat, card: number, ship: Readonly<Ship>): boolean {
  if (card !== NAIL_UP && (card !== STEADY_LADS || ship.morale === STRIKE_CHECK)) return false;
  const top = s.stack[s.stack.length - 1];
  if (top?.proc === cardWindow.name && top.vars['moment'] === AT.melee) return false;
  const hand = s.hands[seat] as readonly number[];
  return hand.indexOf(card) === hand.lastIndexOf(card);
}

/** 11.4.9 Double shot that would be fired from where half of the defence dice cancel (11.4.7): no place for a load that bursts guns. */
function isDoubleWasted(
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  s: Readonly<Sea>,
  guns: 'both' | 'fore' | 'aft',
): boolean {
  if (range(ship, target) < LONG_RANGE) return false;
  const first = 2 * lineOf(s, ship, target).from;
  return (guns !== 'aft' && ship.load[first] === DOUBLE) || (guns !== 'fore' && ship.load[first + 1] === DOUBLE);
}

/** 11.4.1 Whether both sections of a broadside are loaded and manned, bear on an enemy who is near, and would do him harm. */
function bearsWell(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return enemiesOf(s, ship).some(id => {
    const target = shipOf(s, id);
    const line = lineOf(s, ship, target);
    if (line.from < 0 || line.range > CLOSE_ACTION) return false;
    if (!canFire(ship, 2 * line.from, line.range) || !canFire(ship, 2 * line.from + 1, line.range)) return false;
    return broadsideWorth(s, ship, target, line.from, line.range) >= WORTH_FIRING;
  });
}
