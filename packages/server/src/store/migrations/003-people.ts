/** Accounts that are kept: roles, sessions whose token changes, passwords, passkeys, tokens for programs, and what slows guesses down. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const people = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .alterTable('users')
      .addColumn('role', 'text', column => column.notNull().defaultTo('player'))
      .execute();
    await db.schema.alterTable('users').addColumn('suspended_at', time).execute();
    await db.schema.alterTable('users').addColumn('leaving_at', time).execute();
    // Stands wherever somebody was who has left: tables and finished games outlast those who played.
    await sql`insert into users (id, name, created_at) values ('somebody', 'somebody', 0)`.execute(db);

    await db.schema.alterTable('sessions').renameTo('first_sessions').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device', 'text', column => column.notNull())
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('used_at', time, column => column.notNull())
      .addColumn('renewed_at', time, column => column.notNull())
      .addColumn('confirmed_at', time)
      .execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
    await db.schema
      .createTable('session_tokens')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('session_id', 'text', column => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('expires_at', time)
      .execute();
    await db.schema.createIndex('session_tokens_session').on('session_tokens').column('session_id').execute();
    await sql`insert into sessions (id, user_id, device, created_at, used_at, renewed_at)
      select substr(token_hash, 1, 16), user_id, '', created_at, used_at, created_at from first_sessions`.execute(db);
    await sql`insert into session_tokens (token_hash, session_id, state)
      select token_hash, substr(token_hash, 1, 16), 'known' from first_sessions`.execute(db);
    await db.schema.dropTable('first_sessions').execute();

    await db.schema
      .createTable('passwords')
      .addColumn('user_id', 'text', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('login', 'text', column => column.notNull().unique())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('changed_at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', time, column => column.notNull())
      .addColumn('transports', 'text', column => column.notNull())
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('used_at', time)
      .execute();
    await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('cascade'))
      .addColumn('challenge', 'text', column => column.notNull())
      .addColumn('expires_at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('token_hash', 'text', column => column.notNull().unique())
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('used_at', time)
      .execute();
    await db.schema.createIndex('tokens_user').on('tokens').column('user_id').execute();
    await db.schema
      .createTable('attempts')
      .addColumn('about', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('last_at', time, column => column.notNull())
      .execute();
  },
});
