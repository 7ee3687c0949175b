/** The log grouped by turns. The event that begins a turn is its heading. */

import type { Happening } from '../../client/protocol.ts';

export interface LogGroup {
  readonly key: string;
  /** Null before the first turn. */
  readonly heading: string | null;
  readonly happenings: readonly Happening[];
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
    // Events without words are not shown.
    if (happening.words !== '') groups.at(-1)?.happenings.push(happening);
  }
  return groups;
}

/** A heading ends without a full stop. */
function withoutStop(words: string): string {
  return words.replace(/\.$/, '');
}
