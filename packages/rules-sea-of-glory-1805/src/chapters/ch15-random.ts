/** Random events that ask questions: spy networks (random-7) and privateers (random-10). */

import type { Context, Seat } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, lane, procedure, step, together, when } from './builders.ts';
import { takeOff } from './ch07-blocks.ts';
import { isHiddenRaid, revealRaid } from './ch22-markers.ts';
import { EVENT_NUMBERS, PORTS, SHIP_NATION } from '../model/data/figures.ts';
import type { Choice } from '../model/drafts.ts';
import { only, tell } from '../model/events.ts';
import { enterRow } from '../model/ledger.ts';
import { lowestOfRange } from '../model/lookups.ts';
import { inPort, isAtSea, isInPort, isInZone, NOWHERE, ordinaryIn, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  blockOf,
  CONVOY_SEEN,
  FLEET_SEEN,
  FRIGATE_SEEN,
  isExpedition,
  isFriendly,
  isFrigate,
  isSeen,
  otherSide,
  shipsIn,
  sideOfBlock,
} from '../model/state.ts';
import { ALLIED, BRITISH, CRAIG, FIRST_ALLIED, FIRST_FRIGATE } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const D6 = 6;

// --- random-7 Spy networks. R53: he who gains asks openly, as one asks across a table; the answer is for him alone. ---

/** Blank British blocks outside ports, by tag: what they are the Allied player does not know. */
function blanks(s: Readonly<Campaign>): number[] {
  const tags: number[] = [];
  for (let id = 0; id < FIRST_ALLIED; id++) {
    const block = blockOf(s, id);
    if (isSeen(s, block) && !isInPort(block.place)) tags.push(block.tag);
  }
  return tags.toSorted((a, b) => a - b);
}

function blockOfTag(s: Readonly<Campaign>, tag: number): Block | undefined {
  return s.blocks.find(each => each.tag === tag && sideOfBlock(each.id) === BRITISH);
}

/** Ports with Provisions Chits that lie on their faces. */
function hiddenProvisions(s: Readonly<Campaign>): number[] {
  const ports: number[] = [];
  for (let port = 0; port < s.provisions.length; port++) {
    if (s.provisions[port] !== 0 && s.provisionsShown[port] === 0) ports.push(port);
  }
  return ports;
}

function spyOffers(s: Readonly<Campaign>, side: number): GloryAction[] {
  const offers: GloryAction[] = [];
  if (side === ALLIED) for (const which of blanks(s)) offers.push({ do: 'spy', on: 'fleet', which });
  else {
    if (hiddenProvisions(s).length > 0) offers.push({ do: 'spy', on: 'provisions', which: 0 });
    if (s.raids.some(isHiddenRaid)) offers.push({ do: 'spy', on: 'raids', which: 0 });
  }
  for (let which = 0; which < PORTS.length; which++) {
    if (isFriendly(s, which, otherSide(side))) offers.push({ do: 'spy', on: 'port', which });
  }
  return offers;
}

/** Names, and so nations and guns; not their condition (errata). */
function nameShips(s: Campaign, side: number, place: number, ships: readonly number[], ordinary: number): void {
  for (const ship of ships) enterRow(s, side, 'spied-ship', place, [ship, ordinary, 0, 0]);
}

function reportPort(s: Campaign, side: number, port: number, context: Context): void {
  const place = inPort(port);
  const ships = shipsIn(s, readyIn(port));
  const ordinary = shipsIn(s, ordinaryIn(port));
  const byNation: [number, number, number] = [0, 0, 0];
  for (const ship of ships) byNation[SHIP_NATION[ship] as 0 | 1 | 2]++;
  enterRow(s, side, 'spies', place, [...byNation, ordinary.length]);
  nameShips(s, side, place, ships, 0);
  nameShips(s, side, place, ordinary, 1);
  report(side, place, ships, ordinary, context);
}

function reportFleet(s: Campaign, tag: number, context: Context): void {
  const block = blockOfTag(s, tag);
  if (block === undefined) return;
  const { id, place } = block;
  const ships = shipsIn(s, id);
  enterRow(s, ALLIED, 'spied-fleet', place, [tag, ships.length, isFrigate(id) ? 1 : 0, isExpedition(id) ? 1 : 0]);
  nameShips(s, ALLIED, place, ships, 0);
  block.known = isFrigate(id) ? FRIGATE_SEEN : isExpedition(id) ? CONVOY_SEEN : FLEET_SEEN;
  block.low = lowestOfRange(ships.length);
  report(ALLIED, place, ships, [], context, id);
}

function report(
  side: number,
  place: number,
  ships: readonly number[],
  ordinary: readonly number[],
  context: Context,
  block = -1,
): void {
  const what = { frigate: isFrigate(block), convoy: isExpedition(block) };
  tell(context, { type: 'spies-report', side, place, ships, ordinary, ...what, clause: 'random-7' }, only(side));
}

/** All chits lie open from now on: their owner knows them, and the enemy has seen them. */
function exposeProvisions(s: Campaign, context: Context): void {
  const ports = hiddenProvisions(s);
  for (const port of ports) {
    s.provisionsShown[port] = 1;
    enterRow(s, BRITISH, 'provisions', inPort(port), [port, s.provisions[port] as number, 0, 0]);
  }
  const chits = ports.map(port => s.provisions[port] as number);
  tell(context, { type: 'provisions-exposed', ports, chits, clause: 'random-7' });
}

function spyOn(s: Campaign, side: number, answer: Extract<GloryAction, { do: 'spy' }>, context: Context): void {
  const { on, which } = answer;
  const tag = on === 'fleet' ? which : 0;
  const place = on === 'fleet' ? (blockOfTag(s, which)?.place ?? NOWHERE) : on === 'port' ? inPort(which) : NOWHERE;
  tell(context, { type: 'spied-on', side, on, place, tag, clause: 'random-7' });
  if (on === 'fleet') reportFleet(s, which, context);
  else if (on === 'port') reportPort(s, side, which, context);
  else if (on === 'provisions') exposeProvisions(s, context);
  else
    for (let port = 0; port < s.raids.length; port++)
      if (isHiddenRaid(s.raids[port] as number)) revealRaid(s, port, context);
}

export const spies = procedure('spies', { side: 0 }, [
  step('whose', (_s, l, context) => {
    const face = roll(context.dice, D6, 'spies');
    l.side = face <= EVENT_NUMBERS.frenchSpiesTo ? ALLIED : BRITISH;
    tell(context, { type: 'spies', side: l.side, face, clause: 'random-7' });
  }),
  ask('spy', {
    by: (_s, l) => l.side as Seat,
    offers: (s, l) => spyOffers(s, l.side),
    take(s, l, answer, context) {
      if (answer.do === 'spy') spyOn(s, l.side, answer, context);
    },
    clause: 'random-7',
  }),
]);

// --- random-10 French privateers ---

/** R105 */
function isOnPatrol({ place }: Readonly<Block>): boolean {
  return isAtSea(place) || isInZone(place);
}

function frigatesOnPatrol(s: Readonly<Campaign>): number[] {
  const ids: number[] = [];
  for (let id = FIRST_FRIGATE; id < CRAIG; id++) if (isOnPatrol(blockOf(s, id))) ids.push(id);
  return ids;
}

/** Which block is a frigate only her owner knows: he is asked whenever a blank block of his is at sea. */
const frigateLost = lane(
  'frigate-lost',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: -1 }),
    join(s: Campaign, _seat, draft: Choice) {
      s.pick = draft.chosen;
    },
  },
  [
    ask('privateers', {
      by: () => BRITISH,
      offers(s): GloryAction[] {
        const frigates = frigatesOnPatrol(s);
        return frigates.length === 0 ? [{ do: 'no-frigate' }] : frigates.map(block => ({ do: 'lose-frigate', block }));
      },
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'lose-frigate') draft.chosen = answer.block;
      },
      clause: 'random-10',
      hides: 'which frigate it is',
      unasked: s => (frigatesOnPatrol(s).length === 0 ? 'nothing-else' : null),
    }),
  ],
);

export const privateers = procedure('privateers', { face: 0 }, [
  step('throw', (_s, l, context) => {
    l.face = roll(context.dice, D6, 'privateers');
  }),
  when(
    s => s.blocks.some(block => sideOfBlock(block.id) === BRITISH && isOnPatrol(block)),
    [together(() => [BRITISH], frigateLost)],
  ),
  step('take', (s, l, context) => {
    const until = s.turn + l.face;
    tell(context, { type: 'privateers', face: l.face, taken: s.pick >= 0, until, clause: 'random-10' });
    if (s.pick < 0) return;
    const frigate = blockOf(s, s.pick);
    frigate.returns = until;
    takeOff(s, frigate, context);
    s.pick = -1;
  }),
]);
