/**
 * Stores the entries of a log compactly: three integers for each, and a few bytes for answer and draws. A host holds thousands of games,
 * and objects and strings would take ten times as much memory.
 */

import type { Ending, Seat } from './contract.ts';
import type { Draw } from './dice.ts';
import type { Digest } from './digest.ts';
import { digestHex } from './digest.ts';
import type { Entry, Unhashed } from './log.ts';

export interface PackedEntries {
  /** Number of entries. The opening is stored like an entry, before the first one, and not counted. */
  count: number;
  /** Three integers for each entry: flags and the start of its bytes, then the two halves of its digest. */
  heads: Int32Array;
  /** Answers and draws as integers of variable length, seven bits to the byte. */
  bytes: Uint8Array;
  used: number;
  /** The different reasons of draws; a draw stores only an index into this list. */
  readonly reasons: string[];
}

/** Facts about an entry that the log does not contain, because a replay finds them again. */
export interface Note {
  /** The entry is a sealed order, or takes one back. */
  readonly sealed: boolean;
  /** Sealed orders were opened. */
  readonly revealed: boolean;
  /** Others notice that: their orders were among them, or they hear a consequence or must answer. */
  readonly noticed: boolean;
}

const HEAD = 3;
const KINDS = ['answer', 'undo', 'end'] as const satisfies readonly Entry['kind'][];

const HOW = ['resigned', 'out-of-time', 'agreed'] as const satisfies readonly Ending['how'][];

/** Bits of an entry's first integer: seat, kind, sealed, a reveal that all notice, and above them the start of its bytes. */
const SEAT = 0b11;
const KIND = 0b11;
const KIND_SHIFT = 2;
const SEALED = 0b1_0000;
const NOTICED = 0b10_0000;
const PLACE_SHIFT = 6;

/** The first size, enough for the games of an evening; doubled when it is used up. */
const FIRST_HEADS = 128 * HEAD;
const FIRST_BYTES = 768;

/** The note of an entry that is not sealed and opens no sealed orders. */
export const OPEN: Note = { sealed: false, revealed: false, noticed: false };

export function packOpening(draws: readonly Draw[], digest: Digest): PackedEntries {
  const packed: PackedEntries = {
    count: -1,
    heads: new Int32Array(FIRST_HEADS),
    bytes: new Uint8Array(FIRST_BYTES),
    used: 0,
    reasons: [],
  };
  packEntry(packed, { kind: 'answer', seat: 0, action: '', draws: draws.slice() }, OPEN, digest);
  return packed;
}

export function packEntry(packed: PackedEntries, entry: Unhashed, note: Note, digest: Digest): void {
  const at = ++packed.count * HEAD;
  if (at + HEAD > packed.heads.length) packed.heads = roomier(packed.heads);
  const { heads } = packed;
  heads[at] =
    (packed.used << PLACE_SHIFT) |
    (note.noticed ? NOTICED : 0) |
    (note.sealed ? SEALED : 0) |
    (KINDS.indexOf(entry.kind) << KIND_SHIFT) |
    entry.seat;
  heads[at + 1] = digest[0] as number;
  heads[at + 2] = digest[1] as number;
  if (entry.kind === 'answer') {
    putText(packed, entry.action);
    for (const draw of entry.draws) putDraw(packed, draw);
  } else if (entry.kind === 'undo') {
    put(packed, entry.to);
    for (const seat of entry.consents) put(packed, seat);
  } else {
    put(packed, HOW.indexOf(entry.how));
    put(packed, entry.winners.length);
    for (const seat of entry.winners) put(packed, seat);
    for (const seat of entry.consents) put(packed, seat);
  }
}

/** A point to which entries can be cut back. */
export type PackedMark = Pick<PackedEntries, 'count' | 'used'> & { readonly reasons: number };

export function markPacked({ count, used, reasons }: PackedEntries): PackedMark {
  return { count, used, reasons: reasons.length };
}

export function cutPacked(packed: PackedEntries, { count, used, reasons }: PackedMark): void {
  packed.heads.fill(0, (count + 1) * HEAD);
  packed.bytes.fill(0, used);
  packed.count = count;
  packed.used = used;
  packed.reasons.length = reasons;
}

/**
 * A table of texts, because games repeat the same answers: a known text is stored as its number, from 1, in a byte or two. All games of
 * the process share it. Its size is limited, because texts come from outside.
 */
const texts: string[] = [''];
const numbers = new Map<string, number>();
const MOST_TEXTS = 4000;
const LONGEST_NUMBERED = 100;

function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  if (texts.length > MOST_TEXTS || text.length > LONGEST_NUMBERED) return 0;
  // A copy, because the text may be a slice of a whole log and keep all of that in memory.
  const copy = Array.from(text).join('');
  numbers.set(copy, texts.length);
  return texts.push(copy) - 1;
}

/** Writes the number of the text; or 0, followed by its letters. */
function putText(packed: PackedEntries, text: string): void {
  const number = numberOf(text);
  put(packed, number);
  if (number === 0) putLetters(packed, text);
}

function putLetters(packed: PackedEntries, text: string): void {
  put(packed, text.length);
  let { bytes, used } = packed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= SEVEN_BITS && used < bytes.length) {
      bytes[used++] = code;
      continue;
    }
    packed.used = used;
    put(packed, code);
    ({ bytes, used } = packed);
  }
  packed.used = used;
}

function putDraw(packed: PackedEntries, { sides, face, why }: Draw): void {
  const { reasons } = packed;
  const known = reasons.indexOf(why);
  put(packed, known < 0 ? reasons.push(why) - 1 : known);
  put(packed, sides);
  put(packed, face);
}

const SEVEN_BITS = 0x7f;
const MORE = 0x80;

function put(packed: PackedEntries, value: number): void {
  let rest = value;
  while (rest > SEVEN_BITS) {
    putByte(packed, (rest & SEVEN_BITS) | MORE);
    rest >>>= 7;
  }
  putByte(packed, rest);
}

function putByte(packed: PackedEntries, byte: number): void {
  if (packed.used === packed.bytes.length) packed.bytes = roomier(packed.bytes);
  packed.bytes[packed.used++] = byte;
}

function roomier<T extends Int32Array | Uint8Array>(full: T): T {
  const length = full.length * 2;
  const room = (full instanceof Int32Array ? new Int32Array(length) : new Uint8Array(length)) as T;
  room.set(full);
  return room;
}

// --- Reading ---

const headOf = ({ heads }: PackedEntries, i: number): number => heads[(i + 1) * HEAD] as number;

export function seatOf(packed: PackedEntries, i: number): Seat {
  return (headOf(packed, i) & SEAT) as Seat;
}

export function wasSealed(packed: PackedEntries, i: number): boolean {
  return (headOf(packed, i) & SEALED) !== 0;
}

/** Whether this entry opened sealed orders visibly for all. */
export function wasNoticed(packed: PackedEntries, i: number): boolean {
  return (headOf(packed, i) & NOTICED) !== 0;
}

export function unpackOpening(packed: PackedEntries): Draw[] {
  const reader = readerAt(packed, -1);
  takeText(reader);
  return takeDraws(reader, packed.reasons);
}

/** Entry `i`, counted from 0. */
export function unpackEntry(packed: PackedEntries, i: number): Entry {
  if (!Number.isInteger(i) || i < 0 || i >= packed.count) throw new Error(`there is no entry ${i + 1}`);
  const { heads } = packed;
  const at = (i + 1) * HEAD;
  const hash = digestHex(heads[at + 1] as number, heads[at + 2] as number);
  const seat = seatOf(packed, i);
  const reader = readerAt(packed, i);
  switch (KINDS[(headOf(packed, i) >>> KIND_SHIFT) & KIND]) {
    case 'undo':
      return { kind: 'undo', seat, to: take(reader), consents: takeSeats(reader), hash };
    case 'end': {
      const how = HOW[take(reader)] ?? 'resigned';
      const won = take(reader);
      const winners = Array.from({ length: won }, () => take(reader) as Seat);
      return { kind: 'end', seat, how, winners, consents: takeSeats(reader), hash };
    }
    default:
      return { kind: 'answer', seat, action: takeText(reader), draws: takeDraws(reader, packed.reasons), hash };
  }
}

function readerAt(packed: PackedEntries, i: number): Reader {
  const end = i + 1 < packed.count ? headOf(packed, i + 1) >>> PLACE_SHIFT : packed.used;
  return { bytes: packed.bytes, at: headOf(packed, i) >>> PLACE_SHIFT, end };
}

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;
}

function take(reader: Reader): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++] as number;
    value |= (byte & SEVEN_BITS) << shift;
    if (byte < MORE) return value >>> 0;
  }
}

function takeText(reader: Reader): string {
  const number = take(reader);
  if (number > 0) return texts[number] as string;
  let text = '';
  for (let left = take(reader); left > 0; left--) text += String.fromCharCode(take(reader));
  return text;
}

function takeDraws(reader: Reader, reasons: readonly string[]): Draw[] {
  const draws: Draw[] = [];
  while (reader.at < reader.end) {
    const why = reasons[take(reader)] as string;
    draws.push({ sides: take(reader), face: take(reader), why });
  }
  return draws;
}

function takeSeats(reader: Reader): Seat[] {
  const seats: Seat[] = [];
  while (reader.at < reader.end) seats.push(take(reader) as Seat);
  return seats;
}
