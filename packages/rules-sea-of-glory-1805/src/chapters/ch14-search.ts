/**
 * 14.0 Search attempts. Each procedure puts the block where it goes, part by part, and lets those who stand there look for it. It leaves
 * in `s.search.spotted` whether the block was seen, and in `s.search.halted` whether a battle has broken its move off.
 */

import type { Context } from '@weathergauge/engine';
import { ask, call, forEach, procedure, step, when } from './builders.ts';
import { searchNow } from './ch14-attempts.ts';
import { isNorthSeaZone } from '../model/chart.ts';
import { MOVEMENT, PLACES } from '../model/data/figures.ts';
import { ARRIVAL, WIND_MOVE } from '../model/activation.ts';
import { tell } from '../model/events.ts';
import { inZone, isAtSea, isInZone, NORTH_SEA_BOX, partOf, portOf } from '../model/places.ts';
import { ACTIVE, FROM_THE_BOX, IN_NARROWS } from '../model/search.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, countShips, isAnyAt, otherSide, sideOfBlock } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import { ALLIED, BRITISH, INSHORE, LOOSE, NORTH_ATLANTIC, OFF_STATION, SEA } from '../model/terms.ts';

/** 14.2 What it makes for is declared before anybody looks. */
function begin(s: Campaign, to: number): void {
  s.activation.declared = to;
  s.search.spotted = 0;
  s.search.halted = 0;
}

/** Whether the block is still on its way. */
const onItsWay = (s: Readonly<Campaign>): boolean => s.search.halted === 0;

/** A block in the patrol zone of a port. */
interface Crossing {
  readonly block: number;
  readonly port: number;
}

const lookers = (l: Crossing, part: number) => ({
  side: otherSide(sideOfBlock(l.block)),
  place: inZone(l.port, part),
  target: l.block,
  mode: part,
});

/** 14.2 On into the next part. All see that, though who might have looked for it, and did not, is a secret. */
function standOn(s: Campaign, { block, port }: Crossing, part: number, context: Context): void {
  putBlock(s, blockOf(s, block), inZone(port, part), context.dice);
  tell(context, { type: 'stands-on', side: sideOfBlock(block), port, part, clause: '14.2' });
}

/** 14.5 Those who lie in a Narrows look for whoever comes in, R74 at sea only. The block is in the hex already. */
export const crossNarrows = procedure('cross-narrows', { block: 0, hex: 0 }, [
  step('begin', s => begin(s, s.activation.declared)),
  call(searchNow, (_s, { block, hex }) => ({
    side: otherSide(sideOfBlock(block)),
    place: hex,
    target: block,
    mode: IN_NARROWS,
  })),
]);

// --- 14.2 Into and out of a patrol zone from outside it ---

/** 14.2.1 From the sea or off a track. `to` is LOOSE, INSHORE or PORT; into the port the caller puts it. */
export const enterFromSea = procedure('enter-from-sea', { block: 0, port: 0, to: 0 }, [
  step('loose', (s, l, context) => {
    begin(s, l.to);
    putBlock(s, blockOf(s, l.block), inZone(l.port, LOOSE), context.dice);
  }),
  call(searchNow, (_s, l) => lookers(l, OFF_STATION)),
  when(onItsWay, [call(searchNow, (_s, l) => lookers(l, LOOSE))]),
  when(onItsWay, [
    step('inshore', (s, l, context) => {
      if (l.to !== LOOSE) standOn(s, l, INSHORE, context);
    }),
    call(searchNow, (_s, l) => ({ ...lookers(l, INSHORE), mode: l.to === LOOSE ? LOOSE : INSHORE })),
  ]),
]);

/** 14.2.2 A sortie. `to` is INSHORE, LOOSE or SEA; out to sea the caller puts it. */
export const comeOut = procedure('come-out', { block: 0, port: 0, to: 0 }, [
  step('inshore', (s, l, context) => {
    begin(s, l.to);
    putBlock(s, blockOf(s, l.block), inZone(l.port, INSHORE), context.dice);
  }),
  call(searchNow, (_s, l) => lookers(l, INSHORE)),
  when(onItsWay, [
    step('loose', (s, l, context) => {
      if (l.to !== INSHORE) standOn(s, l, LOOSE, context);
    }),
    call(searchNow, (_s, l) => ({ ...lookers(l, LOOSE), mode: l.to === INSHORE ? INSHORE : LOOSE })),
  ]),
  when((s, l) => onItsWay(s) && l.to === SEA, [call(searchNow, (_s, l) => lookers(l, OFF_STATION))]),
]);

/** 14.3 One step of a block that began in the patrol zone: into INSHORE or LOOSE, or from Loose out to SEA (where the caller puts it). */
export const crossZone = procedure('cross-zone', { block: 0, port: 0, to: 0 }, [
  step('step', (s, l, context) => {
    begin(s, l.to);
    if (l.to !== SEA) putBlock(s, blockOf(s, l.block), inZone(l.port, l.to), context.dice);
  }),
  call(searchNow, (_s, l) => lookers(l, l.to === SEA ? OFF_STATION : l.to)),
]);

/** 14.1, 14.4 Where enemies can be seen from: the hex itself, or all three parts of the patrol zone. */
function enemyNear(s: Readonly<Campaign>, place: number, side: number): boolean {
  const enemy = otherSide(side);
  if (isAtSea(place)) return isAnyAt(s, place, enemy);
  const port = portOf(place);
  return (
    isAnyAt(s, inZone(port, INSHORE), enemy) ||
    isAnyAt(s, inZone(port, LOOSE), enemy) ||
    isAnyAt(s, inZone(port, OFF_STATION), enemy)
  );
}

/** 14.1 At sea after five movement points at most, and not off a track; 14.4 in a patrol zone wherever it came from. */
export function maySearch(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (block.active !== 1 && block.active !== 2) return false;
  if (isAtSea(block.place)) {
    const { kind } = s.activation;
    return kind !== ARRIVAL && (kind !== WIND_MOVE || block.spent <= MOVEMENT.searchLimit);
  }
  return isInZone(block.place) && partOf(block.place) !== OFF_STATION;
}

/** R71 Places where active blocks of a side can look around: lowest place first, so the order tells nothing. Inshore comes before Loose. */
function lookouts(s: Readonly<Campaign>, side: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    if (sideOfBlock(block.id) !== side || places.includes(block.place) || !maySearch(s, block)) continue;
    if (enemyNear(s, block.place, side)) places.push(block.place);
  }
  return places.toSorted((a, b) => a - b);
}

/** 14.7 Hexes that the North Sea Fleet could search: it must if it can. */
function northSeaHexes(s: Readonly<Campaign>, side: number): number[] {
  const { kind, area } = s.activation;
  if (side !== BRITISH || kind !== WIND_MOVE || area !== NORTH_ATLANTIC) return [];
  if (countShips(s, NORTH_SEA_BOX) === 0) return [];
  return alliedInNorthSea(s);
}

export function alliedInNorthSea(s: Readonly<Campaign>): number[] {
  const hexes: number[] = [];
  for (let i = 0; i < s.blocks.length; i++) {
    const { id, place } = s.blocks[i] as Block;
    if (sideOfBlock(id) !== ALLIED || !isAtSea(place) || hexes.includes(place)) continue;
    if (isNorthSeaZone(place) || place === PLACES.channel) hexes.push(place);
  }
  return hexes.toSorted((a, b) => a - b);
}

/** 14.7, R75 The North Sea Fleet looks into one hex, as if it had sailed there. */
export const northSeaSweep = procedure('north-sea-sweep', { hex: -1 }, [
  step('only', (s, l) => {
    const hexes = alliedInNorthSea(s);
    if (hexes.length === 1) l.hex = hexes[0] as number;
  }),
  when(
    (s, l) => l.hex < 0 && alliedInNorthSea(s).length > 1,
    [
      ask('sweep', {
        by: () => BRITISH,
        offers: s => alliedInNorthSea(s).map(hex => ({ do: 'sweep' as const, hex })),
        take(_s, l, answer) {
          if (answer.do === 'sweep') l.hex = answer.hex;
        },
        clause: '14.7',
      }),
    ],
  ),
  when(
    (_s, l) => l.hex >= 0,
    [call(searchNow, (_s, { hex }) => ({ side: BRITISH, place: hex, target: -1, mode: FROM_THE_BOX }))],
  ),
]);

/** 14.1, 14.4, 14.7 When all blocks of a side have moved, the active ones search, each once, place by place. */
export const lookAround = procedure('look-around', { side: 0, place: 0 }, [
  forEach('place', (s, { side }) => lookouts(s, side), [
    // An earlier battle may have moved who was here, or whom they would have found.
    when(
      (s, { side, place }) => lookouts(s, side).includes(place),
      [call(searchNow, (_s, { side, place }) => ({ side, place, target: -1, mode: ACTIVE }))],
    ),
  ]),
  when((s, { side }) => northSeaHexes(s, side).length > 0, [call(northSeaSweep)]),
]);
