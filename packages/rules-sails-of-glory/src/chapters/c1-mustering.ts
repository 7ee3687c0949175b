/** R44, C0.5, C0.6 A free battle: each side musters ships of its own nation by their points. */

import type { Context, Refused, Seat } from '@weathergauge/engine';
import { ask, procedure, repeat, step, when } from './builders.ts';
import { SHIPS } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { fillBags, muster, seatFor } from './setup.ts';
import type { Sails, Side } from '../model/state.ts';
import { BRITISH, enemyOf, NOBODY, seatsOf } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { navies } from '../model/vocabulary.ts';

const ENOUGH: SailsAction = { do: 'enough-ships' };

/** Both sides have done when both bits are set. */
const DONE = 3;

/** R44 The sides in turn, a ship at a time, until both have enough; C0.7 one may have less than the other. */
export const mustering = procedure('mustering', { side: 0, done: 0 }, [
  repeat(
    (_s, l) => l.done !== DONE,
    [
      step('purse', (s, l, context) => {
        const side = l.side as Side;
        if (isDone(l)) return;
        if (seatsOf(s, side).length === 0) l.done |= commissionDearest(s, side, context) ? 0 : bitOf(side);
        else if (cardsFor(s, side).length === 0) l.done |= bitOf(side);
      }),
      when(
        (s, l) => !isDone(l) && seatsOf(s, l.side as Side).length > 0,
        [
          ask('ship', {
            by: (s, l) => seatFor(s, l.side as Side) as Seat,
            clause: 'R44',
            about: (s, l) => ({ side: l.side, points: pointsLeft(s, l.side as Side) }),
            offers: (s, l) => musterOffers(s, l.side as Side),
            whyNot: (s, l, a) => (a.do === 'muster' ? musterRefusal(s, l.side as Side, a.card) : null),
            take: (s, l, a, context) => {
              if (a.do === 'enough-ships') l.done |= bitOf(l.side as Side);
              if (a.do === 'muster') commission(s, l.side as Side, a.card, context);
            },
          }),
        ],
      ),
      step('other side', (_s, l) => {
        l.side = enemyOf(l.side as Side);
      }),
    ],
  ),
  step('counters', s => fillBags(s)), // R32
]);

const bitOf = (side: Side): number => (side === BRITISH ? 1 : 2);
const isDone = (l: { side: number; done: number }): boolean => (l.done & bitOf(l.side as Side)) !== 0;

export function pointsLeft(s: Readonly<Sails>, side: Side): number {
  let left = s.articles.points;
  for (const ship of s.ships) if (ship.side === side) left -= SHIPS[ship.card]?.points ?? 0;
  return left;
}

/** Cards of her nation not yet taken that the points allow; B1.1 a seat without a ship may always have the cheapest. */
export function cardsFor(s: Readonly<Sails>, side: Side): readonly number[] {
  const left = pointsLeft(s, side);
  const free: number[] = [];
  for (let card = 0; card < SHIPS.length; card++)
    if (SHIPS[card]?.nation === navies[side] && !s.ships.some(ship => ship.side === side && ship.card === card))
      free.push(card);
  const affordable = free.filter(card => priceOf(card) <= left);
  if (affordable.length > 0 || everySeatSails(s, side)) return affordable;
  const cheapest = Math.min(...free.map(priceOf));
  return free.filter(card => priceOf(card) === cheapest);
}

function musterRefusal(s: Readonly<Sails>, side: Side, card: number): Refused {
  if (SHIPS[card]?.nation !== navies[side]) return { reason: 'that ship is of another navy', clause: 'R44' };
  if (s.ships.some(ship => ship.side === side && ship.card === card))
    return { reason: 'that ship has joined already', clause: 'R44' };
  return { reason: `she costs ${priceOf(card)} and ${pointsLeft(s, side)} are left`, clause: 'R44' };
}

const priceOf = (card: number): number => SHIPS[card]?.points ?? 0;

function everySeatSails(s: Readonly<Sails>, side: Side): boolean {
  const seats: readonly (Seat | typeof NOBODY)[] = s.articles.automatic === side ? [NOBODY] : seatsOf(s, side);
  return seats.every(seat => s.ships.some(ship => ship.seat === seat && ship.side === side));
}

function musterOffers(s: Readonly<Sails>, side: Side): readonly SailsAction[] {
  const offers: SailsAction[] = cardsFor(s, side).map(card => ({ do: 'muster', card }));
  if (everySeatSails(s, side)) offers.push(ENOUGH);
  return offers;
}

/** A side without seats takes the dearest ship that it can pay for; false when there is none. */
function commissionDearest(s: Sails, side: Side, context: Context): boolean {
  let dearest = -1;
  for (const card of cardsFor(s, side)) if (dearest === -1 || priceOf(card) > priceOf(dearest)) dearest = card;
  if (dearest !== -1) commission(s, side, dearest, context);
  return dearest !== -1;
}

function commission(s: Sails, side: Side, card: number, context: Context): void {
  const ship = muster(s, side, card);
  tell(context, { type: 'mustered', to: 'all', clause: 'R44', ship: ship.id });
}
