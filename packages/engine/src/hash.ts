/** Fingerprints by SHA-256. Only a match and what reports on games make them: rules and searches never do. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRuleset } from './contract.ts';

const HASH_BYTES = 8;

/** The first 16 hex digits of SHA-256: to compare by. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, HASH_BYTES));
}

/** All 64 hex digits of SHA-256: to prove by. */
export function strongHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * A state is plain JSON whose objects are always built with the same keys in the same order, so its text is canonical
 * without sorting. A clone or a restored save that reorders keys shows up here as a different hash, as it should.
 */
export function hashState(s: object): string {
  return hashText(JSON.stringify(s));
}

/**
 * The hash of a state as a log of version 1 has it: with what is sealed written into the state, because lanes had no drafts of
 * their own when such logs were first made.
 */
export function loggedHash(ruleset: AnyRuleset, s: object): string {
  if (ruleset.foldDrafts === undefined) return hashState(s);
  const folded = ruleset.clone(s);
  ruleset.foldDrafts(folded);
  return hashState(folded);
}
