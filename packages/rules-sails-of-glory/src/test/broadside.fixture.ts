/** For tests of gunnery: two ships abeam of each other, one broadside, counters of choice. */

import { expect } from 'vitest';
import { gunnery } from '../chapters/b5-gunnery.ts';
import { resolveFire } from '../chapters/b5-volleys.ts';
import { hit, openDamage, settleDamage } from '../chapters/b7-damage.ts';
import type { Drill, Listed, Sea } from './drill.fixture.ts';
import { add, draws, face, happened, N, sea, context, lanes } from './drill.fixture.ts';
import type { Cause } from '../model/events.ts';
import { CENTRAL } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { RIGHT, volleyCode } from '../model/state.ts';

export const BALL = 1;
export const CHAIN = 2;
export const GRAPE = 3;
export const DOUBLE = 4;

export interface Shooting {
  shooter?: Listed;
  target?: Listed;
  /** Millimetres between the two middles, the target to starboard, and her heading. */
  abeam: number;
  heading?: number;
  arc?: number;
  shot?: number;
  high?: number;
  own?: Partial<Ship>;
  sea?: Sea;
  /** Faces that come out, by letter in the order drawn. */
  faces?: readonly (readonly [letter: number, ...faces: number[]])[];
}

export const blanks = (count: number): number[] => Array.from({ length: count }, () => face(0));
export const zeros = (letter: number, count: number): [number, ...number[]] => [letter, ...blanks(count)];

/** One broadside to starboard; the event, the ships and what was drawn by letter. */
export function shoot(what: Shooting) {
  const { arc = CENTRAL, shot = BALL, high = 0 } = what;
  const s = sea(what.sea);
  const ship = add(s, 0, what.shooter ?? 'courageuse', 600, 450, N, what.own);
  const target = add(s, 1, what.target ?? 'defence', 600 + what.abeam, 450, what.heading ?? N);
  ship.volley[RIGHT] = volleyCode(target.id, arc, shot, high);
  const script = (what.faces ?? []).flatMap(([letter, ...faces]) => draws(s, letter, ...faces));
  const t = context(...script);
  resolveFire(s, t);
  expect(t.dice.left()).toBe(0);
  const [event] = happened(t, 'fired');
  if (event === undefined) throw new Error('nothing was fired');
  const drawn = happened(t, 'drew').map(e => [e.letter, e.faces.length]);
  return { s, ship, target, t, event, drawn, parts: event.modifiers.map(part => [part.what, part.by]) };
}

/** The first ship's fire on offer, as `side arc target`, with the shot where it is not ball and `high` where it is aimed so. */
export function fires(d: Drill): string[] {
  return d
    .offers()
    .filter(offer => offer.startsWith('fire ship=0'))
    .map(offer => {
      const [, , side, arc, target, shot, aim] = offer.split(' ').map(field => field.replace(/^\w+=/, ''));
      return [side, arc, target, shot === 'ball' ? '' : shot, aim === 'level' ? '' : aim].filter(Boolean).join(' ');
    });
}

export const order = (side: string, arc: string, target: number, shot = 'ball', aim = 'level', ship = 0) =>
  `fire ship=${ship} side=${side} arc=${arc} target=${target} shot=${shot} aim=${aim}`;

/** A frigate heading north in the middle, and an enemy frigate this far abeam to starboard, heading the same way. */
export function pair(abeam: number, changes: Sea = {}, own: Partial<Ship> = {}, ahead = 0): { s: Sails; d: Drill } {
  const s = sea(changes);
  add(s, 0, 'courageuse', 600, 450, N, own);
  add(s, 1, 'terpsichore', 600 + abeam, 450 + ahead, N);
  return { s, d: lanes(gunnery, [0], s) };
}

export const ALL_RIGHT = ['right forward 1', 'right central 1', 'right rear 1'];

/** These faces of a letter hit a ship all at once; what is told. */
export function take(s: Sails, ship: Ship, letter: number, faces: number[], cause: Cause = 'artillery') {
  const t = context(...draws(s, letter, ...faces));
  openDamage();
  hit(s, ship, -1, cause, letter, faces.length, 0, t);
  settleDamage(s, t);
  expect(t.dice.left()).toBe(0);
  return t;
}
