/**
 * Saved games, in the browser's database. Where there is none (private windows, a full disk, an old profile) games are kept in memory while
 * the page is open, so that people can still play. Secrets of running games are encrypted.
 */

import type { GameStorage } from './database.ts';
import { memoryStorage, openDatabase } from './database.ts';
import type { SavedGame } from './protocol.ts';
import type { BadField, Stored } from './records.ts';
import { checkSecrets, checkStored, isBadField } from './records.ts';

/** A record that cannot be read. It stays where it is until the player deletes it. */
export interface SetAside {
  readonly id: IDBValidKey;
  /** The first invalid field; `sealed` if it cannot be decrypted because it is damaged or its key is gone. */
  readonly badField: string;
  /** The record as it is stored. */
  readonly record: unknown;
}

/**
 * How games are stored: `sealed` (secrets encrypted), `plain` where the browser has no encryption, or only in memory while the page is open.
 */
export type Keeping = 'sealed' | 'plain' | 'while-open';

export interface Saves {
  /** Stores a game, replacing an older version of it. Never rejects. */
  put(game: SavedGame): Promise<void>;
  /** Newest first, without those that cannot be read. */
  recent(): Promise<readonly SavedGame[]>;
  setAside(): Promise<readonly SetAside[]>;
  load(id: string): Promise<SavedGame | null>;
  remove(id: IDBValidKey): Promise<void>;
  keeping(): Promise<Keeping>;
}

/** Beyond this number the oldest games are deleted. */
export const MOST_SAVES = 50;

export function memorySaves(): Saves {
  return savesOn(() => Promise.resolve(null));
}

export function browserSaves(): Saves {
  let opening: Promise<GameStorage | null> | null = null;
  return savesOn(() => (opening ??= openDatabase().catch(() => null)));
}

export function savesOn(database: () => Promise<GameStorage | null>): Saves {
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
        await storage.put(await stored(storage, game));
        if ((await storage.count()) <= MOST_SAVES) return;
        const all = (await storage.all()).map(checkStored).flatMap(record => (isBadField(record) ? [] : [record]));
        for (const old of newestFirst(all).slice(MOST_SAVES)) await storage.remove(old.id);
      }),
    recent: () =>
      inTurn(async storage => {
        const games: SavedGame[] = [];
        for (const record of await storage.all()) {
          const game = await unsealed(storage, record);
          if (isBadField(game)) continue;
          games.push(game);
          // Written by an older version of the page, which did not encrypt.
          if (storage.sealer !== null && !game.over && !isSealed(record))
            await storage.put(await stored(storage, game));
        }
        return newestFirst(games);
      }),
    setAside: () =>
      inTurn(async storage => {
        const found: SetAside[] = [];
        for (const record of await storage.all()) {
          const game = await unsealed(storage, record);
          if (isBadField(game)) found.push({ id: idOf(record), ...game, record });
        }
        return found;
      }),
    load: id =>
      inTurn(async storage => {
        const game = await unsealed(storage, await storage.get(id));
        return isBadField(game) ? null : game;
      }),
    remove: id => inTurn(storage => storage.remove(id)),
    async keeping() {
      const storage = works ? await database() : null;
      return storage === null ? 'while-open' : storage.sealer === null ? 'plain' : 'sealed';
    },
  };
}

function newestFirst<T extends Pick<SavedGame, 'savedAt'>>(games: readonly T[]): readonly T[] {
  return games.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** The key of a record in the database, whatever the record is. */
function idOf(record: unknown): IDBValidKey {
  return (record as { readonly id?: IDBValidKey } | null)?.id ?? '';
}

const isSealed = (record: unknown): boolean => typeof record === 'object' && record !== null && 'sealed' in record;

/** The record to store. A finished game has no secrets. */
async function stored({ sealer }: GameStorage, game: SavedGame): Promise<Stored> {
  const { log, key, ...open } = game;
  if (game.over || sealer === null) return game;
  return { ...open, sealed: await sealer.seal(game.id, JSON.stringify({ log, key })) };
}

async function unsealed({ sealer }: GameStorage, record: unknown): Promise<SavedGame | BadField> {
  const found = checkStored(record);
  if (isBadField(found) || !('sealed' in found)) return found;
  const { sealed, ...open } = found;
  const text = await sealer?.open(found.id, sealed);
  if (text == null) return { badField: 'sealed' };
  const secrets = checkSecrets(JSON.parse(text));
  return isBadField(secrets) ? secrets : { ...open, ...secrets };
}
