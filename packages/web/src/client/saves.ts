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
interface Shelf {
  put(game: SavedGame): Promise<void>;
  all(): Promise<readonly unknown[]>;
  count(): Promise<number>;
  get(id: string): Promise<unknown>;
  remove(id: string): Promise<void>;
}

function memoryShelf(): Shelf {
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
  let opening: Promise<Shelf | null> | null = null;
  return savesOn(() => (opening ??= openDatabase().catch(() => null)));
}

function savesOn(database: () => Promise<Shelf | null>): Saves {
  const memory = memoryShelf();
  let works = true;
  // Writes are queued, so that those of one game are stored in the order in which they were made.
  let last: Promise<unknown> = Promise.resolve();

  async function on<T>(work: (shelf: Shelf) => Promise<T>): Promise<T> {
    const shelf = works ? await database() : null;
    if (shelf !== null) {
      try {
        return await work(shelf);
      } catch {
        works = false;
      }
    }
    return work(memory);
  }

  function inTurn<T>(work: (shelf: Shelf) => Promise<T>): Promise<T> {
    const done = last.then(() => on(work));
    last = done.catch(() => {});
    return done;
  }

  return {
    put: game =>
      inTurn(async shelf => {
        await shelf.put(game);
        if ((await shelf.count()) <= MOST_SAVES) return;
        for (const old of newestFirst(await shelf.all()).slice(MOST_SAVES)) await shelf.remove(old.id);
      }),
    recent: () => inTurn(async shelf => newestFirst(await shelf.all())),
    load: id =>
      inTurn(async shelf => {
        const found = await shelf.get(id);
        return isSavedGame(found) ? found : null;
      }),
    remove: id => inTurn(shelf => shelf.remove(id)),
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
    Array.isArray(game.seats)
  );
}

// --- IndexedDB ---

const DATABASE = 'weathergauge';
const VERSION = 1;
const GAMES = 'games';

function openDatabase(): Promise<Shelf | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(databaseShelf(request.result)));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

function databaseShelf(database: IDBDatabase): Shelf {
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
