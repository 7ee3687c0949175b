/**
 * The digest of an entry since version 3 of the log: 64 bits, from the previous digest and a row of integers (`flatten.ts`). Like that of
 * version 2 it shows where two games differ, is no proof, and uses only integer arithmetic.
 */

import type { AnyRuleset } from './contract.ts';
import type { Digest } from './digest.ts';
import { stir } from './digest.ts';
import { flattenIntegers, flattenText, flattenValue } from './flatten.ts';
import type { Unhashed } from './log.ts';

/** One row for all entries, because it is read at once. Doubled when a state does not fit. */
let shared = new Int32Array(2 ** 12);

/** Integers that are read beyond the end of a state. */
const SPARE = 3;

/** Updates the digest with an entry: the answer, the draws, and the state after it. */
export function digestFlat(digest: Digest, entry: Unhashed, ruleset: AnyRuleset, state: object): void {
  const row = shared;
  const said = flattenEntry(entry, row);
  const end = ruleset.flatten?.(state, row, said) ?? flattenValue(state, row, said);
  if (end + SPARE <= row.length) {
    digestRow(digest, row, end);
    return;
  }
  shared = new Int32Array(row.length * 2);
  digestFlat(digest, entry, ruleset, state);
}

const UNDO = -1;
const END = -2;

function flattenEntry(entry: Unhashed, row: Int32Array): number {
  let at = 0;
  row[at++] = entry.seat;
  if (entry.kind === 'answer') {
    const { action, draws } = entry;
    row[at++] = action.length;
    for (let i = 0; i < action.length; i++) row[at++] = action.charCodeAt(i);
    row[at++] = draws.length;
    for (const { sides, face, why } of draws) {
      row[at++] = sides;
      row[at++] = face;
      at = flattenText(why, row, at);
    }
    return at;
  }
  if (entry.kind === 'undo') {
    row[at++] = UNDO;
    row[at++] = entry.to;
    return flattenIntegers(entry.consents, row, at);
  }
  row[at++] = END;
  at = flattenText(entry.how, row, at);
  at = flattenIntegers(entry.winners, row, at);
  return flattenIntegers(entry.consents, row, at);
}

const A = 0x9e3779b1 | 0;
const B = 0x85ebca77 | 0;
const C = 0xc2b2ae3d | 0;
const D = 0x27d4eb2f | 0;

/**
 * Four sums of 32 bits, each over every fourth integer and multiplied by an odd number before the next is added. A processor computes all
 * four at the same time, where a single sum would wait for each product. Any change of one integer changes a sum, and `stir` brings it
 * into every digit.
 */
function digestRow(digest: Digest, row: Int32Array, count: number): void {
  let a = digest[0] as number;
  let b = digest[1] as number;
  let c = count;
  let d = ~count;
  // Clears what an earlier, longer state may have left behind the last integer.
  for (let i = count; i < count + SPARE; i++) row[i] = 0;
  for (let i = 0; i < count; i += 4) {
    a = (Math.imul(a, A) + (row[i] as number)) | 0;
    b = (Math.imul(b, B) + (row[i + 1] as number)) | 0;
    c = (Math.imul(c, C) + (row[i + 2] as number)) | 0;
    d = (Math.imul(d, D) + (row[i + 3] as number)) | 0;
  }
  digest[0] = a ^ Math.imul(c, B);
  digest[1] = b ^ Math.imul(d, A);
  stir(digest);
}
