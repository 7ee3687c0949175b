/** The browser's own database: saved games, and the key that seals those that are running. */

import { canSeal, newSealingKey, sealerWith } from './sealing.ts';
import type { Sealer } from './sealing.ts';

/** Where records are stored: IndexedDB, or a map in memory. Callers must check what they read. */
export interface GameStorage {
  /** Encrypts secrets; null where that is impossible or unnecessary. */
  readonly sealer: Sealer | null;
  put(record: { readonly id: string }): Promise<void>;
  all(): Promise<readonly unknown[]>;
  count(): Promise<number>;
  get(id: string): Promise<unknown>;
  remove(id: IDBValidKey): Promise<void>;
}

/** In memory only, so nothing needs to be encrypted. */
export function memoryStorage(): GameStorage {
  const records = new Map<IDBValidKey, { readonly id: string }>();
  return {
    sealer: null,
    put: async record => void records.set(record.id, record),
    all: async () => [...records.values()],
    count: async () => records.size,
    get: async id => records.get(id),
    remove: async id => void records.delete(id),
  };
}

const DATABASE = 'weathergauge';
const VERSION = 2;
const GAMES = 'games';
const KEYS = 'keys';
/** The name under which the key is stored. */
const SEALING = 'sealing';

/** Null where the browser has no database. */
export async function openDatabase(): Promise<GameStorage | null> {
  if (typeof indexedDB === 'undefined') return null;
  const database = await opened();
  // Another tab may run a newer version of the page and upgrade the database: it must not wait for this connection.
  database.addEventListener('versionchange', () => database.close());
  function run<T>(
    store: string,
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not saved')));
    });
  }

  /** This browser's key, made when it is first needed. If two tabs make one at the same time, the first is kept. */
  async function sealingKey(): Promise<CryptoKey> {
    const kept = await run<unknown>(KEYS, 'readonly', keys => keys.get(SEALING));
    if (kept instanceof CryptoKey) return kept;
    const key = await newSealingKey();
    if (kept !== undefined) await run(KEYS, 'readwrite', keys => keys.put(key, SEALING));
    else await run(KEYS, 'readwrite', keys => keys.add(key, SEALING)).catch(() => {});
    return run<CryptoKey>(KEYS, 'readonly', keys => keys.get(SEALING));
  }

  return {
    // Some private windows cannot store keys.
    sealer: canSeal() ? await sealingKey().then(sealerWith, () => null) : null,
    put: async record => void (await run(GAMES, 'readwrite', games => games.put(record))),
    all: () => run<unknown[]>(GAMES, 'readonly', games => games.getAll()),
    count: () => run(GAMES, 'readonly', games => games.count()),
    get: id => run<unknown>(GAMES, 'readonly', games => games.get(id)),
    remove: id => run<undefined>(GAMES, 'readwrite', games => games.delete(id)),
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result: database } = request;
      if (!database.objectStoreNames.contains(GAMES)) database.createObjectStore(GAMES, { keyPath: 'id' });
      if (!database.objectStoreNames.contains(KEYS)) database.createObjectStore(KEYS);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}
