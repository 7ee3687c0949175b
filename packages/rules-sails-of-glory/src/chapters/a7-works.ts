/** Works that take two turns: putting out fires (A7), repairs (A8), loading by raw gunners (O3); and buckets (O16). */

import type { Body, Context } from '@weathergauge/engine';
import { ask, forEach, procedure, step, when } from './builders.ts';
import { tell } from '../model/events.ts';
import { basesTouch } from '../model/hulls.ts';
import type { Sails, Ship } from '../model/state.ts';
import {
  AT_WORK,
  BEGUN,
  IDLE,
  inAction,
  isShip,
  LEFT,
  NOBODY,
  ordered,
  ownerOf,
  RIGHT,
  shipOf,
} from '../model/state.ts';
import type { Mendable, SailsAction } from '../model/vocabulary.ts';
import { MOST_VESSELS, mendables } from '../model/vocabulary.ts';

/** What a repair is at, as `mendingWhat` keeps it. */
const LEAK = 1;
const RUDDER = 2;
const MAST = 3;
/** In the order of `mendables`; a fourth one for nothing. */
const MEND_CLAUSES = ['A8.6', 'A8.8', 'A8.9', 'R62'] as const;

const MOST_BOXES = 16;
const ids = Array.from({ length: MOST_VESSELS }, (_, ship) => ship);
const REPAIR_BOX: readonly (readonly SailsAction[])[] = ids.map(ship =>
  Array.from({ length: MOST_BOXES }, (_, box) => ({ do: 'repair-box', ship, box })),
);
const MEND: readonly (readonly SailsAction[])[] = ids.map(ship => mendables.map(what => ({ do: 'mend', ship, what })));
const BUCKETS: readonly (readonly SailsAction[])[] = ids.map(ship =>
  ids.map(target => ({ do: 'buckets', ship, target })),
);

/** A4.5, A4.6, A8.3, A8.10 Empties a box; whatever stands to the right of it moves left. */
export function clearBox(ship: Ship, box: number): void {
  const { hull } = ship;
  for (let i = box; i < hull.length - 1; i++) hull[i] = hull[i + 1] as number;
  hull[hull.length - 1] = 0;
}

/** A8.4 Neither water nor fire; A8.11 once in the game. */
function canClear(ship: Readonly<Ship>, box: number): boolean {
  return ship.mendedHull === 0 && (ship.hull[box] as number) > 0;
}

function canMend(ship: Readonly<Ship>, what: number): boolean {
  if (!isShip(ship)) return false; // T6.2
  if (what === LEAK) return ship.leaks > 0;
  if (what === RUDDER) return ship.rudders > 0;
  return ship.mendedMast === 0 && ship.masts > ship.lostMasts; // A8.11, A10.20
}

/** A7.4, O3.11 What waited since last turn goes to work; it is done at the end of this one. */
export function advanceWorks(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship)) continue;
    if (ship.dousing === BEGUN) {
      ship.dousing = AT_WORK;
      tell(context, { type: 'dousing', to: 'all', clause: 'A7.4', ship: ship.id, stage: AT_WORK });
    }
    for (let side = 0; side < ship.loading.length; side++)
      if (ship.loading[side] === BEGUN) ship.loading[side] = AT_WORK;
  }
}

/** A7.1, A7.3 Delayed actions revealed this turn stay open on the mat. */
export function beginWorks(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.orders === 0 || !inAction(ship)) continue;
    if (ordered(ship, 'extinguish') && ship.buckets < 0) {
      ship.dousing = BEGUN;
      tell(context, { type: 'dousing', to: 'all', clause: 'A7.3', ship: ship.id, stage: BEGUN });
    }
    if (ordered(ship, 'repair')) ship.mending = BEGUN; // A8.1
    if (ship.rawGunners === 1) {
      // O3.10
      if (ordered(ship, 'reload-left')) ship.loading[LEFT] = BEGUN;
      if (ordered(ship, 'reload-right')) ship.loading[RIGHT] = BEGUN;
    }
  }
}

/** A7.4, A8 The end of the turn. A ship that is out of the fight gives up what she was at. */
export function finishWorks(ship: Ship, context: Context): void {
  const fights = inAction(ship);
  if (ship.dousing === AT_WORK && fights) {
    ship.fires--; // A7.6 one; A7.5 what has burnt stays: A7.7, R10 two boxes at least
    tell(context, { type: 'doused', to: 'all', clause: 'A7.4', ship: ship.id });
  }
  if (ship.mending === AT_WORK && fights) mend(ship, context);
  if (ship.dousing === AT_WORK || !fights) ship.dousing = IDLE;
  if (ship.mending === AT_WORK || !fights) {
    ship.mending = IDLE;
    ship.mendingWhat = 0;
  }
  for (let side = 0; side < ship.loading.length; side++)
    if (ship.loading[side] === AT_WORK || !fights) ship.loading[side] = IDLE;
}

/** A10.16 What the repair was put to is whole again. */
function mend(ship: Ship, context: Context): void {
  if (ship.mendingWhat === LEAK) ship.leaks--; // A8.6; A8.7, R11 her water stays
  if (ship.mendingWhat === RUDDER) ship.rudders--; // A8.8
  if (ship.mendingWhat === MAST) {
    // A8.9
    ship.masts--;
    ship.mendedMast = 1;
  }
  const what = mendables[ship.mendingWhat - 1] as Mendable;
  const clause = MEND_CLAUSES[ship.mendingWhat - 1] as string;
  tell(context, { type: 'mended', to: 'all', clause, ship: ship.id, what, box: -1 });
}

/** A8.1 A repair that waited since last turn is put to something now. */
export const mending = procedure('repairs', { ship: 0 }, [
  forEach('ship', menders, [
    when(
      (s, l) => shipOf(s, l.ship).seat === NOBODY || !anythingToMend(shipOf(s, l.ship)),
      [step('by itself', (s, l, context) => mendByItself(shipOf(s, l.ship), context))],
    ),
    when(
      (s, l) => shipOf(s, l.ship).mending === BEGUN,
      [
        ask('mend', {
          by: (s, l) => ownerOf(s, l.ship),
          clause: 'A8.1',
          about: (_s, l) => ({ ship: l.ship }),
          offers: (s, l) => repairOffers(shipOf(s, l.ship)),
          take: (s, l, a, context) => {
            const ship = shipOf(s, l.ship);
            if (a.do === 'repair-box') repairBox(ship, a.box, context);
            else if (a.do === 'mend') putTo(ship, mendables.indexOf(a.what) + 1, context);
          },
          whyNot: (s, l, a) => repairRefusal(shipOf(s, l.ship), a),
        }),
      ],
    ),
  ]),
]);

function menders(s: Readonly<Sails>): readonly number[] {
  return s.ships.filter(ship => ship.mending === BEGUN && inAction(ship)).map(ship => ship.id);
}

export function anythingToMend(ship: Readonly<Ship>): boolean {
  for (let what = LEAK; what <= MAST; what++) if (canMend(ship, what)) return true;
  for (let box = 0; box < ship.hull.length; box++) if (canClear(ship, box)) return true;
  return false;
}

/** R62 Nobody has to use up a repair that is to be had once only. */
function repairOffers(ship: Readonly<Ship>): readonly SailsAction[] {
  const offers: SailsAction[] = [];
  const boxes = REPAIR_BOX[ship.id] as readonly SailsAction[];
  for (let box = 0; box < ship.hull.length; box++) if (canClear(ship, box)) offers.push(boxes[box] as SailsAction);
  const mends = MEND[ship.id] as readonly SailsAction[];
  for (let what = LEAK; what <= MAST; what++) if (canMend(ship, what)) offers.push(mends[what - 1] as SailsAction);
  offers.push(mends[MAST] as SailsAction);
  return offers;
}

function repairRefusal(ship: Readonly<Ship>, a: SailsAction): { reason: string; clause: string } | null {
  if (a.do === 'repair-box') {
    if (ship.mendedHull === 1) return { reason: 'normal damage is repaired once in a game', clause: 'A8.11' };
    const content = ship.hull[a.box] ?? 0;
    return content < 0
      ? { reason: 'fire and water damage cannot be repaired', clause: 'A8.4' }
      : { reason: 'the box is empty', clause: 'A8.2' };
  }
  if (a.do !== 'mend') return null;
  if (!isShip(ship)) return { reason: 'a battery repairs normal damage only', clause: 'T6.2' };
  if (a.what === 'mast' && ship.masts > 0)
    return ship.mendedMast === 1
      ? { reason: 'a mast is repaired once in a game', clause: 'A8.11' }
      : { reason: 'a mast that went with its sails cannot be repaired', clause: 'A10.20' };
  return { reason: 'that is not damaged', clause: 'A3.3' };
}

/** A8.2 At once; A8.12 what lay in the box still counts as drawn, and A8.5 its symbols stay as they are. */
function repairBox(ship: Ship, box: number, context: Context): void {
  clearBox(ship, box);
  ship.mendedHull = 1;
  ship.mending = IDLE;
  tell(context, { type: 'mended', to: 'all', clause: 'A8.2', ship: ship.id, what: 'hull', box });
}

function putTo(ship: Ship, what: number, context: Context): void {
  if (what > MAST) {
    ship.mending = IDLE;
  } else {
    ship.mending = AT_WORK;
    ship.mendingWhat = what;
  }
  const clause = MEND_CLAUSES[what - 1] as string;
  tell(context, { type: 'mending', to: 'all', clause, ship: ship.id, what: mendables[what - 1] as Mendable });
}

/** P3.4, P3.7–P3.9, P4 By the priorities of the automaton; and where nothing is left to mend, to nothing. */
function mendByItself(ship: Ship, context: Context): void {
  const box = ship.mendedHull === 1 ? -1 : ship.hull.findIndex(points => points >= ship.burden);
  if (canMend(ship, LEAK)) putTo(ship, LEAK, context);
  else if (box >= 0) repairBox(ship, box, context);
  else if (canMend(ship, MAST)) putTo(ship, MAST, context);
  else putTo(ship, canMend(ship, RUDDER) ? RUDDER : MAST + 1, context);
}

/** O16.2 An extinguish action is declared on an enemy alongside: her buckets keep down what her own guns would light. */
export const throwBuckets: Body<Sails, SailsAction, { ship: number }> = [
  forEach('ship', bucketeers, [
    when(
      (s, l) => bucketOffers(s, shipOf(s, l.ship)).length > 1,
      [
        ask('buckets', {
          by: (s, l) => ownerOf(s, l.ship),
          clause: 'O16.2',
          about: (_s, l) => ({ ship: l.ship }),
          offers: (s, l) => bucketOffers(s, shipOf(s, l.ship)),
          take: (s, l, a, context) => {
            if (a.do === 'buckets' && a.target !== l.ship) pour(shipOf(s, l.ship), a.target, context);
          },
        }),
      ],
    ),
    // With no fire of her own and one enemy alongside there is nothing to choose (A3.2).
    when(
      (s, l) => shipOf(s, l.ship).fires === 0 && shipOf(s, l.ship).buckets < 0,
      [
        step('the only enemy', (s, l, context) => {
          const only = bucketOffers(s, shipOf(s, l.ship))[0];
          if (only?.do === 'buckets') pour(shipOf(s, l.ship), only.target, context);
        }),
      ],
    ),
  ]),
];

/** P Ships that sail by themselves keep their buckets for their own fires. */
function bucketeers(s: Readonly<Sails>): readonly number[] {
  if (!s.articles.spreadingFires) return [];
  return s.ships
    .filter(ship => isShip(ship) && ship.seat !== NOBODY && inAction(ship) && ordered(ship, 'extinguish'))
    .map(ship => ship.id);
}

/** R61 Enemies in contact when it is declared, and she herself where she has a fire to put out. */
export function bucketOffers(s: Readonly<Sails>, ship: Readonly<Ship>): readonly SailsAction[] {
  const all = BUCKETS[ship.id] as readonly SailsAction[];
  const offers: SailsAction[] = ship.fires > 0 ? [all[ship.id] as SailsAction] : [];
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side !== ship.side && isShip(other) && inAction(other) && basesTouch(ship, other))
      offers.push(all[i] as SailsAction);
  }
  return offers;
}

function pour(ship: Ship, target: number, context: Context): void {
  ship.buckets = target;
  tell(context, { type: 'buckets', to: 'all', clause: 'O16.2', ship: ship.id, target });
}
