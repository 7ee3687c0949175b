/** random-7 What spies have named in a port is imagined there, until something is seen to go in or out. */

import { tidings } from '../model/ledger.ts';
import { ordinaryIn, portOf, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { isFriendly, sideOfShip } from '../model/state.ts';
import type { GloryView } from '../model/view.ts';

/** Takes the ships that spies have named out of the pool. Ships seen elsewhere since are no longer in it. */
export function keepNamed(s: Campaign, seen: GloryView, pool: number[]): void {
  const named = tidings.indexOf('spied-ship');
  for (const [i, { what, place, a: ship, b: ordinary }] of seen.ledger.entries()) {
    const port = portOf(place);
    const at = pool.indexOf(ship);
    if (what !== named || at < 0 || i < (seen.stirred[port] ?? 0)) continue;
    // A port that has fallen since holds nobody of theirs.
    if (!isFriendly(s, port, sideOfShip(ship))) continue;
    pool.splice(at, 1);
    s.berths[ship] = ordinary === 1 ? ordinaryIn(port) : readyIn(port);
  }
}
