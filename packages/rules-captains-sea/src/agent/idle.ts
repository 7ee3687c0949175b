/** Orders that can change nothing, whatever the dice say. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { grappleSum, holds } from './boarding.ts';
import { boxesLeft } from './gunnery.ts';
import { asked, holdsCard } from './waste.ts';
import { hasPlayed } from '../chapters/ch01-cards.ts';
import { CAPTURED, leader, scores } from '../chapters/ch19-victory.ts';
import { AT, AXES, DOWN_ROLL, GRAPNELS, UP_ROLL } from '../model/deck.ts';
import type { Sea, Ship } from '../model/state.ts';
import { enemiesOf, meleeCrew, moraleModifier, sameSquare, shipOf } from '../model/state.ts';
import { BOARDING_NEEDS } from '../model/boarding.ts';
import { FREE_NEEDS } from '../model/throws.ts';
import type { SeaAction } from '../model/vocabulary.ts';

const BEST_FACE = 6;

/** 11.4.10 Fire aimed at rigging that is all gone, while there are gun boxes to hit. */
export function isAimedAtNothing(target: Readonly<Ship>, aim: 'high' | 'low'): boolean {
  return aim === 'high' && target.rigging === 0 && boxesLeft(target) > 0;
}

/** 12.0, H33 Grapnels that no die can make hold, nor any with the card for it. */
export function isOutOfReach(s: Readonly<Sea>, seat: Seat, ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  return holds(ship, target, holdsCard(s, seat, GRAPNELS) ? 2 : 0) === 0;
}

/** 1.7.3 A card for a throw that is decided before the dice fall. */
export function isSpentInVain(s: Readonly<Sea>, answer: SeaAction): boolean {
  const moment = asked(s, 'moment');
  if (moment < 0) return false;
  const [ship, target] = [shipOf(s, asked(s, 'ship')), shipOf(s, asked(s, 'target'))];
  // 15.0 Where nobody stands against the boarders.
  if (moment === AT.melee) return s.front[ship.id] === 0 || s.front[target.id] === 0;
  if (answer.do === 'play') return isUndone(s, answer.card, answer.ship);
  if (answer.do !== 'discard') return false;
  switch (moment) {
    case AT.chasers:
      return target.rigging === 0;
    case AT.grapple: {
      const cards = (hasPlayed(s, ship.id, GRAPNELS) ? 2 : 0) - (hasPlayed(s, target.id, AXES) ? 3 : 0);
      return isDecided(grappleSum(ship, target) + cards, BOARDING_NEEDS);
    }
    case AT.disengage: {
      const other = shipOf(s, ship.grappled);
      const axes = hasPlayed(s, ship.id, AXES) ? 3 : 0;
      return isDecided(ship.quality - other.quality + moraleModifier(ship.morale) + axes, FREE_NEEDS);
    }
    case AT.strike:
      // 17.4 A handy crew does not strike.
      return moraleModifier(ship.morale) > 0;
    default:
      return false;
  }
}

/** H20, H21 Up-Roll and Down-Roll for the same damage roll: one takes back what the other gave. */
function isUndone(s: Readonly<Sea>, card: number, ship: number): boolean {
  if (card === UP_ROLL) return hasPlayed(s, ship, DOWN_ROLL);
  return card === DOWN_ROLL && hasPlayed(s, ship, UP_ROLL);
}

/** Whether a die with so much added needs no card, or cannot be helped by one. */
function isDecided(added: number, needed: number): boolean {
  return 1 + added >= needed || BEST_FACE + added + 1 < needed;
}

/** H34 Axes given for +1 while an enemy lies alongside whose grapnels may hold. */
export function isWantedAlongside(s: Readonly<Sea>, card: number, ship: Readonly<Ship>): boolean {
  if (card !== AXES || ship.grappled >= 0) return false;
  return enemiesOf(s, ship).some(id => sameSquare(ship, shipOf(s, id)) && holds(shipOf(s, id), ship) > 0);
}

/**
 * 12.0, 15.0 Whether she lies alongside a ship that nobody is left to defend, and need only throw her grapnels or go aboard. 18.0, 19.0 Not if
 * that would end a battle which is still lost on points with her.
 */
export function liesByPrize(s: Readonly<Sea>, seat: Seat, ship: Readonly<Ship>): boolean {
  if (meleeCrew(ship) === 0) return false;
  return enemiesOf(s, ship).some(id => {
    const other = shipOf(s, id);
    if (!sameSquare(ship, other) || meleeCrew(other) > 0 || isLostWithHer(s, ship)) return false;
    return ship.grappled === id || !isOutOfReach(s, seat, ship, other);
  });
}

function isLostWithHer(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  const points = scores(s);
  points[ship.side] += CAPTURED;
  return enemiesOf(s, ship).length === 1 && leader(points) === 1 - ship.side;
}
