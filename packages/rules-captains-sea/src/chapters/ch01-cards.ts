/**
 * 1.7 Bridge cards. Before dice are thrown there is a window for each captain concerned, as long as he has cards at all, whatever
 * they are: so that neither a question nor its absence tells what he holds (R25). The non-initiative captain decides first (1.7.3).
 */

import type { Context, Dice, Refused, Seat } from '@weathergauge/engine';
import { bagSize, drawFromBag, returnToBag } from '@weathergauge/engine';
import { ask, forEach, procedure, repeat, step } from './builders.ts';
import { playable } from './ch01-playing.ts';
import { BRISK_GUN_CREWS, MOMENTS, type Weight } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import type { Sea } from '../model/state.ts';
import { clockOf, isAfloat, seatsAfloat, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { FIRST_HOLD, HANDY, sections, UNFIT } from '../model/vocabulary.ts';

const PASS: SeaAction = { do: 'pass' };
const ONLY_PASS: readonly SeaAction[] = [PASS];

/** Locals of a window: the moment, the ship that throws, the other one, how many dice, and what else the moment is about. */
const WINDOW = { moment: 0, ship: 0, target: 0, dice: 0, about: 0, seat: 0, open: 0 };
type Window = typeof WINDOW;

function seatsFor(s: Readonly<Sea>, { moment, ship, target }: Readonly<Window>): Seat[] {
  const { who } = MOMENTS[moment] as (typeof MOMENTS)[number];
  const roller = shipOf(s, ship).seat;
  if (who === 'roller') return [roller];
  const seats = who === 'all' ? seatsAfloat(s) : [roller, shipOf(s, target).seat];
  return seats.toSorted((a, b) => rank(s, a) - rank(s, b));
}

/** 1.7.3 Non-initiative seats before initiative seats. */
function rank(s: Readonly<Sea>, seat: Seat): number {
  return (s.sides[seat] === s.initiative ? 10 : 0) + seat;
}

const RANKS: Readonly<Record<Weight, number>> = { attack: 1, danger: 2, other: 3 };

/** R26 His standing order says that he does not want to be asked: passing is then the only answer there is. */
function isLeftAlone(s: Readonly<Sea>, { moment, ship, seat }: Readonly<Window>): boolean {
  const { roller, other } = MOMENTS[moment] as (typeof MOMENTS)[number];
  return (s.orders[seat] as number) < RANKS[shipOf(s, ship).seat === seat ? roller : other];
}

/** The ship for which a captain is asked: the one that throws, the other one, or the first of his. */
function askedFor(s: Readonly<Sea>, { ship, target, seat }: Readonly<Window>): number {
  if (shipOf(s, ship).seat === seat) return ship;
  return shipOf(s, target).seat === seat ? target : s.ships.findIndex(own => own.seat === seat && isAfloat(own));
}

function windowOffers(s: Readonly<Sea>, l: Readonly<Window>): readonly SeaAction[] {
  return isLeftAlone(s, l) ? ONLY_PASS : [PASS, ...playable(s, l)];
}

function whyNotThatCard(s: Readonly<Sea>, seat: number, answer: SeaAction): Refused | null {
  if (answer.do !== 'play' && answer.do !== 'discard') return null;
  if (!(s.hands[seat] as readonly number[]).includes(answer.card))
    return { reason: 'that card is not in your hand', clause: '1.7' };
  return { reason: 'that card does nothing at this moment', clause: '1.7.4' };
}

/** 1.7.2–1.7.4 Cards are declared before the dice; a captain goes on until he has no more. */
export const cardWindow = procedure('window', WINDOW, [
  forEach('seat', seatsFor, [
    step('begin', (_s, l) => {
      l.open = 1;
    }),
    repeat(
      (s, l) => l.open === 1 && (s.hands[l.seat] as number[]).length > 0,
      [
        ask('card', {
          by: (_s, l) => l.seat as Seat,
          offers: windowOffers,
          take: (s, l, answer, context) => playCard(s, l, answer, context),
          unasked: (s, l) => (isLeftAlone(s, l) ? 'ordered' : windowOffers(s, l).length === 1 ? 'nothing-else' : null),
          presumed: () => PASS,
          whyNot: (s, l, answer) => whyNotThatCard(s, l.seat, answer),
          clause: '1.7.4',
          about: (s, l) => ({ ship: askedFor(s, l), moment: l.moment, roller: l.ship, other: l.target, dice: l.dice }),
        }),
      ],
    ),
  ]),
]);

/** What a captain says who lets the dice be thrown as they are; null where no cards are asked for. */
export function passing(s: Readonly<Sea>, seat: Seat): SeaAction | null {
  const top = s.stack[s.stack.length - 1];
  return top !== undefined && top.proc === cardWindow.name && top.vars['seat'] === seat ? PASS : null;
}

function playCard(s: Sea, l: Window, answer: SeaAction, context: Context): void {
  const seat = l.seat as Seat;
  switch (answer.do) {
    case 'play': {
      const bit = 1 << (answer.card - FIRST_HOLD);
      s.played[answer.ship] = (s.played[answer.ship] as number) | bit;
      lose(s, seat, answer.card);
      return tell(context, { type: 'card-played', seat, card: answer.card, ship: answer.ship, clause: '1.7.2' });
    }
    case 'discard': {
      const dice = answer.die === 'coloured' ? s.keen : s.plus;
      dice[answer.ship] = (dice[answer.ship] as number) + 1;
      lose(s, seat, answer.card);
      return tell(context, { type: 'card-spent', seat, card: answer.card, ship: answer.ship, clause: '1.7.3' });
    }
    case 'hasten': {
      const ship = shipOf(s, answer.ship);
      const section = sections.indexOf(answer.section);
      // H18 Not before the next impulse.
      ship.due[section] = Math.max(clockOf(s) + 1, (ship.due[section] as number) - 2);
      lose(s, seat, BRISK_GUN_CREWS);
      return tell(context, { type: 'card-played', seat, card: BRISK_GUN_CREWS, ship: answer.ship, clause: '1.7.2' });
    }
    default:
      l.open = 0;
  }
}

export function hasPlayed(s: Readonly<Sea>, ship: number, card: number): boolean {
  return ((s.played[ship] as number) & (1 << (card - FIRST_HOLD))) !== 0;
}

/** A card leaves a hand for the discard pile. */
export function lose(s: Sea, seat: Seat, card: number): void {
  const hand = s.hands[seat] as number[];
  hand.splice(hand.indexOf(card), 1);
  returnToBag(s.discards, card);
}

/** 1.7.2 By Crew Morale; a captain of several ships goes by the best of them (R33). */
export function handLimit(s: Readonly<Sea>, seat: number): number {
  let best = UNFIT;
  for (const ship of s.ships) if (ship.seat === seat && isAfloat(ship)) best = Math.max(best, ship.morale);
  return best === HANDY ? 6 : best === UNFIT ? 4 : 5;
}

/** 1.7.2 Down to the limit, at once. */
export const handSize = procedure('hand-size', { seat: 0 }, [
  repeat(
    (s, l) => (s.hands[l.seat] as number[]).length > handLimit(s, l.seat),
    [
      ask('throw-away', {
        by: (_s, l) => l.seat as Seat,
        offers: (s, l) => [...new Set(s.hands[l.seat])].map(card => ({ do: 'throw-away' as const, card })),
        take(s, l, answer, context) {
          if (answer.do !== 'throw-away') return;
          lose(s, l.seat as Seat, answer.card);
          tell(context, { type: 'card-thrown-away', seat: l.seat as Seat, card: answer.card, clause: '1.7.2' });
        },
        clause: '1.7.2',
      }),
    ],
  ),
]);

/**
 * R27 A card is drawn at the moment it is taken up, from as many of each kind as are left: nothing in the state knows what comes
 * next. An empty deck is made of the discards again. Returns -1 when there is no card at all.
 */
export function drawCard(s: Sea, dice: Dice): number {
  if (bagSize(s.deck) === 0) shuffleBack(s);
  return drawFromBag(s.deck, dice, 'bridge card');
}

/** 1.7.1 */
export function shuffleBack(s: Sea): void {
  for (let kind = 0; kind < s.discards.length; kind++) {
    s.deck[kind] = (s.deck[kind] as number) + (s.discards[kind] as number);
    s.discards[kind] = 0;
  }
}

/** 1.7.2 Into the hand: others see that a card was drawn, not which. Hands are kept in order, so that they tell nothing more. */
export function takeUp(s: Sea, seat: Seat, card: number, context: Context): void {
  const hand = s.hands[seat] as number[];
  hand.push(card);
  hand.sort((a, b) => a - b);
  tell(context, { type: 'card-drawn', seat, hand: hand.length, clause: '1.7.2' });
  tell(context, { type: 'card-seen', seat, card, clause: '1.7.2' }, [seat]);
}
