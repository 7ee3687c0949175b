/** The entry of a thread that plays games and takes positions from them. */

import { workerData } from 'node:worker_threads';
import type { AnyRuleset } from '@weathergauge/engine';
import type { Rules } from './chunk.ts';
import { loadRules, STOP } from './chunk.ts';
import type { Position, PositionChunk } from './positions.ts';
import { positionsOf } from './positions.ts';

const rules = workerData as Rules;

let loading: Promise<AnyRuleset> | null = null;

export default async function takePositions(chunk: PositionChunk): Promise<Position[]> {
  const ruleset = await (loading ??= loadRules(rules));
  const found: Position[] = [];
  for (let i = chunk.first; i < chunk.first + chunk.count && Atomics.load(rules.stop, 0) !== STOP; i++)
    for (const position of positionsOf(ruleset, chunk, i)) found.push(position);
  return found;
}
