/** Applies another host's entries to a copy of its game: for spectators who see it with a delay. */

import type { EndEntry, Entry, Match, Refusal } from '@weathergauge/engine';
import { agree, resign, runOutOfTime, seen } from '@weathergauge/engine';
import type { Hosted } from './hosted.ts';
import { answerIn, endIn, toldAtOnce } from './hosted.ts';
import { undoWhile } from './taking-back.ts';

/** Applies the next entries, which belong to one action, and tells them as one turn. */
export function repeatIn(hosted: Hosted, entries: readonly Entry[]): Refusal | null {
  return toldAtOnce(hosted, () => {
    for (const entry of entries) {
      const refused = repeatOne(hosted, entry);
      if (refused !== null) return refused;
    }
    return null;
  });
}

function repeatOne(hosted: Hosted, entry: Entry): Refusal | null {
  const { seat } = entry;
  switch (entry.kind) {
    case 'answer':
      return answerIn(hosted, seat, entry.action, seen(hosted.match, seat));
    case 'undo':
      return undoWhile(hosted, seat, entry.consents, () => false);
    case 'end':
      return endIn(hosted, seat, entry.how, match => endedAgain(match, entry));
  }
}

function endedAgain(match: Match, { seat, how, winners, consents }: EndEntry): EndEntry | Refusal {
  if (how === 'agreed') return agree(match, seat, winners, consents);
  return how === 'resigned' ? resign(match, seat) : runOutOfTime(match, seat);
}
