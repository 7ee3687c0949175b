/** Which of the enemy's blank blocks is what: as it has been seen, or as it is likely. */

import type { Rng } from '@weathergauge/engine';
import type { PortBond } from './imagine-bonds.ts';
import { BRITISH_QUAYS, FRENCH_QUAYS } from '../chapters/ch05-manpower.ts';
import { DESTINATIONS } from '../model/data/figures.ts';
import type { Destination } from '../model/data/figures.ts';
import { gathering, inPort, isInPort, isOnTrack, isWestward, NOWHERE, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import {
  blockOf,
  CONVOY_SEEN,
  FLEET_SEEN,
  FRIGATE_SEEN,
  isConvoy,
  isFog,
  isFrigate,
  newBlock,
  NOTHING_KNOWN,
} from '../model/state.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  CLOSEST_PORT,
  CRAIG,
  FIRST_ALLIED,
  FIRST_FOG,
  FIRST_FRIGATE,
  GOLD,
  HAVANA,
  IN_HAVANA,
  MOORE,
  NO_GOAL,
  TRANSPORT,
  WEST_INDIES,
} from '../model/terms.ts';
import type { BlankView, GloryView } from '../model/view.ts';

/** Numbers that are still to be given to blank blocks, by kind. */
interface Heap {
  readonly fleets: number[];
  readonly scouts: number[];
  readonly convoys: number[];
}

function heapOf(s: Readonly<Campaign>, enemy: number): Heap {
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  if (enemy === BRITISH) {
    return {
      fleets: range(0, FIRST_FRIGATE),
      scouts: range(FIRST_FRIGATE, CRAIG).filter(id => blockOf(s, id).returns === 0),
      convoys: [CRAIG, MOORE].filter(id => blockOf(s, id).place === NOWHERE),
    };
  }
  return {
    fleets: range(FIRST_ALLIED, GOLD),
    scouts: range(FIRST_FOG, BLOCK_COUNT),
    convoys: [TRANSPORT, GOLD].filter(id => blockOf(s, id).place === NOWHERE),
  };
}

export function dealBlocks(s: Campaign, seen: GloryView, enemy: number, bonds: readonly PortBond[], rng: Rng): void {
  const [from, to] = enemy === BRITISH ? [0, FIRST_ALLIED] : [FIRST_ALLIED, BLOCK_COUNT];
  for (let id = from; id < to; id++) s.blocks[id] = newBlock(id);
  layPublic(s, seen, enemy);
  const heap = heapOf(s, enemy);
  // Fleets that fight have ships, and what has been seen of others is so: those are dealt while there are numbers for them.
  const blanks = seen.blanks
    .filter(({ side }) => side === enemy)
    .toSorted((a, b) => urgency(seen, a) - urgency(seen, b) || a.tag - b.tag);
  const certain = s.articles.trafalgar ? someFleet(seen, blanks, rng) : 0;
  for (const blank of blanks) dealBlock(s, seen, blank, heap, rng, certain);
  // Where blocks in port are on the map, each of them has been dealt already.
  if (!seen.portsOffMap) return;
  layConvoys(s, seen, enemy, bonds, heap);
  layFrigates(s, enemy, bonds, heap);
}

/** 5.2.1, 5.3 Tracks that lie open: Expeditions or the Transport, and frigates to come. */
function layPublic(s: Campaign, seen: GloryView, enemy: number): void {
  for (const [i, id] of [CRAIG, MOORE, TRANSPORT].entries()) {
    const space = seen.gathering[i] as number;
    if (space >= 0 && (id === TRANSPORT) === (enemy === ALLIED)) blockOf(s, id).place = gathering(space);
  }
  if (enemy !== BRITISH) return;
  for (const [i, turn] of seen.frigatesBack.entries()) blockOf(s, CRAIG - 1 - i).returns = turn;
}

/** Convoys that are ready and not out: Expeditions and the Transport in a port, the Gold where it began. */
function layConvoys(
  s: Campaign,
  seen: GloryView,
  enemy: number,
  bonds: readonly PortBond[],
  heap: Readonly<Heap>,
): void {
  for (const id of heap.convoys) {
    const block = blockOf(s, id);
    if (id === GOLD) {
      if (seen.napoleonTaken[IN_HAVANA] === 0) block.place = inPort(HAVANA);
    } else if (enemy === BRITISH) block.place = inPort(quayFor(bonds, BRITISH_QUAYS));
    else if ((seen.gathering[2] as number) < 0) block.place = inPort(quayFor(bonds, FRENCH_QUAYS));
  }
}

/** 13.5 Where one was counted, else where none could have been missed. */
function quayFor(bonds: readonly PortBond[], quays: readonly number[]): number {
  const toldOf = (port: number): number => bonds.find(bond => bond.port === port)?.convoys ?? -1;
  const quay = quays.find(port => toldOf(port) === 1) ?? quays.find(port => toldOf(port) !== 0);
  return quay ?? (quays[0] as number);
}

/** 13.5 Frigates that were counted in a port. */
function layFrigates(s: Campaign, enemy: number, bonds: readonly PortBond[], { scouts }: Heap): void {
  if (enemy !== BRITISH) return;
  for (const { port, frigates } of bonds) {
    const id = frigates === 1 ? scouts.shift() : undefined;
    if (id !== undefined) blockOf(s, id).place = inPort(port);
  }
}

/** 24.1.1 Ships that came with a fleet are still in one, or in port: not every block that is out is a frigate or Fog of War. */
function someFleet(seen: GloryView, blanks: readonly BlankView[], rng: Rng): number {
  const out = blanks.filter(({ place }) => !isInPort(place));
  if (out.some(({ known }) => known === FLEET_SEEN)) return 0;
  const unknown = out.filter(blank => blank.known === NOTHING_KNOWN && !isEngaged(seen, blank));
  return unknown[rng.below(Math.max(1, unknown.length))]?.tag ?? 0;
}

function dealBlock(s: Campaign, seen: GloryView, blank: BlankView, heap: Heap, rng: Rng, certain: number): void {
  const id = blank.tag === certain ? next([heap.fleets, heap.convoys, heap.scouts]) : numberFor(seen, blank, heap, rng);
  const block = blockOf(s, id);
  block.place = blank.place;
  block.tag = blank.tag;
  block.known = blank.known;
  block.low = blank.low;
  block.active = 2;
  block.began = blank.place;
  if (seen.activation.side === blank.side && seen.activation.moving === blank.tag) {
    block.active = 1;
    block.spent = seen.activation.spent;
    block.under = 1;
  }
  if (blank.flat) block.goal = CLOSEST_PORT;
  else if (blank.side === ALLIED) block.goal = isFog(id) || isInPort(blank.place) ? NO_GOAL : goalFor(blank.place, rng);
  else if (isOnTrack(blank.place)) block.goal = 1 + rng.below(isConvoy(id) ? 1 : 4);
}

/** In ten blanks of which nothing is known. */
const SCOUTS_IN_TEN = 5;

function numberFor(seen: GloryView, blank: BlankView, heap: Heap, rng: Rng): number {
  const { fleets, scouts, convoys } = heap;
  if (isEngaged(seen, blank)) return next([fleets, convoys, scouts]);
  if (blank.known === FRIGATE_SEEN) return next([scouts, fleets, convoys]);
  if (blank.known === CONVOY_SEEN) return next([convoys, fleets, scouts]);
  if (blank.known === FLEET_SEEN) return next([fleets, convoys, scouts]);
  if (isInPort(blank.place)) return dealInPort(blank, heap, rng);
  return rng.below(10) < SCOUTS_IN_TEN ? next([scouts, fleets, convoys]) : next([fleets, scouts, convoys]);
}

/** R61 Fog of War seldom lies in a port; the Gold lies in Havana. */
function dealInPort(blank: BlankView, { fleets, scouts, convoys }: Heap, rng: Rng): number {
  if (blank.side === ALLIED) {
    const gold = portOf(blank.place) === HAVANA ? convoys.indexOf(GOLD) : -1;
    return gold >= 0 ? (convoys.splice(gold, 1)[0] as number) : next([fleets, convoys, scouts]);
  }
  return rng.below(10) < SCOUTS_IN_TEN ? next([scouts, fleets, convoys]) : next([fleets, scouts, convoys]);
}

function urgency(seen: GloryView, blank: BlankView): number {
  if (isEngaged(seen, blank)) return 0;
  if (blank.known !== NOTHING_KNOWN) return 1;
  return isInPort(blank.place) ? 2 : 3;
}

function isEngaged(seen: GloryView, blank: BlankView): boolean {
  return seen.battle?.engaged[blank.side]?.includes(blank.tag) ?? false;
}

/** There are never more blank blocks than numbers for them. */
function next(heaps: readonly number[][]): number {
  for (const heap of heaps) {
    const id = heap.shift();
    if (id !== undefined) return id;
  }
  throw new Error('there are more blocks on the map than in the box');
}

/** Any goal that a fleet in that place could have. */
function goalFor(place: number, rng: Rng): number {
  const fits: number[] = [];
  for (let i = 0; i < DESTINATIONS.length; i++) {
    const { area, starred } = DESTINATIONS[i] as Destination;
    const west = area === WEST_INDIES;
    if (isOnTrack(place) ? west === isWestward(place) && (west || starred === 0) : true) fits.push(i);
  }
  return fits[rng.below(fits.length)] as number;
}

/** Whether a block outside a port must have ships. */
export function carriesShips(id: number): boolean {
  return !isFrigate(id) && !isFog(id);
}
