/** For tests of guns and boarders: ships by their offset from the middle of the sea, and what they may do from there. */

import { axialToOddR } from '@weathergauge/seamanship';
import type { Seat } from '@weathergauge/engine';
import { shots } from '../chapters/ch02-gunnery.ts';
import { alongside } from '../chapters/ch06-pools.ts';
import type { Sea } from './drill.fixture.ts';
import { add, sea } from './drill.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import type { ConvoyAction, Facing } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

/** Axial coordinates of the middle: column 7, row 5. */
const MIDDLE = { q: 5, r: 5 } as const;

type What = Parameters<typeof add>[5];

export type Offset = readonly [dq: number, dr: number];

/** Adds a ship so many axial steps from the middle: q runs east, r south-east. */
export function put(
  s: Convoy,
  seat: Seat,
  [dq, dr]: Offset,
  facing: Facing,
  what: What = {},
  changes: Partial<Ship> = {},
): Ship {
  const { column, row } = axialToOddR(MIDDLE.q + dq, MIDDLE.r + dr);
  return add(s, seat, column, row, facing, what, changes);
}

/** What a ship may fire in her own turn. */
export function fires(s: Convoy, ship: Ship): string[] {
  const offers: ConvoyAction[] = [];
  shots(s, ship, offers);
  return offers.map(offer => vocabulary.print(offer));
}

/** Whom she may board. */
export function boards(s: Convoy, ship: Ship): string[] {
  const offers: ConvoyAction[] = [];
  alongside(s, ship, offers);
  return offers.map(offer => vocabulary.print(offer));
}

/** Crew, guns and sails, as a paper shows them. */
export function paper(ship: Readonly<Ship>): string {
  return `${ship.crew}/${ship.gun}/${ship.sail}`;
}

/** So many throws of a face that neither hits nor succeeds. */
export function blanks(count: number): number[] {
  return Array.from({ length: count }, () => 2);
}

/** So many throws, of which some are sixes. */
export function sixes(hits: number, of: number): number[] {
  return Array.from({ length: of }, (_, i) => (i < hits ? 6 : 2));
}

/** A ship in the middle facing east and a target at an offset from her. */
export function pair(at: Offset, facing: Facing, changes: Sea = {}): { s: Convoy; ship: Ship; target: Ship } {
  const s = sea(changes);
  return { s, ship: put(s, 0, [0, 0], 'E'), target: put(s, 1, at, facing) };
}

export const ABEAM: Offset = [1, -2];
