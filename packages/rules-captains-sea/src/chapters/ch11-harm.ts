/** 11.4.10 Hits on rigging, hull and crew, from whatever cause, and what they call for. */

import type { Context } from '@weathergauge/engine';
import { loseCrew, noteCheck, SECTION_GONE } from './ch01-morale.ts';
import { tell } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf } from '../model/state.ts';
import { BOW_RAKE, STERN_RAKE } from '../model/vocabulary.ts';

const NO_HULL: readonly number[] = [0, 0, 0, 0];

/** 3.8 One box for each hit, and no further than the Strike Check box. */
export function loseRigging(ship: Ship, hits: number, context: Context, clause: string): void {
  const rigging = Math.min(hits, ship.rigging);
  ship.rigging -= rigging;
  if (rigging > 0) tell(context, { type: 'harm', ship: ship.id, hull: NO_HULL, rigging, crew: 0, clause });
}

/** 3.9 */
export function loseMen(s: Sea, ship: Ship, points: number, context: Context, clause: string): void {
  const crew = loseCrew(s, ship, points, cardOf(ship).red);
  if (crew > 0) tell(context, { type: 'harm', ship: ship.id, hull: NO_HULL, rigging: 0, crew, clause });
}

/** 3.10.1 Hits on one section; returns those that it cannot take. An emptied section calls for a morale check. */
function loseBoxes(s: Sea, ship: Ship, section: number, hits: number, lost: number[]): number {
  const before = ship.guns[section] as number;
  const taken = Math.min(hits, before);
  ship.guns[section] = before - taken;
  lost[section] = (lost[section] as number) + taken;
  if (taken > 0 && before === taken) noteCheck(s, ship.id, 1, 0, SECTION_GONE);
  return hits - taken;
}

/** One hull hit on one section: a burst gun (11.4.9, P07). */
export function loseBox(s: Sea, ship: Ship, section: number, context: Context, clause: string): void {
  const hull = [0, 0, 0, 0];
  loseBoxes(s, ship, section, 1, hull);
  if ((hull[section] as number) > 0) tell(context, { type: 'harm', ship: ship.id, hull, rigging: 0, crew: 0, clause });
}

/** 11.4.10, 11.8 The two sections that a broadside strikes: of one side, or of one end for a rake. */
export function struckSections(rake: number, side: number): readonly [number, number] {
  if (rake === BOW_RAKE) return [0, 2];
  if (rake === STERN_RAKE) return [1, 3];
  return [side * 2, side * 2 + 1];
}

/** 11.4.10 How hull hits fall on two sections: the first on the one with more boxes, the rest evenly. R30 One may be left over. */
export function dividedHits(
  ship: Readonly<Ship>,
  pair: readonly [number, number],
  hits: number,
): [number, number, number] {
  const [one, two] = pair.map(section => ship.guns[section] as number) as [number, number];
  const first: [number, number] = hits === 0 || one === two ? [0, 0] : one > two ? [1, 0] : [0, 1];
  const rest = hits - first[0] - first[1];
  const half = Math.floor(rest / 2);
  return [first[0] + half, first[1] + half, rest % 2];
}

/** 11.4.10 What a section cannot take goes through to the other side; R32 of a rake, to the other end. The rest is ignored. */
export function loseHull(
  s: Sea,
  ship: Ship,
  pair: readonly [number, number],
  shares: readonly [number, number],
  rake: number,
  context: Context,
): void {
  const hull = [0, 0, 0, 0];
  const through = rake === BOW_RAKE || rake === STERN_RAKE ? 1 : 2;
  for (let i = 0; i < 2; i++) {
    const section = pair[i] as number;
    const over = loseBoxes(s, ship, section, shares[i] as number, hull);
    if (over > 0) loseBoxes(s, ship, section ^ through, over, hull);
  }
  if (hull.some(boxes => boxes > 0))
    tell(context, { type: 'harm', ship: ship.id, hull, rigging: 0, crew: 0, clause: '11.4.10' });
}
