/** 9.1 Choosing manoeuvres, face down, with a straining block beside those that carry over into the next turn. */

import type { Context, Refused, Seat } from '@weathergauge/engine';
import { ask, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { lose } from './ch01-cards.ts';
import { SURE_HAND } from '../model/deck.ts';
import type { Blocks, Orders } from '../model/drafts.ts';
import { recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { choiceCost, costOf } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activationsLeft, isAfloat, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { ADVANCE, BACK_SAIL, manoeuvres, TACK, WEAR_DOWN, WEAR_UP } from '../model/vocabulary.ts';

/** R7 A block is chosen as long as an Activate! marker is still to come; or when new orders are given (H17). */
export function needsBlock(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  if (ship.block !== 0 || !isAfloat(ship) || ship.grappled >= 0) return false;
  return ship.spent > 0 || activationsLeft(ship, s.impulse) > 0;
}

function asked(s: Readonly<Sea>): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (needsBlock(s, ship) && !seats.includes(ship.seat)) seats.push(ship.seat);
  }
  return seats.length < 2 ? seats : seats.toSorted((a, b) => a - b);
}

function blockOffers(s: Readonly<Sea>, ship: Readonly<Ship>, draft: Readonly<Blocks>): SeaAction[] {
  const orders = recordOf(draft, ship.id);
  const offers: SeaAction[] = [];
  for (let block = ADVANCE; block <= TACK; block++)
    if (choiceCost(block, ship, s.windTo, orders.sure) > 0)
      offers.push({ do: 'select', ship: ship.id, manoeuvre: manoeuvres[block] as (typeof manoeuvres)[number] });
  // H15 Ignores a No Wear marker, or makes a Wear cheaper: where there is a Wear on the panel at all.
  if (orders.sure === 0 && sureHandsLeft(s, ship, draft) > 0 && hasWear(s, ship))
    offers.push({ do: 'sure-hand', ship: ship.id });
  return offers;
}

/** A captain of several ships cannot play one card for two of them. */
function sureHandsLeft(s: Readonly<Sea>, ship: Readonly<Ship>, draft: Readonly<Blocks>): number {
  const held = (s.hands[ship.seat] as number[]).filter(card => card === SURE_HAND).length;
  return held - draft.ships.filter(orders => orders?.sure === 1).length;
}

function hasWear(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return [WEAR_DOWN, WEAR_UP].some(
    block => costOf(block, ship.heading, s.windTo) > 0 && choiceCost(block, ship, s.windTo, 0) !== 1,
  );
}

function whyNotThatBlock(s: Readonly<Sea>, ship: Readonly<Ship>, answer: SeaAction): Refused | null {
  if (answer.do === 'sure-hand')
    return { reason: 'the card is not in your hand, or helps no Wear here', clause: 'H15' };
  if (answer.do !== 'select') return null;
  const block = manoeuvres.indexOf(answer.manoeuvre);
  if (costOf(block, ship.heading, s.windTo) === 0)
    return { reason: 'her panel has no such manoeuvre at this wind position', clause: '9.1' };
  if (block === BACK_SAIL) return { reason: 'no Back Sail follows another', clause: '9.1.3' };
  // A Wear or a free turn was her last block, or brought her to lie as she does in this square.
  return ship.last === WEAR_DOWN || ship.last === WEAR_UP
    ? { reason: 'no Wear follows another, nor a free turn', clause: '9.1' }
    : { reason: 'she has worn in this square', clause: '9.1' };
}

/** 9.1 Restriction 2, 9.1.5, R63: the block cannot be completed this turn. */
function carriesOver(s: Readonly<Sea>, ship: Readonly<Ship>, { cost }: Readonly<Orders>): boolean {
  return cost > ship.spent + activationsLeft(ship, s.impulse);
}

export const choosingBlocks = lane(
  'choosing-blocks',
  { seat: 0, ship: 0 },
  {
    draft: (s: Readonly<Sea>, seat: Seat): Blocks => ({
      kind: 'blocks',
      ships: s.ships.map(ship =>
        ship.seat === seat && needsBlock(s, ship) ? { block: 0, cost: 0, strain: ship.strain, sure: 0 } : null,
      ),
    }),
    join(s: Sea, _seat, draft: Blocks) {
      for (let i = 0; i < draft.ships.length; i++) {
        const orders = draft.ships[i];
        if (!orders) continue;
        const ship = shipOf(s, i);
        ship.block = orders.block;
        ship.cost = orders.cost;
        ship.strain = orders.strain;
        ship.sure = orders.sure;
      }
    },
  },
  [
    forEach('ship', (s, l) => s.ships.filter(ship => ship.seat === l.seat && needsBlock(s, ship)).map(({ id }) => id), [
      // Sure Hand at the Wheel (H15) opens a wider choice, and then the block is still to be chosen.
      repeat(
        (_s, l, draft) => recordOf(draft, l.ship).block === 0,
        [
          ask('block', {
            by: (_s, l) => l.seat as Seat,
            offers: (s, l, draft) => blockOffers(s, shipOf(s, l.ship), draft),
            whyNot: (s, l, answer) => whyNotThatBlock(s, shipOf(s, l.ship), answer),
            take: (s, l, answer, _context, draft) => choose(s, shipOf(s, l.ship), answer, recordOf(draft, l.ship)),
            clause: '9.1',
            about: (_s, l) => ({ ship: l.ship }),
            hides: 'the manoeuvre block',
          }),
        ],
      ),
      when(
        (s, l, draft) => carriesOver(s, shipOf(s, l.ship), recordOf(draft, l.ship)),
        [
          ask('strain', {
            by: (_s, l) => l.seat as Seat,
            offers: (_s, l) => [
              { do: 'strain', ship: l.ship, value: 1 },
              { do: 'strain', ship: l.ship, value: 2 },
            ],
            take(_s, l, answer, _context, draft) {
              if (answer.do === 'strain') recordOf(draft, l.ship).strain = answer.value;
            },
            clause: '9.1.5',
            about: (_s, l) => ({ ship: l.ship }),
            hides: 'the value of the straining block',
          }),
        ],
      ),
    ]),
  ],
);

function choose(s: Readonly<Sea>, ship: Readonly<Ship>, answer: SeaAction, orders: Orders): void {
  if (answer.do === 'sure-hand') orders.sure = 1;
  if (answer.do !== 'select') return;
  orders.block = manoeuvres.indexOf(answer.manoeuvre);
  orders.cost = choiceCost(orders.block, ship, s.windTo, orders.sure);
}

/** What everybody sees of a choice: that a block lies there, whether it strains, and a card if one was played for it. */
function show(s: Sea, context: Context, was: readonly number[]): void {
  for (const id of was) {
    const ship = shipOf(s, id);
    if (ship.sure === 1) {
      lose(s, ship.seat, SURE_HAND);
      ship.sure = 0;
      tell(context, { type: 'card-played', seat: ship.seat, card: SURE_HAND, ship: id, clause: 'H15' });
    }
    tell(context, { type: 'block-laid', ship: id, strained: ship.strain > 0, clause: '9.1' });
  }
}

/** 9.1 All who have none, side by side. */
export const chooseBlocks = procedure('choose-blocks', { wanting: 0 }, [
  step('who', (s, l) => {
    l.wanting = 0;
    for (let i = 0; i < s.ships.length; i++) if (needsBlock(s, s.ships[i] as Ship)) l.wanting |= 1 << i;
  }),
  when(
    (_s, l) => l.wanting > 0,
    [
      together(asked, choosingBlocks),
      step('show', (s, l, context) =>
        show(
          s,
          context,
          [0, 1, 2].filter(id => (l.wanting & (1 << id)) !== 0),
        ),
      ),
    ],
  ),
]);

/**
 * R34, R46 A block that has been carried over is kept if the panel still has it at this wind position, whatever it costs there now;
 * otherwise it is taken up again with what was spent on it.
 */
export function dropStaleBlocks(s: Sea, context: Context): void {
  for (const ship of s.ships) {
    if (ship.block === 0 || (isAfloat(ship) && costOf(ship.block, ship.heading, s.windTo) > 0 && ship.grappled < 0))
      continue;
    ship.block = 0;
    ship.cost = 0;
    ship.spent = 0;
    ship.ready = 0;
    tell(context, { type: 'block-void', ship: ship.id, clause: 'R34' });
  }
}
