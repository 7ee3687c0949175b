/** What the book allows and no captain does who would look his officers in the face. Nothing here is a rule. */

import type { Frame, Seat } from '@weathergauge/engine';
import { isHopeless, isOverwhelmed } from './boarding.ts';
import { isAimedAtNothing, isOutOfReach, isSpentInVain, isWantedAlongside, liesByPrize } from './idle.ts';
import { isWorthAdjusting } from './style.ts';
import { bearsWell, CLOSE_ACTION, isFireWasted, isLoadWasted, isWantedLater, letsColoursFall } from './waste.ts';
import { mustering } from '../chapters/ch05-crew.ts';
import { bonusMoves } from '../chapters/ch16-bonus.ts';
import { strikeDice } from '../chapters/ch17-housekeeping.ts';
import { range } from '../model/geometry-core.ts';
import { choiceCost } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activationsLeft, enemiesOf, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { ADVANCE, EVERY_ROLL, manoeuvres, standingOrders, TACK, tasks } from '../model/vocabulary.ts';

/** 17.4 With so many dice she strikes in two turns of three, whatever her captain wants: morale, crew and masts are all gone. */
const BEATEN = 3;

export function shuns(s: Readonly<Sea>, seat: Seat, answer: SeaAction): boolean {
  switch (answer.do) {
    case 'strike': {
      // 18.0 To haul down the colours wins on points (19.0) for a captain who leads by enough. It is no way to win a battle while the
      // ship can still be fought.
      const ship = shipOf(s, answer.ship);
      return strikeDice(ship) < BEATEN && !isOverwhelmed(s, ship);
    }
    case 'fire':
      return isAimedAtNothing(shipOf(s, answer.target), answer.aim) || isFireWasted(s, seat, answer);
    case 'chase':
      // 11.9 All that chasers hit is rigging.
      return shipOf(s, answer.target).rigging === 0;
    case 'adjust':
      // 5.0 Who has had as many orders as there are tasks, or changes nothing for the better, only puts off what comes next.
      return (
        ordersGiven(s, seat) >= tasks.length || !isWorthAdjusting(s, seat, answer.ship, tasks.indexOf(answer.task))
      );
    case 'standing':
      // R26 Agents want to be asked before every throw: any other order only puts off what comes next.
      return answer.order !== standingOrders[EVERY_ROLL];
    case 'sure-hand':
      // H15 What it opens is seen only once a block is chosen: agents would give the card at random, and keep it for a die instead.
      return true;
    case 'load':
      return isLoadWasted(s, answer);
    case 'cease':
      return bearsWell(s, shipOf(s, answer.ship));
    case 'play':
      return isSpentInVain(s, answer);
    case 'discard': {
      const ship = shipOf(s, answer.ship);
      if (isSpentInVain(s, answer) || isWantedAlongside(s, answer.card, ship)) return true;
      return isWantedLater(s, seat, answer.card, ship);
    }
    case 'pass':
      return letsColoursFall(s, seat);
    case 'grapple':
      return isOutOfReach(s, seat, shipOf(s, answer.ship), shipOf(s, answer.target));
    case 'no-grapple':
    case 'no-board':
      return liesByPrize(s, seat, shipOf(s, answer.ship));
    case 'board':
      return isHopeless(s, shipOf(s, answer.ship), shipOf(s, answer.target));
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

function ordersGiven(s: Readonly<Sea>, seat: Seat): number {
  const top: Readonly<Frame> | undefined = s.stack[s.stack.length - 1];
  const asking = top?.lanes.find(lane => lane.seat === seat)?.stack.at(-1);
  return asking?.proc === mustering.name ? (asking.vars['given'] as number) : 0;
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
