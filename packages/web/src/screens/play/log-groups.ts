/** The log grouped by turns, in lines. The event that begins a turn is its heading. */

import type { LogLine } from '@weathergauge/host/lines';
import { linesOf } from '@weathergauge/host/lines';
import type { Happening } from '../../client/protocol.ts';

export interface LogGroup {
  readonly key: string;
  /** Null before the first turn. */
  readonly heading: string | null;
  readonly lines: readonly LogLine[];
}

export function groupByTurn(happenings: readonly Happening[]): readonly LogGroup[] {
  const groups: { key: string; turn: number; heading: string | null; happenings: Happening[] }[] = [];
  for (const happening of happenings) {
    const { turn } = happening.facts;
    const last = groups.at(-1);
    if (turn !== null && turn !== last?.turn) {
      groups.push({ key: `${groups.length}:${turn}`, turn, heading: withoutStop(happening.words), happenings: [] });
      continue;
    }
    if (last === undefined) groups.push({ key: '0:0', turn: 0, heading: null, happenings: [] });
    groups.at(-1)?.happenings.push(happening);
  }
  return groups.map(({ key, heading, happenings: told }) => ({ key, heading, lines: linesOf(told) }));
}

export interface TurnMark {
  /** The entry that it begins with. */
  readonly at: number;
  readonly turn: number;
  /** Up to the colon that some books put after it. */
  readonly heading: string;
}

/** Where each turn begins. */
export function turnsOf(happenings: readonly Happening[]): readonly TurnMark[] {
  const marks: TurnMark[] = [];
  for (const { at, facts, words } of happenings) {
    const { turn } = facts;
    if (turn !== null && turn !== marks.at(-1)?.turn)
      marks.push({ at, turn, heading: withoutStop(words).replace(/:.*$/, '') });
  }
  return marks;
}

/** For the axis of a curve: its number, or its date without the year in a book whose turns have dates. */
export function shortName({ turn, heading }: TurnMark): string {
  return new RegExp(`\\b${turn}\\b`).test(heading) ? String(turn) : heading.replace(/ of \d{4}$/, '');
}

/** The turn that an entry belongs to; undefined before the first. */
export function turnAt(turns: readonly TurnMark[], entry: number): TurnMark | undefined {
  return turns.findLast(({ at }) => at <= entry);
}

/** A heading ends without a full stop. */
function withoutStop(words: string): string {
  return words.replace(/\.$/, '');
}
