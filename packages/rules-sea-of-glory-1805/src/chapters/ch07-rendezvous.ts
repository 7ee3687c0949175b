/** 7.5 Rendezvous: fleets of a side that stand together become one. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together, when } from './builders.ts';
import { takeOff } from './ch07-blocks.ts';
import { BONUS_MOVE } from '../model/activation.ts';
import type { Unions } from '../model/drafts.ts';
import { isAtSea, isInZone } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, blocksAt, blockRange, isConvoy, isFog, isFrigate, sideOfBlock } from '../model/state.ts';
import { forget } from '../model/tags.ts';
import { BRITISH, type GloryAction } from '../model/vocabulary.ts';

/** 7.5, 7.7, R58 Who may be taken into whom: not frigates, no convoy into another block, Fog of War into anything of its side. */
export function mayJoin(s: Readonly<Campaign>, id: number, into: number): boolean {
  if (id === into || isFrigate(id) || isFrigate(into) || isConvoy(id)) return false;
  const [block, other] = [blockOf(s, id), blockOf(s, into)];
  if (block.place !== other.place || !(isAtSea(block.place) || isInZone(block.place))) return false;
  if (isFog(into)) return isFog(id);
  return isFog(id) || sideOfBlock(id) === BRITISH || s.articles.trafalgar || block.goal === other.goal;
}

/** R59 A place where a block of this activation stands. */
function isAwake(s: Readonly<Campaign>, id: number, into: number): boolean {
  const { kind } = s.activation;
  const here = blockOf(s, id).active !== 0;
  const there = blockOf(s, into).active !== 0;
  return kind === BONUS_MOVE ? here || there : here && there;
}

/** R59 Whether what all can see, two blocks of a side in one place, lets it want to join fleets. */
export function mayWantToJoin(s: Readonly<Campaign>, side: number): boolean {
  // 6.4 On a bonus move only the block that was picked joins another, or is joined.
  if (s.activation.kind === BONUS_MOVE && s.activation.bonus.length === 0) return false;
  const [from, to] = blockRange(side);
  for (let id = from; id < to; id++) {
    const { place, active } = blockOf(s, id);
    if (active === 0 || !(isAtSea(place) || isInZone(place))) continue;
    for (let other = from; other < to; other++) {
      if (other !== id && blockOf(s, other).place === place) return true;
    }
  }
  return false;
}

function isTaken(pairs: readonly number[], id: number): boolean {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === id) return true;
  return false;
}

function joinOffers(s: Readonly<Campaign>, side: number, pairs: readonly number[]): GloryAction[] {
  const offers: GloryAction[] = [{ do: 'joined-up' }];
  const [from, to] = blockRange(side);
  for (let block = from; block < to; block++) {
    const { place } = blockOf(s, block);
    if (!(isAtSea(place) || isInZone(place)) || isTaken(pairs, block)) continue;
    for (const into of blocksAt(s, place, side)) {
      if (!isTaken(pairs, into) && mayJoin(s, block, into) && isAwake(s, block, into))
        offers.push({ do: 'join', block, into });
    }
  }
  return offers;
}

const joining = lane(
  'joining',
  { seat: 0, busy: 1 },
  {
    draft: (): Unions => ({ kind: 'unions', pairs: [] }),
    join(s: Campaign, _seat, draft: Unions) {
      s.activation.order.ships = draft.pairs.slice();
    },
  },
  [
    repeat(
      (_s, l) => l.busy === 1,
      [
        ask('join', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l, draft) => joinOffers(s, l.seat, draft.pairs),
          take(_s, l, answer, _context, draft) {
            if (answer.do === 'join') draft.pairs.push(answer.block, answer.into);
            else l.busy = 0;
          },
          clause: '7.5',
          hides: 'which block is which',
          unasked: (s, l, draft) => (joinOffers(s, l.seat, draft.pairs).length === 1 ? 'nothing-else' : null),
        }),
      ],
    ),
  ],
);

/** 7.5 Ships and admirals go to the block that stays; R35: its standing order lapses. */
function unite(s: Campaign, id: number, into: number, context: Context): void {
  for (let ship = 0; ship < s.berths.length; ship++) if (s.berths[ship] === id) s.berths[ship] = into;
  for (let i = 0; i < s.admirals.length; i++) if (s.admirals[i] === id) s.admirals[i] = into;
  blockOf(s, into).order = 0;
  forget(blockOf(s, into));
  takeOff(s, blockOf(s, id), context);
}

/** 7.5 After all combat of a half; R59: only who asked for it is asked. */
export const rendezvous = procedure('rendezvous', { side: 0 }, [
  when(
    (s, { side }) => s.activation.joining === 1 && mayWantToJoin(s, side),
    [
      together(s => [s.activation.side as Seat], joining),
      step('unite', (s, _l, context) => {
        const pairs = s.activation.order.ships;
        s.activation.order.ships = [];
        for (let i = 0; i < pairs.length; i += 2) unite(s, pairs[i] as number, pairs[i + 1] as number, context);
      }),
    ],
  ),
]);
