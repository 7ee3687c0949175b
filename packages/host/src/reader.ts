/**
 * Reads a log in which nothing is hidden: of a game that is over, or one that was opened for reading only. Here places count the entries
 * of the log, and every viewer's position can be read.
 */

import type { Findings, Match, Refusal, Viewer } from '@weathergauge/engine';
import {
  cutLog,
  entryAt,
  entryCount,
  isDefeat,
  isHidden,
  isRefusal,
  judge,
  logOf,
  outlook,
  printLog,
  resultOf,
  seatAt,
} from '@weathergauge/engine';
import { narrate } from './narration.ts';
import { eventsAt, pastOf, standingEntries, stateAt } from './past.ts';
import { positionOf, withEnding } from './position.ts';
import type { Happening, Turn } from './protocol.ts';

/** One entry of the log as a viewer saw it; entry 0 is the set-up. */
export interface LogPage {
  readonly entry: number;
  /** Who answered what or took it back; null if that was hidden from the viewer or the happenings tell it. */
  readonly answer: string | null;
  readonly happenings: readonly Happening[];
}

/** `Ruleset.chronicle` after an entry. */
export interface ChroniclePage {
  readonly entry: number;
  readonly facts: object;
}

export interface Reader {
  /** The position after `entry` entries, with what happened at that entry alone. Out of range means the nearest entry. */
  look(who: Viewer, entry: number): Turn;
  /** Everything that `who` was told, without what was taken back. */
  history(who: Viewer): readonly Happening[];
  /** Every entry in order, also those that were taken back. */
  pages(who: Viewer): readonly LogPage[];
  /** The chance of seat 0 after the set-up and after each entry, from -1 (lost) to 1 (won). */
  curve(): readonly number[];
  /** What was hidden, for each standing entry that changed it; empty if the book has no chronicle. */
  chronicle(): readonly ChroniclePage[];
  /** What the log proves. Logs from outside were judged when they were read (`readUntrusted`). */
  findings(): Findings | Refusal;
  /** The log up to an entry, for a new game that continues from there. */
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

  function answerAt(who: Viewer, entry: number): string | null {
    return entry === 0 ? null : saidTo(match, stateAt(past, match, entry - 1), who, entry - 1);
  }

  function worthAt(entry: number): number {
    const state = stateAt(past, match, entry);
    const result = entry === last ? resultOf(match) : ruleset.result(state);
    if (result === null) return Math.max(-1, Math.min(1, outlook(ruleset, state, 0)));
    if (result.winners.length === 0) return isDefeat(result) ? -1 : 0;
    return result.winners.includes(0) ? 1 : -1;
  }

  return {
    look(who, wanted) {
      const at = within(wanted);
      const result = at === last ? resultOf(match) : null;
      const position = withEnding(match, positionOf(match, stateAt(past, match, at), who, { at, now: last }, result));
      const answer = answerAt(who, at);
      const asked = at === 0 ? null : askedIn(match, stateAt(past, match, at - 1), who, at - 1);
      const told = {
        ...position,
        ...(answer === null ? {} : { said: answer }),
        ...(asked === null ? {} : { asked }),
      };
      return { happenings: happenings(who, at), position: told, backTo: null, request: null };
    },
    history(who) {
      return standingEntries(match).flatMap(entry => happenings(who, entry));
    },
    pages(who) {
      let before = stateAt(past, match, 0);
      return Array.from({ length: last + 1 }, (_, entry): LogPage => {
        const answer = entry === 0 ? null : saidTo(match, before, who, entry - 1);
        before = stateAt(past, match, entry);
        return { entry, answer, happenings: narrate(ruleset, before, who, eventsAt(past, entry), entry) };
      });
    },
    curve: () => Array.from({ length: last + 1 }, (_, entry) => worthAt(entry)),
    chronicle() {
      let before = '';
      return standingEntries(match).flatMap((entry): ChroniclePage[] => {
        const facts = ruleset.chronicle?.(stateAt(past, match, entry));
        const text = JSON.stringify(facts);
        if (facts === undefined || text === before) return [];
        before = text;
        return [{ entry, facts }];
      });
    },
    findings() {
      const verdict = judge(ruleset, logOf(match));
      if (isRefusal(verdict)) return verdict;
      const { rules, dice, complete } = verdict;
      return { rules, dice, complete };
    },
    logUpTo: entry => printLog(cutLog(logOf(match), within(entry))),
  };
}

/**
 * The words for entry `i`, as `who` is told it; null for none. Sealed orders stay hidden while the game is on. When it is over, spectators
 * are told what they were; a player is only told that one was given, because the replay shows the battle as she saw it.
 */
function saidTo(match: Match, before: object, who: Viewer, i: number): string | null {
  if (!isHidden(match, i, who)) return said(match, before, who, i);
  if (resultOf(match) === null) return null;
  const seat = seatAt(match, i);
  const { words, view } = match.ruleset;
  return who === 'spectator' ? said(match, before, seat, i) : `${words.seat(view(before, who), seat)}: a sealed order`;
}

/** What entry `i` answers. While the game is on, what another is asked may tell more than her answer does. */
function askedIn(match: Match, before: object, who: Viewer, i: number): string | null {
  const { words, prompt, view } = match.ruleset;
  const { kind, seat } = entryAt(match, i);
  if (kind === 'end' || kind === 'undo') return null;
  if (who !== seat && (resultOf(match) === null || (who !== 'spectator' && isHidden(match, i, who)))) return null;
  return words.prompt(view(before, seat), prompt(before, seat));
}

/** Entry `i`, counted from 0, in words, from what `who` saw before it. An ending is among the happenings. */
function said(match: Match, before: object, who: Viewer, i: number): string | null {
  const { words, vocabulary, view: viewOf } = match.ruleset;
  const entry = entryAt(match, i);
  if (entry.kind === 'end') return null;
  const view = viewOf(before, who);
  const name = words.seat(view, entry.seat);
  if (entry.kind === 'undo') return `${name}: take back the last order`;
  const action = vocabulary.parse(entry.action);
  return `${name}: ${action === null ? entry.action : words.action(view, action)}`;
}
