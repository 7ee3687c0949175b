/** Crew actions: which may be planned (A2), and the phase in which they are revealed and carried out (A3, A4). */

import type { Context } from '@weathergauge/engine';
import { advanceWorks, beginWorks, clearBox, finishWorks, mending, throwBuckets } from './a7-works.ts';
import { effectiveSails } from './b3-movement.ts';
import { crewActionsOf } from './b7-ship-log.ts';
import { call, procedure, step, when } from './builders.ts';
import { frigateAtIsland } from './c2-remains.ts';
import { RULER } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { basesTouch, basesWithin } from '../model/hulls.ts';
import { declareBoarding } from './o10-boarding.ts';
import { autoOrders } from './p1-automaton.ts';
import type { Sails, Ship } from '../model/state.ts';
import {
  BACKING,
  BATTERY,
  BATTLE,
  BEGUN,
  BUILDING,
  bitOf,
  FLOODED,
  FULL,
  IDLE,
  inAction,
  isShip,
  LEFT,
  NOBODY,
  ordered,
  RIGHT,
  STRUCK,
} from '../model/state.ts';
import type { CrewAction } from '../model/vocabulary.ts';
import { crewActions, settings } from '../model/vocabulary.ts';

/** Actions planned so far: those of the lane while they are being written, else the ship's own. */
type Orders = Pick<Readonly<Ship>, 'orders'>;

/** A2.1, A2.3 How many actions she may plan; A7.2, R12 those that still wait from last turn take up hands. */
export function actionSlots(ship: Readonly<Ship>): number {
  if (!inAction(ship) || ship.base === BUILDING) return 0;
  let waiting = (ship.dousing === BEGUN ? 1 : 0) + (ship.mending === BEGUN ? 1 : 0);
  for (let side = 0; side < ship.loading.length; side++) if (ship.loading[side] === BEGUN) waiting++; // O3.10
  return Math.max(0, crewActionsOf(ship) - waiting);
}

/** Hands still free while her orders are being written. */
export function freeHands(ship: Readonly<Ship>, { orders }: Orders = ship): number {
  let planned = 0;
  for (let bits = orders; bits !== 0; bits &= bits - 1) planned++;
  return actionSlots(ship) - planned;
}

/** The actions that can be added to her orders now, without regard to how many. */
export function actionOffers(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Orders = ship): readonly CrewAction[] {
  const offers: CrewAction[] = [];
  for (let i = 0; i < crewActions.length; i++) {
    const action = crewActions[i] as CrewAction;
    if (mayPlan(s, ship, action, plan)) offers.push(action);
  }
  return offers;
}

export function mayPlan(s: Readonly<Sails>, ship: Readonly<Ship>, action: CrewAction, plan: Orders = ship): boolean {
  return !ordered(plan, action) && !clashes(ship, plan, action) && canDo(s, ship, action);
}

/** Is there any action at all that could be added? */
export function hasActions(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Orders): boolean {
  for (let i = 0; i < crewActions.length; i++) if (mayPlan(s, ship, crewActions[i] as CrewAction, plan)) return true;
  return false;
}

/** O5.7 Fire and reload of one side exclude each other; R60 so do more sail and less. */
function clashes(ship: Readonly<Ship>, plan: Orders, action: CrewAction): boolean {
  const rival = RIVALS[action];
  return (rival !== undefined && ordered(plan, rival)) || firesOnReload(ship, action);
}

/** O5.7, A7.2 The reload of raw gunners that waits since last turn is still planned (O3.10). */
function firesOnReload(ship: Readonly<Ship>, action: CrewAction): boolean {
  if (action === 'fire-left') return ship.loading[LEFT] === BEGUN;
  return action === 'fire-right' && ship.loading[RIGHT] === BEGUN;
}
const RIVALS: Readonly<Partial<Record<CrewAction, CrewAction>>> = {
  'reload-left': 'fire-left',
  'reload-right': 'fire-right',
  'fire-left': 'reload-left',
  'fire-right': 'reload-right',
  'increase-sails': 'decrease-sails',
  'decrease-sails': 'increase-sails',
};

/** A3.3, R39 Would the action have an effect? What would have none is not offered, and does nothing when revealed. */
function canDo(s: Readonly<Sails>, ship: Readonly<Ship>, action: CrewAction): boolean {
  if (ship.base === BATTERY && !BATTERY_ACTIONS.includes(action)) return false; // T6.1
  switch (action) {
    case 'reload-left':
      return isEmpty(ship, LEFT);
    case 'reload-right':
      return isEmpty(ship, RIGHT);
    case 'fire-left':
      return (ship.shot[LEFT] as number) > 0 || s.articles.continuousFire; // A5.2, O5.6
    case 'fire-right':
      return (ship.shot[RIGHT] as number) > 0 || s.articles.continuousFire;
    case 'musketry':
      return true;
    case 'increase-sails':
      return canIncrease(s, ship);
    case 'decrease-sails':
      return ship.sails > STRUCK && (underWay(ship) || mayUnload(s, ship)); // A4.3
    case 'pump':
      return ship.hull.includes(FLOODED); // A4.4
    case 'extinguish':
      // A7.3 The one counter may still be at work; O16.2 with nothing of her own to put out it may serve on an enemy.
      return ship.dousing === IDLE && (ship.fires > 0 || (s.articles.spreadingFires && touchesEnemy(s, ship)));
    case 'repair':
      // A8.1 Nothing need be damaged yet: what it is spent on is decided next turn. T6.2
      return ship.mending === IDLE && (isShip(ship) || ship.mendedHull === 0);
    case 'boarding':
      return s.articles.boarding && touchesEnemy(s, ship); // A1.3, O11.1
    case 'grog':
      return mayDrink(s, ship); // A1.3, O2.4
  }
}

const BATTERY_ACTIONS: readonly CrewAction[] = ['reload-left', 'fire-left', 'musketry', 'extinguish', 'repair'];

/** A6.2; O3.10 with raw gunners the counter may still lie on the mat from last turn. */
function isEmpty(ship: Readonly<Ship>, side: number): boolean {
  return ship.shot[side] === 0 && ship.loading[side] === IDLE;
}

/** R39 A ship at anchor or aground has no use for her sails. */
function underWay(ship: Readonly<Ship>): boolean {
  return ship.condition === 'afloat' && ship.anchored === 0;
}

/** C5.8, R78 Aground by the island she still has to strike her sails before anything is landed. */
function mayUnload(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return ship.condition === 'aground' && frigateAtIsland(s) === ship;
}

/** A4.2, A9.6 Struck sails stay so until she has stopped; A10.18, A10.19 torn ones set a limit. */
function canIncrease(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (!underWay(ship) || (effectiveSails(s, ship) === STRUCK && ship.stopped === 0)) return false;
  return ship.sails < mostSails(ship);
}

/** A10.18, A10.19 The most that her torn sails allow. */
export function mostSails(ship: Readonly<Ship>): number {
  if (ship.tornSails >= 4) return BACKING;
  return ship.tornSails >= 2 ? BATTLE : FULL;
}

/** O2.1–O2.3 Once in a game, with a loss to make good, and no enemy ship within the first half of the ruler. */
export function mayDrink(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (!s.articles.grog || ship.grogged === 1 || ship.crew === 0 || !isShip(ship)) return false;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (isEnemyShip(ship, other) && basesWithin(ship, other, RULER.half)) return false;
  }
  return true;
}

function isEnemyShip(ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  return other.side !== ship.side && isShip(other) && inAction(other);
}

function touchesEnemy(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (!isShip(ship)) return false;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (isEnemyShip(ship, other) && basesTouch(ship, other)) return true;
  }
  return false;
}

/** Why an action cannot be planned for her, with the clause. For refusals only. */
export function actionRefusal(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  action: CrewAction,
  plan: Orders = ship,
): Refusal | null {
  if (ordered(plan, action)) return { reason: 'there is one counter of each action', clause: 'A1.2' };
  if (clashes(ship, plan, action))
    return action.endsWith('sails')
      ? { reason: 'more and less sail exclude each other', clause: 'R60' }
      : { reason: 'a side cannot fire and reload in one turn', clause: 'O5.7' };
  if (isInUse(ship, action)) return { reason: 'its counter is in use since last turn', clause: 'A7.1' };
  if ((action === 'boarding' && !s.articles.boarding) || (action === 'grog' && !s.articles.grog))
    return { reason: 'its counter comes with an optional rule', clause: 'A1.3' };
  return canDo(s, ship, action) ? null : whyNot(ship, action);
}

type Refusal = { readonly reason: string; readonly clause: string };

function whyNot(ship: Readonly<Ship>, action: CrewAction): Refusal | null {
  if (ship.base === BATTERY && !BATTERY_ACTIONS.includes(action))
    return { reason: 'the battery has no use for that', clause: 'T6.1' };
  const aboutSails = action === 'increase-sails' || action === 'decrease-sails';
  if (aboutSails && !underWay(ship)) return { reason: 'she lies fast, and has no use for her sails', clause: 'R39' };
  return (action === 'increase-sails' ? whyNoMoreSail(ship) : null) ?? WHY_NOT[action] ?? null;
}

/** Null where she has all sail set. */
function whyNoMoreSail(ship: Readonly<Ship>): Refusal | null {
  const most = mostSails(ship);
  if (ship.sails < most) return { reason: 'sails that are struck stay so until she has stopped', clause: 'A9.6' };
  if (most === FULL) return null;
  return { reason: 'torn as they are she can set no more', clause: most === BATTLE ? 'A10.18' : 'A10.19' };
}

/** A7.1, O3.10 One of the delayed actions, and it is not done yet. */
function isInUse(ship: Readonly<Ship>, action: CrewAction): boolean {
  if (action === 'extinguish') return ship.dousing === BEGUN;
  if (action === 'repair') return ship.mending === BEGUN;
  if (action === 'reload-left') return ship.loading[LEFT] === BEGUN;
  return action === 'reload-right' && ship.loading[RIGHT] === BEGUN;
}

const WHY_NOT: Readonly<Partial<Record<CrewAction, Refusal>>> = {
  'reload-left': { reason: 'only an empty broadside is reloaded', clause: 'A6.2' },
  'reload-right': { reason: 'only an empty broadside is reloaded', clause: 'A6.2' },
  'fire-left': { reason: 'the broadside is not loaded', clause: 'A5.2' },
  'fire-right': { reason: 'the broadside is not loaded', clause: 'A5.2' },
  'increase-sails': { reason: 'she can set no more sail now', clause: 'A4.2' },
  'decrease-sails': { reason: 'there is no sail to take in', clause: 'A4.3' },
  pump: { reason: 'there is no water to pump', clause: 'A4.4' },
  extinguish: { reason: 'there is no fire to put out', clause: 'A7.3' },
  repair: { reason: 'its one repair is used', clause: 'A8.11' },
  boarding: { reason: 'no enemy lies alongside', clause: 'R39' },
  grog: { reason: 'no grog: used, no loss to make good, or an enemy is near', clause: 'O2.2' },
};

/** A3.1 What all have planned is revealed and, where it is a standard or a delayed action, done: A3.2 nobody is asked again. */
export const actionPhase = procedure('action-phase', { ship: 0 }, () => [
  step('reveal', reveal),
  step('standard actions', standardActions), // A4
  step('last turn’s works', advanceWorks), // A7.4, O3.11
  call(mending), // A8
  ...throwBuckets, // O16.2
  step('this turn’s works', beginWorks), // A7.1
  when(s => s.articles.boarding, [call(declareBoarding)]), // O11.2
]);

function reveal(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship)) continue;
    const automatic = ship.seat === NOBODY;
    if (automatic) ship.orders = autoOrders(s, ship, actionSlots(ship)); // P3
    if (ship.orders === 0) continue;
    if (ship.rawSailors === 1) fumble(ship, context);
    const actions = actionsOf(ship.orders);
    if (automatic)
      tell(context, { type: 'automaton', to: 'all', clause: isShip(ship) ? 'P3.1' : 'P4.1', ship: ship.id, actions });
    else tell(context, { type: 'orders', to: 'all', clause: 'A3.1', ship: ship.id, actions });
    // A3.3 What cannot be done has no effect.
    for (const action of actions)
      if (!canDo(s, ship, action) || firesOnReload(ship, action)) ship.orders &= ~bitOf(action);
  }
}

function actionsOf(orders: number): CrewAction[] {
  return crewActions.filter(action => (orders & bitOf(action)) !== 0);
}

/** O3.12–O3.15 One of this turn's actions against a blank counter. What waits from last turn is no longer in `orders`. */
function fumble(ship: Ship, context: Context): void {
  const planned = actionsOf(ship.orders);
  const action = planned[context.dice.draw(planned.length, 'raw sailors: action')] as CrewAction;
  const lost = context.dice.draw(2, 'raw sailors: counter or blank') === 1;
  if (lost) ship.orders &= ~bitOf(action);
  tell(context, { type: 'fumbled', to: 'all', clause: 'O3.15', ship: ship.id, action, lost });
}

/** A4.1 At once. */
function standardActions(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.orders === 0 || !inAction(ship)) continue;
    if (ordered(ship, 'increase-sails')) trim(ship, ship.sails + 1, 'A4.2', context);
    if (ordered(ship, 'decrease-sails')) trim(ship, ship.sails - 1, 'A4.3', context);
    if (ordered(ship, 'pump')) {
      clearBox(ship, ship.hull.indexOf(FLOODED)); // A4.4, A4.5; A10.9, R11 the leak stays
      tell(context, { type: 'pumped', to: 'all', clause: 'A4.4', ship: ship.id });
    }
    if (ordered(ship, 'grog')) drink(ship, 'O2.4', context);
  }
}

/** A9.7 From struck sails the first step is backing sails. */
function trim(ship: Ship, sails: number, clause: string, context: Context): void {
  ship.sails = sails;
  tell(context, {
    type: 'sails',
    to: 'all',
    clause,
    ship: ship.id,
    setting: settings[sails] as (typeof settings)[number],
  });
}

/** O2.3, O2.4 */
export function drink(ship: Ship, clause: string, context: Context): void {
  ship.crew--;
  ship.grogged = 1;
  tell(context, { type: 'grog', to: 'all', clause, ship: ship.id });
}

/** End of the turn: what is being put out or mended is done, and the counters come free (A4.1, A5.4, A6.4). */
export function finishActions(s: Sails, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    finishWorks(ship, context);
    ship.orders = 0;
  }
}
