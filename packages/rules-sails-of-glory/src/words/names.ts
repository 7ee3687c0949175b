/** How ships, sides, cards and counters are called. */

import { BATTERY } from '../model/state.ts';
import type { SailsView } from '../model/view.ts';
import type { CrewAction } from '../model/terms.ts';
import type { Arc, Broadside } from '../model/vocabulary.ts';
import { arcs } from '../model/vocabulary.ts';

/** C4.9 What fell in the first of two battles is told when the second is laid out, without the outpost yet. */
export function shipName(v: SailsView, id: number): string {
  return v.ships[id]?.name ?? OUTPOST;
}
const OUTPOST = 'Outpost';

/** Works on shore are no “she”, and have one broadside. */
export function isWorks(v: SailsView, id: number): boolean {
  return (v.ships[id]?.base ?? BATTERY) >= BATTERY;
}

/** The book has left and right broadsides; sailors, and its manoeuvre cards, port and starboard. */
export const BOARDS: Readonly<Record<Broadside, string>> = { left: 'port', right: 'starboard' };

/** "her", "its". */
export function ownerOf(v: SailsView, id: number): string {
  return isWorks(v, id) ? 'its' : 'her';
}

/** "her port guns", "its guns". */
export function ownGuns(v: SailsView, id: number, side: Broadside | ''): string {
  return isWorks(v, id) || side === '' ? `${ownerOf(v, id)} guns` : `her ${BOARDS[side]} guns`;
}

/** "the port guns of HMS Defence", "the guns of Fort". */
export function gunsOf(v: SailsView, id: number, side: Broadside): string {
  return `the ${isWorks(v, id) ? '' : `${BOARDS[side]} `}guns of ${shipName(v, id)}`;
}

/** A1.2 What a crew action is, as an order. */
const ACTIONS: Readonly<Record<CrewAction, string>> = {
  'reload-left': 'reload the port guns',
  'reload-right': 'reload the starboard guns',
  'fire-left': 'fire the port guns',
  'fire-right': 'fire the starboard guns',
  musketry: 'fire the muskets',
  'increase-sails': 'set more sail',
  'decrease-sails': 'take in sail',
  pump: 'pump',
  extinguish: 'fight the fire',
  repair: 'repair',
  boarding: 'board',
  grog: 'serve grog',
};

/** A battery has one broadside, so its counters need no side. */
export function orderName(v: SailsView, ship: number, action: CrewAction): string {
  return isWorks(v, ship) ? ACTIONS[action].replace('port guns', 'guns') : ACTIONS[action];
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
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

/** "+2", "−1". */
export function signed(by: number): string {
  return by < 0 ? withMinus(by) : `+${by}`;
}

/** A number that may be below nothing. */
export function withMinus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Degrees of a heading, for people. */
export function degrees(heading: number): number {
  return Math.round((heading * 360) / 65_536) % 360;
}
