/** Reads, lists and changes tables in the store. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { Person } from '@weathergauge/wire';
import type { Database, GameRow } from '../store/schema.ts';
import { keepPeople, tablesOf } from './people.ts';
import type { Table } from './places.ts';
import { rowOf, tableOf } from './places.ts';

export interface TableStore {
  load(id: string): Promise<Table | null>;
  insert(table: Table): Promise<void>;
  list(person: string | null): Promise<readonly Table[]>;
  companions(person: string): Promise<readonly Person[]>;
  /** How many tables of this organiser wait for players. */
  waiting(organiser: string): Promise<number>;
  /** Whether so many games are running at tables of this organiser. */
  plays(organiser: string, most: number): Promise<boolean>;
  /** Ids of tables at which nothing has happened for too long. */
  idle(now: number): Promise<readonly string[]>;
  /** Changes a table in one transaction; `work` runs again if somebody else has changed it meanwhile. */
  change(id: string, work: (table: Table) => Promise<Changed | Refusal>): Promise<Table | Refusal>;
}

export interface Changed {
  readonly table: Partial<Table>;
  /** Stored in the same transaction: the game that has begun, and the table of a rematch. */
  readonly game?: GameRow;
  readonly made?: Table;
  afterwards?(): void;
}

export interface TableStoreDeps {
  readonly db: Database;
  now(): number;
  onChange(table: Table): void;
}

const NONE = refusal('bad-config', 'there is no such table, or it is not open to you');
/** The table was used in the last moment, so it is not closed. */
export const EXPIRING = refusal('stale', 'this table is in use');
const BEFORE = ['gathering', 'readying', 'pledging', 'sharing'] as const;
const MOST_LISTED = 100;
/** How often a change is tried again after a conflict. */
const TRIES = 5;
const DAY = 24 * 3600 * 1000;
/** Milliseconds without any change after which a table is closed. */
const LASTS = { open: DAY, invited: 14 * DAY, private: 14 * DAY } as const;

export function tableStore({ db, now, onChange }: TableStoreDeps): TableStore {
  async function load(id: string): Promise<Table | null> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  function replace(before: Table, next: Table, { game, made }: Changed): Promise<boolean> {
    return db.transaction().execute(async step => {
      const done = await step
        .updateTable('tables')
        .set(rowOf(next))
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) !== 1) return false;
      if (game !== undefined) await step.insertInto('games').values(game).execute();
      if (made !== undefined) {
        await step.insertInto('tables').values(rowOf(made)).execute();
        await keepPeople(step, null, made);
      }
      await keepPeople(step, before, next);
      return true;
    });
  }

  return {
    load,
    async insert(table) {
      await db.transaction().execute(async step => {
        await step.insertInto('tables').values(rowOf(table)).execute();
        await keepPeople(step, null, table);
      });
      onChange(table);
    },
    async list(person) {
      const open = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'open')
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      if (person === null) return open.map(tableOf);
      const mine = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '!=', 'closed')
        .where('id', 'in', tablesOf(db, person, ['seat', 'named']))
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      const seen = new Set(mine.map(({ id }) => id));
      return [...mine, ...open.filter(({ id }) => !seen.has(id))]
        .map(tableOf)
        .filter(({ removed }) => !removed.includes(person));
    },
    async companions(person) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', 'in', ['playing', 'over'])
        .where('id', 'in', tablesOf(db, person, ['seat']))
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      const met = new Map<string, Person>();
      for (const { places } of rows.map(tableOf))
        for (const place of places)
          if (place.kind === 'person' && place.person.id !== person && !met.has(place.person.id))
            met.set(place.person.id, place.person);
      return [...met.values()];
    },
    async waiting(organiser) {
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('organiser', '=', organiser)
        .where('status', 'in', BEFORE)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async plays(organiser, most) {
      const found = await db
        .selectFrom('tables')
        .select('id')
        .where('organiser', '=', organiser)
        .where('status', '=', 'playing')
        .limit(most)
        .execute();
      return found.length >= most;
    },
    async idle(at) {
      const found = await db
        .selectFrom('tables')
        .select(['id', 'visibility', 'touched_at'])
        .where('status', 'in', BEFORE)
        .where('touched_at', '<', at - LASTS.open)
        .limit(MOST_LISTED)
        .execute();
      return found.filter(row => row.touched_at < at - LASTS[row.visibility]).map(({ id }) => id);
    },
    async change(id, work) {
      for (let tried = 0; tried < TRIES; tried++) {
        const table = await load(id);
        if (table === null) return NONE;
        const made = await work(table);
        if (isRefusal(made)) return made;
        const next = { ...table, ...made.table, version: table.version + 1, touched_at: now() };
        if (!(await replace(table, next, made))) continue;
        made.afterwards?.();
        onChange(next);
        return next;
      }
      return refusal('stale', 'others are changing this table at the same time: try again');
    },
  };
}
