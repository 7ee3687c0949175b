/** C4.4, C5.4 Reefs about an island: each half a ruler off it, on one of sixteen bearings. */

import { polygonsWithin, rotateX, rotateY } from '@weathergauge/seamanship';
import { keepsApart } from './c1-places.ts';
import { perFigures, RULER } from '../model/data/figures.ts';
import type { Land } from '../model/ground.ts';
import type { Sails } from '../model/state.ts';
import { POINTS, elementAt, leastDistance, pointHeading } from '../model/berths.ts';

/** Where a reef lies, and how far it reaches, from the middle of its island. */
interface Offset {
  readonly dx: number;
  readonly dy: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Of an island of one shape and turn: found by trying, and the same on every table. By the reef and the bearing. */
interface Surroundings {
  readonly offsets: Map<number, Offset>;
  readonly clashes: Map<number, boolean>;
}

const surroundings = perFigures(() => new Map<number, Surroundings>());

/** More than any outline reaches from the middle of its element. */
const FAR_OUT = 1 << 20;

/** Where its first corner lies tells an island's shape and turn. */
function aroundOf(island: Land): Surroundings {
  const dx = (island.outline[0] as number) - island.x;
  const dy = (island.outline[1] as number) - island.y;
  const shape = (dx + FAR_OUT) * 2 * FAR_OUT + dy + FAR_OUT;
  let known = surroundings().get(shape);
  if (known === undefined) surroundings().set(shape, (known = { offsets: new Map(), clashes: new Map() }));
  return known;
}

/** More than there are reefs to be laid, times bearings. */
const PLACES = 1 << 12;
const placeOf = (reef: number, point: number): number => reef * POINTS + point;

function offsetOf(island: Land, reef: number, point: number): Offset {
  const { offsets } = aroundOf(island);
  const key = placeOf(reef, point);
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const bearing = pointHeading(point);
  const away = leastDistance(RULER.full + 2 * island.reach, out => {
    const x = island.x + rotateX(0, out, bearing);
    const y = island.y + rotateY(0, out, bearing);
    return !polygonsWithin(elementAt(reef, x, y, bearing, 'rocky', 0).outline, island.outline, RULER.half - 1);
  });
  const dx = rotateX(0, away, bearing);
  const dy = rotateY(0, away, bearing);
  const { outline } = elementAt(reef, dx, dy, bearing, 'rocky', 0);
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  const found: Offset = {
    dx,
    dy,
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
  offsets.set(key, found);
  return found;
}

/** A reef on a bearing from an island, its nearest part half a ruler off. It lies turned with the bearing. */
export function reefOff(island: Land, reef: number, point: number): Land {
  const { dx, dy } = offsetOf(island, reef, point);
  return elementAt(reef, island.x + dx, island.y + dy, pointHeading(point), 'rocky', 0);
}

/** Half a ruler or more from the edges, and from all elements but its island. */
export function isReefClear(
  s: Readonly<Sails>,
  island: Land,
  reef: number,
  point: number,
  others: readonly Land[],
): boolean {
  const { west, east, south, north } = offsetOf(island, reef, point);
  const { width, height } = s.articles;
  if (island.x + west < RULER.half || island.x + east > width - RULER.half) return false;
  if (island.y + south < RULER.half || island.y + north > height - RULER.half) return false;
  return others.length === 0 || keepsApart(reefOff(island, reef, point), others);
}

/** Two reefs of one island that would be closer than half a ruler. */
function clash(island: Land, a: number, aPoint: number, b: number, bPoint: number): boolean {
  const { clashes } = aroundOf(island);
  const key = placeOf(a, aPoint) * PLACES + placeOf(b, bPoint);
  const known = clashes.get(key);
  if (known !== undefined) return known;
  const found = !keepsApart(reefOff(island, a, aPoint), [reefOff(island, b, bPoint)]);
  clashes.set(key, found);
  return found;
}

/** R43 Whether reefs still to come find places about this island: nothing is offered that would leave them none. */
export function reefsFit(s: Readonly<Sails>, island: Land, reefs: readonly number[], others: readonly Land[]): boolean {
  const choices = reefs.map(reef => {
    const points: number[] = [];
    for (let point = 0; point < POINTS; point++) if (isReefClear(s, island, reef, point, others)) points.push(point);
    return points;
  });
  return fit(island, reefs, choices, []);
}

function fit(
  island: Land,
  reefs: readonly number[],
  choices: readonly (readonly number[])[],
  chosen: readonly number[],
): boolean {
  const next = chosen.length;
  if (next === reefs.length) return true;
  for (const point of choices[next] as readonly number[]) {
    const clashing = chosen.some((at, i) => clash(island, reefs[i] as number, at, reefs[next] as number, point));
    if (!clashing && fit(island, reefs, choices, [...chosen, point])) return true;
  }
  return false;
}
