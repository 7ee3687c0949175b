/**
 * Saved games, in the browser's own database. Where there is none (private windows, a full disk, an old profile) games are
 * kept for as long as the page is open, and nobody is stopped from playing.
 */

import type { SavedGame } from './protocol.ts';

export interface Saves {
  /** Writes a game over the older one of the same id. Never rejects. */
  put(game: SavedGame): Promise<void>;
  /** Newest first. */
  recent(): Promise<readonly SavedGame[]>;
  load(id: string): Promise<SavedGame | null>;
  remove(id: string): Promise<void>;
  /** False where games are forgotten when the page is closed. */
  lasting(): Promise<boolean>;
}

/** The oldest games beyond these are forgotten. */
export const MOST_SAVES = 50;

/** Where games are stored: IndexedDB, or a map in memory. */
interface GameStorage {
  put(game: SavedGame): Promise<void>;
  all(): Promise<readonly unknown[]>;
  count(): Promise<number>;
  get(id: string): Promise<unknown>;
  remove(id: string): Promise<void>;
}

function memoryStorage(): GameStorage {
  const games = new Map<string, SavedGame>();
  return {
    put: async game => void games.set(game.id, game),
    all: async () => [...games.values()],
    count: async () => games.size,
    get: async id => games.get(id),
    remove: async id => void games.delete(id),
  };
}

export function memorySaves(): Saves {
  return savesOn(() => Promise.resolve(null));
}

export function browserSaves(): Saves {
  let opening: Promise<GameStorage | null> | null = null;
  return savesOn(() => (opening ??= openDatabase().catch(() => null)));
}

function savesOn(database: () => Promise<GameStorage | null>): Saves {
  const memory = memoryStorage();
  let works = true;
  // Writes are queued, so that those of one game are stored in the order in which they were made.
  let last: Promise<unknown> = Promise.resolve();

  async function on<T>(work: (storage: GameStorage) => Promise<T>): Promise<T> {
    const storage = works ? await database() : null;
    if (storage !== null) {
      try {
        return await work(storage);
      } catch {
        works = false;
      }
    }
    return work(memory);
  }

  function inTurn<T>(work: (storage: GameStorage) => Promise<T>): Promise<T> {
    const done = last.then(() => on(work));
    last = done.catch(() => {});
    return done;
  }

  return {
    put: game =>
      inTurn(async storage => {
        await storage.put(game);
        if ((await storage.count()) <= MOST_SAVES) return;
        for (const old of newestFirst(await storage.all()).slice(MOST_SAVES)) await storage.remove(old.id);
      }),
    recent: () => inTurn(async storage => newestFirst(await storage.all())),
    load: id =>
      inTurn(async storage => {
        const found = await storage.get(id);
        return isSavedGame(found) ? found : null;
      }),
    remove: id => inTurn(storage => storage.remove(id)),
    lasting: async () => works && (await database()) !== null,
  };
}

function newestFirst(games: readonly unknown[]): readonly SavedGame[] {
  return games.filter(isSavedGame).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Checks a stored record: an older version of the page may have written another shape. */
function isSavedGame(x: unknown): x is SavedGame {
  if (typeof x !== 'object' || x === null) return false;
  const game = x as Partial<Record<keyof SavedGame, unknown>>;
  return (
    [game.id, game.ruleset, game.scenario, game.log, game.headline].every(text => typeof text === 'string') &&
    (game.key === null || typeof game.key === 'string') &&
    typeof game.savedAt === 'number' &&
    typeof game.over === 'boolean' &&
    Array.isArray(game.seats) &&
    (game.pack === undefined || game.pack === null || isGamePack(game.pack))
  );
}

function isGamePack(x: unknown): boolean {
  if (typeof x !== 'object' || x === null || !('name' in x) || !('data' in x)) return false;
  return typeof x.name === 'string' && typeof x.data === 'object' && x.data !== null;
}

// --- IndexedDB ---

const DATABASE = 'weathergauge';
const VERSION = 1;
const GAMES = 'games';

function openDatabase(): Promise<GameStorage | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(databaseStorage(request.result)));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

function databaseStorage(database: IDBDatabase): GameStorage {
  // Another tab may run a newer version of the page and upgrade the database: it must not wait for this connection.
  database.addEventListener('versionchange', () => database.close());
  function run<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(GAMES, mode);
      const request = work(transaction.objectStore(GAMES));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not saved')));
    });
  }
  return {
    put: async game => void (await run('readwrite', games => games.put(game))),
    all: () => run<unknown[]>('readonly', games => games.getAll()),
    count: () => run('readonly', games => games.count()),
    get: id => run<unknown>('readonly', games => games.get(id)),
    remove: id => run<undefined>('readwrite', games => games.delete(id)),
  };
}
