/** How many turns a merchant needs from each hex and facing to the exit, more or less. For advice only. */

import type { ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { EXIT, HEXES, hexesOn, LAND, neighbour, NOWHERE, rowFor } from '@weathergauge/rules-convoy/geometry';

const FACES = 6;
const ASTERN = 3;
/** In turns: what a change of direction costs her, and what lying in irons does. */
const TURNING = 0.2;
const IN_IRONS = 1;
const NEVER = 99;
/** A die for a further hex succeeds two times in three, so about half of what dice may add is sailed. */
const BY_DICE = 0.5;

export interface Voyages {
  turns(at: number, facing: number): number;
}

/** Shortest ways, found backwards from the exit. */
export function voyages(chart: ConvoyView['chart'], windTo: number, ship: Pick<ShipView, 'size' | 'sail'>): Voyages {
  const turns = new Float64Array(HEXES * FACES).fill(NEVER);
  const queue: number[] = [];
  const better = (at: number, facing: number, value: number): void => {
    const key = at * FACES + facing;
    if (value >= (turns[key] ?? 0) - 1e-9) return;
    turns[key] = value;
    queue.push(key);
  };
  const perHex = Array.from({ length: FACES }, (_, facing) => {
    const { least, most } = hexesOn(ship, rowFor({ windTo }, facing));
    return 1 / Math.max(0.1, least + (most - least) * BY_DICE);
  });
  for (let at = 0; at < HEXES; at++) {
    if (((chart[at] ?? 0) & EXIT) === 0) continue;
    for (let facing = 0; facing < FACES; facing++)
      if (neighbour(at, facing) === NOWHERE) better(at, facing, perHex[facing] ?? NEVER);
  }
  for (let next = 0; next < queue.length; next++) {
    const key = queue[next] ?? 0;
    const facing = key % FACES;
    const at = (key - facing) / FACES;
    const value = turns[key] ?? NEVER;
    const astern = neighbour(at, (facing + ASTERN) % FACES);
    if (astern !== NOWHERE && ((chart[astern] ?? 0) & LAND) === 0)
      better(astern, facing, value + (perHex[facing] ?? NEVER));
    for (const before of [(facing + 1) % FACES, (facing + FACES - 1) % FACES])
      better(at, before, value + (hexesOn(ship, rowFor({ windTo }, before)).least === 0 ? IN_IRONS : TURNING));
  }
  return { turns: (at, facing) => turns[at * FACES + facing] ?? NEVER };
}
