/** When people were last at their tables, as far as this node has seen it: who is there is not told, and who was is told anew. */

import type { Database } from '../store/schema.ts';

export interface Presence {
  /** She watches it, stops to, or does something there. */
  attended(game: string, person: string): void;
  /** When she was last there; null where it is longer ago than anybody asks. */
  last(game: string, person: string): number | null;
  /** Keeps who has been back at a table of which she was told. */
  keep(): Promise<void>;
}

export interface PresenceDeps {
  readonly db: Database;
  now(): number;
  isWatching(game: string, person: string): boolean;
}

const REMEMBERED = 10 * 60_000;
const AT_ONCE = 200;

export function presence({ db, now, isWatching }: PresenceDeps): Presence {
  const seen = new Map<string, { readonly game: string; readonly person: string; at: number }>();
  let fresh = new Set<string>();

  async function keepSome(keys: readonly string[]): Promise<void> {
    const games = [...new Set(keys.flatMap(key => seen.get(key)?.game ?? []))];
    if (games.length === 0) return;
    for (const table of ['notices', 'table_notices'] as const) {
      const told = await db
        .selectFrom(table)
        .select(['game', 'person', 'told_at', 'back_at'])
        .where('game', 'in', games)
        .execute();
      for (const { game, person, told_at, back_at } of told) {
        const at = seen.get(keyOf(game, person))?.at ?? 0;
        if (told_at <= back_at || at < told_at) continue;
        await db
          .updateTable(table)
          .set({ back_at: at })
          .where('game', '=', game)
          .where('person', '=', person)
          .execute();
      }
    }
  }

  return {
    attended(game, person) {
      const key = keyOf(game, person);
      seen.delete(key);
      seen.set(key, { game, person, at: now() });
      fresh.add(key);
    },
    last: (game, person) => (isWatching(game, person) ? now() : (seen.get(keyOf(game, person))?.at ?? null)),
    async keep() {
      const keys = [...fresh];
      fresh = new Set();
      try {
        for (let from = 0; from < keys.length; from += AT_ONCE) await keepSome(keys.slice(from, from + AT_ONCE));
      } catch (error) {
        for (const key of keys) fresh.add(key);
        throw error;
      }
      // In the order in which they were last seen.
      for (const [key, { at }] of seen) {
        if (at > now() - REMEMBERED) break;
        seen.delete(key);
      }
    },
  };
}

const keyOf = (game: string, person: string): string => `${game} ${person}`;
