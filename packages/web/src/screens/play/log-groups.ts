/** The ship's log by rounds. A round begins with the event that says so, in whichever of the two ways rulebooks count. */

import type { GameEvent } from '@weathergauge/engine';
import type { Happening } from '../../client/protocol.ts';

export interface LogGroup {
  readonly key: string;
  /** 0 before the first round. */
  readonly round: number;
  readonly happenings: readonly Happening[];
}

/** The number of the round that begins with this event; null where none does. */
export function roundBegun(event: GameEvent): number | null {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const counted = event.type === 'round' ? fields['round'] : event.type === 'turn' ? fields['turn'] : undefined;
  return typeof counted === 'number' ? counted : null;
}

export function groupByRound(happenings: readonly Happening[]): readonly LogGroup[] {
  const groups: { key: string; round: number; happenings: Happening[] }[] = [];
  for (const happening of happenings) {
    const begun = roundBegun(happening.event);
    const last = groups.at(-1);
    if (last === undefined || (begun !== null && begun !== last.round)) {
      groups.push({ key: `${groups.length}:${begun ?? 0}`, round: begun ?? 0, happenings: [] });
    }
    // The line that only says "Round 3" would repeat the heading; what a book has no words for is no line.
    if ((begun === null || happening.event.type !== 'round') && happening.words !== '')
      groups.at(-1)?.happenings.push(happening);
  }
  return groups;
}
