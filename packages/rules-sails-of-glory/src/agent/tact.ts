/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { mayFire, musketsBear } from '../chapters/b5-gunnery.ts';
import { rangeOf } from '../chapters/b5-laying.ts';
import { RULER } from '../model/data/figures.ts';
import type { Fires } from '../model/drafts.ts';
import type { Sails, Ship } from '../model/state.ts';
import { inAction } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { arcs } from '../model/vocabulary.ts';

/**
 * S8.5 Guns emptied at nothing are a turn without guns. B5 Muskets need no loading, and at close range no better shot is to be
 * waited for: where they bear they may as well be used.
 */
export function shuns(s: Readonly<Sails>, seat: Seat, answer: SailsAction): boolean {
  if (answer.do === 'discharge') return true;
  if (answer.do !== 'cease') return false;
  const draft = draftOf(s, seat);
  return draft?.kind === 'fires' && (musketsBear(s, draft) || gunsBearClose(s, draft));
}

/** Whether a loaded broadside that has no target yet bears on an enemy at close range. */
function gunsBearClose(s: Readonly<Sails>, fires: Readonly<Fires>): boolean {
  return s.ships.some(ship => {
    const given = fires.ships[ship.id];
    if (!given || !inAction(ship)) return false;
    return ship.shot.some((_, side) => mayFire(s, ship, side, given) && bearsClose(s, ship, side));
  });
}

export function bearsClose(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): boolean {
  return s.ships.some(target => {
    if (target.side === ship.side || !inAction(target)) return false;
    return arcs.some((_, arc) => {
      const range = rangeOf(s, ship, side, arc, target);
      return range >= 0 && range <= RULER.close;
    });
  });
}
