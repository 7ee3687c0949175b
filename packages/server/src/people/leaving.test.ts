/** What is kept about a person can be taken along, and goes with the account; what others have played stays theirs. */

import { expect, test } from 'vitest';
import type { Account, GameRecord, MadeToken, TableView } from '@weathergauge/wire';
import { kept, loggedIn, PASSWORD } from '../../test/account.ts';
import { begun, guest, must } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served, servedAs } from '../../test/served.ts';
import { SOMEBODY } from './somebody.ts';

const BATTLE = { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} };
const OPEN = { ...BATTLE, visibility: 'open', seats: [{ kind: 'mine' }, { kind: 'open' }] };

/** Every row of every table of the store in which this text is. */
async function rowsWith({ store }: Served, text: string): Promise<string[]> {
  const names = await store.db.introspection.getTables();
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const rows = await store.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      return rows.filter(row => JSON.stringify(row).includes(text)).map(row => `${name}: ${JSON.stringify(row)}`);
    }),
  );
  return found.flat();
}

test('all that is kept of somebody is one download, with nothing that would let a reader in', async () => {
  const { address, round } = await served();
  const anne = await kept(address, 'Anne', 'anne.bonny');
  const mary = await guest(address, 'Mary');
  const { body: made } = await anne.call<MadeToken>('POST', 'account/tokens', { name: 'my bot' });
  const over = await begun([anne, mary], BATTLE);
  const line = await anne.connect();
  await line.watch(over);
  expect(await line.ask({ ask: 'resign', table: over })).toBeNull();
  const on = await begun([mary, anne], BATTLE);
  await round();
  const { status, body } = await anne.call<Record<string, Record<string, unknown>[]>>('GET', 'account/export');
  expect(status).toBe(200);
  expect(body['account']).toMatchObject([{ name: 'Anne', userName: 'anne.bonny', role: 'player' }]);
  expect(body['sessions']).toHaveLength(1);
  expect(body['tokens']).toMatchObject([{ name: 'my bot' }]);
  expect(body['results']).toMatchObject([{ game: over, result: 'lost', how: 'resigned' }]);
  const tables = must(body['tables']);
  expect(new Set(tables.map(({ id }) => id))).toEqual(new Set([over, on]));
  expect(tables.find(({ id }) => id === over)).toMatchObject({ seats: [{ person: { name: 'Anne' } }, {}] });
  expect(String(tables.find(({ id }) => id === over)?.['log'])).toContain('resigned');
  // The log of a game that is on holds what others have sealed.
  expect(tables.find(({ id }) => id === on)?.['log']).toBeNull();
  const all = JSON.stringify(body);
  for (const secret of [made.token, anne.token, PASSWORD, 'argon2', 'token_hash', 'secret'])
    expect(all).not.toContain(secret);
  expect((await (await guest(address, 'X')).call<object>('GET', 'account/export')).body).not.toContain('Anne');
});

test('an account that is deleted is gone at once: name, logins, sockets; its games go on without it', async () => {
  const clock = { at: Date.now() };
  const server = await servedAs({ now: () => clock.at });
  const { address, round, store } = server;
  const anne = await kept(address, 'Anne Bonny', 'pirate');
  const mary = await guest(address, 'Mary');
  const { body: token } = await anne.call<MadeToken>('POST', 'account/tokens', { name: 'my bot' });
  const { body: account } = await anne.call<Account>('GET', 'account');
  const playing = await begun([anne, mary], BATTLE);
  const line = await anne.connect();
  await line.watch(playing);
  const words = 'my address is the Spyglass inn';
  await line.ask({ ask: 'say', at: playing, saying: { kind: 'text', text: words } });
  expect(await rowsWith(server, words)).toHaveLength(1);
  const { body: mine } = await anne.call<TableView>('POST', 'tables', OPEN);
  const { body: hers } = await mary.call<TableView>('POST', 'tables', { ...OPEN, visibility: 'invited' });
  await anne.call('POST', `tables/${hers.id}/sit`, { seat: 1, invite: hers.invite });
  expect((await anne.call('POST', 'account/delete')).status).toBe(200);
  expect((await line.closed).code).toBe(4001);
  for (const each of [anne, { call: guestCall(address, token.token) }])
    expect((await each.call('GET', 'account')).status).toBe(401);
  expect((await loggedIn(address, 'pirate')).status).toBe(401);
  for (const text of ['Anne', 'pirate', words]) expect(await rowsWith(server, text)).toEqual([]);

  // She has resigned, and Mary has won: against somebody.
  const { body: seen } = await mary.call<TableView>('GET', `tables/${playing}`);
  expect(seen).toMatchObject({ status: 'over', organiser: SOMEBODY, seats: [{ person: SOMEBODY }, {}] });
  await round();
  const { body: record } = await mary.call<{ games: GameRecord[] }>('GET', 'record/games');
  expect(record.games).toMatchObject([
    { how: 'resigned', seats: [{ who: { kind: 'somebody' } }, { result: 'won', who: { person: { name: 'Mary' } } }] },
  ]);
  // Her own table is closed, and at Mary's the seat is free again.
  expect((await mary.call('GET', `tables/${mine.id}`)).body).toMatchObject({ status: 'closed' });
  expect((await mary.call('GET', `tables/${hers.id}`)).body).toMatchObject({
    status: 'gathering',
    seats: [{}, { kind: 'open' }],
  });

  // Not even her id is left when what was under way has had its time.
  clock.at += 6 * 60_000;
  await round();
  expect(await rowsWith(server, account.you.id)).toEqual([]);
  // Another may take the name.
  expect((await kept(address, 'Anne', 'pirate')).token).not.toBe('');
  const somebody = await store.db.selectFrom('users').selectAll().where('id', '=', SOMEBODY.id).execute();
  expect(somebody).toHaveLength(1);
});

const guestCall = (address: string, token: string) => async (method: string, path: string) =>
  fetch(`${address}api/${path}`, { method, headers: { authorization: `Bearer ${token}` } });

test('what a server was killed over is ended by the next', async () => {
  const first = await served();
  const anne = await kept(first.address, 'Anne', 'anne');
  const { body: account } = await anne.call<Account>('GET', 'account');
  await anne.call<TableView>('POST', 'tables', OPEN);
  // As far as the first step, six minutes ago.
  await first.store.db
    .updateTable('users')
    .set({ leaving_at: Date.now() - 6 * 60_000 })
    .where('id', '=', account.you.id)
    .execute();
  await first.close();
  const second = await served(first.data);
  await second.round();
  expect(await rowsWith(second, account.you.id)).toEqual([]);
});

test('who finds a browser unlocked can delete nothing', async () => {
  const { address, store } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  await store.db
    .updateTable('sessions')
    .set({ confirmed_at: Date.now() - 10 * 60_000 })
    .execute();
  expect(await anne.call('POST', 'account/delete')).toMatchObject({ status: 403, body: { confirm: true } });
  expect((await anne.call('GET', 'account')).status).toBe(200);
});
