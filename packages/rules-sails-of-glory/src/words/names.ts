/** How ships, sides, cards and counters are called. */

import { BATTERY } from '../model/state.ts';
import type { SailsView } from '../model/view.ts';
import type { Arc, Broadside } from '../model/vocabulary.ts';
import { arcs } from '../model/vocabulary.ts';

export function shipName(v: SailsView, id: number): string {
  return v.ships[id]?.name ?? `ship ${id}`;
}

/** Works on shore are no “she”, and have one broadside. */
export function isWorks(v: SailsView, id: number): boolean {
  return (v.ships[id]?.base ?? 0) >= BATTERY;
}

/** "her left guns", "its guns". */
export function ownGuns(v: SailsView, id: number, side: Broadside | ''): string {
  return isWorks(v, id) ? 'its guns' : `her ${side} guns`;
}

/** "the left guns of HMS Defence", "the guns of Fort". */
export function gunsOf(v: SailsView, id: number, side: Broadside): string {
  return `the ${isWorks(v, id) ? '' : `${side} `}guns of ${shipName(v, id)}`;
}

/** T5.8 Arcs of a battery have numbers. */
export function arcName(v: SailsView, id: number, arc: Arc): string {
  return isWorks(v, id) ? `arc ${arcs.indexOf(arc) + 1}` : `${arc} arc`;
}

export function sideName(side: number): string {
  return side === 0 ? 'British' : 'French';
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Degrees of a heading, for people. */
export function degrees(heading: number): number {
  return Math.round((heading * 360) / 65_536) % 360;
}
