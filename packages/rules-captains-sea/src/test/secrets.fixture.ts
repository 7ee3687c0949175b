/** What others keep hidden, changed at will: the testkit tries that nobody else can tell, and that agents cannot either. */

import type { Rng, Seat } from '@weathergauge/engine';
import type { Sea, Ship } from '../model/state.ts';
import { CHAIN, DOUBLE, FIRST_HOLD, ROUND, standingOrders } from '../model/vocabulary.ts';

/** 1.7 Hands and what is left of the deck; 2.0, 11.7 loads; 9.1 blocks and strains; R26 standing orders. */
export function changeSecrets(s: Sea, seat: Seat, rng: Rng): void {
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat) continue;
    s.orders[other] = rng.below(standingOrders.length);
    changeHand(s, other, rng);
  }
  for (const ship of s.ships) if (ship.seat !== seat) changeShip(ship, rng);
}

/** Each card against one of the deck. */
function changeHand(s: Sea, seat: number, rng: Rng): void {
  const hand = s.hands[seat] as number[];
  for (let i = 0; i < hand.length; i++) {
    const kinds = s.deck.flatMap((count, kind) => (kind >= FIRST_HOLD && count > 0 ? [kind] : []));
    const drawn = kinds[rng.below(Math.max(1, kinds.length))];
    if (drawn === undefined) continue;
    const old = hand[i] as number;
    s.deck[drawn] = (s.deck[drawn] as number) - 1;
    s.deck[old] = (s.deck[old] as number) + 1;
    hand[i] = drawn;
  }
  hand.sort((a, b) => a - b);
}

function changeShip(ship: Ship, rng: Rng): void {
  for (let section = 0; section < 4; section++) {
    const known = ship.known[section];
    const kinds = known === 1 ? [ROUND] : known === 2 ? [CHAIN, DOUBLE] : [ROUND, CHAIN, DOUBLE];
    ship.load[section] = kinds[rng.below(kinds.length)] as number;
  }
  if (ship.strain > 0 && ship.declared === 0) ship.strain = 1 + rng.below(2);
  if (ship.block === 0) return;
  ship.block = 1 + rng.below(5);
  ship.cost = ship.ready === 1 ? ship.spent : ship.spent + 1 + rng.below(2);
}
