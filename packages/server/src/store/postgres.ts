/** The store in PostgreSQL, for one server or for many. */

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresBus } from '../nodes/postgres-bus.ts';
import { FENCE, postgresNodes } from '../nodes/postgres-nodes.ts';
import { migrate } from './migrations.ts';
import type { Database, Schema } from './schema.ts';
import type { Kept, Store } from './store.ts';

/** Connections for rare queries. Answers have a connection of their own, and never wait for these. */
const CONNECTIONS = 8;
/** Timeouts in milliseconds. A database that does not answer counts as gone: answers are then refused instead of waiting. */
const TO_CONNECT = 5_000;
const TO_ANSWER = 10_000;

const INT8 = 20;
/** `bigint` as numbers: all of them are times, counts or numbers of entries. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Writes all entries in one statement, which is a transaction: one round trip and one flush for any number. */
const added = `
  insert into entries (game, number, line, request, at)
  select game, number, line, request, at
  from self, json_to_recordset($2) as added (game text, number integer, line text, request text, at bigint)`;
const ENTRIES = `with ${FENCE} ${added}`;
/** The same, with ended games and changed clocks. Both return no row if this node's row is gone (`FENCE`). */
const ENTRIES_AND_MORE = `
  with ${FENCE},
  ended as (
    select ended.* from self, json_to_recordset($3) as ended (game text, at bigint, log text, outcome text)
  ),
  logs as (
    update games set ended_at = ended.at, log = ended.log, outcome = ended.outcome, due = null
    from ended where games.id = ended.game
  ),
  closed as (
    update tables set status = 'over', version = version + 1
    from ended where tables.id = ended.game
  ),
  clocks as (
    update games set clock = changed.clock, due = changed.due
    from self, json_to_recordset($4) as changed (game text, clock text, due bigint) where games.id = changed.game
  ),
  lines as (${added})
  select id from self`;

interface Added {
  readonly game: string;
  readonly number: number;
  readonly line: string;
  readonly request: string | null;
  readonly at: number;
}

export async function openPostgres(url: string): Promise<Store> {
  const pool = poolOf(url, CONNECTIONS);
  const writer = poolOf(url, 1);
  const close = async (): Promise<void> => {
    await Promise.all([writer.end(), pool.end()]);
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query('select 1');
    await migrate(db, 'postgres');
  } catch (error) {
    await close();
    throw unreachable(url, error);
  }
  const bus = postgresBus(() => new pg.Client(settings(url)));
  const nodes = postgresNodes(db, () => bus.publish('nodes', {}));
  bus.subscribe('nodes', nodes.heard);
  return {
    db,
    bus,
    nodes,
    async keep(group) {
      const ends = group.flatMap(({ game, at, end }) => (end === null ? [] : [{ game, at, ...end }]));
      const clocks = clocksOf(group);
      const entries = JSON.stringify(group.flatMap(entriesOf));
      const self = nodes.self();
      const { rowCount } = await writer.query(
        ends.length === 0 && clocks.length === 0
          ? { name: 'entries', text: ENTRIES, values: [self, entries] }
          : {
              name: 'entries and more',
              text: ENTRIES_AND_MORE,
              values: [self, entries, JSON.stringify(ends), JSON.stringify(clocks)],
            },
      );
      if (rowCount !== 0) return;
      nodes.fenced(self);
      throw new Error('this node was taken for dead, and its games have gone to others');
    },
    async close() {
      // If the database is away, this node's lease simply expires.
      await nodes.leave().catch(() => {});
      await bus.close();
      await close();
    },
  };
}

function entriesOf({ game, number, lines, request, at }: Kept): Added[] {
  return lines.map((line, i) => ({ game, number: number + i, line, request: i === 0 ? request : null, at }));
}

/** The last clocks of each running game, because one statement cannot change a row twice. */
function clocksOf(group: readonly Kept[]): { game: string; clock: string; due: number | null }[] {
  const changed = new Map<string, { game: string; clock: string; due: number | null }>();
  for (const { game, clock } of group) if (clock) changed.set(game, { game, clock: clock.text, due: clock.due });
  for (const { game, end } of group) if (end !== null) changed.delete(game);
  return [...changed.values()];
}

/** Connects to the database to read or fill it; runs no migrations. */
export async function connectTo(url: string): Promise<{ readonly db: Database; close(): Promise<void> }> {
  const pool = poolOf(url, 1);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

function settings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'weathergauge',
    connectionTimeoutMillis: TO_CONNECT,
    keepAlive: true,
    types,
  };
}

function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...settings(url), query_timeout: TO_ANSWER, max, onConnect: makeDurable });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => {});
  // Without a listener, a connection that breaks between two queries of a transaction would end the process; the next query fails anyway.
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** Makes commits wait for the disk, whatever the database's default; a stricter setting stays as it is. */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local')",
  );
}

/** The error message without the address, which holds the password. */
function unreachable(url: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
  return new Error(`the database ${withoutPassword(url)} cannot be used: ${reason}`, { cause });
}

/** The code of an error; several attempts to connect give several errors in one without a message. */
function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return '(its address is none)';
  }
}
