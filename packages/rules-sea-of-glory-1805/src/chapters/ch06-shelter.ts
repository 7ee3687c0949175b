/** 6.9.3 Right after a gale or storm damaged British ships may leave a patrol zone for a port near it. */

import type { Seat } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together } from './builders.ts';
import { blocksHit } from './ch06-damage.ts';
import { relocationPorts } from './ch06-relocation.ts';
import { disband } from './ch07-blocks.ts';
import { formOffers, isFormed, muster } from './ch07-splitting.ts';
import { moorShip } from './ch11-mooring.ts';
import { newOrder } from '../model/activation.ts';
import type { Shelter } from '../model/drafts.ts';
import { readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, isFleet, shipsIn } from '../model/state.ts';
import { BRITISH, DAMAGED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

/** Nobody needs more answers; and no game may be kept from going on. */
const MOST_ANSWERS = 60;

const CHOOSE = 0;
const FORM = 1;
const GIVEN = 2;

/** R34 By what all can see: a British block off a port from which ships could go. */
export function isShelterNear(s: Readonly<Campaign>): boolean {
  return blocksHit(s, BRITISH).some(({ place }) => relocationPorts(s, place).length > 0);
}

/** R136 A fleet sends ships to one port. */
function relocations(s: Readonly<Campaign>, { fleets }: Readonly<Shelter>): GloryAction[] {
  const offers: GloryAction[] = [{ do: 'done' }];
  for (const { id, place } of blocksHit(s, BRITISH)) {
    if (!isFleet(id) || fleets.includes(id) || !shipsIn(s, id).some(ship => s.damage[ship] === DAMAGED)) continue;
    for (const port of relocationPorts(s, place)) offers.push({ do: 'relocate', block: id, port });
  }
  return offers;
}

function choose(s: Readonly<Campaign>, draft: Shelter, block: number, port: number): void {
  const { order } = draft;
  order.kind = 'relocate';
  order.block = block;
  order.port = port;
  muster(s, order, 'all');
}

/** The fleet is formed: what it sends is written down, and the next may be asked for. */
function settle({ order, ships, admirals, fleets }: Shelter): void {
  for (const ship of order.ships) ships.push(ship, order.port);
  for (const admiral of order.admirals) admirals.push(admiral, order.port);
  fleets.push(order.block);
}

/** All fleets in one lane: how many sent ships must not show. */
const sheltering = lane(
  'sheltering',
  { seat: 0, stage: CHOOSE, given: 0 },
  {
    draft: (): Shelter => ({ kind: 'shelter', order: newOrder(), ships: [], admirals: [], fleets: [] }),
    join(s: Campaign, _seat, { ships, admirals }: Shelter) {
      for (let i = 0; i < ships.length; i += 2) moorShip(s, ships[i] as number, ships[i + 1] as number);
      for (let i = 0; i < admirals.length; i += 2) {
        s.admirals[admirals[i] as number] = readyIn(admirals[i + 1] as number);
      }
    },
  },
  [
    repeat(
      (s, l, draft) => l.stage === CHOOSE && (l.given === 0 || relocations(s, draft).length > 1),
      [
        ask('fleet', {
          by: () => BRITISH,
          offers: (s, l, draft) => (l.given < MOST_ANSWERS ? relocations(s, draft) : [{ do: 'done' }]),
          take(s, l, answer, _context, draft) {
            l.given++;
            l.stage = answer.do === 'relocate' ? FORM : GIVEN;
            if (answer.do === 'relocate') choose(s, draft, answer.block, answer.port);
          },
          clause: '6.9.3',
          hides: 'ships that go into port',
          unasked: (s, _l, draft) => (relocations(s, draft).length === 1 ? 'nothing-else' : null),
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
              take(s, l, answer, _context, draft) {
                const { order } = draft;
                l.given++;
                if (answer.do === 'muster') muster(s, order, 'all');
                if (answer.do === 'take') order.ships.push(answer.ship);
                if (answer.do === 'leave') order.ships = order.ships.filter(ship => ship !== answer.ship);
                if (answer.do === 'embark') order.admirals.push(answer.admiral);
                if (answer.do === 'disembark') order.admirals = order.admirals.filter(man => man !== answer.admiral);
                if (answer.do !== 'formed') return;
                settle(draft);
                l.stage = CHOOSE;
              },
              clause: '6.9.3',
              about: (_s, _l, { order }) => ({ block: order.block, port: order.port }),
              hides: 'ships that go into port',
            }),
          ],
        ),
      ],
    ),
  ],
);

const ALONE: readonly Seat[] = [BRITISH];

/** R25 Nobody searches for them, and nobody sees it unless a whole fleet is gone. */
export const takeShelter = procedure('take-shelter', {}, [
  together(() => ALONE, sheltering),
  step('gone', (s, _l, context) => {
    for (const block of blocksHit(s, BRITISH)) {
      if (isFleet(block.id) && countShips(s, block.id) === 0) disband(s, block, context);
    }
  }),
]);
