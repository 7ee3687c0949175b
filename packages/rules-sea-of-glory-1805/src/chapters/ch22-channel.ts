/** 22.4 The invasion across the Channel, and the Barges. */

import type { Context, Seat } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, lane, procedure, step, together, when } from './builders.ts';
import { commanderOf } from './ch08-admirals.ts';
import { endGame } from './ch23-victory.ts';
import type { Admiral } from '../model/data/figures.ts';
import { ADMIRALS, FIREPOWER, PLACES, RAID } from '../model/data/figures.ts';
import type { Choice } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { firepowerResult, overHundred } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { blocksAt, firepowerOf, isFog } from '../model/state.ts';
import { ALLIED, ALL_WATERS } from '../model/terms.ts';

const D6 = 6;
/** `s.barges` */
const IN_BOULOGNE = 0;
export const UNDER_SAIL = 1;
const DESTROYED = 2;

const YES = { do: 'cross-channel', choice: 'yes' } as const;
const NO = { do: 'cross-channel', choice: 'no' } as const;

function fleetsThere(s: Readonly<Campaign>): number[] {
  return blocksAt(s, PLACES.channel, ALLIED).filter(id => !isFog(id));
}

/** 22.4 Up to Aug II, before Napoleon has marched, with Barges; R92 whenever a block stands in the hex. */
function isPossible(s: Readonly<Campaign>): boolean {
  const { waters } = s.articles;
  if (waters !== ALL_WATERS || s.turn > RAID.lastChannelTurn || s.marched === 1 || s.barges === DESTROYED) return false;
  return blocksAt(s, PLACES.channel, ALLIED).length > 0;
}

/** 22.0 What so much firepower does with these dice under this side's commander. */
export function attackResult(
  s: Readonly<Campaign>,
  side: number,
  berths: readonly number[],
  faces: readonly number[],
): { readonly total: number; readonly damage: number } {
  const firepower = firepowerOf(s, berths);
  const { command } = ADMIRALS[commanderOf(s, side, berths)] as Admiral;
  const total = faces.reduce((sum, face) => sum + face, 0) + command + overHundred(firepower);
  return { total, damage: firepowerResult(firepower, total) };
}

const crossing = lane(
  'crossing',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: 0 }),
    join(s: Campaign, _seat, draft: Choice) {
      s.attempts = draft.chosen === 1 ? [ALLIED, 1] : [];
    },
  },
  [
    ask('cross', {
      by: () => ALLIED,
      offers: s => (fleetsThere(s).length > 0 ? [YES, NO] : [NO]),
      take(_s, _l, answer, _context, draft) {
        draft.chosen = answer.do === 'cross-channel' && answer.choice === 'yes' ? 1 : 0;
      },
      clause: '22.4',
      about: s => ({ barges: s.barges }),
      unasked: s => (fleetsThere(s).length > 0 ? null : 'nothing-else'),
    }),
  ],
);

/** R92 Only the outcome is told. */
function cross(s: Campaign, context: Context): void {
  const faces = rollPool(context.dice, RAID.channel, D6, 'channel');
  const { damage } = attackResult(s, ALLIED, fleetsThere(s), faces);
  if (damage < FIREPOWER.channel) {
    tell(context, { type: 'channel', outcome: 0, clause: '22.4' });
  } else if (s.barges === IN_BOULOGNE) {
    s.barges = UNDER_SAIL;
    tell(context, { type: 'channel', outcome: 1, clause: '22.4' });
  } else {
    tell(context, { type: 'channel', outcome: 2, clause: '22.4' });
    endGame(s, 'channel', context);
  }
}

const ALONE: readonly Seat[] = [ALLIED];

export const crossChannel = procedure('cross-channel', {}, [
  when(isPossible, [
    together(() => ALONE, crossing),
    step('cross', (s, _l, context) => {
      const isTried = s.attempts.length > 0;
      s.attempts = [];
      if (isTried) cross(s, context);
    }),
  ]),
]);

/** 22.4 Barges without a fleet to cover them are destroyed. R134 To be called when a chit has been dealt with. */
export function checkBarges(s: Campaign, context: Context): void {
  if (s.barges !== UNDER_SAIL || fleetsThere(s).length > 0) return;
  s.barges = DESTROYED;
  tell(context, { type: 'cargo-lost', cargo: 'barges', clause: '22.4' });
}
