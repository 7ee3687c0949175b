/** 6.6, 6.8 The season in which ships in the West Indies are lost in port as at sea: who is there goes home, and nobody goes there. */

import { turnAt } from '../model/lookups.ts';
import { DESTINATIONS } from '../model/data/figures.ts';
import { berthPort, isBlock, isOnTrack, isWestward } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { areaOf, blockOf, isWestIndian, sideOfShip } from '../model/state.ts';
import { ALLIED, CADIZ, WEST_INDIES, WEST_INDIES_WATERS } from '../model/terms.ts';

/** Turns that a squadron needs to cross the Atlantic, be of use and be gone again. */
const PASSAGE = 9;
/** Turns in which those who are there can count on a wind to leave by. */
const NOTICE = 3;

/** Whether hurricanes are far off: a fleet among them loses more than it can save. R101 In the campaign that is fought there nobody asks. */
export function isCalm(s: Readonly<Campaign>): boolean {
  return s.articles.waters === WEST_INDIES_WATERS || !isSeasonWithin(s, PASSAGE);
}

/** Whether it is time to leave a port of the West Indies. R101 In the campaign that is fought there everybody stays. */
export function isToBeLeft(s: Readonly<Campaign>, port: number): boolean {
  return isWestIndian(port) && isStormySoon(s);
}

export function isStormySoon(s: Readonly<Campaign>): boolean {
  return s.articles.waters !== WEST_INDIES_WATERS && isSeasonWithin(s, NOTICE);
}

/** 12.2 Boxes of the track to the West Indies, a turn each. */
const CROSSING = 5;

/** Whether who puts out into the Atlantic now would still be on it when the year is over. */
export function isTooLateToCross(s: Readonly<Campaign>): boolean {
  return s.turn + CROSSING > s.articles.lastTurn;
}

/** 5.13 Turns before, from which the Grand Conseil keeps a way home for those who are there. */
const FORESIGHT = 6;

/** Where Allied ships in the West Indies go to be repaired, and before the season: Cadiz, off neither Brest nor the Straits; -1 if nobody is there. */
export function wayHome(s: Readonly<Campaign>): number {
  if (s.articles.waters === WEST_INDIES_WATERS) return -1;
  const ships = shipsThere(s);
  if (ships === 0 || (ships < SQUADRON && !isSeasonWithin(s, FORESIGHT))) return -1;
  return DESTINATIONS.findIndex(({ port }) => port === CADIZ);
}

/** More than Alava’s three: somebody has been sent there. */
const SQUADRON = 4;

function shipsThere(s: Readonly<Campaign>): number {
  let count = 0;
  for (let ship = 0; ship < s.berths.length; ship++)
    if (sideOfShip(ship) === ALLIED && isThere(s, s.berths[ship] as number)) count++;
  return count;
}

function isThere(s: Readonly<Campaign>, berth: number): boolean {
  if (!isBlock(berth)) return berthPort(berth) >= 0 && isWestIndian(berthPort(berth));
  const { place } = blockOf(s, berth);
  return isOnTrack(place) ? isWestward(place) : areaOf(s, place) === WEST_INDIES;
}

function isSeasonWithin(s: Readonly<Campaign>, turns: number): boolean {
  const last = Math.min(s.turn + turns, s.articles.lastTurn);
  for (let turn = s.turn; turn <= last; turn++) if (turnAt(turn).hurricanes === 1) return true;
  return false;
}
