/** How many movement points a ship needs to come up with another that lies still, by wind and heading. Nothing here is a rule. */

import { DX, DY, isInIrons } from '../model/geometry-core.ts';
import { costOf, fallOffs, freeTurns, wornTo } from '../model/panel.ts';
import { scratch } from '../model/scratch.ts';
import { ADVANCE, TACK, WEAR_DOWN, WEAR_UP } from '../model/vocabulary.ts';

const WIDE = 24;
const HIGH = 18;
const COLUMNS = 2 * WIDE + 1;
const ROWS = 2 * HIGH + 1;
/** Squares away at which a ship has come up: next to the other, or one square between them. */
const UP = 4;
const NEVER = 99;
/** 9.1 A Wear cannot follow another; 9.1.4 a ship that goes about, or lies in irons, mostly loses the rest of the turn. */
const AFTER_WEAR = 1;
const GOING_ABOUT = 8;

function at(dx: number, dy: number, heading: number): number {
  return ((dy + HIGH) * COLUMNS + dx + WIDE) * 8 + heading - 1;
}

/** Movement points to come up with something that lies `dx` squares to the east and `dy` to the south; 99 where it is too far. */
export function pointsToClose(dx: number, dy: number, heading: number, windTo: number): number {
  if (dx < -WIDE || dx > WIDE || dy < -HIGH || dy > HIGH) return NEVER;
  const table = scratch.closing[windTo] ?? tableFor(windTo);
  return table[at(dx, dy, heading)] as number;
}

function far(dx: number, dy: number): number {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  return x < y ? 3 * x + 2 * (y - x) : 3 * y + 2 * (x - y);
}

/** Ways that a heading leads on: squares east and south, the heading after, and the cost; four numbers each. */
function waysFrom(heading: number, windTo: number): number[] {
  const ways: number[] = [];
  if (isInIrons(heading, windTo)) {
    for (const to of fallOffs(heading)) ways.push(0, 0, to, GOING_ABOUT);
    return ways;
  }
  const advance = costOf(ADVANCE, heading, windTo);
  for (const to of [heading, ...freeTurns(heading, windTo)])
    ways.push(DX[heading] as number, DY[heading] as number, to, advance);
  for (const wear of [WEAR_DOWN, WEAR_UP]) {
    const cost = costOf(wear, heading, windTo);
    if (cost > 0) ways.push(0, 0, wornTo(wear, heading, windTo), cost + AFTER_WEAR);
  }
  if (costOf(TACK, heading, windTo) > 0)
    for (let to = 1; to <= 8; to++)
      if (to !== heading && costOf(TACK, to, windTo) > 0) ways.push(0, 0, to, GOING_ABOUT);
  return ways;
}

/** Shortest ways, made once for each wind: gone over until nothing gets shorter. */
function tableFor(windTo: number): Uint8Array {
  const table = new Uint8Array(ROWS * COLUMNS * 8).fill(NEVER);
  const ways = [[], ...[1, 2, 3, 4, 5, 6, 7, 8].map(heading => waysFrom(heading, windTo))];
  for (let dy = -HIGH; dy <= HIGH; dy++)
    for (let dx = -WIDE; dx <= WIDE; dx++)
      if (far(dx, dy) <= UP) for (let heading = 1; heading <= 8; heading++) table[at(dx, dy, heading)] = 0;
  for (let changed = 1; changed > 0; ) {
    changed = 0;
    for (let dy = -HIGH; dy <= HIGH; dy++)
      for (let dx = -WIDE; dx <= WIDE; dx++)
        for (let heading = 1; heading <= 8; heading++) changed += shorten(table, ways, dx, dy, heading);
  }
  scratch.closing[windTo] = table;
  return table;
}

/** 1 if a shorter way was found. */
function shorten(table: Uint8Array, ways: readonly number[][], dx: number, dy: number, heading: number): number {
  const here = at(dx, dy, heading);
  const list = ways[heading] as readonly number[];
  let least = table[here] as number;
  for (let i = 0; i < list.length; i += 4) {
    const [x, y] = [dx - (list[i] as number), dy - (list[i + 1] as number)];
    if (x < -WIDE || x > WIDE || y < -HIGH || y > HIGH) continue;
    const cost = (list[i + 3] as number) + (table[at(x, y, list[i + 2] as number)] as number);
    if (cost < least) least = cost;
  }
  if (least === table[here]) return 0;
  table[here] = least;
  return 1;
}
