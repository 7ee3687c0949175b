/** 16.0 Questions about the two battle fleets: which ships they are and how they stand. Nothing here changes them. */

import { ADMIRALS, PLACES, type Admiral } from './data/figures.ts';
import { FATALISTIC, NELSON_TOUCH } from './data/numbers-of-battle.ts';
import { addRow, type Tiding, tidings } from './ledger.ts';
import { NORTH_SEA_BOX } from './places.ts';
import { attackOf, blockOf, isConvoy, otherSide } from './reading.ts';
import type { Block, Campaign } from './table.ts';
import { ALLIED, DAMAGED, NORTH_SEA_FLEET, SOUND, WRECKED } from './terms.ts';

/** The berth of an engaged fleet's ships: its block, or the North Sea Fleet box (14.7), in which they stay whatever befalls them (R10). */
export function berthOf(fleet: number): number {
  return fleet === NORTH_SEA_FLEET ? NORTH_SEA_BOX : fleet;
}

export function fleetsOf(s: Readonly<Campaign>, side: number): number[] {
  return s.battle.fleets[side] as number[];
}

export function berthsOf(s: Readonly<Campaign>, side: number): number[] {
  return fleetsOf(s, side).map(berthOf);
}

/** Blocks in the order in which the enemy knows them, so that nothing he sees depends on which is which. */
export function byTag(s: Readonly<Campaign>, fleets: readonly number[]): Block[] {
  return fleets
    .filter(fleet => fleet !== NORTH_SEA_FLEET)
    .map(fleet => blockOf(s, fleet))
    .toSorted((one, other) => one.tag - other.tag);
}

/** Numbers of each ship in `Battle.before`: ship, berth, damage. All ships of a battle are there, and no others join it. */
export const BEFORE = 3;

export function isOfFleets(fleets: readonly number[], berth: number): boolean {
  return fleets.includes(berth === NORTH_SEA_BOX ? NORTH_SEA_FLEET : berth);
}

/** All ships of a battle fleet, wrecked ones and prizes too. */
export function battleShips(s: Readonly<Campaign>, side: number): number[] {
  const { before } = s.battle;
  const fleets = fleetsOf(s, side);
  const found: number[] = [];
  for (let i = 0; i < before.length; i += BEFORE) {
    const ship = before[i] as number;
    if (isOfFleets(fleets, s.berths[ship] as number)) found.push(ship);
  }
  return found;
}

/** How many ships of a battle fleet are at least so damaged: SOUND counts them all. */
export function countFrom(s: Readonly<Campaign>, side: number, damage: number): number {
  const { before } = s.battle;
  const fleets = fleetsOf(s, side);
  let count = 0;
  for (let i = 0; i < before.length; i += BEFORE) {
    const ship = before[i] as number;
    if ((s.damage[ship] as number) >= damage && isOfFleets(fleets, s.berths[ship] as number)) count++;
  }
  return count;
}

export function isAllWrecked(s: Readonly<Campaign>, side: number): boolean {
  const { before } = s.battle;
  const fleets = fleetsOf(s, side);
  for (let i = 0; i < before.length; i += BEFORE) {
    const ship = before[i] as number;
    if (s.damage[ship] !== WRECKED && isOfFleets(fleets, s.berths[ship] as number)) return false;
  }
  return true;
}

/** 20.1 More than half. */
export function isMajorityWrecked(s: Readonly<Campaign>, side: number): boolean {
  return countFrom(s, side, WRECKED) * 2 > countFrom(s, side, SOUND);
}

/** 17.7 More than half damaged or wrecked: no Full Sail any more. */
export function isCrippled(s: Readonly<Campaign>, side: number): boolean {
  return countFrom(s, side, DAMAGED) * 2 > countFrom(s, side, SOUND);
}

/** 18.1 Face-up attack of all that are not wrecked. */
export function battleFirepower(s: Readonly<Campaign>, side: number): number {
  const { before } = s.battle;
  const fleets = fleetsOf(s, side);
  let sum = 0;
  for (let i = 0; i < before.length; i += BEFORE) {
    const ship = before[i] as number;
    if (isOfFleets(fleets, s.berths[ship] as number)) sum += attackOf(s, ship);
  }
  return sum;
}

export function commanderCard(s: Readonly<Campaign>, side: number): Admiral {
  return ADMIRALS[s.battle.commanders[side] as number] as Admiral;
}

/** 8.5, 8.6, 17.8, 19.2 Command with all that changes it in a battle. */
export function commandRating(s: Readonly<Campaign>, side: number): number {
  const card = commanderCard(s, side);
  const isFatal = card.ability === FATALISTIC && commanderCard(s, otherSide(side)).ability === NELSON_TOUCH;
  const atAnchor = s.battle.anchored[side] === 1 ? 1 : 0;
  return (isFatal ? card.commandFatal : card.command) - (s.battle.shaken[side] as number) + atAnchor;
}

/** 17.3, 20.2, 22.4 Allied fleets in the Channel hex stand with the Barges. */
export function haveBarges(s: Readonly<Campaign>, side: number): boolean {
  return side === ALLIED && s.barges === 1 && s.battle.place === PLACES.channel;
}

/** 17.3 A fleet that has more to think of than the enemy. */
export function isEncumbered(s: Readonly<Campaign>, side: number): boolean {
  return haveBarges(s, side) || fleetsOf(s, side).some(isConvoy);
}

/** What the other side learns of this one in the battle, where it is fought. */
export function learn(s: Campaign, of: number, what: Tiding, a: number, b: number, c = 0, d = 0): void {
  addRow(s.ledgers[otherSide(of)] as number[], {
    what: tidings.indexOf(what),
    turn: s.turn,
    chits: s.drawn.length,
    place: s.battle.place,
    a,
    b,
    c,
    d,
  });
}
