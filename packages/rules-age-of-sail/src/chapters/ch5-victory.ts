/** Chapter 5, Game Sequence: who has won. */

import type { Ending, Result, Seat } from '@weathergauge/engine';
import { settledBySides } from '@weathergauge/engine';
import { afloat, isUnmanned } from '../model/conditions.ts';
import { PRIZE_POINTS } from '../model/data/tables.ts';
import { cells } from './ch3-ships.ts';
import { isTaken } from '../model/record.ts';
import type { AgeOfSail, Ship, Side } from '../model/state.ts';
import { sideOf } from '../model/state.ts';

/** R54 Cells marked off by the enemy as things stand: mended masts and decks sent to prizes do not count. */
export function cellsLost(ship: Readonly<Ship>): number {
  return cells(ship) - ship.port - ship.starboard - ship.hull - ship.fore - ship.main - ship.mizzen - ship.given;
}

/** R54, R55 What a ship is worth to the other side of where she began: all her cells once lost, what is marked off if not. */
export function worth(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): number {
  const destroyed = ship.condition === 'sunk' || ship.condition === 'blown-up';
  if (destroyed) return cells(ship);
  return isTaken(s.articles, ship) ? cells(ship) + PRIZE_POINTS : cellsLost(ship);
}

/** 5.12, R54 Damage inflicted, by side. */
export function scores(s: Readonly<AgeOfSail>): [number, number] {
  let first = 0;
  let second = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (sideOf(s, ship.home) === 1) first += worth(s, ship);
    else second += worth(s, ship);
  }
  return [first, second];
}

/** Decks that could still be served, fired or not. */
function armed(ship: Readonly<Ship>): boolean {
  return afloat(ship) && ship.port + ship.starboard > 0 && !isUnmanned(ship);
}

/** R53 One fleet has no ship left that is able to fire. */
export function silenced(s: Readonly<AgeOfSail>): boolean {
  const guns = [false, false];
  for (const ship of s.ships) if (armed(ship)) guns[sideOf(s, ship.seat)] = true;
  return !(guns[0] === true && guns[1] === true);
}

export function result(s: Readonly<AgeOfSail>): Result | null {
  if (s.stack.length > 0) return null;
  const points = scores(s);
  const winner: Side | -1 = points[0] === points[1] ? -1 : points[0] > points[1] ? 0 : 1;
  const seats = s.articles.sides.map((_side, seat) => seat as Seat);
  return {
    winners: seats.filter(seat => sideOf(s, seat) === winner),
    scores: seats.map(seat => points[sideOf(s, seat)]),
    reason: s.over,
    clause: s.over === 'rounds' ? '5.12' : 'R53',
  };
}

/** A captain who gives up strikes for the whole fleet; the damage done so far (5.12) is the score. */
export function settled(s: Readonly<AgeOfSail>, ending: Ending): Result {
  const points = scores(s);
  const { sides } = s.articles;
  return settledBySides(
    ending,
    sides,
    sides.map(side => points[side]),
  );
}
