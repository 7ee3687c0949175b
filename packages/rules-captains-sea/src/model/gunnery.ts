/** 11.0 What guns can do, of the table and of a view of it alike: lines of fire with their arcs, ranges and rakes, and their dice. */

import type { Place, Pose } from './geometry-core.ts';
import { broadsideTo, chaserTo, facingSide, lineTouches, rakeOf, range } from './geometry-core.ts';
import { GUNNERY, NO_RAKE } from './terms.ts';

/** 11.2 */
export const FARTHEST = 24;
export const CARRONADES = 6;
export const POINT_BLANK = 3;
/** 11.4.5, 11.4.7 A die that hits, or cancels a hit. */
export const NEEDED = 5;
/** 11.4.7 From here on defence dice cancel more easily. */
export const LONG_RANGE = 12;
/** 11.4.9 Hits in the hull of a ship that is raked from astern, for each. */
export const STERN_RAKED = 1.5;
/** P05, and scenarios at night. */
export const NIGHT_RANGE = 12;
/** R8 Of `side`: dead ahead or astern, the firer chooses. */
export const EITHER_SIDE = -2;

export interface Line {
  /** The broadside that bears, or -1. */
  readonly from: number;
  /** The chasers that bear where no broadside does, or -1. */
  readonly chaser: number;
  readonly rake: number;
  /** The side of the target that is struck, -1 for rakes, EITHER_SIDE. */
  readonly side: number;
  readonly range: number;
}
const NO_LINE: Line = { from: -1, chaser: -1, rake: NO_RAKE, side: -1, range: 99 };

/** 9.2 Two ships in one square: how they lie, and which side of each faces the other. */
export interface Contact {
  a: number;
  b: number;
  kind: number;
  /** Port or starboard; -1 where no side of hers faces the other (the victim of a crossing). */
  aSide: number;
  bSide: number;
  /** 9.2.2 Of a crossing: who may fire, and what rake it is. */
  raker: number;
  rake: number;
}

export interface Firer extends Pose {
  readonly id: number;
}

/** How far guns can be laid: `night` is the turn from which it is dark, or 0; `squall` the turn of one. */
export function sightIn(turn: number, night: number, squall: number): number {
  return (night > 0 && turn >= night) || squall === turn ? NIGHT_RANGE : FARTHEST;
}

export function findContact(contacts: readonly Contact[], one: number, two: number): Contact | undefined {
  for (let i = 0; i < contacts.length; i++) {
    const contact = contacts[i] as Contact;
    if ((contact.a === one && contact.b === two) || (contact.a === two && contact.b === one)) return contact;
  }
  return undefined;
}

/** 11.1, 11.2, 11.4.3 The line of fire from one ship to another. */
export function lineAt(contacts: readonly Contact[], sight: number, ship: Firer, target: Firer): Line {
  if (ship.col === target.col && ship.row === target.row) return lineInSquare(contacts, ship.id, target.id);
  const far = range(ship, target);
  if (far > sight) return NO_LINE;
  const from = broadsideTo(ship, target);
  if (from < 0) return { from, chaser: chaserTo(ship, target), rake: NO_RAKE, side: -1, range: far };
  const rake = rakeOf(ship, target);
  const facing = facingSide(target, ship);
  const side = rake !== NO_RAKE ? -1 : facing < 0 ? EITHER_SIDE : facing;
  return { from, chaser: -1, rake, side, range: far };
}

/** 9.2 In one square it is the way they lie that counts. */
function lineInSquare(contacts: readonly Contact[], ship: number, target: number): Line {
  const contact = findContact(contacts, ship, target);
  if (contact === undefined) return NO_LINE;
  const [own, other] = contact.a === ship ? [contact.aSide, contact.bSide] : [contact.bSide, contact.aSide];
  if (own < 0) return NO_LINE;
  const rake = contact.raker === ship ? contact.rake : NO_RAKE;
  return { from: own, chaser: -1, rake, side: rake !== NO_RAKE ? -1 : other, range: 0 };
}

/** What the guns of a ship hang on, of her state or of her view. */
export interface Battery {
  readonly guns: readonly number[];
  readonly tasks: readonly number[];
}

/** Dice of the boxes of a section from box 1 up: long guns, carronades. */
export type Boxes = readonly (readonly [number, number])[];

/** 11.4.4 The highest gunnery box of a section that is undamaged and manned; 0 for none. */
export function mannedBox({ guns, tasks }: Battery, section: number): number {
  return Math.min(guns[section] as number, tasks[GUNNERY + section] as number);
}

/** 11.2, 11.4.4 */
export function longDiceOf(boxes: Boxes, box: number, far: number): number {
  return box === 0 || far > FARTHEST ? 0 : (boxes[box - 1] as readonly [number, number])[0];
}

export function carronadeDiceOf(boxes: Boxes, box: number, far: number): number {
  if (box === 0 || far > CARRONADES) return 0;
  const dice = (boxes[box - 1] as readonly [number, number])[1];
  return far <= POINT_BLANK ? 2 * dice : dice;
}

/** A broadside, or one section of it, as it is manned, at a range. */
export function broadsideDice(
  ship: Battery & { readonly boxes: Boxes },
  side: number,
  far: number,
  guns: 'both' | 'fore' | 'aft' = 'both',
): number {
  let dice = 0;
  for (const section of [side * 2, side * 2 + 1]) {
    if (guns === (section % 2 === 0 ? 'aft' : 'fore')) continue;
    const box = mannedBox(ship, section);
    dice += longDiceOf(ship.boxes, box, far) + carronadeDiceOf(ship.boxes, box, far);
  }
  return dice;
}

/** 11.9 Dice of the chasers at one end: one for each section there with a box left. */
export function chaserDice({ guns }: Pick<Battery, 'guns'>, end: number): number {
  return (guns[end] === 0 ? 0 : 1) + (guns[end + 2] === 0 ? 0 : 1);
}

interface SmokeIn extends Place {
  readonly twos: number;
  readonly ones: number;
}

/** 11.4.6 What a square's smoke is worth. */
export function smokePoints({ twos, ones }: Pick<SmokeIn, 'twos' | 'ones'>): number {
  return 2 * twos + ones;
}

/** 11.4.6 Points of smoke between and upon two ships. */
export function smokeOnLine(smoke: readonly SmokeIn[], one: Place, two: Place): number {
  return smoke.reduce((sum, square) => sum + (lineTouches(one, two, square) ? smokePoints(square) : 0), 0);
}

/** 11.4.6 Half the range, smoke, and a die for each ship on fire. */
export function defenceDiceAt(far: number, smoke: number, fires: number): number {
  return Math.ceil(far / 2) + smoke + fires;
}
