/** Planning: each seat's cards and crew actions, sealed, then opened together with everybody else's. */

import type { Seat, Context } from '@weathergauge/engine';
import { actionOffers, actionRefusal, drink, freeHands, mayDrink } from './a3-actions.ts';
import { cardOffers, cardRefusal, plansCard } from './b2-cards.ts';
import { ask, lane, UNDRAFTED, repeat, step, when } from './builders.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BASIC, bitOf, inAction, ordered, ownerOf, shipOf } from '../model/state.ts';
import type { CrewAction, SailsAction } from '../model/vocabulary.ts';
import { crewActions, MOST_VESSELS } from '../model/vocabulary.ts';

const MOST_CARDS = 38;
const ids = Array.from({ length: MOST_VESSELS }, (_, ship) => ship);
const TAKE_UP: readonly SailsAction[] = ids.map(ship => ({ do: 'take-up', ship }));
const HELM: readonly (readonly SailsAction[])[] = ids.map(ship =>
  Array.from({ length: MOST_CARDS }, (_, card) => ({ do: 'helm', ship, card })),
);
const ORDER: readonly (readonly SailsAction[])[] = ids.map(ship =>
  crewActions.map(action => ({ do: 'order', ship, action })),
);
const DONE: readonly SailsAction[] = ids.map(ship => ({ do: 'orders-done', ship }));
const GROG: readonly (readonly SailsAction[])[] = ids.map(ship => [
  { do: 'grog', ship },
  { do: 'no-grog', ship },
]);
export const SEAL: readonly SailsAction[] = [{ do: 'seal' }];

/**
 * B2.1, R30 The sealed lane of one seat: its ships in any order. It writes a card (`first` in the Basic rules, else
 * `second`), `orders` and `settled`, and nothing else. B2.4 Nobody is told of it; R45 allies have lanes of their own.
 */
export const planning = lane('planning', { seat: 0, ship: -1, planned: 0 }, UNDRAFTED, [
  repeat(
    (s, l) => nextShip(s, l.seat, -1) >= 0,
    [
      step('the last one left', (s, l) => {
        const first = nextShip(s, l.seat, -1);
        l.ship = nextShip(s, l.seat, first) < 0 ? first : -1;
        l.planned = 1;
      }),
      when(
        (_s, l) => l.ship < 0,
        [
          ask('next', {
            by: (_s, l) => l.seat as Seat,
            clause: 'B2.1',
            offers: (s, l) => shipsToPlan(s, l.seat),
            take: (_s, l, a) => {
              if (a.do === 'take-up') l.ship = a.ship;
            },
          }),
        ],
      ),
      when(
        (s, l) => servesGrog(s, shipOf(s, l.ship)),
        [
          ask('grog', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'O2.1',
            about: (_s, l) => ({ ship: l.ship }),
            offers: (_s, l) => GROG[l.ship] as readonly SailsAction[],
            take: (s, l, a) => {
              if (a.do === 'grog') shipOf(s, l.ship).orders = bitOf('grog');
            },
          }),
        ],
      ),
      when(
        (s, l) => plansCard(s, shipOf(s, l.ship)),
        [
          ask('helm', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'B2.4',
            // B2.11 No ranges: only what lies on her own mat.
            about: (s, l) => ({ ship: l.ship, first: shipOf(s, l.ship).first }),
            offers: (s, l) => helmOffers(l.ship, cardOffers(s, shipOf(s, l.ship))),
            take: (s, l, a) => {
              if (a.do === 'helm') layCard(s, shipOf(s, l.ship), a.card);
            },
            whyNot: (s, l, a) => (a.do === 'helm' ? cardRefusal(s, shipOf(s, l.ship), a.card) : null),
          }),
        ],
      ),
      repeat(
        (s, l) => takesOrders(s, shipOf(s, l.ship)),
        [
          ask('order', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'A2.2',
            about: (s, l) => ({ ship: l.ship, slots: freeHands(shipOf(s, l.ship)) }),
            offers: (s, l) => orderOffers(s, shipOf(s, l.ship)),
            take: (s, l, a) => {
              const ship = shipOf(s, l.ship);
              if (a.do === 'order') ship.orders |= bitOf(a.action);
              else ship.settled = 1;
            },
            whyNot: (s, l, a) => (a.do === 'order' ? actionRefusal(s, shipOf(s, l.ship), a.action) : null),
          }),
        ],
      ),
      step('settled', (s, l) => {
        shipOf(s, l.ship).settled = 1;
      }),
    ],
  ),
  when(
    (_s, l) => l.planned === 1,
    [ask('seal', { by: (_s, l) => l.seat as Seat, clause: 'R30', offers: () => SEAL, take: () => {} })],
  ),
]);

/** Has her seat anything to decide about her in this phase? */
function isToPlan(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return inAction(ship) && (plansCard(s, ship) || servesGrog(s, ship) || takesOrders(s, ship));
}

/** The next ship of a seat, by number, that is still to be planned; -1 if there is none. */
function nextShip(s: Readonly<Sails>, seat: number, after: number): number {
  for (let i = after + 1; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat && ship.settled === 0 && isToPlan(s, ship)) return i;
  }
  return -1;
}

function shipsToPlan(s: Readonly<Sails>, seat: number): readonly SailsAction[] {
  const offers: SailsAction[] = [];
  for (let i = nextShip(s, seat, -1); i >= 0; i = nextShip(s, seat, i)) offers.push(TAKE_UP[i] as SailsAction);
  return offers;
}

/** O2.1, O1.3 Below the Advanced rules grog is no action: it is served while planning. */
function servesGrog(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return s.articles.level < ADVANCED && ship.orders === 0 && mayDrink(s, ship);
}

export function helmOffers(ship: number, cards: readonly number[]): readonly SailsAction[] {
  const helms = HELM[ship] as readonly SailsAction[];
  const offers: SailsAction[] = [];
  for (let i = 0; i < cards.length; i++) offers.push(helms[cards[i] as number] as SailsAction);
  return offers;
}

/** B2.10 Into the first space for this turn; S2.4 into the second for the next. */
function layCard(s: Readonly<Sails>, ship: Ship, card: number): void {
  if (s.articles.level === BASIC) ship.first = card;
  else ship.second = card;
}

/** A2.2 While there are hands free and anything for them to do. */
function takesOrders(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return s.articles.level === ADVANCED && ship.settled === 0 && freeHands(ship) > 0 && actionOffers(s, ship).length > 0;
}

function orderOffers(s: Readonly<Sails>, ship: Readonly<Ship>): readonly SailsAction[] {
  const actions = actionOffers(s, ship);
  const orders = ORDER[ship.id] as readonly SailsAction[];
  const offers: SailsAction[] = [];
  for (let i = 0; i < actions.length; i++)
    offers.push(orders[crewActions.indexOf(actions[i] as CrewAction)] as SailsAction);
  offers.push(DONE[ship.id] as SailsAction);
  return offers;
}

/** After all lanes have ended: what they held back takes effect. */
export function openPlans(s: Sails, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    ship.settled = 0;
    if (s.articles.level < ADVANCED && ordered(ship, 'grog')) {
      ship.orders = 0;
      drink(ship, 'O2.3', context);
    }
  }
}

/** Wipes what a seat's lane has written so far, for those who may not know it. */
export function resetPlanning(s: Sails, seat: number): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !inAction(ship)) continue;
    if (s.articles.level === BASIC) ship.first = 0;
    else ship.second = 0;
    ship.orders = 0;
    ship.settled = 0;
  }
}
