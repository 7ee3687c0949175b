/** O10 Boarding: which ships lie alongside each other, who hangs on whom, and who speaks first. */

import type { Context } from '@weathergauge/engine';
import { SHIPS, type ShipCard } from '../model/data/figures.ts';
import { basesTouch } from '../model/hulls.ts';
import type { Sails, Ship } from '../model/state.ts';
import { inAction, isShip, pairOf, shipOf } from '../model/state.ts';

/** O10.1, O17.5 Enemies still in the fight whose bases touch. */
export function alongside(ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  if (ship.side === other.side || !isShip(ship) || !isShip(other)) return false;
  return inAction(ship) && inAction(other) && basesTouch(ship, other);
}

export function touchedBy(s: Readonly<Sails>, ship: Readonly<Ship>): number[] {
  const enemies: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if (alongside(ship, s.ships[i] as Ship)) enemies.push(i);
  return enemies;
}

export function areGrappled(s: Readonly<Sails>, a: number, b: number): boolean {
  return s.grappled.includes(pairOf(a, b));
}

/** Those she is grappled with. */
export function opponentsOf(s: Readonly<Sails>, ship: number): number[] {
  const opponents: number[] = [];
  for (let i = 0; i < s.grappled.length; i++) {
    const pair = s.grappled[i] as number;
    if (pair >> 5 === ship) opponents.push(pair & 31);
    else if ((pair & 31) === ship) opponents.push(pair >> 5);
  }
  return opponents;
}

/** O10.28 Sets of ships that hang together by grapnels, each as bits of their ids. */
export function knots(s: Readonly<Sails>): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.grappled.length; i++) {
    const pair = s.grappled[i] as number;
    let knot = (1 << (pair >> 5)) | (1 << (pair & 31));
    for (let k = found.length - 1; k >= 0; k--) {
      if (((found[k] as number) & knot) === 0) continue;
      knot |= found[k] as number;
      found.splice(k, 1);
    }
    found.push(knot);
  }
  return found;
}

/** O10.23, O10.30 Of these ships the one that declares first: smallest crew on her card, then most crew lost, then chance. */
export function firstToSpeak(s: Readonly<Sails>, ships: readonly number[], context: Context): number {
  let first: number[] = [];
  for (let i = 0; i < ships.length; i++) {
    const ship = shipOf(s, ships[i] as number);
    const order = first.length === 0 ? -1 : compare(ship, shipOf(s, first[0] as number));
    if (order < 0) first = [ship.id];
    else if (order === 0) first.push(ship.id);
  }
  return first[first.length === 1 ? 0 : context.dice.draw(first.length, 'who declares first')] as number;
}

function compare(a: Readonly<Ship>, b: Readonly<Ship>): number {
  return crewOf(a) - crewOf(b) || b.crew - a.crew;
}

function crewOf(ship: Readonly<Ship>): number {
  return (SHIPS[ship.card] as ShipCard).crew;
}
