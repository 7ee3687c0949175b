/** B2, S2.4, A2.2 Planning: each seat's cards and crew actions, sealed, then opened together with everybody else's. */

import type { Seat, Context } from '@weathergauge/engine';
import { actionOffers, actionRefusal, drink, freeHands, hasActions, mayDrink, mayPlan } from './a3-actions.ts';
import { cardOffers, cardRefusal, plansCard } from './b2-cards.ts';
import { ask, lane, repeat, step, when } from './builders.ts';
import type { Plan, Plans } from '../model/drafts.ts';
import { joinDraft, newPlans, recordOf } from '../model/drafts.ts';
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

/** B2.1, R30 The sealed lane of one seat: its ships in any order. B2.4 Nobody is told of it; R45 allies have lanes of their own. */
export const planning = lane('planning', { seat: 0, ship: -1, planned: 0 }, { draft: newPlans, join: joinDraft }, [
  repeat(
    (s, _l, plans) => nextShip(s, plans, -1) >= 0,
    [
      step('the last one left', (s, l, _context, plans) => {
        const first = nextShip(s, plans, -1);
        l.ship = nextShip(s, plans, first) < 0 ? first : -1;
        l.planned = 1;
      }),
      when(
        (_s, l) => l.ship < 0,
        [
          ask('next', {
            by: (_s, l) => l.seat as Seat,
            clause: 'B2.1',
            offers: (s, _l, plans) => shipsToPlan(s, plans),
            whyNot: (_s, _l, a) =>
              a.do === 'take-up' ? { reason: 'nothing is left to plan for that ship', clause: 'B2.1' } : null,
            take: (_s, l, a) => {
              if (a.do === 'take-up') l.ship = a.ship;
            },
          }),
        ],
      ),
      when(
        (s, l, plans) => servesGrog(s, shipOf(s, l.ship), recordOf(plans, l.ship)),
        [
          ask('grog', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'O2.1',
            about: (_s, l) => ({ ship: l.ship }),
            offers: (_s, l) => GROG[l.ship] as readonly SailsAction[],
            take: (_s, l, a, _context, plans) => {
              if (a.do === 'grog') recordOf(plans, l.ship).orders = bitOf('grog');
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
            hides: 'S2.4 the card in her second space, until she moves by it',
            // B2.11 No ranges: only what lies on her own mat.
            about: (s, l) => ({ ship: l.ship, first: shipOf(s, l.ship).first }),
            offers: (s, l) => helmOffers(l.ship, cardOffers(s, shipOf(s, l.ship))),
            take: (s, l, a, _context, plans) => {
              if (a.do === 'helm') layCard(s, recordOf(plans, l.ship), a.card);
            },
            whyNot: (s, l, a) => (a.do === 'helm' ? cardRefusal(s, shipOf(s, l.ship), a.card) : null),
          }),
        ],
      ),
      repeat(
        (s, l, plans) => takesOrders(s, shipOf(s, l.ship), recordOf(plans, l.ship)),
        [
          ask('order', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'A2.2',
            about: (s, l, plans) => ({ ship: l.ship, slots: freeHands(shipOf(s, l.ship), recordOf(plans, l.ship)) }),
            offers: (s, l, plans) => orderOffers(s, shipOf(s, l.ship), recordOf(plans, l.ship)),
            isOffered: (s, l, a, plans) =>
              (a.do === 'orders-done' && a.ship === l.ship) ||
              (a.do === 'order' &&
                a.ship === l.ship &&
                mayPlan(s, shipOf(s, l.ship), a.action, recordOf(plans, l.ship))),
            take: (_s, l, a, _context, plans) => {
              const plan = recordOf(plans, l.ship);
              if (a.do === 'order') plan.orders |= bitOf(a.action);
              else plan.settled = 1;
            },
            whyNot: (s, l, a, plans) =>
              a.do === 'order' ? actionRefusal(s, shipOf(s, l.ship), a.action, recordOf(plans, l.ship)) : null,
          }),
        ],
      ),
      step('settled', (_s, l, _context, plans) => {
        recordOf(plans, l.ship).settled = 1;
      }),
    ],
  ),
  when(
    (_s, l) => l.planned === 1,
    [ask('seal', { by: (_s, l) => l.seat as Seat, clause: 'R30', offers: () => SEAL, take: () => {} })],
  ),
]);

/** Has her seat anything to decide about her in this phase? */
function isToPlan(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Readonly<Plan>): boolean {
  return inAction(ship) && (plansCard(s, ship) || servesGrog(s, ship, plan) || takesOrders(s, ship, plan));
}

/** The next ship, by number, that is still to be planned; -1 if there is none. */
function nextShip(s: Readonly<Sails>, plans: Readonly<Plans>, after: number): number {
  for (let i = after + 1; i < s.ships.length; i++) {
    const plan = plans.ships[i];
    if (plan && plan.settled === 0 && isToPlan(s, s.ships[i] as Ship, plan)) return i;
  }
  return -1;
}

function shipsToPlan(s: Readonly<Sails>, plans: Readonly<Plans>): readonly SailsAction[] {
  const offers: SailsAction[] = [];
  for (let i = nextShip(s, plans, -1); i >= 0; i = nextShip(s, plans, i)) offers.push(TAKE_UP[i] as SailsAction);
  return offers;
}

/** O2.1, O1.3 Below the Advanced rules grog is no action: it is served while planning. */
function servesGrog(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Readonly<Plan>): boolean {
  return s.articles.level < ADVANCED && plan.orders === 0 && mayDrink(s, ship);
}

export function helmOffers(ship: number, cards: readonly number[]): readonly SailsAction[] {
  const helms = HELM[ship] as readonly SailsAction[];
  const offers: SailsAction[] = [];
  for (let i = 0; i < cards.length; i++) offers.push(helms[cards[i] as number] as SailsAction);
  return offers;
}

/** B2.10 Into the first space for this turn; S2.4 into the second for the next. */
function layCard(s: Readonly<Sails>, plan: Plan, card: number): void {
  if (s.articles.level === BASIC) plan.first = card;
  else plan.second = card;
}

/** A2.2 While there are hands free and anything for them to do. */
function takesOrders(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Readonly<Plan>): boolean {
  if (s.articles.level < ADVANCED || plan.settled === 1) return false;
  return freeHands(ship, plan) > 0 && hasActions(s, ship, plan);
}

function orderOffers(s: Readonly<Sails>, ship: Readonly<Ship>, plan: Readonly<Plan>): readonly SailsAction[] {
  const actions = actionOffers(s, ship, plan);
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
