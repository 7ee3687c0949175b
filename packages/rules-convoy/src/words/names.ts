/** How ships and sides are called. */

import type { ConvoyView } from '../model/view.ts';

export function shipName(v: ConvoyView, id: number): string {
  return v.ships[id]?.name ?? `ship ${id}`;
}

/** R63 Side 0 is the convoy, side 1 the raiders; over a derelict they are but two squadrons. */
export function sideName(v: ConvoyView, side: number): string {
  if (v.prize === 'derelict') return side === 0 ? 'Northern squadron' : 'Southern squadron';
  return side === 0 ? 'Convoy' : 'Raiders';
}

/** In a sentence: `the convoy`. */
export function theSide(v: ConvoyView, side: number): string {
  return `the ${sideName(v, side).toLowerCase()}`;
}

/** What a side does: `The convoy answers`, `The raiders answer`. */
export function sideDoes(v: ConvoyView, side: number, one: string, many: string): string {
  const isMany = v.prize !== 'derelict' && side === 1;
  return `The ${sideName(v, side).toLowerCase()} ${isMany ? many : one}`;
}

/** Where there is little room. */
export function squadronName(v: ConvoyView, side: number): string {
  if (v.prize === 'derelict') return side === 0 ? 'Northern' : 'Southern';
  return sideName(v, side);
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `No hit`, `1 hit`, `2 hits`. */
export function hits(count: number): string {
  return count === 0 ? 'No hit' : plural(count, 'hit', 'hits');
}

export function faces(dice: readonly number[]): string {
  return dice.length === 0 ? 'nothing' : dice.join(' ');
}
