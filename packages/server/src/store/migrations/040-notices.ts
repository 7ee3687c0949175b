/** Notices that it is somebody's move: ways, addresses to be confirmed, what was told, and letters on their way. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const notices = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('notice_people')
      .addColumn('person', 'text', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('stop_token', 'text', column => column.notNull().unique())
      .addColumn('told_at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('notice_ways')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('notice_people.person').onDelete('cascade'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('target', 'text', column => column.notNull())
      .addColumn('secret', 'text')
      .addColumn('session', 'text', column => column.references('sessions.id').onDelete('cascade'))
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('failed_at', time)
      .execute();
    await db.schema.createIndex('notice_ways_person').on('notice_ways').column('person').execute();
    await db.schema.createIndex('notice_ways_session').on('notice_ways').column('session').execute();
    await db.schema.createIndex('notice_ways_target').on('notice_ways').column('target').execute();
    await db.schema
      .createTable('mail_requests')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('address', 'text')
      .addColumn('address_hash', 'text', column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .execute();
    await db.schema.createIndex('mail_requests_person').on('mail_requests').column('person').execute();
    await db.schema.createIndex('mail_requests_address').on('mail_requests').column('address_hash').execute();
    await db.schema
      .createTable('notices')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('told_at', time, column => column.notNull())
      .addColumn('back_at', time, column => column.notNull())
      .addPrimaryKeyConstraint('notices_key', ['game', 'seat'])
      .execute();
    await db.schema.createIndex('notices_person').on('notices').column('person').execute();
    await db.schema
      .createTable('notice_letters')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('way', 'text', column => column.notNull().references('notice_ways.id').onDelete('cascade'))
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('games', 'text', column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('next_at', time, column => column.notNull())
      .execute();
    await db.schema.createIndex('notice_letters_way').on('notice_letters').column('way').execute();
    await db.schema.createIndex('notice_letters_next').on('notice_letters').column('next_at').execute();
    await db.schema
      .createTable('push_keys')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('private_key', 'text', column => column.notNull())
      .execute();
  },
});
