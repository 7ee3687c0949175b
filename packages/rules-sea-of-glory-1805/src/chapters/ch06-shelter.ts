/** 6.9.3 Right after a gale or storm damaged British ships may leave a patrol zone for a port near it. */

import type { Seat } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together, when } from './builders.ts';
import { blocksHit } from './ch06-damage.ts';
import { relocate, relocationPorts } from './ch06-relocation.ts';
import { formOffers, isFormed, muster } from './ch07-splitting.ts';
import { cloneOrder, newOrder } from '../model/activation.ts';
import { newOrders, type Orders } from '../model/drafts.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, isFleet, shipsIn } from '../model/state.ts';
import { BRITISH, DAMAGED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

/** Nobody needs more answers for one fleet; and no game may be kept from going on. */
const MOST_ANSWERS = 60;

const CHOOSE = 0;
const FORM = 1;
const GIVEN = 2;

/** R34 By what all can see: a British block off a port from which ships could go. */
export function isShelterNear(s: Readonly<Campaign>): boolean {
  return blocksHit(s, BRITISH).some(({ place }) => relocationPorts(s, place).length > 0);
}

function relocations(s: Readonly<Campaign>): GloryAction[] {
  const offers: GloryAction[] = [{ do: 'done' }];
  for (const { id, place } of blocksHit(s, BRITISH)) {
    if (!isFleet(id) || !shipsIn(s, id).some(ship => s.damage[ship] === DAMAGED)) continue;
    for (const port of relocationPorts(s, place)) offers.push({ do: 'relocate', block: id, port });
  }
  return offers;
}

const sheltering = lane(
  'sheltering',
  { seat: 0, stage: CHOOSE, given: 0 },
  {
    draft: (s: Readonly<Campaign>, seat: Seat): Orders => newOrders(s.standBy[seat], s.searchOrder),
    join(s: Campaign, _seat, draft: Orders) {
      s.activation.order = cloneOrder(draft.order);
    },
  },
  [
    ask('fleet', {
      by: () => BRITISH,
      offers: relocations,
      take(s, l, answer, _context, { order }) {
        if (answer.do !== 'relocate') return;
        order.kind = 'relocate';
        order.block = answer.block;
        order.port = answer.port;
        muster(s, order, 'all');
        l.stage = FORM;
      },
      clause: '6.9.3',
      hides: 'ships that go into port',
      unasked: s => (relocations(s).length === 1 ? 'nothing-else' : null),
    }),
    repeat(
      (_s, l) => l.stage === FORM,
      [
        ask('ships', {
          by: () => BRITISH,
          offers(s, l, { order }) {
            if (l.given < MOST_ANSWERS) return formOffers(s, order);
            return [isFormed(s, order) ? { do: 'formed' } : { do: 'muster', plan: 'all' }];
          },
          take(s, l, answer, _context, { order }) {
            l.given++;
            if (answer.do === 'muster') muster(s, order, 'all');
            if (answer.do === 'take') order.ships.push(answer.ship);
            if (answer.do === 'leave') order.ships = order.ships.filter(ship => ship !== answer.ship);
            if (answer.do === 'embark') order.admirals.push(answer.admiral);
            if (answer.do === 'disembark') order.admirals = order.admirals.filter(man => man !== answer.admiral);
            if (answer.do === 'formed') l.stage = GIVEN;
          },
          clause: '6.9.3',
          about: (_s, _l, { order }) => ({ block: order.block, port: order.port }),
          hides: 'ships that go into port',
        }),
      ],
    ),
  ],
);

const ALONE: readonly Seat[] = [BRITISH];

/** Fleet by fleet, until the British player has done. */
export const takeShelter = procedure('take-shelter', { busy: 1 }, [
  repeat(
    (_s, l) => l.busy === 1,
    [
      together(() => ALONE, sheltering),
      step('go-in', (s, l, context) => {
        const { kind, block, port, ships, admirals } = s.activation.order;
        s.activation.order = newOrder();
        if (kind === 'relocate') relocate(s, blockOf(s, block), port, ships, admirals, context);
        else l.busy = 0;
      }),
      when(
        s => !isShelterNear(s),
        [
          step('empty', (_s, l) => {
            l.busy = 0;
          }),
        ],
      ),
    ],
  ),
]);
