/** random-3, random-6, random-9, random-12, R40 What events do to manpower: boxes of three tracks, one for each nation. It is spent in ch05-manpower. */

import type { Context } from '@weathergauge/engine';
import { MANPOWER } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH, SPANISH } from '../model/terms.ts';

function topBox(nation: number): number {
  return (MANPOWER[nation] as readonly number[]).length - 1;
}

export function isAtTop(s: Readonly<Campaign>, nation: number): boolean {
  return (s.manpower[nation] as number) >= topBox(nation);
}

/** random-6, random-9, random-12 A box up; at the top it stays (R40). */
export function raiseManpower(s: Campaign, nation: number, clause: string, context: Context): void {
  setBox(s, nation, Math.min(topBox(nation), (s.manpower[nation] as number) + 1), clause, context);
}

export function manpowerToTop(s: Campaign, nation: number, clause: string, context: Context): void {
  setBox(s, nation, topBox(nation), clause, context);
}

function setBox(s: Campaign, nation: number, box: number, clause: string, context: Context): void {
  if (s.manpower[nation] === box) return;
  s.manpower[nation] = box;
  tell(context, { type: 'manpower', nation, box, points: MANPOWER[nation]?.[box] as number, clause });
}

/** 15.1 Sep III, or when Algiers becomes British. */
export function spanishDraft(s: Campaign, clause: string, context: Context): void {
  manpowerToTop(s, SPANISH, clause, context);
}

/** random-3, 15.1 Once in a game: by the calendar, by the table, or by the first sortie from Brest. */
export function lordBarham(s: Campaign, context: Context): void {
  // 24.2 No manpower in Trafalgar.
  if (s.barham === 1 || s.articles.trafalgar) return;
  s.barham = 1;
  raiseManpower(s, BRITISH, 'random-3', context);
}

/** R40 The British box is the sum of two steps, each taken once: Lord Barham and the Fencibles. */
export function haveFencibles(s: Readonly<Campaign>): boolean {
  return (s.manpower[BRITISH] as number) > s.barham;
}
