/** B5–B8 All fire is opened and resolved together. */

import type { Modifier, Context } from '@weathergauge/engine';
import { countersOf, DOUBLE, letterOf, rangeOf } from './b5-laying.ts';
import { hit, musketryNow, openDamage, settleDamage } from './b7-damage.ts';
import { B, E } from '../model/terms.ts';
import { tell } from '../model/events.ts';
import { autoVolleys } from './p1-automaton.ts';
import { bandOf } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip, shipOf, volleyArc, volleyHigh, volleyShot, volleyTarget } from '../model/state.ts';
import type { Aim, Arc, Broadside, Shot } from '../model/vocabulary.ts';
import { aims, arcs, broadsides, shots } from '../model/vocabulary.ts';

/** B5.1, B5.19, B8.3, T5.19, R67 Nothing drawn takes effect before the last shot. O5.4 What was sealed is opened together. */
export function resolveFire(s: Sails, context: Context): void {
  autoVolleys(s, context); // P2
  openDamage();
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    for (let side = 0; side < ship.volley.length; side++) if (ship.volley[side] !== 0) fire(s, ship, side, context);
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.muskets >= 0) fireMuskets(s, ship, context);
  }
  if (s.fit !== undefined) s.fit.length = 0; // R67
  settleDamage(s, context);
}

/** B5.11, S7.1, A5.4 The shot is shown, S7.5 lies spent, and the guns are empty when the turn ends. */
function fire(s: Sails, ship: Ship, side: number, context: Context): void {
  const code = ship.volley[side] as number;
  const target = volleyTarget(code);
  const shot = volleyShot(code);
  const arc = volleyArc(code);
  const high = volleyHigh(code);
  const modifiers: Modifier[] = [];
  let range = -1;
  let counters = 0;
  if (target >= 0) {
    range = rangeOf(s, ship, side, arc, shipOf(s, target));
    counters = countersOf(s, ship, side, arc, shipOf(s, target), shot, range, modifiers);
  }
  tell(context, {
    type: 'fired',
    to: 'all',
    clause: firedClause(ship, side, target),
    ship: ship.id,
    side: broadsides[side] as Broadside,
    arc: arcs[arc] as Arc,
    target,
    shot: shots[shot - 1] as Shot,
    aim: aims[high] as Aim,
    range,
    modifiers,
    counters,
  });
  ship.spent[side] = 1;
  ship.fresh[side] = 0; // O6.3, R94
  if (counters === 0) return;
  const of = shipOf(s, target);
  const letter = letterOf(shot, bandOf(range));
  const each = shot === DOUBLE ? counters / 2 : counters;
  hit(s, of, ship.id, 'artillery', letter, each, high, context);
  if (shot === DOUBLE) hit(s, of, ship.id, 'artillery', B, each, high, context); // O8.4
}

function firedClause(ship: Readonly<Ship>, side: number, target: number): string {
  if (target < 0) return 'S8.5';
  if (ship.shot[side] === 0) return 'O5.1';
  return isShip(ship) ? 'B5.18' : 'T5.6';
}

/** B6.4 */
function fireMuskets(s: Sails, ship: Readonly<Ship>, context: Context): void {
  const counters = musketryNow(s, ship);
  const { muskets: target } = ship;
  tell(context, { type: 'musketry', to: 'all', clause: 'B6.4', ship: ship.id, target, counters });
  hit(s, shipOf(s, target), ship.id, 'musketry', E, counters, 0, context);
}
