import { expect, test } from 'vitest';
import { newFolder } from '../../test/served.ts';
import { SOMEBODY } from '../people/somebody.ts';
import { openSqlite } from './sqlite.ts';

test('what is kept while another transaction is open does not go with it when that is undone', async () => {
  const store = await openSqlite(newFolder());
  const { db } = store;
  await db.insertInto('users').values({ id: 'anne', name: 'Anne', created_at: 0 }).execute();
  const table = { invite: 'i', ruleset: 'b', edition: 1, scenario: 's', options: '{}', places: '[]', pledges: '[]' };
  await db
    .insertInto('tables')
    .values({
      ...table,
      id: 'game',
      organiser: 'anne',
      visibility: 'open',
      status: 'playing',
      commitment: '',
      secret: '',
      shares: '[]',
      created_at: 0,
      settings: '{}',
      ready: '[]',
      named: '[]',
      removed: '[]',
      drawn: null,
      next: null,
      touched_at: 0,
      version: 1,
    })
    .execute();
  const game = { id: 'game', ruleset: 'b', edition: 1, head: '', started_at: 0 };
  await db
    .insertInto('games')
    .values({ ...game, ended_at: null, log: null, outcome: null, recorded_at: null })
    .execute();

  const kept: Promise<void>[] = [];
  const undone = db.transaction().execute(async change => {
    await change.updateTable('users').set({ name: 'Mary' }).where('id', '=', 'anne').execute();
    kept.push(store.keep([{ game: 'game', number: 1, lines: ['0 sail'], request: null, at: 1, end: null }]));
    await new Promise(resolve => setImmediate(resolve));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all(kept);
  const people = db.selectFrom('users').select('name').where('id', '!=', SOMEBODY.id);
  expect(await people.execute()).toEqual([{ name: 'Anne' }]);
  expect(await db.selectFrom('all_entries').select('line').execute()).toEqual([{ line: '0 sail' }]);
  await store.close();
});
