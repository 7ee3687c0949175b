/** 12.0 Atlantic transit tracks: entering one, a box a turn, and arriving (R43–R46). */

import type { Context, Seat } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { makeFog, unusedFog } from './ch07-blocks.ts';
import { enterPort } from './ch11-mooring.ts';
import { crossNarrows, enterFromSea, lookAround } from './ch14-search.ts';
import { expeditionReached, expeditionsReport } from './ch15-duties.ts';
import { goHome } from './ch23-victory.ts';
import { ARRIVAL, newActivation } from '../model/activation.ts';
import { isNarrows, trackFrom } from '../model/chart.ts';
import type { Destination, Track } from '../model/data/figures.ts';
import { ARRIVALS, DESTINATIONS, PLACES, TRACKS } from '../model/data/figures.ts';
import type { Orders } from '../model/drafts.ts';
import { newOrders } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { boxOf, inZone, isAtSea, isOnTrack, isWestward, onEastward, onWestward } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, isExpedition, isFog, isFriendly, otherSide, sideOfBlock, trackOf } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import {
  ALLIED,
  BRITISH,
  CARTAGENA,
  INSHORE,
  JAMAICA,
  LOOSE,
  NO_GOAL,
  NORTH_SEA,
  PORT,
  TO_CANADA,
  TO_WEST_INDIES,
  WEST_INDIES,
  WEST_INDIES_WATERS,
} from '../model/terms.ts';

const D6 = 6;

// --- 12.1, 12.3 Entering a track ---

/** 12.3 Numbers a British block may show; an Expedition is bound for Jamaica or Canada. R7 Nobody else goes there. */
function britishNumbers(block: Readonly<Block>): readonly number[] {
  return isWestward(block.place) && isExpedition(block.id) ? [1, TO_CANADA] : [1, 2, 3, 4];
}

const binding = lane(
  'bound-for',
  { seat: 0 },
  {
    draft: (): Orders => newOrders(),
    join(s: Campaign, seat, draft: Orders) {
      const block = blockOf(s, s.activation.moving);
      if (seat === BRITISH) block.goal = draft.order.goal;
      s.activation.order.fog = draft.order.fog;
    },
  },
  [
    when(
      (_s, l) => l.seat === BRITISH,
      [
        ask('bound-for', {
          by: () => BRITISH,
          offers: s =>
            britishNumbers(blockOf(s, s.activation.moving)).map(number => ({ do: 'bound-for' as const, number })),
          take(_s, _l, answer, _context, draft) {
            if (answer.do === 'bound-for') draft.order.goal = answer.number;
          },
          clause: '12.3',
          about: s => ({ block: s.activation.moving }),
          hides: 'where a block is bound',
        }),
      ],
    ),
    when(
      (_s, l) => l.seat === ALLIED,
      [
        ask('fog', {
          by: () => ALLIED,
          offers: s =>
            unusedFog(s) < 0
              ? [{ do: 'fog' as const, make: 'no' as const }]
              : [
                  { do: 'fog' as const, make: 'yes' as const },
                  { do: 'fog' as const, make: 'no' as const },
                ],
          take(_s, _l, answer, _context, draft) {
            if (answer.do === 'fog') draft.order.fog = answer.make === 'yes' ? 1 : 0;
          },
          clause: '12.1',
          about: s => ({ block: s.activation.moving }),
          unasked: s => (unusedFog(s) < 0 ? 'nothing-else' : null),
        }),
      ],
    ),
  ],
);

/** R102 In the West Indies campaign nobody crosses the Atlantic: who enters E01 has gone home. */
function isHomeward(s: Readonly<Campaign>, { place }: Readonly<Block>): boolean {
  return s.articles.waters === WEST_INDIES_WATERS && place === PLACES.toEurope;
}

/** 12.1, 12.3 A block that has entered a hex of a track is put into the box of its side; R35 its standing order lapses. */
export const enterTrack = procedure('enter-track', { block: 0 }, [
  // R102
  when(
    (s, l) => isHomeward(s, blockOf(s, l.block)),
    [step('home', (s, l, context) => goHome(s, blockOf(s, l.block), context))],
  ),
  when(
    (s, l) => isAtSea(blockOf(s, l.block).place),
    [
      step('box', (s, l, context) => {
        const block = blockOf(s, l.block);
        const from = block.place;
        const way = trackFrom(from);
        const box = (TRACKS[way] as Track).entry[sideOfBlock(l.block) as 0 | 1];
        putBlock(s, block, way === TO_WEST_INDIES ? onWestward(box) : onEastward(box), context.dice);
        block.order = 0;
        s.activation.moving = l.block;
        const { tag, place } = block;
        tell(context, { type: 'moved', side: sideOfBlock(l.block), tag, from, place, path: [], clause: '12.1' });
      }),
      together((s): readonly Seat[] => [sideOfBlock(s.activation.moving) as Seat], binding),
      step('on-track', (s, l, context) => {
        if (s.activation.order.fog === 1) makeFog(s, blockOf(s, l.block), context);
        s.activation.order.fog = 0;
        s.activation.moving = -1;
      }),
    ],
  ),
]);

// --- 5.5, 12.4, 12.5 A box a turn ---

/** 12.4, R43 Every block one box on; those that waited in the last but one arrive. */
function advance(s: Campaign): void {
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    if (!isOnTrack(block.place)) continue;
    const isDue = boxOf(block.place) >= trackOf(block.place).fastBox;
    block.active = isDue ? 1 : 0;
    // Whatever stands in a box goes on together: no tag changes.
    if (!isDue) block.place++;
  }
}

/** 12.5, R44 A side throws for its blocks that have come into the last box but one. */
function fastPassages(s: Campaign, side: number, context: Context): void {
  for (const block of onTracks(s, side)) {
    const { fastBox, fastFrom } = trackOf(block.place);
    if (block.active === 1 || boxOf(block.place) !== fastBox) continue;
    const face = roll(context.dice, D6, 'fast passage');
    if (face >= fastFrom) block.active = 1;
    tell(context, { type: 'fast-passage', side, tag: block.tag, face, fast: face >= fastFrom, clause: '12.5' });
  }
}

/** Blocks of a side on the tracks, in the order of their tags. */
function onTracks(s: Readonly<Campaign>, side: number): Block[] {
  return s.blocks
    .filter(block => isOnTrack(block.place) && sideOfBlock(block.id) === side)
    .toSorted((a, b) => a.tag - b.tag);
}

function arriving(s: Readonly<Campaign>, side: number): Block[] {
  return onTracks(s, side).filter(({ active }) => active === 1);
}

/** R45 Goals that Fog of War may take as it leaves a track: those that a fleet on it could have. */
function fogGoals(place: number): readonly number[] {
  const west = isWestward(place);
  const goals: number[] = [];
  for (let i = 0; i < DESTINATIONS.length; i++) {
    const { area, starred } = DESTINATIONS[i] as Destination;
    if (west ? area === WEST_INDIES : area !== WEST_INDIES && starred === 0) goals.push(i);
  }
  return goals;
}

/** The port whose patrol zone an arriving block enters; -1 for those that come to a hex (R6: 1403, 1501), or to Canada. */
function portOfArrival(block: Readonly<Block>): number {
  if (sideOfBlock(block.id) === ALLIED) {
    const { port } = DESTINATIONS[block.goal] as Destination;
    return port === NORTH_SEA ? -1 : port;
  }
  if (!isWestward(block.place) || block.goal === TO_CANADA) return -1;
  return isExpedition(block.id) ? JAMAICA : (ARRIVALS.westIndies[block.goal - 1] as number);
}

function hexOfArrival(block: Readonly<Block>): number {
  if (sideOfBlock(block.id) === ALLIED) return (DESTINATIONS[block.goal] as Destination).hex;
  return ARRIVALS.europe[block.goal - 1] as number;
}

const WAYS_IN = [
  ['loose', LOOSE],
  ['inshore', INSHORE],
  ['port', PORT],
] as const;

/** 12.5 The part of the zone it makes for; the port only if it is friendly. R61 Fog of War too: what goes in need not be a fleet. */
function waysIn(s: Readonly<Campaign>, block: Readonly<Block>): GloryAction[] {
  const side = sideOfBlock(block.id);
  const port = portOfArrival(block);
  const offers: GloryAction[] = [];
  for (const [part, number] of WAYS_IN) {
    if (number === PORT && (port < 0 || !isFriendly(s, port, side))) continue;
    offers.push({ do: 'arrive', block: block.id, part });
    // Where there is no patrol zone there is but one way to arrive.
    if (port < 0) break;
  }
  return offers;
}

const LANDFALL = { seat: 0 };

/** R44 Which block comes next, R45 where Fog of War goes, and how far in. */
const landfall = lane(
  'landfall',
  LANDFALL,
  {
    draft: (): Orders => newOrders(),
    join(s: Campaign, _seat, draft: Orders) {
      const { block, goal, end } = draft.order;
      s.activation.moving = block;
      s.activation.order.end = end;
      if (goal !== NO_GOAL) blockOf(s, block).goal = goal;
    },
  },
  [
    when(
      (s, l) => arriving(s, l.seat).some(({ id }) => isFog(id)),
      [
        ask('which', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l) => arriving(s, l.seat).map(({ id }) => ({ do: 'sail' as const, block: id })),
          take(_s, _l, answer, _context, draft) {
            if (answer.do === 'sail') draft.order.block = answer.block;
          },
          clause: 'R44',
          hides: 'which block arrives',
        }),
        when(
          (_s, _l, draft) => isFog(draft.order.block),
          [
            ask('fog-goal', {
              by: (_s, l) => l.seat as Seat,
              offers: (s, _l, draft) =>
                fogGoals(blockOf(s, draft.order.block).place).map(destination => ({
                  do: 'goal' as const,
                  destination,
                })),
              take(_s, _l, answer, _context, draft) {
                if (answer.do === 'goal') draft.order.goal = answer.destination;
              },
              clause: 'R45',
            }),
          ],
        ),
      ],
    ),
    ask('arrive', {
      by: (_s, l) => l.seat as Seat,
      offers(s, l, draft) {
        const chosen = draft.order.block;
        if (chosen < 0) return arriving(s, l.seat).flatMap(block => waysIn(s, block));
        const block = blockOf(s, chosen);
        return waysIn(s, draft.order.goal === NO_GOAL ? block : { ...block, goal: draft.order.goal });
      },
      take(_s, _l, answer, _context, draft) {
        if (answer.do !== 'arrive') return;
        draft.order.block = answer.block;
        draft.order.end = WAYS_IN.find(([part]) => part === answer.part)?.[1] ?? LOOSE;
      },
      clause: '12.5',
      hides: 'which block arrives',
    }),
  ],
);

/** 12.5 Off the track: into the patrol zone, onto the hex, or to Canada. R6 Cartagena lies behind the Straits. */
const comeIn = procedure('come-in', { block: 0, port: 0, to: 0, escorts: -1 }, [
  step('off-track', (s, l, context) => {
    const block = blockOf(s, l.block);
    l.port = portOfArrival(block);
    l.to = s.activation.order.end;
    s.activation.declared = l.port < 0 ? -1 : l.to;
    block.active = 2;
    block.under = 1;
    block.began = block.place;
    s.search.halted = 0;
    const from = block.place;
    if (block.goal === TO_CANADA && sideOfBlock(l.block) === BRITISH) {
      l.escorts = expeditionReached(s, block, context);
      if (l.escorts >= 0) s.activation.moving = l.escorts;
      return;
    }
    if (l.port === CARTAGENA) putBlock(s, block, PLACES.straits, context.dice);
    else if (l.port < 0) putBlock(s, block, hexOfArrival(block), context.dice);
    else putBlock(s, block, inZone(l.port, LOOSE), context.dice);
    tell(context, {
      type: 'moved',
      side: sideOfBlock(l.block),
      // 7.4 Which of those in the box it was cannot be told.
      tag: block.tag,
      from,
      place: block.place,
      path: [],
      clause: '12.5',
    });
  }),
  // R46 The escorts are on their way home.
  when(
    (_s, l) => l.escorts >= 0,
    [
      together(() => [BRITISH], binding),
      step('homeward', s => {
        s.activation.moving = -1;
      }),
    ],
  ),
  when(
    (s, l) => isNarrows(blockOf(s, l.block).place),
    [call(crossNarrows, (s, { block }) => ({ block, hex: blockOf(s, block).place }))],
  ),
  when(
    (s, l) => l.port >= 0 && s.search.halted === 0,
    [
      call(enterFromSea, (_s, { block, port, to }) => ({ block, port, to })),
      when(
        (s, l) => l.to === PORT && s.search.halted === 0 && blockOf(s, l.block).place === inZone(l.port, INSHORE),
        [step('into-port', (s, l, context) => enterPort(s, blockOf(s, l.block), l.port, context))],
      ),
    ],
  ),
]);

/** 5.5 Step 5 of the administration phase. */
export const transit = procedure('transit', { side: 0 }, [
  step('advance', advance),
  forEach('side', s => [s.initiative, otherSide(s.initiative)], [
    step('begin', (s, { side }, context) => {
      s.activation = newActivation();
      s.activation.kind = ARRIVAL;
      s.activation.side = side;
      fastPassages(s, side, context);
    }),
    repeat(
      (s, { side }) => arriving(s, side).length > 0,
      [
        together((s): readonly Seat[] => [s.activation.side as Seat], landfall),
        call(comeIn, s => ({ block: s.activation.moving })),
      ],
    ),
    call(lookAround, (_s, { side }) => ({ side })),
  ]),
  step('end', (s, _l, context) => {
    s.activation = newActivation();
    for (const block of s.blocks) block.active = 0;
    expeditionsReport(s, context);
  }),
]);
