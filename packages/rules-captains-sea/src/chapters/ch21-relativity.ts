/** 1.1, 7.0 steps 1–3 and 21.0: base movement points of ships relative to each other. */

import { BASE_MOVEMENT } from '../model/data/figures.ts';
import { windPosition } from '../model/geometry-core.ts';
import type { Sea } from '../model/state.ts';
import { afloat } from '../model/state.ts';

/** 21.2 By wind position A to H, when nothing is relative. */
export const ZERO_RELATIVITY: readonly number[] = [9, 9, 7, 5, 5, 3, 3, 0];

/** By ship. 0 for what is out of the fight. */
export function baseMovement(s: Readonly<Sea>): number[] {
  const ids = afloat(s);
  const winds = s.ships.map(ship => windPosition(ship.heading, s.windTo));
  const base = s.ships.map(() => 0);
  if (s.articles.relativity === 'zero') {
    for (const id of ids) base[id] = ZERO_RELATIVITY[winds[id] as number] as number;
    return base;
  }
  // Ships that are grappled to each other sail nowhere, but their courses still count (R28).
  if (ids.length > 2) return fractional(ids, winds, base);
  const [one, two] = ids;
  if (one === undefined || two === undefined) return base;
  base[one] = gain(winds, one, two);
  base[two] = gain(winds, two, one);
  return base;
}

/** 7.0 Steps 1–3: what the one gains on the other. The table is the same whoever has the initiative. */
function gain(winds: readonly number[], one: number, two: number): number {
  return (BASE_MOVEMENT[winds[one] as number] as readonly number[])[winds[two] as number] as number;
}

/**
 * 21.1 Of all pairs the one with the fastest ship, against the slowest that she can be set against, fixes her speed; she drops
 * out, until two are left that fix each other's. Then the slowest speed above zero is taken from all.
 */
function fractional(ids: readonly number[], winds: readonly number[], base: number[]): number[] {
  const left = ids.slice();
  while (left.length > 2) {
    let [fast, most, least] = [left[0] as number, -1, 99];
    for (const one of left)
      for (const two of left) {
        if (one === two) continue;
        const [mine, theirs] = [gain(winds, one, two), gain(winds, two, one)];
        if (mine < theirs || mine < most || (mine === most && theirs >= least)) continue;
        [fast, most, least] = [one, mine, theirs];
      }
    base[fast] = most;
    left.splice(left.indexOf(fast), 1);
  }
  const [one, two] = left as [number, number];
  base[one] = gain(winds, one, two);
  base[two] = gain(winds, two, one);
  const slowest = Math.min(...ids.map(id => base[id] as number).filter(speed => speed > 0));
  if (!Number.isFinite(slowest)) return base;
  for (const id of ids) base[id] = Math.max(0, (base[id] as number) - slowest);
  return base;
}
