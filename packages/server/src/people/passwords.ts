/**
 * Hashes passwords with Argon2id and the parameters that OWASP recommends. Each takes 19 MiB and some hundredths of a second in a thread
 * of Node's pool. Two run at the same time, a few wait, and further requests are refused.
 */

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export interface Passwords {
  /** The hash in the format that includes its parameters. */
  hash(password: string): Promise<string | Busy>;
  /** With null, for an account that does not exist, it takes as long and is never right. */
  verify(password: string, hash: string | null): Promise<boolean | Busy>;
}

/** Too many passwords are being checked. */
export const BUSY: unique symbol = Symbol('busy');
export type Busy = typeof BUSY;

const AT_ONCE = 2;
const MOST_WAITING = 32;
const MEMORY = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
const NOTATION = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

export function passwords(): Passwords {
  const inTurn = gate(AT_ONCE, MOST_WAITING);
  const nobody = {
    memory: MEMORY,
    passes: PASSES,
    parallelism: PARALLELISM,
    nonce: randomBytes(SALT_LENGTH),
    tag: randomBytes(TAG_LENGTH),
  };
  return {
    hash: password =>
      inTurn(async () => {
        const nonce = randomBytes(SALT_LENGTH);
        const tag = await derive('argon2id', {
          message: password,
          nonce,
          memory: MEMORY,
          passes: PASSES,
          parallelism: PARALLELISM,
          tagLength: TAG_LENGTH,
        });
        return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${base64(nonce)}$${base64(tag)}`;
      }),
    verify: (password, hash) =>
      inTurn(async () => {
        const { tag, ...parameters } = (hash === null ? null : read(hash)) ?? nobody;
        const found = await derive('argon2id', { ...parameters, message: password, tagLength: tag.length });
        return timingSafeEqual(found, tag) && hash !== null;
      }),
  };
}

function read(hash: string): { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = NOTATION.exec(hash) ?? [];
  if (memory === undefined) throw new Error('a password in the store is not in the notation of Argon2id');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Limits how many tasks run at the same time and how many wait. */
export function gate(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T | Busy> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async work => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) return BUSY;
      // A finished task passes its place directly to the next, so no newcomer can take it in between.
      await new Promise<void>(resolve => waiting.push(resolve));
    } else working++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working--;
      else next();
    }
  };
}
