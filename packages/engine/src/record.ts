/**
 * The record of a match: its packed entries, and counters from which a host can tell how far a viewer has come and who may take back what,
 * without going through all entries.
 */

import type { Seat, Viewer } from './contract.ts';
import type { Digest } from './digest.ts';
import { digestFromHex } from './digest.ts';
import type { LogVersion, Opening, Proof, Shares, Unhashed } from './log.ts';
import { takeBack } from './log.ts';
import type { Note, PackedEntries, PackedMark } from './packing.ts';
import { cutPacked, markPacked, packEntry, packOpening, seatOf, wasSealed } from './packing.ts';

export interface MatchRecord {
  readonly version: LogVersion;
  readonly openingHash: string;
  /** As in the log, like `seeded` and `shares`. */
  commitment: string;
  seeded: boolean;
  shares: Shares;
  /** The secret, once the game is over. */
  key: string | null;
  proof: Proof | null;
  readonly entries: PackedEntries;
  /** The digest of the last entry, from which that of the next one is made. */
  readonly digest: Digest;
  /** Number of draws of the opening and all entries, taken back or not: the position of keyed dice. */
  draws: number;
  /** Indices of the answers that stand; null as long as nothing was taken back. */
  stands: number[] | null;
  /** The number of entries when sealed orders were last opened. */
  opened: number;
  /** How often sealed orders were opened visibly for all. */
  reveals: number;
  /** The last entry is a resignation, a loss on time or an agreement. */
  ended: boolean;
  /** For each seat, the number of its sealed entries. */
  readonly sealedBy: number[];
  /**
   * For each seat, the number of entries up to the last one from which it has learnt something: a draw, a reveal, or an open answer or undo
   * of another seat. The seat cannot undo beyond it alone.
   */
  readonly learnt: number[];
}

export function newRecord(version: LogVersion, seats: number, { draws, hash }: Readonly<Opening>): MatchRecord {
  const digest = digestFromHex(hash);
  return {
    version,
    openingHash: hash,
    commitment: '',
    seeded: false,
    shares: 'own',
    key: null,
    proof: null,
    entries: packOpening(draws, digest),
    digest,
    draws: draws.length,
    stands: null,
    opened: 0,
    reveals: 0,
    ended: false,
    sealedBy: Array.from({ length: seats }, () => 0),
    learnt: Array.from({ length: seats }, () => 0),
  };
}

/** Adds an entry. The record's digest must already be that of this entry. */
export function addEntry(record: MatchRecord, entry: Unhashed, note: Note): void {
  const { entries, sealedBy, learnt } = record;
  const { seat } = entry;
  if (entry.kind === 'undo') {
    record.stands ??= standingIn(record);
    takeBack(record.stands, entry, i => seatOf(entries, i));
  } else if (entry.kind === 'answer') record.stands?.push(entries.count);
  else {
    record.stands ??= standingIn(record);
    record.ended = true;
  }
  packEntry(entries, entry, note, record.digest);
  const drawn = entry.kind === 'answer' ? entry.draws.length : 0;
  record.draws += drawn;
  if (note.sealed) sealedBy[seat] = (sealedBy[seat] ?? 0) + 1;
  if (note.noticed) record.reveals++;
  if (note.revealed) record.opened = entries.count;
  for (let other = 0; other < learnt.length; other++) {
    if (note.revealed || drawn > 0 || (other !== seat && !note.sealed)) learnt[other] = entries.count;
  }
}

/** What `cutRecord` needs to remove entries again. */
export interface RecordMark {
  readonly entries: PackedMark;
  readonly digest: readonly number[];
  readonly draws: number;
  readonly stands: readonly number[] | null;
  readonly opened: number;
  readonly reveals: number;
  readonly ended: boolean;
  readonly sealedBy: readonly number[];
  readonly learnt: readonly number[];
}

export function markRecord(record: MatchRecord): RecordMark {
  const { entries, digest, draws, stands, opened, reveals, ended, sealedBy, learnt } = record;
  return {
    entries: markPacked(entries),
    digest: [digest[0] as number, digest[1] as number],
    draws,
    stands: stands?.slice() ?? null,
    opened,
    reveals,
    ended,
    sealedBy: sealedBy.slice(),
    learnt: learnt.slice(),
  };
}

/** Puts the record back to the mark and removes the entries since. */
export function cutRecord(record: MatchRecord, mark: RecordMark): void {
  cutPacked(record.entries, mark.entries);
  record.digest.set(mark.digest);
  record.draws = mark.draws;
  record.stands = mark.stands?.slice() ?? null;
  record.opened = mark.opened;
  record.reveals = mark.reveals;
  record.ended = mark.ended;
  for (const [seat, sealed] of mark.sealedBy.entries()) record.sealedBy[seat] = sealed;
  for (const [seat, learnt] of mark.learnt.entries()) record.learnt[seat] = learnt;
}

/** Indices of the answers that stand, in order. */
export function standingIn({ stands, entries }: MatchRecord): number[] {
  return stands?.slice() ?? Array.from({ length: entries.count }, (_, i) => i);
}

/** How many answers stand. */
export function standingCount({ stands, entries }: MatchRecord): number {
  return stands === null ? entries.count : stands.length;
}

/** The index of the entry of standing answer number `k`, counted from 0. */
export function standingAt({ stands }: MatchRecord, k: number): number {
  return stands === null ? k : (stands[k] as number);
}

/** The index of this seat's last standing answer, and how many stand before it. */
export function lastStanding(record: MatchRecord, seat: Seat): { readonly at: number; readonly to: number } | null {
  for (let to = standingCount(record) - 1; to >= 0; to--) {
    const at = standingAt(record, to);
    if (seatOf(record.entries, at) === seat) return { at, to };
  }
  return null;
}

export function isHiddenIn({ entries }: MatchRecord, i: number, viewer: Viewer): boolean {
  return wasSealed(entries, i) && seatOf(entries, i) !== viewer;
}

/** The number of entries that this viewer may see, plus the times that sealed orders were opened visibly. */
export function seenIn({ entries, reveals, sealedBy }: MatchRecord, viewer: Viewer): number {
  let count = entries.count + reveals;
  for (let seat = 0; seat < sealedBy.length; seat++) if (seat !== viewer) count -= sealedBy[seat] as number;
  return count;
}
