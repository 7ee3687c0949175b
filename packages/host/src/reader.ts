/**
 * A log that may be read by all: of a game that is over, or one that was opened for reading only. Places are counted by
 * the entries of the log here, and every viewer's eyes are free.
 */

import type { GameLog, Match, Viewer } from '@weathergauge/engine';
import { cutLog, entryCount, logOf, openEntries, printLog, resultOf, standingAnswers } from '@weathergauge/engine';
import { narrate } from './narration.ts';
import { eventsAt, pastOf, stateAt } from './past.ts';
import { positionOf, withEnding } from './position.ts';
import type { Happening, Turn } from './protocol.ts';

export interface Reader {
  /** The position after `entry` entries, with what happened at that entry alone. What is out of range means the nearest. */
  look(who: Viewer, entry: number): Turn;
  history(who: Viewer): readonly Happening[];
  /** How the battle looked after the set-up and after each entry, from -1 (seat 0 has lost) to 1 (won). */
  curve(): readonly number[];
  /** The log up to an entry, for a new game that goes on from there. */
  logUpTo(entry: number): string;
}

export function readerOf(match: Match): Reader {
  const past = pastOf(match);
  const { ruleset } = match;
  const last = entryCount(match);
  const within = (entry: number): number =>
    Number.isNaN(entry) ? last : Math.max(0, Math.min(last, Math.floor(entry)));

  function happenings(who: Viewer, entry: number): readonly Happening[] {
    const events = eventsAt(past, entry);
    return events.length === 0 ? [] : narrate(ruleset, stateAt(past, match, entry), who, events, entry);
  }

  function worthAt(entry: number): number {
    const state = stateAt(past, match, entry);
    const result = entry === last ? resultOf(match) : ruleset.result(state);
    if (result === null) return Math.max(-1, Math.min(1, ruleset.evaluate(state, 0)));
    if (result.winners.length === 0) return 0;
    return result.winners.includes(0) ? 1 : -1;
  }

  return {
    look(who, wanted) {
      const at = within(wanted);
      const result = at === last ? resultOf(match) : null;
      const position = withEnding(match, positionOf(match, stateAt(past, match, at), who, { at, now: last }, result));
      return { happenings: happenings(who, at), position, backTo: null, request: null };
    },
    history(who) {
      return [0, ...standingAnswers(match).map(i => i + 1)].flatMap(entry => happenings(who, entry));
    },
    curve: () => Array.from({ length: last + 1 }, (_, entry) => worthAt(entry)),
    logUpTo: entry => printLog(logUpTo(match, within(entry))),
  };
}

/** The log up to an entry, or to the first order before it that is still sealed. It can be replayed and gone on with. */
export function logUpTo(match: Match, entry: number): GameLog {
  return cutLog(logOf(match), Math.min(entry, openEntries(match)));
}
