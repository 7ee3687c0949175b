/** 19.0 The bid for ships, before sides are settled: in secret, or one after the other (R38). */

import type { Context, Seat } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, lane, procedure, repeat, step, together, when } from './builders.ts';
import { D6 } from './ch01-dice.ts';
import type { Bid } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import type { Sea } from '../model/state.ts';
import { seatsOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';

const MOST = 20;
const SIDES = [0, 1] as const;

function bids(over: number, side: number): SeaAction[] {
  const offers: SeaAction[] = [];
  for (let points = over + 1; points <= MOST; points++) offers.push({ do: 'bid', side, points });
  return offers;
}

/** The bidder has the ship he asked for, and the other the points. Ships, seats and hands follow. */
export function grantBid(s: Sea, seat: Seat, side: number, points: number): void {
  s.sides = s.sides.map((_, each) => (each === seat ? side : 1 - side));
  for (const ship of s.ships) ship.seat = s.sides.indexOf(ship.side) as Seat;
  s.granted[1 - side] = points;
}

function settle(s: Sea, seat: Seat, side: number, points: number, context: Context): void {
  grantBid(s, seat, side, points);
  tell(context, { type: 'bid-settled', seat, side, points, clause: '19.0' });
}

export const sealedBid = lane(
  'sealed-bid',
  { seat: 0 },
  {
    draft: (): Bid => ({ kind: 'bid', side: 0, points: 0 }),
    join(s: Sea, _seat, { side, points }: Bid) {
      s.faces.push(side * 100 + points);
    },
  },
  [
    ask('bid', {
      by: (_s, l) => l.seat as Seat,
      offers: () => SIDES.flatMap(side => bids(-1, side)),
      take(_s, _l, answer, _context, draft) {
        if (answer.do !== 'bid') return;
        draft.side = answer.side;
        draft.points = answer.points;
      },
      clause: '19.0',
    }),
  ],
);

/** R38 Different wishes cost nothing; the higher of two like ones wins; dice part equal ones. */
function openBids(s: Sea, context: Context): void {
  const [one, two] = s.faces.map(code => ({ side: Math.floor(code / 100), points: code % 100 })) as [
    { side: number; points: number },
    { side: number; points: number },
  ];
  s.faces = [];
  for (const [seat, { side, points }] of [one, two].entries())
    tell(context, { type: 'bid', seat: seat as Seat, side, points, clause: '19.0' });
  if (one.side !== two.side) return settle(s, 0, one.side, 0, context);
  if (one.points !== two.points) {
    const seat = one.points > two.points ? 0 : 1;
    return settle(s, seat, one.side, seat === 0 ? one.points : two.points, context);
  }
  settle(s, tossed(context), one.side, one.points, context);
}

/** A die each; after twenty ties the first seat (R21). */
function tossed(context: Context): Seat {
  for (let ties = 0; ties < 20; ties++) {
    const faces = SIDES.map(() => roll(context.dice, D6, 'bid'));
    tell(context, { type: 'bid-tied', faces, clause: '19.0' });
    if (faces[0] !== faces[1]) return (faces[0] as number) > (faces[1] as number) ? 0 : 1;
  }
  return 0;
}

/** In turns: each outbids the other for the same ship, or takes the other one and the points. */
export const openBid = procedure('open-bid', { seat: 0, side: 0, points: -1, over: 0 }, [
  step('first', (_s, l, context) => {
    l.seat = tossed(context);
  }),
  repeat(
    (_s, l) => l.over === 0,
    [
      ask('bid', {
        by: (_s, l) => l.seat as Seat,
        offers: (_s, l) =>
          l.points < 0 ? SIDES.flatMap(side => bids(-1, side)) : [{ do: 'take-other' }, ...bids(l.points, l.side)],
        take(s, l, answer, context) {
          if (answer.do === 'bid') {
            l.side = answer.side;
            l.points = answer.points;
            tell(context, { type: 'bid', seat: l.seat as Seat, side: l.side, points: l.points, clause: '19.0' });
          } else {
            l.over = 1;
            settle(s, (1 - l.seat) as Seat, l.side, l.points, context);
          }
          l.seat = 1 - l.seat;
        },
        clause: '19.0',
        about: (_s, l) => ({ side: l.side, points: Math.max(0, l.points) }),
      }),
    ],
  ),
]);

export const bidding = procedure('bidding', {}, [
  when(
    s => s.articles.bid === 'secret',
    [together(seatsOf, sealedBid), step('open', (s, _l, context) => openBids(s, context))],
  ),
  when(s => s.articles.bid === 'open', [call(openBid)]),
]);
