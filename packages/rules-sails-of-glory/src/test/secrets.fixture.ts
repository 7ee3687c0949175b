/** What others keep face down, changed at will: the testkit tries that nobody else can tell, and that agents cannot either. */

import type { Rng, Seat } from '@weathergauge/engine';
import { isHeld } from '../model/sailing.ts';
import { cardOf, grayCards, manoeuvres } from '../model/cards.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BASIC, BUILDING, isShip, NOBODY } from '../model/state.ts';
import { shots } from '../model/vocabulary.ts';

/** S1.4, S8.1 Shot; S1.5, S2.4 cards; O4.6, O10.10 the card that was thrown away because something held her. */
export function changeSecrets(s: Sails, seat: Seat, rng: Rng): void {
  if (s.articles.level === BASIC || s.turn === 0) return;
  for (const ship of s.ships) {
    if (ship.seat === seat || ship.seat === NOBODY || ship.base === BUILDING) continue;
    ship.shot = ship.shot.map((shot, side) =>
      shot > 0 && ship.spent[side] === 0 ? 1 + rng.below(shots.length) : shot,
    );
    if (isShip(ship)) changeCards(s, ship, rng);
  }
}

function changeCards(s: Readonly<Sails>, ship: Ship, rng: Rng): void {
  if (isHeld(s, ship) !== '' && ship.sailed === 0 && ship.lastVeer >= 0) ship.lastVeer = rng.below(11);
  if (ship.first > 0) ship.first = another(ship, ship.first, ship.second, rng);
  if (ship.second > 0) ship.second = another(ship, ship.second, ship.first, rng);
}

/** A card of the same colour, which is known by the masts that were down when it was planned. */
function another({ deck }: Readonly<Ship>, card: number, lies: number, rng: Rng): number {
  const cards = cardOf(deck, card).kind === 'gray' ? grayCards(deck, 2) : manoeuvres(deck);
  const free = cards.filter(each => each !== lies);
  return free[rng.below(free.length)] as number;
}
