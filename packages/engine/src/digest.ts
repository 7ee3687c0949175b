/**
 * A cheap digest of 64 bits for every entry of a log: it shows the first entry at which two games differ, on any machine. Somebody who
 * searches could find another state with the same digest; where a proof is needed, SHA-256 is used (`hash.ts`).
 *
 * It consists of two sums of 32 bits, each multiplied by an odd number before the next value is added: only integer arithmetic, which is
 * the same in Node and every browser.
 */

import { FALSE, LIST, NULL, RECORD, TABLE, TEXT, TRUE, UNDO, WIDE } from './digest-tags.ts';
import type { Unhashed } from './log.ts';

/** The two sums. One array is changed in place, because returning pairs would allocate in the hottest loop. */
export type Digest = Int32Array;

const HEX_DIGITS = 8;

/** The digest in the log's form: 16 hex digits. */
export function digestHex(first: number, second: number): string {
  return hexOf(first) + hexOf(second);
}

/** Byte by byte, because V8 is slow at writing numbers of more than 31 bits in hex. */
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
 * Updates the digest with an entry: the answer, the draws, and the state after it. For logs of version 2.
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

/** Mixes the bits, so that a change anywhere changes every digit. */
export function stir(digest: Digest): void {
  const a = stirred(digest[0] as number);
  const b = stirred((digest[1] as number) ^ a);
  digest[0] = a ^ b;
  digest[1] = b;
}

/** The final mix of MurmurHash3. */
function stirred(half: number): number {
  let h = half ^ (half >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Adds a plain JSON value. Fields count in the order in which they were created, so a clone or a restored save that changes the order
 * gives another digest, as it should.
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

// Nearly every value is a small integer, which these two loops handle with the sums in registers.

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
 * Of a field's name only the length counts: the names in an object never change, and reading them would cost more than all the rest.
 * Fields in another order show by their values.
 */
function digestRecord(into: Digest, fields: Readonly<Record<string, unknown>>): void {
  let a = (Math.imul(into[0] as number, A) + RECORD) | 0;
  let b = (Math.imul(into[1] as number, B) + RECORD) | 0;
  // `for in` is three times as fast as Object.values here, because V8 knows the shape of the object.
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

/** Whether an object is a table by id, with numbers as names. These come first, in whatever order they were created. */
function isTable(value: object): boolean {
  for (const name in value) return name.charCodeAt(0) <= NINE;
  return false;
}

const NINE = 57;

/** Adds a table by id, whose names are part of the state like the values. */
function digestTable(into: Digest, table: object): void {
  digestInteger(into, TABLE);
  for (const [name, field] of Object.entries(table)) {
    digestText(into, name);
    digestValue(into, field);
  }
}

/** Adds a number that is not a 32-bit integer, by its 64 bits. */
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
