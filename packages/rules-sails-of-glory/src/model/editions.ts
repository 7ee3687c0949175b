/**
 * What came with later editions: readings that follow the book more closely, and further options. In games of the first
 * edition all of it is as it was, and then the state does not have it at all, for their logs hash the state without it.
 */

import type { Sails, Side } from './state.ts';
import { FRIGATE } from './vessels.ts';

const NUMBERS = ['first', 'second', 'third', 'fourth'] as const;

/** O3.1, C1.8 Which ships of a side: all, those of one class, or by their numbers in the line: any choice out of four. */
export const someShips = [
  'all',
  'frigates',
  'liners',
  ...NUMBERS,
  'first-and-second',
  'first-and-third',
  'first-and-fourth',
  'second-and-third',
  'second-and-fourth',
  'third-and-fourth',
  'all-but-first',
  'all-but-second',
  'all-but-third',
  'all-but-fourth',
] as const;
export type SomeShips = (typeof someShips)[number];
type BySide = readonly [british: SomeShips, french: SomeShips];

export interface Later {
  /** R51 A bow that ends short of the rocks takes no harm, though the manoeuvre would have ended on them. */
  readonly shortOfRocks: boolean;
  /** R67 What fires, leaks, rocks and collisions cost lessens the fire of the same turn. */
  readonly damageAtOnce: boolean;
  /** R86 An attacker of the ships at anchor may leave and is not counted as lost. */
  readonly leaving: boolean;
  /** O3.1 Of a side whose crews lack training: which of its ships. */
  readonly raw: BySide;
  /** C1.8, C6.7 Of ships that may go by the backs of their cards: which. */
  readonly turned: BySide;
  /** O19.2 As `windStrength`, at the start. */
  readonly strength: number;
  /** T3.1 To be placed at edges that no fleet has. */
  readonly coasts: number;
  /** O19.7, R88 Since the third edition: sails may tear as a ship runs aground, and not where she is shut in. */
  readonly galeAsSheMoves?: true;
  /** C3.3, C5.5 Since the fourth edition: ships that are drawn up lie where players might have placed them. */
  readonly drawnUpInZones?: true;
  /** O7.1, O7.3 Since the fourth edition: forced aim holds for guns that are only to be emptied too. */
  readonly aimBindsEmptying?: true;
}

export const FIRST_EDITION: Later = {
  shortOfRocks: true,
  damageAtOnce: true,
  leaving: true,
  raw: ['all', 'all'],
  turned: ['all', 'all'],
  strength: 1,
  coasts: 0,
};

export function laterOf(s: Readonly<Pick<Sails, 'articles'>>): Later {
  return s.articles.later ?? FIRST_EDITION;
}

/** Whether the ship with so many others of her side before her is one of them. */
export function isAmong(some: BySide, side: Side, before: number, base: number): boolean {
  const which = some[side];
  if (which === 'all') return true;
  if (which === 'frigates' || which === 'liners') return (base === FRIGATE) === (which === 'frigates');
  const number = NUMBERS[before] ?? '';
  return which.startsWith('all-but-') ? which !== `all-but-${number}` : which.split('-and-').includes(number);
}
