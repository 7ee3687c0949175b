/** How ships, sides, cards and counters are called. */

import { cardOf } from '../model/cards.ts';
import { FACES, letters } from '../model/data/figures.ts';
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

const DECKS = 'ABCD';

/** The number printed on a card, such as A•7. */
export function cardNumber(deck: number, card: number): string {
  return `${DECKS[deck] ?? '?'}•${card}`;
}

/** What a card does, for somebody who does not see it. */
export function cardName(deck: number, number: number): string {
  const card = cardOf(deck, number);
  if (card.kind === 'red') {
    if (card.redClass === 'five') return 'taken aback, straight';
    return card.redClass === 'over' ? 'taken aback, to starboard' : 'taken aback, to port';
  }
  const side = card.side === 'left' ? 'port' : 'starboard';
  if (card.kind === 'gray') return `jury rig (${plural(card.masts, 'mast', 'masts')} gone), to ${side}`;
  if (card.shape === 'straight') return 'straight ahead';
  if (card.shape === 'slip') return `sideslip to ${side}`;
  return `turn to ${side}, veer ${card.veer}`;
}

/** A counter as it is read aloud. */
export function faceName(face: number): string {
  const { points, crew, special } = FACES[face] ?? { points: 0, crew: 0, special: '' };
  const symbol = crew === 1 ? 'crew' : special;
  if (symbol === '') return String(points);
  return points === 0 ? symbol : `${points}+${symbol}`;
}

export function letterName(letter: number): string {
  return letters[letter] ?? '?';
}

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export const STRENGTHS = ['low', 'medium', 'high'] as const;

/** Degrees of a heading, for people. */
export function degrees(heading: number): number {
  return Math.round((heading * 360) / 65_536) % 360;
}
