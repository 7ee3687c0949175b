/** What a bid for a ship is worth while the other captain has not answered it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { grantBid, openBid } from '../chapters/ch19-bidding.ts';
import type { Sea } from '../model/state.ts';
import { clone } from '../model/state.ts';

type Worth = (s: Readonly<Sea>, seat: Seat) => number;

/**
 * 19.0 By what the other captain can make of it: he leaves the bidder the ship for these points, or outbids him by one. So a bid is worth
 * most that is as much as the ship is. Null where no bid stands.
 */
export function standingBid(s: Readonly<Sea>, seat: Seat, worth: Worth): number | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || frame.proc !== openBid.name) return null;
  const { seat: asked = 0, side = 0, points = -1, over = 0 } = frame.vars;
  if (over !== 0 || points < 0) return null;
  const bidder = (1 - asked) as Seat;
  const granted = (to: Seat, price: number): number => {
    const settled = clone(s);
    settled.stack.pop();
    grantBid(settled, to, side, price);
    return worth(settled, bidder);
  };
  const left = Math.min(granted(bidder, points), granted(asked as Seat, points + 1));
  return seat === bidder ? left : -left;
}
