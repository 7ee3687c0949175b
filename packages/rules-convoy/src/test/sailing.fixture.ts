/** For tests of sailing: one ship that faces east, the winds she may have, and how far she goes. */

import { expect } from 'vitest';
import { sail } from '../chapters/ch01-sailing.ts';
import { columnOf, rowOf } from '../model/chart.ts';
import type { Drill, Sea } from './drill.fixture.ts';
import { add, drill, happened, sea } from './drill.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { Facing } from '../model/vocabulary.ts';
import { facings } from '../model/vocabulary.ts';

export type What = NonNullable<Parameters<typeof add>[5]>;

/** Winds for a ship that faces east. */
export const ASTERN = 'E';
export const ON_THE_QUARTER = 'NE';
export const ON_THE_BOW = 'NW';
export const DEAD_AHEAD = 'W';

export const SMALL: What = { size: 'small' };
export const LARGE: What = { size: 'large' };
export const MERCHANT: What = { kind: 'merchant' };

/** One ship of the convoy at column 4, row 4, facing east. */
export function eastward(wind: Facing, what: What = {}, changes: Partial<Ship> = {}, seas: Sea = {}): Convoy {
  const s = sea({ ...seas, wind });
  add(s, 0, 4, 4, 'E', what, changes);
  return s;
}

/** Her move begins; the faces are for whatever she rolls. */
export function setSail(s: Convoy, ...faces: number[]): Drill {
  return drill(sail, { ship: 0 }, s, ...faces);
}

export function place(d: Drill): [column: number, row: number] {
  const { at } = shipOf(d.s, 0);
  return [columnOf(at), rowOf(at)];
}

export function heading(d: Drill): Facing {
  return facings[shipOf(d.s, 0).facing] as Facing;
}

/** Ahead as long as she may without a die. */
export function allTheWay(d: Drill): Drill {
  while (d.offers().includes('ahead')) d.say('ahead');
  return d;
}

/** Hexes she has sailed in this drill. */
export function sailed(d: Drill): number {
  return happened(d, 'sailed').length;
}

/** Sails and dices for more as long as either is on offer; gives the hexes sailed. */
export function asFarAsSheGoes(s: Convoy, ...faces: number[]): number {
  const d = setSail(s, ...faces);
  for (;;) {
    if (d.offers().includes('ahead')) d.say('ahead');
    else if (d.offers().includes('press')) d.say('press');
    else break;
  }
  expect(d.left()).toBe(0);
  return sailed(d);
}
