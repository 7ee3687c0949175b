/**
 * A cheap fingerprint of 64 bits, for every entry of a log: it shows where two games part, on whatever machine they were
 * played. It is no proof against somebody who looks for another state with the same one; where a proof is needed there is
 * SHA-256 (`hash.ts`).
 *
 * Two sums of 32 bits, each multiplied by an odd number before the next value is added. Nothing but integer arithmetic goes
 * in, so Node and every browser find the same.
 */

import { FALSE, LIST, NULL, RECORD, TABLE, TEXT, TRUE, UNDO, WIDE } from './digest-tags.ts';
import type { Unhashed } from './log.ts';

/** The two sums. One array serves for all the work of a digest: to return pairs would make objects in the hottest loop. */
export type Digest = Int32Array;

const HEX_DIGITS = 8;

/** As the log writes it: 16 hex digits. */
export function digestHex(first: number, second: number): string {
  return hexOf(first) + hexOf(second);
}

/** Each byte by itself: V8 writes numbers past 31 bits digit by digit, by division of fractions. */
const hexOf = (half: number): string =>
  byteHex(half >>> 24) + byteHex((half >>> 16) & BYTE) + byteHex((half >>> 8) & BYTE) + byteHex(half & BYTE);

const BYTE = 0xff;
const BYTES: readonly string[] = Array.from({ length: BYTE + 1 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const byteHex = (byte: number): string => BYTES[byte] as string;

/** From the first 16 hex digits of a hash. */
export function digestFromHex(hex: string): Digest {
  const digest: Digest = new Int32Array(2);
  setDigest(digest, hex);
  return digest;
}

export function setDigest(digest: Digest, hex: string): void {
  digest[0] = Number.parseInt(hex.slice(0, HEX_DIGITS), 16);
  digest[1] = Number.parseInt(hex.slice(HEX_DIGITS, 2 * HEX_DIGITS), 16);
}

const A = 0x9e3779b1 | 0;
const B = 0x85ebca77 | 0;

export function digestInteger(into: Digest, value: number): void {
  into[0] = Math.imul(into[0] as number, A) + value;
  into[1] = Math.imul(into[1] as number, B) + value;
}

export function digestText(into: Digest, text: string): void {
  digestInteger(into, TEXT + text.length);
  let a = into[0] as number;
  let b = into[1] as number;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = (Math.imul(a, A) + code) | 0;
    b = (Math.imul(b, B) + code) | 0;
  }
  into[0] = a;
  into[1] = b;
}

/**
 * Makes the digest of an entry on top of the one before it: of what was done, what was drawn, and the state after it. This is
 * how logs of version 2 have it.
 */
export function digestEntry(digest: Digest, entry: Unhashed, state: object): void {
  digestInteger(digest, entry.seat);
  if (entry.kind === 'answer') {
    digestText(digest, entry.action);
    for (const { sides, face, why } of entry.draws) {
      digestInteger(digest, sides);
      digestInteger(digest, face);
      digestText(digest, why);
    }
  } else if (entry.kind === 'undo') {
    digestInteger(digest, UNDO);
    digestInteger(digest, entry.to);
    digestValue(digest, entry.consents);
  } else {
    digestText(digest, entry.how);
    digestValue(digest, entry.winners);
    digestValue(digest, entry.consents);
  }
  digestValue(digest, state);
  stir(digest);
}

/** So that a change anywhere reaches every digit. */
export function stir(digest: Digest): void {
  const a = stirred(digest[0] as number);
  const b = stirred((digest[1] as number) ^ a);
  digest[0] = a ^ b;
  digest[1] = b;
}

/** The end of MurmurHash3. */
function stirred(half: number): number {
  let h = half ^ (half >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * All of a plain JSON value. Its fields count in the order in which they were made: a clone or a restored save that changes
 * it shows up here, as it should.
 */
export function digestValue(into: Digest, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) digestList(into, value);
    else if (isTable(value)) digestTable(into, value);
    else digestRecord(into, value as Readonly<Record<string, unknown>>);
  } else if (typeof value === 'string') digestText(into, value);
  else if (typeof value === 'number') digestNumber(into, value);
  else digestInteger(into, value === true ? TRUE : value === false ? FALSE : NULL);
}

// Nearly every value is a small integer: those never leave the two loops, and the sums stay in registers.

function digestList(into: Digest, items: readonly unknown[]): void {
  const { length } = items;
  let a = (Math.imul(into[0] as number, A) + (LIST + length)) | 0;
  let b = (Math.imul(into[1] as number, B) + (LIST + length)) | 0;
  for (let i = 0; i < length; i++) {
    const item = items[i];
    if (typeof item === 'number' && (item | 0) === item) {
      a = (Math.imul(a, A) + item) | 0;
      b = (Math.imul(b, B) + item) | 0;
      continue;
    }
    into[0] = a;
    into[1] = b;
    digestValue(into, item);
    a = into[0];
    b = into[1];
  }
  into[0] = a;
  into[1] = b;
}

/**
 * Of a field's name only the length counts: the names of an object never change, and to read them would cost more than all
 * the rest. Fields that change places show by their values.
 */
function digestRecord(into: Digest, fields: Readonly<Record<string, unknown>>): void {
  let a = (Math.imul(into[0] as number, A) + RECORD) | 0;
  let b = (Math.imul(into[1] as number, B) + RECORD) | 0;
  // `for in` is three times as fast here as Object.values: V8 reads the fields of a known shape by their place.
  for (const name in fields) {
    const field = fields[name];
    b = (b + name.length) | 0;
    if (typeof field === 'number' && (field | 0) === field) {
      a = (Math.imul(a, A) + field) | 0;
      b = (Math.imul(b, B) + field) | 0;
      continue;
    }
    into[0] = a;
    into[1] = b;
    digestValue(into, field);
    a = into[0];
    b = into[1];
  }
  into[0] = a;
  into[1] = b;
}

/** An object whose names are numbers, as a table by id has them. Those come first, whatever the order they were made in. */
function isTable(value: object): boolean {
  for (const name in value) return name.charCodeAt(0) <= NINE;
  return false;
}

const NINE = 57;

/** Here the names are as much a part of the state as the values. */
function digestTable(into: Digest, table: object): void {
  digestInteger(into, TABLE);
  for (const [name, field] of Object.entries(table)) {
    digestText(into, name);
    digestValue(into, field);
  }
}

/** A number that is no integer of 32 bits: by its own 64 bits. */
function digestNumber(into: Digest, value: number): void {
  if ((value | 0) === value) {
    digestInteger(into, value);
    return;
  }
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  digestInteger(into, WIDE);
  digestInteger(into, bits.getInt32(0));
  digestInteger(into, bits.getInt32(4));
}
