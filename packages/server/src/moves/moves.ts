/**
 * Whose move it is, stored beside the log so that a game need not be woken for it. Each seat has a row of its own, made only of what that
 * seat may know: while orders are sealed it changes only when its own player has sealed, or all are opened.
 */

import type { Seat } from '@weathergauge/engine';
import type { LiveGame } from '../games/live-game.ts';
import type { Database, MoveRow } from '../store/schema.ts';
import { tableOf } from '../tables/places.ts';

export interface Moves {
  /** A game has changed: its rows are updated in the next round. */
  changed(game: LiveGame): void;
  /** Updates the rows of the games that have changed since the last round. */
  round(): Promise<void>;
  /** The rows of somebody's games: those that are on, and those that have ended lately. */
  of(person: string): Promise<readonly MoveRow[]>;
  /** Running games whose rows are older than their logs, because a server ended in between. `after` is the last id of the page before. */
  behind(after: string): Promise<{ readonly games: readonly string[]; readonly next: string | null }>;
  /** Deletes the rows of games that ended long ago. */
  forget(): Promise<void>;
}

export interface MovesDeps {
  readonly db: Database;
  now(): number;
  /** What these people may know has changed. */
  onChange(persons: readonly string[]): void;
}

/** How many games are updated in one step. */
const MOST = 200;
/** Milliseconds for which an ended game stays in the list. */
const LATELY = 3 * 24 * 3600_000;
/** Milliseconds that the server which owns a game has to update its rows. */
const PATIENCE = 10_000;
const MOST_LISTED = 200;
/** How many ids fit into one message of the bus. */
const MOST_TOLD = 200;

export function moves({ db, now, onChange }: MovesDeps): Moves {
  const dirty = new Map<string, LiveGame>();
  let looking: Promise<void> = Promise.resolve();

  /** Takes the games to be updated. One with entries that are still being written waits for the next round. */
  function taken(): LiveGame[] {
    const games = [...dirty.values()].filter(game => game.isKept()).slice(0, MOST);
    for (const { id } of games) dirty.delete(id);
    return games;
  }

  async function look(games: readonly LiveGame[]): Promise<void> {
    const ids = games.map(({ id }) => id);
    const [places, known] = await Promise.all([
      db.selectFrom('tables').selectAll().where('id', 'in', ids).execute(),
      db.selectFrom('moves').selectAll().where('game', 'in', ids).execute(),
    ]);
    // If something was answered while the rows were read, and is not stored yet, the game waits for the next round.
    for (const game of games) if (!game.isKept()) dirty.set(game.id, game);
    const tables = new Map(places.map(row => [row.id, row]));
    const before = new Map(known.map(row => [keyOf(row), row]));
    const found = games
      .filter(({ id }) => !dirty.has(id))
      .flatMap(game => {
        const row = tables.get(game.id);
        return row === undefined ? [] : standsOf(game, tableOf(row).places, before);
      });
    const fresh = found.filter(row => !isSame(before.get(keyOf(row)), row, KEYS));
    if (fresh.length === 0) return;
    await db
      .insertInto('moves')
      .values(fresh)
      .onConflict(conflict =>
        conflict.columns(['game', 'seat']).doUpdateSet(({ ref }) => ({
          person: ref('excluded.person'),
          entries: ref('excluded.entries'),
          asked_at: ref('excluded.asked_at'),
          pending: ref('excluded.pending'),
          pending_since: ref('excluded.pending_since'),
          turn: ref('excluded.turn'),
          ended_at: ref('excluded.ended_at'),
        })),
      )
      .execute();
    const told = fresh.filter(row => !isSame(before.get(keyOf(row)), row, TOLD));
    const persons = [...new Set(told.map(({ person }) => person))];
    for (let from = 0; from < persons.length; from += MOST_TOLD) onChange(persons.slice(from, from + MOST_TOLD));
  }

  function standsOf(game: LiveGame, places: ReturnType<typeof tableOf>['places'], before: Known) {
    return places.flatMap((place, seat): MoveRow[] => {
      if (place.kind !== 'person') return [];
      const old = before.get(keyOf({ game: game.id, seat }));
      const { isAsked, pending: seats, turn, isOver } = game.chair(seat as Seat).summary();
      const pending = JSON.stringify(seats);
      return [
        {
          game: game.id,
          seat,
          person: place.person.id,
          entries: game.entries(),
          asked_at: isAsked ? (old?.asked_at ?? now()) : null,
          pending,
          pending_since: old?.pending === pending ? old.pending_since : now(),
          turn,
          ended_at: isOver ? (old?.ended_at ?? now()) : null,
        },
      ];
    });
  }

  async function lookAtAll(): Promise<void> {
    for (let games = taken(); games.length > 0; games = games.length < MOST ? [] : taken()) await look(games);
  }

  return {
    changed: game => void dirty.set(game.id, game),
    round() {
      looking = looking.catch(() => {}).then(lookAtAll);
      return looking;
    },
    of: person =>
      db
        .selectFrom('moves')
        .selectAll()
        .where('person', '=', person)
        .where(where => where.or([where('ended_at', 'is', null), where('ended_at', '>', now() - LATELY)]))
        .limit(MOST_LISTED)
        .execute(),
    async behind(after) {
      // The table of recent entries has no index by game, so they are read for all games at once.
      const fresh = db
        .selectFrom('fresh_entries')
        .select(({ fn }) => ['game', fn.max('number').as('number'), fn.max('at').as('at')])
        .groupBy('game');
      const rows = await db
        .selectFrom('games')
        .leftJoin(fresh.as('fresh'), join => join.onRef('fresh.game', '=', 'games.id'))
        .select(({ selectFrom }) => [
          'id',
          'fresh.number as freshLast',
          'fresh.at as freshAt',
          selectFrom('moves').select('entries').whereRef('game', '=', 'games.id').limit(1).as('looked'),
          selectFrom('entries')
            .select('number')
            .whereRef('game', '=', 'games.id')
            .orderBy('number', 'desc')
            .limit(1)
            .as('last'),
          selectFrom('entries')
            .select('at')
            .whereRef('game', '=', 'games.id')
            .orderBy('number', 'desc')
            .limit(1)
            .as('at'),
        ])
        .where('ended_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(MOST)
        .execute();
      const before = now() - PATIENCE;
      const games = rows.filter(({ looked, last, at, freshLast, freshAt }) => {
        return looked !== (freshLast ?? last ?? 0) && (freshAt ?? at ?? 0) < before;
      });
      return { games: games.map(({ id }) => id), next: rows.length < MOST ? null : (rows.at(-1)?.id ?? null) };
    },
    async forget() {
      await db
        .deleteFrom('moves')
        .where('ended_at', '<', now() - LATELY)
        .execute();
    },
  };
}

type Known = ReadonlyMap<string, MoveRow>;

const keyOf = ({ game, seat }: Pick<MoveRow, 'game' | 'seat'>): string => `${game} ${seat}`;
/** Columns whose change the person is told of. */
const TOLD = ['person', 'asked_at', 'pending', 'pending_since', 'turn', 'ended_at'] as const;
const KEYS = [...TOLD, 'entries'] as const;

function isSame(old: MoveRow | undefined, row: MoveRow, keys: readonly (keyof MoveRow)[]): boolean {
  return old !== undefined && keys.every(key => old[key] === row[key]);
}
