/** 9.1 An order is carried out: step by step, in the open, with the searches that it meets on its way. */

import type { Context } from '@weathergauge/engine';
import { call, procedure, repeat, step, when } from './builders.ts';
import { makeFog } from './ch07-blocks.ts';
import { doAtOnce, pick } from './ch09-at-once.ts';
import { costOf } from './ch09-course.ts';
import { rouse } from './ch09-standing.ts';
import { enterPort } from './ch11-mooring.ts';
import { declareSortie } from './ch11-ports.ts';
import { enterTrack } from './ch12-tracks.ts';
import { comeOut, crossNarrows, crossZone, enterFromSea, northSeaSweep } from './ch14-search.ts';
import { declaration } from './ch15-chits.ts';
import { enterTrafalgar, isObjective } from './ch24-trafalgar.ts';
import type { Order } from '../model/activation.ts';
import { BONUS_MOVE } from '../model/activation.ts';
import { directionTo, isNarrows, trackFrom } from '../model/chart.ts';
import { MOVEMENT } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { addRow, tidings } from '../model/ledger.ts';
import { inPort, inZone, isAtSea, isInPort, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, blocksAt, hexOf, isFleet, isFog, isOnMap, otherSide, sideOfBlock } from '../model/state.ts';
import { leavingTag, liesFlat, putBlock, stir } from '../model/tags.ts';
import { ALLIED, BRITISH, COURSE, INSHORE, LOOSE, NO_GOAL, OFF_STATION, PORT, SEA, STATION } from '../model/terms.ts';

/** How a voyage goes on: 0 as ordered; the block has been seen or fought (R37); it is at an end. */
const BROKEN = 1;
const OVER = 2;

/**
 * `next` is the next hex of the path, `to` the part of the zone it wants to be in, or SEA (-1 for none), `stop` as above. `look` is 1 when
 * a Narrows may be watched, or the part that is entered next; `from` is where the last step began.
 */
const VOYAGE = { block: -1, port: -1, to: -1, next: 0, stop: 0, look: 0, from: 0 };
type Voyaging = typeof VOYAGE;

function moved(block: Readonly<Block>, from: number, path: readonly number[], context: Context) {
  if (block.place === from || !isOnMap(block.place)) return;
  const { tag, place } = block;
  tell(context, { type: 'moved', side: sideOfBlock(block.id), tag, from, place, path, clause: '9.1' });
}

/** 7.4, 11.2 The other side remembers what came out of a port, and what went in. */
function remember(s: Campaign, side: number, tag: number, from: number, to: number): void {
  addRow(s.ledgers[otherSide(side)] as number[], {
    what: tidings.indexOf('sailed'),
    turn: s.turn,
    chits: s.drawn.length,
    place: to,
    a: tag,
    b: from,
    c: 0,
    d: 0,
  });
}

/** 11.1 Ships and admirals go on board of the block that carries the sortie. */
function manCarrier(s: Campaign, order: Order, context: Context): void {
  const block = blockOf(s, order.carrier);
  order.block = order.carrier;
  for (const ship of order.ships) s.berths[ship] = block.id;
  for (const admiral of order.admirals) s.admirals[admiral] = block.id;
  stir(s, inPort(order.port));
  block.goal = order.goal;
  block.arrived = 0;
  block.order = 0;
  block.station = NOWHERE;
  block.active = 1;
  block.began = inPort(order.port);
  block.spent = 0;
  if (sideOfBlock(block.id) === ALLIED) declareSortie(s, order.port, context);
  else tell(context, { type: 'sortie', side: BRITISH, port: order.port, clause: '11.1' });
}

/** R32 It is seen to be laid on its face or set up again, also where it stays. */
function bind(block: Block, goal: number, context: Context): void {
  const lay = liesFlat(block);
  block.goal = goal;
  block.arrived = 0;
  const { tag, place } = block;
  const flat = liesFlat(block);
  if (tag > 0 && flat !== lay)
    tell(context, { type: 'turned', side: sideOfBlock(block.id), tag, place, flat, clause: 'R32' });
}

function castOff(s: Campaign, l: Voyaging, context: Context): void {
  const { order } = s.activation;
  if (order.kind === 'sortie') manCarrier(s, order, context);
  const block = blockOf(s, order.block);
  l.block = block.id;
  s.activation.moving = block.id;
  s.activation.open = s.activation.open.filter(id => id !== block.id);
  // 6.4 One block; 9.6 and the Fog of War that was made beside it.
  if (s.activation.kind === BONUS_MOVE && !s.activation.bonus.some(isFog)) pick(s, [block.id]);
  if (order.kind === 'sail' && order.goal !== NO_GOAL) bind(block, order.goal, context);
  const isOut = order.kind === 'sortie' || isInPort(block.place);
  l.port = order.kind === 'sortie' ? order.port : portOf(block.place);
  if (isOut) {
    block.sortied = 1;
    block.under = 1;
  }
  if (!isOut && !isInZone(block.place)) return;
  if (block.place === order.end) return;
  l.to = isAtSea(order.end) || portOf(order.end) !== l.port ? SEA : partOf(order.end);
  tell(context, { type: 'declares', side: sideOfBlock(block.id), port: l.port, part: l.to, clause: '14.2' });
}

/** 14.3 The next part on the way out or in: from Off Station to sea by Loose, to the port by Inshore. */
function nextPart(place: number, to: number): number {
  const part = partOf(place);
  if (to === SEA) return part === LOOSE ? SEA : LOOSE;
  if (to === PORT) return part === INSHORE ? PORT : INSHORE;
  return to;
}

/** What a search has come to: a block that was put elsewhere, or seen, is ordered anew (R37, R85). */
function heed(s: Campaign, l: Voyaging): void {
  const block = blockOf(s, l.block);
  if (s.search.spotted === 1) {
    rouse(s, BRITISH);
    rouse(s, ALLIED);
  }
  if (!isOnMap(block.place) || isInPort(block.place) || partOf(block.place) === OFF_STATION) l.stop = OVER;
  else if (s.search.halted === 1 || s.search.spotted === 1) l.stop = BROKEN;
}

/** 11.1 Out of the zone: three points, and the block stands in its hex. */
function goToSea(s: Campaign, l: Voyaging, context: Context): void {
  const block = blockOf(s, l.block);
  putBlock(s, block, hexOf(inPort(l.port)), context.dice);
  block.spent += MOVEMENT.leavingZone;
  block.under = 1;
  l.look = isNarrows(block.place) ? 1 : 0;
}

/** 7.8, R62 Two Fog of War blocks join a fleet that came out unseen; all three are then moved one by one. */
function joinByFog(s: Campaign, l: Voyaging, context: Context): void {
  const block = blockOf(s, l.block);
  if (sideOfBlock(block.id) !== ALLIED || !isFleet(block.id) || s.activation.order.kind !== 'sortie') return;
  const open: number[] = isAtSea(block.place) ? [block.id] : [];
  if (l.stop === 0) {
    for (let i = 0; i < 2; i++) {
      const fog = makeFog(s, block, context);
      if (fog >= 0) open.push(fog);
    }
  }
  s.activation.open = open.toSorted((one, other) => blockOf(s, one).tag - blockOf(s, other).tag);
  if (l.stop === 0) l.stop = BROKEN;
}

function afterComingOut(s: Campaign, l: Voyaging, context: Context): void {
  const block = blockOf(s, l.block);
  const isBoundOut = l.to === SEA;
  l.to = -1;
  heed(s, l);
  if (l.stop === OVER) return;
  if (s.search.halted === 0 && isBoundOut) goToSea(s, l, context);
  remember(s, sideOfBlock(block.id), block.tag, inPort(l.port), block.place);
  moved(block, inPort(l.port), [], context);
  joinByFog(s, l, context);
}

/** 14.3 One part after the other, until the block is where it wants to be in the zone, or out of it. */
function afterCrossing(s: Campaign, l: Voyaging, part: number, context: Context): void {
  const block = blockOf(s, l.block);
  heed(s, l);
  if (l.stop === OVER || s.search.halted === 1) {
    l.to = -1;
    return;
  }
  if (part === SEA) goToSea(s, l, context);
  const isThere = part === l.to || (l.to === PORT && partOf(block.place) === INSHORE);
  if (isThere && l.to !== PORT) l.to = -1;
  // R85 Seen on its way through the zone, it is ordered anew where it is.
  if (l.stop === BROKEN) l.to = -1;
}

/** 9.1 On along the path, hex by hex, until something may happen: a Narrows that is watched, a track, an objective (24.3), or the end. */
function walk(s: Campaign, l: Voyaging, context: Context): void {
  const { path } = s.activation.order;
  const block = blockOf(s, l.block);
  const from = block.place;
  const first = l.next;
  let at = from;
  while (l.next < path.length) {
    const next = path[l.next] as number;
    block.spent += costOf(s, at, next, directionTo(at, next, s.articles.waters));
    at = next;
    l.next++;
    if (isNarrows(at) || trackFrom(at) !== -1 || isObjective(s, at)) break;
  }
  block.under = 1;
  putBlock(s, block, at, context.dice);
  l.look = isNarrows(at) ? 1 : 0;
  moved(block, from, path.slice(first, l.next), context);
  enterTrafalgar(s, block, at, context);
}

const endsInZone = (s: Readonly<Campaign>, l: Readonly<Voyaging>): boolean => {
  const { end } = s.activation.order;
  return l.stop === 0 && isAtSea(blockOf(s, l.block).place) && portOf(end) >= 0;
};

/** Into the port, if that was meant. */
function makePort(s: Campaign, l: Voyaging, context: Context): void {
  const block = blockOf(s, l.block);
  const { end } = s.activation.order;
  if (l.stop !== 0 || !isInPort(end) || portOf(end) !== portOf(block.place) || isInPort(block.place)) return;
  remember(s, sideOfBlock(block.id), leavingTag(s, block), block.place, end);
  enterPort(s, block, portOf(end), context);
}

/** A block whose move was broken off goes on if its owner likes; every other one has moved. */
function finish(s: Campaign, l: Voyaging): void {
  const block = blockOf(s, l.block);
  const { order, fought, open } = s.activation;
  s.activation.moving = -1;
  const isThere = block.place === order.end && !fought.includes(block.id);
  if (l.stop === BROKEN && block.active === 1 && !isThere) {
    if (open.length === 0) s.activation.open = [block.id];
  } else if (!open.includes(block.id)) {
    block.active = Math.max(block.active, 2);
  }
  if (block.place === block.station && block.order === COURSE) block.order = STATION;
  if (isInZone(block.place) && isWatched(s, block)) rouse(s, otherSide(sideOfBlock(block.id)));
}

/** An enemy in one's own patrol zone is news to whoever stands by. */
function isWatched(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const enemy = otherSide(sideOfBlock(block.id));
  const port = portOf(block.place);
  return [INSHORE, LOOSE, OFF_STATION].some(part => blocksAt(s, inZone(port, part), enemy).length > 0);
}

const placeNow = (s: Readonly<Campaign>, l: Readonly<Voyaging>): number => blockOf(s, l.block).place;

const voyage = procedure('voyage', VOYAGE, [
  step('cast-off', (s, l, context) => castOff(s, l, context)),
  when(
    (s, l) => l.to >= 0 && !isInZone(placeNow(s, l)),
    [
      call(comeOut, (_s, l) => ({ block: l.block, port: l.port, to: l.to })),
      step('out', (s, l, context) => afterComingOut(s, l, context)),
    ],
  ),
  repeat(
    (s, l) => l.to >= 0 && nextPart(placeNow(s, l), l.to) !== PORT,
    [
      step('part', (s, l) => {
        l.from = placeNow(s, l);
        l.look = nextPart(l.from, l.to);
      }),
      call(crossZone, (_s, l) => ({ block: l.block, port: l.port, to: l.look })),
      step('crossed', (s, l, context) => {
        const part = l.look;
        l.look = 0;
        afterCrossing(s, l, part, context);
        moved(blockOf(s, l.block), l.from, [], context);
      }),
    ],
  ),
  when(
    (_s, l) => l.look === 1 && l.stop !== OVER,
    [call(crossNarrows, (s, l) => ({ block: l.block, hex: placeNow(s, l) })), step('narrows', (s, l) => heed(s, l))],
  ),
  repeat(
    (s, l) => l.stop === 0 && l.next < s.activation.order.path.length,
    [
      step('walk', (s, l, context) => walk(s, l, context)),
      when(
        (_s, l) => l.look === 1,
        [call(crossNarrows, (s, l) => ({ block: l.block, hex: placeNow(s, l) })), step('passed', (s, l) => heed(s, l))],
      ),
      when(
        (s, l) => isAtSea(placeNow(s, l)) && trackFrom(placeNow(s, l)) !== -1,
        [
          call(enterTrack, (_s, l) => ({ block: l.block })),
          step('on-track', (s, l) => {
            blockOf(s, l.block).order = 0;
            l.stop = OVER;
          }),
        ],
      ),
    ],
  ),
  when(endsInZone, [
    step('approach', (s, l, context) => {
      const { end } = s.activation.order;
      const block = blockOf(s, l.block);
      l.port = portOf(end);
      l.to = partOf(end);
      l.from = block.place;
      block.under = 1;
      tell(context, { type: 'declares', side: sideOfBlock(block.id), port: l.port, part: l.to, clause: '14.2' });
    }),
    call(enterFromSea, (_s, l) => ({ block: l.block, port: l.port, to: l.to })),
    step('entered', (s, l, context) => {
      heed(s, l);
      moved(blockOf(s, l.block), l.from, [], context);
    }),
  ]),
  step('port', (s, l, context) => makePort(s, l, context)),
  step('finish', (s, l) => finish(s, l)),
]);

/** Whether the order sends a block somewhere. */
const isVoyage = (s: Readonly<Campaign>): boolean => {
  const { kind, fog } = s.activation.order;
  return kind === 'sortie' || (kind === 'sail' && fog === 0);
};

export const carryOut = procedure('carry-out', {}, [
  step('at-once', (s, _l, context) => doAtOnce(s, context)),
  when(isVoyage, [call(voyage)]),
  when(s => s.activation.order.kind === 'north-sea', [call(northSeaSweep)]),
  when(s => s.activation.order.kind === 'declare', [call(declaration, s => ({ event: s.activation.order.goal }))]),
  // A search may have lifted Fog of War, or a battle taken a fleet, that was still to move.
  step('still-open', s => {
    const { open } = s.activation;
    if (open.length > 0) s.activation.open = open.filter(id => isOnMap(blockOf(s, id).place));
  }),
]);
