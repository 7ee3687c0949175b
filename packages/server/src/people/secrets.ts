/** Ids and tokens: random, from the machine's secure generator. Tokens are looked up by their hash. */

import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 12;
const TOKEN_BYTES = 32;
/** Prefix by which people and secret scanners recognise a program's token. */
export const PROGRAM_PREFIX = 'wg_';
const SESSION_TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PROGRAM_TOKEN = /^wg_[A-Za-z0-9_-]{43}$/;

export const newId = (bytes = ID_BYTES): string => randomBytes(bytes).toString('base64url');
export const newToken = (): string => newId(TOKEN_BYTES);

/** What kind of token this could be, by its form; null for anything else, which is not looked up. */
export function kindOf(token: string): 'session' | 'program' | null {
  if (PROGRAM_TOKEN.test(token)) return 'program';
  return SESSION_TOKEN.test(token) ? 'session' : null;
}

/** A plain hash is enough, because tokens have 256 random bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
