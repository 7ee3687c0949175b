/** Where British squadrons are wanted: before the enemy's ports, and before those that he may raid. */

import { isOverrun } from './alarms.ts';
import { isCalm, isTooLateToCross } from './hurricanes.ts';
import { isExposed } from './targets.ts';
import { openDuty } from '../chapters/ch15-duties.ts';
import { isSameOcean, seaDistance } from '../model/chart.ts';
import type { Port } from '../model/data/figures.ts';
import { EVENT_NUMBERS, PORTS, SHIPS } from '../model/data/figures.ts';
import { COURT_OF_LISBON } from '../model/data/numbers-of-battle.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inPort, isInZone, isOnTrack, isWestward, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { isFriendly, isWestIndian } from '../model/state.ts';
import { ALLIED, BLOCK_COUNT, BRITISH, COURSE, FIRST_FRIGATE, LISBON, NORTH_SEA, SOUND } from '../model/terms.ts';

const MASTS = tidings.indexOf('masts');
/** British ships for each of the enemy's: theirs have twice the guns. */
const A_BLOCKADE = 0.7;
const A_GUARD = 6;
/** What a hex of the way takes off the need for ships, and the Atlantic. */
const A_HEX = 0.08;
const CROSSING = 2;
/** Whoever goes where he can only be beaten is of no use there. */
const OVERRUN = 8;
/** More than any need: at the end of the year nobody leaves his ocean, unless nobody is wanted in it. */
const IN_VAIN = 1000;

/** By port: ships that are wanted off it. */
function wanted(s: Readonly<Campaign>): Float64Array {
  const ships = new Float64Array(NORTH_SEA);
  const counted = lastCounts(s);
  for (let port = 0; port < NORTH_SEA; port++) {
    if (isFriendly(s, port, ALLIED)) {
      if (!isWestIndian(port)) ships[port] = A_BLOCKADE * (counted[port] as number);
    } else if (isExposed(s, port) && (!isWestIndian(port) || isCalm(s)))
      ships[port] = A_GUARD * Math.min(1, EASY / (PORTS[port] as Port).defence);
  }
  if (openDuty(s, COURT_OF_LISBON) !== null) ships[LISBON] = EVENT_NUMBERS.lisbonShips + 2;
  return ships;
}

/** A port that is held no better than this needs a whole guard. */
const EASY = 8;

/** By port: the low end of the last count of masts; before there was one, what the set-up says (R33). */
function lastCounts(s: Readonly<Campaign>): Int16Array {
  const counts = new Int16Array(NORTH_SEA).fill(-1);
  const ledger = s.ledgers[BRITISH] as number[];
  for (let i = rowCount(ledger) - 1; i >= 0; i--) {
    const { what, place, a } = rowAt(ledger, i);
    const port = portOf(place);
    if (what === MASTS && port >= 0 && place === inPort(port) && counts[port] === -1) counts[port] = a;
  }
  for (let port = 0; port < NORTH_SEA; port++) if (counts[port] === -1) counts[port] = atSetUp(port);
  return counts;
}

function atSetUp(port: number): number {
  let count = 0;
  for (const ship of SHIPS) if (ship.port === port && ship.side === ALLIED && ship.start === 0) count++;
  return count;
}

/** By port: undamaged British ships off it or on their way there, without those of one block. */
function present(s: Readonly<Campaign>, without: number): Float64Array {
  const sound = new Uint8Array(BLOCK_COUNT);
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (berth < FIRST_FRIGATE && s.damage[ship] === SOUND) sound[berth] = (sound[berth] as number) + 1;
  }
  const ships = new Float64Array(NORTH_SEA);
  for (let id = 0; id < FIRST_FRIGATE; id++) {
    if (id === without) continue;
    const block = s.blocks[id] as Block;
    // 12.3 On a track to the West Indies by the number of its goal.
    const bound = block.order === COURSE ? block.station : block.place;
    const port = isOnTrack(block.place) && isWestward(block.place) ? (WEST[block.goal] ?? -1) : portOf(bound);
    if (port >= 0 && port < NORTH_SEA && (isInZone(bound) || isOnTrack(block.place)))
      ships[port] = (ships[port] as number) + (sound[id] as number);
  }
  return ships;
}

/** 12.3 Jamaica, Antigua, Barbados, Trinidad: ports by number. */
const WEST: readonly number[] = [-1, 18, 20, 23, 24];

/** The port off which a British fleet in a hex is wanted most. */
export function postFor(s: Readonly<Campaign>, id: number, hex: number): number {
  const want = wanted(s);
  const there = present(s, id);
  const crossing = isTooLateToCross(s) ? IN_VAIN : CROSSING;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let port = 0; port < NORTH_SEA; port++) {
    if ((want[port] as number) === 0) continue;
    const overseas = !isSameOcean((PORTS[port] as Port).hex, hex);
    const need = (want[port] as number) - (there[port] as number);
    const score = Math.min(need, A_GUARD) - A_HEX * seaDistance(port, hex) - (overseas ? crossing : 0);
    if (score <= most) continue;
    const worth = score - (isOverrun(s, id, port) ? OVERRUN : 0);
    if (worth <= most) continue;
    most = worth;
    best = port;
  }
  return best;
}
