/** What a British officer sees to before anything else: damaged ships into port, wrecks home, and masts counted. */

import type { Seat } from '@weathergauge/engine';
import { conditionOf, isHurt } from './alarms.ts';
import { relocationPorts } from '../chapters/ch06-relocation.ts';
import { unusedFleet } from '../chapters/ch07-blocks.ts';
import { lowestCounted } from '../chapters/ch13-blockades.ts';
import { isHiddenRaid } from '../chapters/ch22-markers.ts';
import { WIND_MOVE } from '../model/activation.ts';
import type { Port } from '../model/data/figures.ts';
import { PORTS } from '../model/data/figures.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inPort, isAtSea, isInZone, portOf, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { countWith, isConvoy, isFleet, isFriendly } from '../model/state.ts';
import { ALLIED, BRITISH, CRAIG, DAMAGED, FIRST_FRIGATE } from '../model/terms.ts';

// --- 6.9.3 Shelter ---

export function anyToShelter(s: Readonly<Campaign>): boolean {
  for (let id = 0; id < CRAIG; id++) {
    const block = s.blocks[id] as Block;
    if (block.active !== 1 || block.under === 1 || !isInZone(block.place)) continue;
    if (relocationPorts(s, block.place).length > 0 && countWith(s, id, DAMAGED) > 0) return true;
  }
  return false;
}

/** The port that has least to repair for each ship that it can. */
export function isBestShelter(s: Readonly<Campaign>, place: number, port: number): boolean {
  const here = burden(s, port);
  return relocationPorts(s, place).every(other => other === port || burden(s, other) >= here);
}

function burden(s: Readonly<Campaign>, port: number): number {
  return (1 + countWith(s, readyIn(port), DAMAGED)) / Math.max(0.5, (PORTS[port] as Port).repair);
}

// --- 7.6, 13.3 Wrecks go home ---

/** A sound fleet with wrecks in it, which a storm would take. */
export function hasWrecks(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (block.active !== 1 || block.under === 1 || !isFleet(block.id) || isConvoy(block.id)) return false;
  if ((!isAtSea(block.place) && !isInZone(block.place)) || s.activation.splits.includes(block.id)) return false;
  return conditionOf(s, block.id).wrecked > 0 && !isHurt(s, block.id);
}

export function anyWrecks(s: Readonly<Campaign>): boolean {
  if (s.activation.kind !== WIND_MOVE || unusedFleet(s, BRITISH) < 0) return false;
  for (let id = 0; id < FIRST_FRIGATE; id++) if (hasWrecks(s, s.blocks[id] as Block)) return true;
  return false;
}

// --- 13.5 Masts ---

/** Turns after which what was counted is old. */
const OLD = 3;

export function anyCountDue(s: Readonly<Campaign>): boolean {
  if (s.articles.trafalgar && s.turn > s.articles.lastTurn) return false;
  for (let id = 0; id < CRAIG + 2; id++) {
    const block = s.blocks[id] as Block;
    if (block.active !== 1 || block.under === 1 || !isInZone(block.place)) continue;
    if (s.activation.kind !== WIND_MOVE) continue;
    const port = portOf(block.place);
    if (isDue(s, port) && lowestCounted(s, port) < 0) return true;
  }
  return false;
}

function isDue(s: Readonly<Campaign>, port: number): boolean {
  if (isHiddenRaid(s.raids[port] as number)) return true;
  if (!isFriendly(s, port, ALLIED)) return false;
  return isCountOld(s, port);
}

export function isCountDue(s: Readonly<Campaign>, seat: Seat, port: number, from: string): boolean {
  return seat === BRITISH && (from === 'zone' ? isDue(s, port) : isHiddenRaid(s.raids[port] as number));
}

const MASTS = tidings.indexOf('masts');

/** Whether the masts of a port were not counted of late, or not since something was seen to go in or out. */
function isCountOld(s: Readonly<Campaign>, port: number): boolean {
  const ledger = s.ledgers[BRITISH] as number[];
  const since = s.stirred[port] as number;
  for (let i = rowCount(ledger) - 1; i >= since; i--) {
    const row = rowAt(ledger, i);
    if (row.turn <= s.turn - OLD) break;
    if (row.what === MASTS && row.place === inPort(port)) return false;
  }
  return true;
}
