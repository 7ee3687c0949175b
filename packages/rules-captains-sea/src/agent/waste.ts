/** Fire, loads and cards that a captain would be sorry for. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { broadsideWorth, diceOf, hardlyHits } from './gunnery.ts';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { AT, CLEAR_AIR, NAIL_UP, STEADY_LADS } from '../model/deck.ts';
import { LONG_RANGE } from '../model/gunnery.ts';
import { canFire, lineOf } from '../model/lines.ts';
import type { Sea, Ship } from '../model/state.ts';
import { enemiesOf, moraleModifier, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { DOUBLE, FIRST_HOLD, sections, STRIKE_CHECK } from '../model/vocabulary.ts';

/** 11.2 Within carronade range, a whole broadside that makes so many net hits is not kept. */
export const CLOSE_ACTION = 6;
const WORTH_FIRING = 1;
/** 11.4.9 With so few dice double shot bursts more guns than it hits for. */
const THIN = 2;
const POINT_BLANK = 3;
/** H26 */
const CLEARED = 4;

type Fire = Extract<SeaAction, { readonly do: 'fire' }>;
type Load = Extract<SeaAction, { readonly do: 'load' }>;

/** 11.4.6 Fire into smoke, or with so few guns from so far off, that hardly anything can be hit; or double shot thrown away. */
export function isFireWasted(s: Readonly<Sea>, seat: Seat, { ship: id, target: at, guns }: Fire): boolean {
  const ship = shipOf(s, id);
  const target = shipOf(s, at);
  const { from, range } = lineOf(s, ship, target);
  const fired = [2 * from, 2 * from + 1].filter(section => guns === 'both' || (guns === 'aft') === (section % 2 === 1));
  if (fired.some(section => isDoubleWasted(ship, section, range))) return true;
  return hardlyHits(s, ship, target, fired, range, holdsCard(s, seat, CLEAR_AIR) ? CLEARED : 0);
}

/** 11.4.9 From where half of the defence dice cancel (11.4.7), or with so few at the guns that it is better kept. */
function isDoubleWasted(ship: Readonly<Ship>, section: number, far: number): boolean {
  if (ship.load[section] !== DOUBLE) return false;
  if (far >= LONG_RANGE) return true;
  return far > POINT_BLANK && diceOf(ship, section, far, ship.tasks) <= THIN && !isThin(ship, section);
}

/** Whether a section is so shattered that it has one or two dice at the most. */
function isThin(ship: Readonly<Ship>, section: number): boolean {
  return diceOf(ship, section, POINT_BLANK, null) <= THIN;
}

/** 11.4.9 Double shot for the one or two guns that are left, or that are manned: it would be kept in them. */
export function isLoadWasted(s: Readonly<Sea>, { ship: id, section, shot }: Load): boolean {
  if (shot !== 'double') return false;
  const ship = shipOf(s, id);
  const at = sections.indexOf(section);
  // Before the first turn nobody has been sent to the guns.
  return isThin(ship, at) || (s.turn > 0 && diceOf(ship, at, POINT_BLANK, ship.tasks) <= THIN);
}

/**
 * 11.4.1 Whether both sections of a broadside are loaded and manned, bear on an enemy who is near, and would do him harm; at point blank
 * any section will do that has a chance to hit.
 */
export function bearsWell(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return enemiesOf(s, ship).some(id => {
    const target = shipOf(s, id);
    const line = lineOf(s, ship, target);
    if (line.from < 0 || line.range > CLOSE_ACTION) return false;
    const loaded = [2 * line.from, 2 * line.from + 1].filter(section => canFire(ship, section, line.range));
    if (line.range <= POINT_BLANK && loaded.length > 0) return !hardlyHits(s, ship, target, loaded, line.range, 0);
    if (loaded.length < 2) return false;
    return broadsideWorth(s, ship, target, line.from, line.range) >= WORTH_FIRING;
  });
}

/** Who cannot sail and is in no better heart is hunted down, or raked. */
export function isBeatenBy(ship: Readonly<Ship>, enemy: Readonly<Ship>): boolean {
  return enemy.rigging === 0 && ship.rigging > 0 && ship.morale >= enemy.morale;
}

export function holdsCard(s: Readonly<Sea>, seat: Seat, card: number): boolean {
  return (s.hands[seat] as readonly number[]).includes(card);
}

/** What a captain is asked for cards for: a moment, the ship that throws, the other one, her dice; -1 if he is not. */
export function asked(s: Readonly<Sea>, what: 'moment' | 'ship' | 'target' | 'dice'): number {
  const top = s.stack[s.stack.length - 1];
  return top?.proc === cardWindow.name ? (top.vars[what] as number) : -1;
}

/**
 * 1.7.3 A card that undoes a strike or a failed check of morale, the only one of its kind in hand, given for +1 on a die. In a melee
 * there may be no later; and a crew on the point of striking has no morale left to keep.
 */
export function isWantedLater(s: Readonly<Sea>, seat: Seat, card: number, ship: Readonly<Ship>): boolean {
  if (card !== NAIL_UP && (card !== STEADY_LADS || ship.morale === STRIKE_CHECK)) return false;
  if (asked(s, 'moment') === AT.melee) return false;
  const hand = s.hands[seat] as readonly number[];
  return hand.indexOf(card) === hand.lastIndexOf(card);
}

/** 17.4 Whether a ship may strike, or has, while her captain has a card in hand that could keep her colours flying. */
export function letsColoursFall(s: Readonly<Sea>, seat: Seat): boolean {
  const moment = asked(s, 'moment');
  if (moment !== AT.strike && moment !== AT.struck) return false;
  const id = asked(s, 'ship');
  if (moment === AT.struck) {
    const nailed = ((s.played[id] as number) & (1 << (NAIL_UP - FIRST_HOLD))) !== 0;
    return !nailed && holdsCard(s, seat, NAIL_UP);
  }
  const ship = shipOf(s, id);
  if (moraleModifier(ship.morale) > 0 || (s.plus[id] as number) >= asked(s, 'dice')) return false;
  return (s.hands[seat] as readonly number[]).some(card => !isWantedLater(s, seat, card, ship));
}
