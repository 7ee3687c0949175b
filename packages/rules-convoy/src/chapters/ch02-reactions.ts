/** Gunnery: opportunity shooting, a decision of the other side in the middle of a move. */

import { ask, call, forEach, procedure, when } from './builders.ts';
import { lyingInWait, REACT, shoot } from './ch02-gunnery.ts';
import { OPPORTUNITY } from './ch02-pool.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { ownerOf, shipOf } from '../model/state.ts';

/** 2.18, R26 Each enemy with an idle broadside on the hex where she has come, turned or spun may fire, in order of number. */
export const opportunity = procedure('opportunity', { ship: 0, target: 0, firing: 0 }, () => [
  forEach('ship', (s, l) => lurkers(s, shipOf(s, l.target)), [
    when(
      // An earlier shot may have burnt her.
      (s, l) => lyingInWait(s, shipOf(s, l.ship), shipOf(s, l.target)) >= 0,
      [
        ask('fire', {
          by: (s, l) => ownerOf(s, l.ship),
          clause: '2.18',
          about: (_s, l) => ({ ship: l.ship, target: l.target }),
          offers: () => REACT,
          take: (_s, l, a, context) => {
            l.firing = a.do === 'open-fire' ? 1 : 0;
            if (l.firing === 0) tell(context, { type: 'held', to: 'all', clause: 'R26', ship: l.ship });
          },
        }),
        when(
          (_s, l) => l.firing === 1,
          [
            call(shoot, (s, l) => ({
              ship: l.ship,
              target: l.target,
              battery: lyingInWait(s, shipOf(s, l.ship), shipOf(s, l.target)),
              how: OPPORTUNITY,
            })),
          ],
        ),
      ],
    ),
  ]),
]);

function lurkers(s: Readonly<Convoy>, target: Readonly<Ship>): number[] {
  const ids: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if (lyingInWait(s, s.ships[i] as Ship, target) >= 0) ids.push(i);
  return ids;
}

export function anyLurker(s: Readonly<Convoy>, target: Readonly<Ship>): boolean {
  for (let i = 0; i < s.ships.length; i++) if (lyingInWait(s, s.ships[i] as Ship, target) >= 0) return true;
  return false;
}
