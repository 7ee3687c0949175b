/**
 * Receipts: the server signs the beginning and the end of each game, with the time, using a key that it publishes. The hashes of the log
 * bind the answers in between, so these need no signatures.
 */

import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { GameLog, Receipt } from '@weathergauge/engine';
import { receiptText } from '@weathergauge/engine';
import type { PublishedKey } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';

export interface Receipts {
  sign(log: GameLog, kind: Receipt['kind'], at: number): Receipt;
  /** All keys with which servers of this store have ever signed, newest first. */
  keys(): Promise<readonly PublishedKey[]>;
}

export async function receipts(db: Database, now: () => number): Promise<Receipts> {
  const own = (await newest(db)) ?? (await made(db, now()));
  const key = publicHex(own);
  return {
    sign(log, kind, at) {
      const text = receiptText(log, { kind, at });
      return { kind, at, key, signature: sign(null, Buffer.from(text), own).toString('hex') };
    },
    async keys() {
      const rows = await db
        .selectFrom('signing_keys')
        .select(['public_key', 'since'])
        .orderBy('since', 'desc')
        .orderBy('public_key')
        .execute();
      return rows.map(({ public_key, since }) => ({ algorithm: 'Ed25519', key: public_key, since }));
    },
  };
}

async function newest(db: Database): Promise<KeyObject | null> {
  const row = await db
    .selectFrom('signing_keys')
    .select('private_key')
    .orderBy('since', 'desc')
    .orderBy('public_key')
    .executeTakeFirst();
  return row === undefined ? null : createPrivateKey(row.private_key);
}

/** Two nodes that start at the same time on an empty store make one each: both are published and valid. */
async function made(db: Database, since: number): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const private_key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await db
    .insertInto('signing_keys')
    .values({ public_key: publicHex(privateKey), private_key, since })
    .execute();
  return privateKey;
}

function publicHex(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('the key that receipts are signed by is none of Ed25519');
  return Buffer.from(x, 'base64url').toString('hex');
}
