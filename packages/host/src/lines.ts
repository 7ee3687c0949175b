/** Happenings as lines of text; the strokes of one move are one line. */

import { strokesInWords } from '@weathergauge/engine';
import type { Happening } from './protocol.ts';

/** One line: a happening, or several consecutive strokes of one ship. */
export interface LogLine {
  readonly words: string;
  /** Never empty. */
  readonly told: readonly Happening[];
}

/** The happenings that a log shows: without those that have no words, or that the sentences around them imply. */
export function logged(happenings: readonly Happening[]): readonly Happening[] {
  return happenings.filter(({ words, saidBy = [] }, i) => {
    const next = happenings[i + 1]?.event.type ?? '';
    return words !== '' && saidBy !== 'always' && !saidBy.includes(next);
  });
}

/** Happenings that are not shown make no line, and do not interrupt the strokes of a move. */
export function linesOf(happenings: readonly Happening[]): readonly LogLine[] {
  const lines: Happening[][] = [];
  for (const happening of logged(happenings)) {
    const open = lines.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && isOneMove(last, happening)) open.push(happening);
    else lines.push([happening]);
  }
  return lines.map(told => ({ words: inWords(told), told }));
}

/** The lines as one text, in which a sentence that follows itself is said once: a broadside that takes three decks. */
export function textOf(happenings: readonly Happening[]): string {
  const said: { readonly words: string; times: number }[] = [];
  for (const { words } of linesOf(happenings)) {
    const last = said.at(-1);
    if (last?.words === words) last.times++;
    else said.push({ words, times: 1 });
  }
  return said
    .map(({ words, times }) => (times === 1 ? words : `${words.replace(/\.$/, '')}, ${often(times)}.`))
    .join(' ');
}

function often(times: number): string {
  return times === 2 ? 'twice' : `${times} times`;
}

function isOneMove(a: Happening, b: Happening): boolean {
  return a.stroke !== undefined && b.stroke !== undefined && a.stroke.ship === b.stroke.ship;
}

function inWords(told: readonly Happening[]): string {
  const strokes = told.flatMap(({ stroke }) => (stroke === undefined ? [] : [stroke]));
  return strokes.length < 2 ? (told[0]?.words ?? '') : strokesInWords(strokes);
}
