/**
 * States as rows of integers, from which the digests of a log are made since version 3. A rulebook writes its own state field by field
 * (`Ruleset.flatten`), which is many times as fast as the general walk over objects that is here for the others. Every function writes
 * from index `at` on and returns the index after what it has written.
 *
 * What does not fit into the row is dropped, as typed arrays do. The caller sees that the returned index is beyond the end, and tries
 * again with a longer row.
 */

import { FALSE, LIST, NULL, RECORD, TABLE, TEXT, TRUE, WIDE } from './digest-tags.ts';
import type { Frame, Lane } from './procedure.ts';

export type Flatten<T> = (value: T, row: Int32Array, at: number) => number;

/** A list of 32-bit integers, preceded by its length. */
export function flattenIntegers(items: readonly number[], row: Int32Array, at: number): number {
  const { length } = items;
  row[at] = length;
  for (let i = 0; i < length; i++) row[at + 1 + i] = items[i] as number;
  return at + 1 + length;
}

/** A text, as two integers. */
export function flattenText(text: string, row: Int32Array, at: number): number {
  if (text === '') {
    row[at] = TEXT;
    row[at + 1] = TEXT;
    return at + 2;
  }
  if (text !== latest.text) latest = known.get(text) ?? learn(text);
  row[at] = latest.first;
  row[at + 1] = latest.second;
  return at + 2;
}

interface TextSums {
  readonly text: string;
  readonly first: number;
  readonly second: number;
}

/**
 * Cache of texts and their two integers: states repeat a few words, and a lookup is faster than reading letters. Its size is limited,
 * because texts may come from outside.
 */
const known = new Map<string, TextSums>();
/** The text of the last call, because neighbouring ships often have the same condition. */
let latest: TextSums = { text: '', first: TEXT, second: TEXT };
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 100;

function learn(text: string): TextSums {
  let first = TEXT + text.length;
  let second = first;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = (Math.imul(first, 0x9e3779b1) + code) | 0;
    second = (Math.imul(second, 0x85ebca77) + code) | 0;
  }
  const sums = { text, first, second };
  if (text.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(text, sums);
  return sums;
}

/** The call stack. The names of locals follow from the procedure, so only their values count. */
export function flattenFrames<D>(
  stack: readonly Frame<D>[],
  row: Int32Array,
  from: number,
  flattenDraft: Flatten<D> = flattenValue,
): number {
  let at = from;
  row[at++] = stack.length;
  for (let i = 0; i < stack.length; i++) {
    const { proc, at: place, vars, loops, lanes } = stack[i] as Frame<D>;
    at = flattenText(proc, row, at);
    row[at++] = place;
    for (const name in vars) row[at++] = vars[name] as number;
    at = flattenIntegers(loops, row, at);
    row[at++] = lanes.length;
    for (let k = 0; k < lanes.length; k++) {
      const lane = lanes[k] as Lane<D>;
      row[at++] = lane.seat;
      at = flattenFrames(lane.stack, row, at);
      at = flattenDraft(lane.draft, row, at);
    }
  }
  return at;
}

/** Any plain JSON value. Fields count in the order in which they were created. */
export function flattenValue(value: unknown, row: Int32Array, at: number): number {
  if (typeof value === 'number') return flattenNumber(value, row, at);
  if (typeof value === 'string') return flattenText(value, row, at);
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value)
      ? flattenList(value, row, at)
      : flattenRecord(value as Readonly<Record<string, unknown>>, row, at);
  }
  row[at] = value === true ? TRUE : value === false ? FALSE : NULL;
  return at + 1;
}

/** A number that is not a 32-bit integer is written as its 64 bits. */
function flattenNumber(value: number, row: Int32Array, at: number): number {
  if ((value | 0) === value) {
    row[at] = value;
    return at + 1;
  }
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  row[at] = WIDE;
  row[at + 1] = bits.getInt32(0);
  row[at + 2] = bits.getInt32(4);
  return at + 3;
}

function flattenList(items: readonly unknown[], row: Int32Array, from: number): number {
  let at = from;
  row[at++] = LIST + items.length;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item === 'number' && (item | 0) === item) row[at++] = item;
    else at = flattenValue(item, row, at);
  }
  return at;
}

/** Of field names only the length counts: they never change, and fields in another order show by their values. */
function flattenRecord(fields: Readonly<Record<string, unknown>>, row: Int32Array, from: number): number {
  let at = from + 1;
  let letters = 0;
  // `for in` is three times as fast as Object.values here, because V8 knows the shape of the object.
  for (const name in fields) {
    if (letters === 0 && name.charCodeAt(0) <= NINE) return flattenTable(fields, row, from);
    letters += name.length;
    const field = fields[name];
    if (typeof field === 'number' && (field | 0) === field) row[at++] = field;
    else at = flattenValue(field, row, at);
  }
  row[from] = RECORD + letters;
  return at;
}

const NINE = 57;

/**
 * A table by id: an object with numbers as names. These come first, in whatever order they were created, and are part of the state like
 * the values.
 */
function flattenTable(table: object, row: Int32Array, from: number): number {
  const fields = Object.entries(table);
  let at = from;
  row[at++] = TABLE + fields.length;
  for (const [name, field] of fields) {
    at = flattenText(name, row, at);
    at = flattenValue(field, row, at);
  }
  return at;
}
