/** How ships, sides, cards and places are called. */

import { DECK } from '../model/data/figures.ts';
import type { SeaView } from '../model/view.ts';
import type { Task } from '../model/vocabulary.ts';
import { sections, tasks, windLetters } from '../model/vocabulary.ts';

export function shipName(v: SeaView, id: number): string {
  return v.ships[id]?.name ?? `ship ${id}`;
}

/** By her ships. */
export function sideName(v: SeaView, side: number): string {
  const names = v.ships.filter(ship => ship.side === side).map(ship => ship.name);
  return names.join(' and ');
}

export function sideInShort(v: SeaView, side: number): string {
  const [first = '', ...others] = v.ships.filter(ship => ship.side === side).map(ship => ship.name);
  return others.length === 0 ? first : `${first} &c.`;
}

/** What a side does: one ship `draws a card`, two `draw a card`. */
export function sideDoes(v: SeaView, side: number, one: string, many: string): string {
  return `${sideName(v, side)} ${v.ships.filter(ship => ship.side === side).length > 1 ? many : one}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

/** `no hit`, `1 hit`, `2 hits`. */
export function hits(count: number): string {
  return count === 0 ? 'no hit' : plural(count, 'hit', 'hits');
}

export function cardName(kind: number): string {
  return DECK[kind]?.name ?? `card ${kind}`;
}

/** A sentence that ends with the name of a card: some of them shout already. */
export function stopped(sentence: string): string {
  return /[!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

export function cardText(kind: number): string {
  return DECK[kind]?.effect ?? '';
}

const SECTIONS: readonly string[] = ['port forward', 'port aft', 'starboard forward', 'starboard aft'];
export function sectionName(section: number | string): string {
  return SECTIONS[typeof section === 'number' ? section : sections.indexOf(section as (typeof sections)[number])] ?? '';
}

/** Several sections as bits. */
export function sectionNames(mask: number): string {
  const named = SECTIONS.filter((_, section) => (mask & (1 << section)) !== 0);
  return named.length === 0 ? 'no' : listed(named);
}

export const HEADINGS: readonly string[] = [
  '',
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

const POINTS: readonly string[] = [
  'broad reaching',
  'broad reaching',
  'running',
  'reaching',
  'reaching',
  'beating',
  'beating',
  'in irons',
];
export function windName(position: number): string {
  return `wind position ${windLetters[position] ?? ''} (${POINTS[position] ?? ''})`;
}

const TASK_NAMES: Readonly<Record<Task, string>> = {
  sailing: 'sailing',
  'rigging-change': 'changing sails',
  'rigging-repair': 'mending the rigging',
  'repair-port-fore': 'mending port forward',
  'repair-port-aft': 'mending port aft',
  'repair-starboard-fore': 'mending starboard forward',
  'repair-starboard-aft': 'mending starboard aft',
  'guns-port-fore': 'port forward guns',
  'guns-port-aft': 'port aft guns',
  'guns-starboard-fore': 'starboard forward guns',
  'guns-starboard-aft': 'starboard aft guns',
};

export function taskName(task: Task | number): string {
  const name = typeof task === 'number' ? tasks[task] : task;
  return name === undefined ? '' : TASK_NAMES[name];
}

export const MORALES: readonly string[] = ['at the point of striking', 'Unfit', 'Fair', 'Handy'];
export const SHOTS: readonly string[] = ['no shot', 'round shot', 'chain shot', 'double shot'];
export const MANOEUVRES: readonly string[] = [
  'nothing',
  'Advance',
  'Wear downwind',
  'Wear upwind',
  'Back Sail',
  'Tack',
];
export const RAKES: readonly string[] = ['', ', raking her bow', ', raking her stern'];

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function faces(dice: readonly number[]): string {
  return dice.length === 0 ? 'nothing' : dice.join(' ');
}

export function hyphenless(word: string): string {
  return word.replaceAll('-', ' ');
}

/** A total as it is printed: below nothing with a true minus sign. */
export function withMinus(total: number): string {
  return total < 0 ? `−${-total}` : `${total}`;
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}
