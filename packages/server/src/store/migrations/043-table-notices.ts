/** Notices of what comes about at a table before its game: what somebody knows of it and has been told, and of which kind a letter is. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const tableNotices = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('table_notices')
      .addColumn('game', 'text', column => column.notNull().references('tables.id'))
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('knows', 'text', column => column.notNull())
      .addColumn('told', 'text')
      .addColumn('told_at', time, column => column.notNull())
      .addColumn('back_at', time, column => column.notNull())
      .addPrimaryKeyConstraint('table_notices_key', ['game', 'person'])
      .execute();
    await db.schema.createIndex('table_notices_person').on('table_notices').column('person').execute();
    await db.schema
      .alterTable('notice_letters')
      .addColumn('kind', 'text', column => column.notNull().defaultTo('your-move'))
      .execute();
    // Nobody is told that a game has begun which began before this step.
    await sql`
      insert into table_notices (game, person, version, knows, told_at, back_at)
      select distinct t.id, p.person, t.version, '["begun"]', 0, 0
      from tables t
      join table_people p on p.game = t.id and p.part in ('seat', 'organiser')
      join notice_people n on n.person = p.person
      where t.status = 'playing'
    `.execute(db);
  },
});
