/**
 * What a match remembers of the entries that made it, with the counters that let a host ask how far a viewer has come and
 * who may take back what without walking through all of it.
 */

import type { Seat, Viewer } from './contract.ts';
import type { Entry, Opening } from './log.ts';
import { standing } from './log.ts';

export interface MatchRecord {
  readonly opening: Readonly<Opening>;
  /** Hash of the dice key; '' where the dice have none. */
  commitment: string;
  /** The dice key, once the game is over. */
  key: string | null;
  readonly entries: Entry[];
  readonly notes: Note[];
  /** Draws of the opening and of all entries, taken back or not: the position of keyed dice. */
  draws: number;
  /** How many entries there were when sealed orders were last joined. Those are settled, but need not all be known. */
  opened: number;
  reveals: number;
  /** Entries under seal, by the seat that made them. */
  readonly sealedBy: number[];
  /**
   * For each seat the number of entries up to the last one from which it has learnt something: a draw, a reveal, or what
   * another has openly answered or taken back. No undo alone reaches behind it.
   */
  readonly learnt: number[];
}

/** What the log need not say because a replay finds it again. */
export interface Note {
  /** The entry was made, or taken back, under seal. */
  readonly sealed: boolean;
  readonly revealed: boolean;
}

export function newRecord(seats: number, opening: MatchRecord['opening'], commitment: string): MatchRecord {
  return {
    opening,
    commitment,
    key: null,
    entries: [],
    notes: [],
    draws: opening.draws.length,
    opened: 0,
    reveals: 0,
    sealedBy: Array.from({ length: seats }, () => 0),
    learnt: Array.from({ length: seats }, () => 0),
  };
}

export function addEntry(record: MatchRecord, entry: Entry, note: Note): void {
  const { entries, notes, sealedBy, learnt } = record;
  entries.push(entry);
  notes.push(note);
  const drawn = entry.kind === 'answer' ? entry.draws.length : 0;
  record.draws += drawn;
  if (note.sealed) sealedBy[entry.seat] = (sealedBy[entry.seat] ?? 0) + 1;
  if (note.revealed) {
    record.reveals++;
    record.opened = entries.length;
  }
  for (let seat = 0; seat < learnt.length; seat++) {
    if (note.revealed || drawn > 0 || (seat !== entry.seat && !note.sealed)) learnt[seat] = entries.length;
  }
}

export function entryIn(record: MatchRecord, i: number): Entry {
  const entry = record.entries[i];
  if (entry === undefined) throw new Error(`there is no entry ${i + 1}`);
  return entry;
}

/** Places of the answers that stand, in order. */
export function standingIn(record: MatchRecord): number[] {
  return standing(record);
}

export function isHiddenIn(record: MatchRecord, i: number, viewer: Viewer): boolean {
  return isSealedIn(record, i) && record.entries[i]?.seat !== viewer;
}

export function isSealedIn(record: MatchRecord, i: number): boolean {
  return record.notes[i]?.sealed ?? false;
}

/** Entries that this viewer may see, and the times that sealed orders were opened. */
export function seenIn({ entries, reveals, sealedBy }: MatchRecord, viewer: Viewer): number {
  const hidden = sealedBy.reduce((sum, count, seat) => sum + (seat === viewer ? 0 : count), 0);
  return entries.length - hidden + reveals;
}

/** The place of the last answer of this seat that stands, and how many stand before it. */
export function lastStanding(record: MatchRecord, seat: Seat): { readonly at: number; readonly to: number } | null {
  const stands = standingIn(record);
  const to = stands.findLastIndex(i => record.entries[i]?.seat === seat);
  const at = stands[to];
  return at === undefined ? null : { at, to };
}
