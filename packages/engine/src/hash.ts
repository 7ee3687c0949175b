/** SHA-256 hashes. Used by matches and reports, never by rules or searches. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRuleset } from './contract.ts';

const HASH_BYTES = 8;

/** The first 16 hex digits of SHA-256, for comparing. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, HASH_BYTES));
}

/** All 64 hex digits of SHA-256, for proofs. */
export function strongHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * The hash of a state. Its objects always have the same keys in the same order, so its JSON is canonical without sorting. A clone or a
 * restored save that reorders keys gives another hash, as it should.
 */
export function hashState(s: object): string {
  return hashText(JSON.stringify(s));
}

/**
 * The hash of a state in a log of version 1: with sealed orders written into the state, because lanes had no drafts at that time.
 */
export function loggedHash(ruleset: AnyRuleset, s: object): string {
  if (ruleset.foldDrafts === undefined) return hashState(s);
  const folded = ruleset.clone(s);
  ruleset.foldDrafts(folded);
  return hashState(folded);
}
