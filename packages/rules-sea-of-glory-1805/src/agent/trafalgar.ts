/** 24.3 How near the Allies are to two of the four objectives of the Trafalgar scenario. */

import type { Force, Forces } from './forces.ts';
import { isHarboured, maySail } from './forces.ts';
import { arrival, kept, safety, success } from './hopes.ts';
import { ENTER_1222, ENTER_BREST, RAID_BANTRY_BAY, RAID_NORTH_SEA } from '../chapters/ch24-trafalgar.ts';
import { objectivesScored } from '../chapters/ch23-victory.ts';
import { TRAFALGAR } from '../model/data/figures.ts';
import { isInPort, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { BANTRY_BAY, BREST, GOAL_STRAITS_EAST, NORTH_SEA } from '../model/terms.ts';

/** Ships that have still to come out have the blockade before them. */
const READY_TO_SAIL = 0.75;
const KEPT_IN = 0.4;

/** By objective: the row of the table of distances. */
const ROWS: readonly number[] = [NORTH_SEA, BANTRY_BAY, BREST, GOAL_STRAITS_EAST];

/** The chance that the Allies score as many objectives as they need. */
export function trafalgarChance(s: Readonly<Campaign>, forces: Forces): number {
  const missing = TRAFALGAR.objectives - objectivesScored(s);
  if (missing <= 0) return 1;
  let none = 1;
  let one = 0;
  for (let objective = 0; objective < ROWS.length; objective++) {
    if (s.trafalgar[objective] === 1) continue;
    const hope = hopeOf(s, forces, objective);
    one = one * (1 - hope) + none * hope;
    none *= 1 - hope;
  }
  return missing === 1 ? 1 - none : 1 - none - one;
}

function turnsFor(s: Readonly<Campaign>, objective: number): number {
  if (objective === ENTER_BREST) return TRAFALGAR.brestBefore - s.turn;
  return s.articles.lastTurn - s.turn + 1;
}

/** Of the force that is likeliest to do it. */
function hopeOf(s: Readonly<Campaign>, forces: Forces, objective: number): number {
  const turns = turnsFor(s, objective);
  if (turns <= 0) return 0;
  const row = ROWS[objective] as number;
  let best = 0;
  for (let i = 0; i < forces.allied.length; i++) {
    const force = forces.allied[i] as Force;
    const strength = strengthFor(forces, force, objective);
    if (strength <= best) continue;
    const hope = strength * outOfPort(s, force, forces) * arrival(force, row, turns) * safety(force, forces, row);
    if (hope > best) best = hope;
  }
  return best;
}

function outOfPort(s: Readonly<Campaign>, force: Readonly<Force>, forces: Forces): number {
  if (!isHarboured(force)) return 1;
  const free = 1 - BLOCKADE * kept(force, forces);
  if (force.ahead > 0) return free * ((1 + READY_TO_SAIL) / 2);
  return free * (isInPort(force.place) && maySail(s, null, portOf(force.place)) ? READY_TO_SAIL : KEPT_IN);
}

/** What a blockade of overwhelming strength takes off the hopes of those within. */
const BLOCKADE = 0.6;

function strengthFor(forces: Forces, force: Readonly<Force>, objective: number): number {
  if (objective === RAID_NORTH_SEA) return success(force.firepower, NORTH_SEA);
  if (objective === RAID_BANTRY_BAY) return success(force.firepower, BANTRY_BAY);
  // Before 1222 opens there is time to gather.
  const share = Math.min(
    1,
    (force.ships + (objective === ENTER_1222 ? 0.5 : 0.3) * beside(forces, force)) / TRAFALGAR.ships,
  );
  return share * share * share;
}

/** Ships in the same place in other fleets, that could join. */
function beside({ allied }: Forces, force: Readonly<Force>): number {
  let ships = 0;
  for (let i = 0; i < allied.length; i++) {
    const other = allied[i] as Force;
    if (other !== force && other.hex === force.hex && force.hex >= 0) ships += other.ships;
  }
  return ships;
}
