/** What an agent knows by heart: odds of opposed pools, and how many turns a ship needs. Nothing here is a rule. */

import { EXIT, HEXES, LAND, NOWHERE, neighbour, sectorOf } from '../model/chart.ts';
import { AHEAD, ROW_OF } from '../model/data/tables.ts';
import { scratch } from '../model/scratch.ts';

/** No boarding pool is larger. */
const MOST_POOL = 14;

/** Chance that so many dice show strictly more 5s and 6s than so many others. */
const MORE = opposedOdds();

export function winsAgainst(dice: number, other: number): number {
  return (MORE[Math.min(MOST_POOL, dice)] as readonly number[])[Math.min(MOST_POOL, other)] as number;
}

function opposedOdds(): number[][] {
  const spread: number[][] = [[1]];
  for (let n = 1; n <= MOST_POOL; n++) {
    const before = spread[n - 1] as number[];
    spread.push(Array.from({ length: n + 1 }, (_, k) => (2 * (before[k] ?? 0) + (before[k - 1] ?? 0)) / 3));
  }
  return spread.map(mine =>
    spread.map(theirs => {
      let chance = 0;
      for (let a = 1; a < mine.length; a++)
        for (let b = 0; b < Math.min(a, theirs.length); b++) chance += (mine[a] as number) * (theirs[b] as number);
      return chance;
    }),
  );
}

/** Hexes a turn by row of the movement table, for a small ship and for the others. */
const PACE = [
  [0.2, 1.67, 3.4, 3.67],
  [0.1, 1, 2.67, 4.4],
] as const;
const TURNING = 0.2;
/** To turn where she lies is the whole of her turn. */
export const SPINNING = 1;

/** Hexes a turn made good towards a bearing, by its angle off the wind's own way, for a small ship and for the others. */
const MADE_GOOD = [
  [3.4, 3.6, 3.6, 2.6, 1.6, 1.1, 0.8, 1.1, 1.6, 2.6, 3.6, 3.6],
  [2.7, 4, 4.2, 2.4, 1, 0.8, 0.5, 0.8, 1, 2.4, 4.2, 4],
] as const;

/** Turns that a ship needs, more or less, from one hex to another. */
export function passage(size: number, from: number, to: number, wind: number, hexes: number): number {
  if (hexes === 0) return 0;
  const off = (sectorOf(from, to) - 2 * wind + 12) % 12;
  return hexes / ((MADE_GOOD[size === 0 ? 0 : 1] as readonly number[])[off] as number);
}

const { byChart, byText } = scratch.voyages;
const MOST_CHARTS = 64;

/** Turns to the exit from a hex and a facing. */
export function voyage(chart: readonly number[], wind: number, size: number, at: number, facing: number): number {
  let voyages = byChart.get(chart);
  if (voyages === undefined) {
    const text = chart.join('');
    voyages = byText.get(text) ?? [];
    if (byText.size >= MOST_CHARTS) byText.clear();
    byText.set(text, voyages);
    byChart.set(chart, voyages);
  }
  const key = wind * 2 + (size === 0 ? 0 : 1);
  let turns = voyages[key];
  if (turns === undefined) {
    turns = sailHome(chart, wind, PACE[size === 0 ? 0 : 1]);
    voyages[key] = turns;
  }
  return turns[at * 6 + facing] as number;
}

/** Shortest ways backwards from the exit, until nothing gets shorter. */
function sailHome(chart: readonly number[], wind: number, pace: readonly number[]): Float64Array {
  const turns = new Float64Array(HEXES * 6).fill(99);
  const queue: number[] = [];
  const better = (at: number, facing: number, value: number) => {
    const key = at * 6 + facing;
    if (value >= (turns[key] as number) - 1e-9) return;
    turns[key] = value;
    queue.push(key);
  };
  const row = (facing: number) => ROW_OF[(facing - wind + 6) % 6] as number;
  for (let at = 0; at < HEXES; at++) {
    if (((chart[at] as number) & EXIT) === 0) continue;
    for (let facing = 0; facing < 6; facing++)
      if (neighbour(at, facing) === NOWHERE) better(at, facing, 1 / (pace[row(facing)] as number));
  }
  for (let next = 0; next < queue.length; next++) {
    const key = queue[next] as number;
    const facing = key % 6;
    const at = (key - facing) / 6;
    const value = turns[key] as number;
    // R8 She turns as she enters a hex; where she lies she can only spin, in irons or with her way barred.
    for (const before of [facing, (facing + 1) % 6, (facing + 5) % 6]) {
      const astern = neighbour(at, (before + 3) % 6);
      const way = 1 / (pace[row(before)] as number) + (before === facing ? 0 : TURNING);
      if (astern !== NOWHERE && ((chart[astern] as number) & LAND) === 0) better(astern, before, value + way);
      if (before !== facing && (row(before) === AHEAD || isBarred(chart, at, before)))
        better(at, before, value + SPINNING);
    }
  }
  return turns;
}

function isBarred(chart: readonly number[], at: number, facing: number): boolean {
  const ahead = neighbour(at, facing);
  return ahead === NOWHERE || ((chart[ahead] as number) & LAND) !== 0;
}
