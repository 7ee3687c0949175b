/**
 * How games ended, and what became of their players' ratings. What lists of games are sorted and chosen by is kept with every row,
 * so that each list is read along one index (`record/`).
 */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const record = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema.alterTable('games').addColumn('outcome', 'text').execute();
    await db.schema.alterTable('games').addColumn('recorded_at', time).execute();
    // As a rule it is empty: what is over and not yet in the record.
    await db.schema
      .createIndex('games_unrecorded')
      .on('games')
      .columns(['ended_at', 'id'])
      .where(sql<boolean>`ended_at is not null and recorded_at is null`)
      .execute();
    await db.schema
      .createTable('results')
      .addColumn('game', 'text', column => column.primaryKey().references('games.id'))
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('scenario', 'text', column => column.notNull())
      .addColumn('shown_to', 'text', column => column.notNull())
      .addColumn('how', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('answers', 'integer', column => column.notNull())
      .addColumn('rated', 'text', column => column.notNull())
      .addColumn('started_at', time, column => column.notNull())
      .addColumn('ended_at', time, column => column.notNull())
      .execute();
    const newest = ['ended_at', 'game'];
    await db.schema
      .createIndex('results_newest')
      .on('results')
      .columns(['shown_to', ...newest])
      .execute();
    await db.schema
      .createIndex('results_of_book')
      .on('results')
      .columns(['shown_to', 'ruleset', ...newest])
      .execute();
    await db.schema
      .createIndex('results_of_scenario')
      .on('results')
      .columns(['shown_to', 'ruleset', 'scenario', ...newest])
      .execute();
    await db.schema
      .createIndex('results_by_how')
      .on('results')
      .columns(['shown_to', 'how', ...newest])
      .execute();
    await db.schema
      .createTable('result_seats')
      .addColumn('game', 'text', column => column.notNull().references('results.game'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('name_key', 'text')
      .addColumn('level', 'text')
      .addColumn('result', 'text', column => column.notNull())
      .addColumn('score', 'double precision', column => column.notNull())
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('shown_to', 'text', column => column.notNull())
      .addColumn('ended_at', time, column => column.notNull())
      .addColumn('mu_before', 'double precision')
      .addColumn('sigma_before', 'double precision')
      .addColumn('mu', 'double precision')
      .addColumn('sigma', 'double precision')
      .addPrimaryKeyConstraint('result_seats_key', ['game', 'seat'])
      .execute();
    await db.schema
      .createIndex('seats_of_player')
      .on('result_seats')
      .columns(['user_id', 'shown_to', ...newest])
      .execute();
    await db.schema
      .createIndex('seats_of_player_in_book')
      .on('result_seats')
      .columns(['user_id', 'ruleset', ...newest])
      .execute();
    await db.schema
      .createIndex('seats_by_name')
      .on('result_seats')
      .columns(['name_key', 'shown_to', ...newest])
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('user_id', 'text', column => column.notNull())
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('mu', 'double precision', column => column.notNull())
      .addColumn('sigma', 'double precision', column => column.notNull())
      .addColumn('rating', 'integer', column => column.notNull())
      .addColumn('games', 'integer', column => column.notNull())
      .addColumn('opponents', 'integer', column => column.notNull())
      .addColumn('updated_at', time, column => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user_id', 'ruleset'])
      .execute();
    await db.schema.createIndex('ratings_best').on('ratings').columns(['ruleset', 'rating', 'user_id']).execute();
  },
});
