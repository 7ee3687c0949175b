/** Ids and tokens: drawn by the machine's generator, and looked up by their hash. */

import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 12;
const TOKEN_BYTES = 32;
/** By which people, and those who look for leaked secrets, know a program's token from anything else. */
export const PROGRAM_PREFIX = 'wg_';
const SESSION_TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PROGRAM_TOKEN = /^wg_[A-Za-z0-9_-]{43}$/;

export const newId = (bytes = ID_BYTES): string => randomBytes(bytes).toString('base64url');
export const newToken = (): string => newId(TOKEN_BYTES);

/** What kind of token this could be; anything else is not looked up. */
export function kindOf(token: string): 'session' | 'program' | null {
  if (PROGRAM_TOKEN.test(token)) return 'program';
  return SESSION_TOKEN.test(token) ? 'session' : null;
}

/** Tokens are drawn from 2^256: a plain hash of one tells nothing about it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
