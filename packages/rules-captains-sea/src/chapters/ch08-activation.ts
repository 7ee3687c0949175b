/** 1.4, 8.0 The activation cycle: twelve impulses, of which those without a marker are skipped (13.0). */

import { call, forEach, procedure, step, when } from './builders.ts';
import { chooseBlocks, dropStaleBlocks } from './ch09-blocks.ts';
import { manoeuvring } from './ch09-manoeuvres.ts';
import { reloading } from './ch10-reloading.ts';
import { firing } from './ch11-firing.ts';
import { grappling } from './ch12-grappling.ts';
import { tell } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activatesIn, afloat, clockOf, isAfloat, shipOf } from '../model/state.ts';

const IMPULSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** 13.0 Whether anything can happen in this impulse: an Activate! marker or a load marker of anybody. */
export function isMarked(s: Readonly<Sea>): boolean {
  const now = clockOf(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isAfloat(ship)) continue;
    if (activatesIn(ship, s.impulse) || ship.due.includes(now) || ship.chasers.includes(now)) return true;
  }
  return false;
}

/** R54 Markers in impulses that a grapple ended lie in their boxes until that impulse of the next turn. */
function leaveLoads(s: Sea): void {
  const now = clockOf(s);
  for (const ship of s.ships)
    for (const track of [ship.due, ship.chasers])
      for (let i = 0; i < track.length; i++) {
        const due = track[i] as number;
        if (due > 0 && due <= now) track[i] = due + IMPULSES.length;
      }
}

/** 8.0, 14.0 */
export const activation = procedure('activation', { impulse: 0 }, [
  step('begin', (s, _l, context) => {
    s.impulse = 0;
    s.cut = 0;
    dropStaleBlocks(s, context);
  }),
  call(chooseBlocks),
  forEach('impulse', () => IMPULSES, [
    step('next', (s, l) => {
      s.impulse = l.impulse;
    }),
    when(
      s => s.cut === 0 && isMarked(s),
      [
        step('show', (s, _l, context) => {
          const activated = afloat(s).filter(id => activatesIn(shipOf(s, id), s.impulse));
          tell(context, { type: 'impulse', impulse: s.impulse, activated, clause: '8.0' });
        }),
        call(manoeuvring),
        call(reloading),
        call(firing),
        call(grappling),
      ],
    ),
  ]),
  when(s => s.cut === 1, [step('leave-loads', leaveLoads)]),
]);
