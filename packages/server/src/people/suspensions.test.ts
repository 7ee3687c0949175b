/** Administrators, and those whom they shut out. */

import { inject, expect, test } from 'vitest';
import type { Account, MadeToken } from '@weathergauge/wire';
import { kept, loggedIn, PASSWORD } from '../../test/account.ts';
import { guest, must, playerWith } from '../../test/player.ts';
import { served } from '../../test/served.ts';
import { appoint } from './administrators.ts';

const idOf = async (player: { call: ReturnType<typeof playerWith>['call'] }): Promise<string> =>
  (await player.call<Account>('GET', 'account')).body.you.id;

test('who is an administrator is said on the machine, while the server runs, and holds at once', async () => {
  const { address, data } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const list = () => anne.call('GET', 'administration/suspended');
  expect((await list()).status).toBe(404);
  expect(await appoint(data, 'nobody', 'administrator')).toBeNull();
  expect(await appoint(data, 'ANNE', 'administrator')).toMatchObject({ name: 'Anne' });
  expect(await list()).toEqual({ status: 200, body: [] });
  expect((await anne.call<Account>('GET', 'account')).body.isAdministrator).toBe(true);
  expect(await appoint(data, await idOf(anne), 'player')).toMatchObject({ name: 'Anne' });
  expect((await list()).status).toBe(404);
  if (inject('postgres') === undefined)
    await expect(appoint(`${data}-elsewhere`, 'anne', 'administrator')).rejects.toThrow('no games are kept');
});

test('whoever takes another’s id for her user name is not appointed in her place', async () => {
  const { address, data, store } = await served();
  const mallory = await kept(address, 'Mallory', 'mallory');
  const anne = await kept(address, 'Anne', 'anne');
  const id = await idOf(anne);
  await store.db
    .updateTable('passwords')
    .set({ login: id.toLowerCase() })
    .where('user_id', '=', await idOf(mallory))
    .execute();
  expect(await appoint(data, id, 'administrator')).toMatchObject({ id });
});

test('somebody who is suspended is refused with the reason, by session, token, socket and password, until it is lifted', async () => {
  const { address, data } = await served();
  const admin = await kept(address, 'Anne', 'anne');
  await appoint(data, 'anne', 'administrator');
  const mary = await kept(address, 'Mary', 'mary');
  const { body: made } = await mary.call<MadeToken>('POST', 'account/tokens', { name: 'bot' });
  const program = playerWith(address, 'bot', made.token);
  const id = await idOf(mary);
  const line = await mary.connect();
  const suspend = `administration/people/${id}/suspend`;
  expect((await admin.call('POST', suspend, { why: 'insults at the table' })).status).toBe(200);
  expect((await line.closed).code).toBe(4001);
  const why = 'this account has been suspended: insults at the table';
  for (const one of [mary, program]) {
    expect(await one.call('GET', 'tables')).toEqual({ status: 403, body: { why } });
    expect(await one.call('POST', 'account/delete')).toEqual({ status: 403, body: { why } });
    expect((await one.call('GET', 'hello')).body).toMatchObject({ you: null, suspended: why });
    await expect(one.connect()).rejects.toThrow();
  }
  const stranger = await guest(address, 'X');
  expect(await stranger.call('POST', 'log-in', { login: 'mary', password: PASSWORD })).toEqual({
    status: 403,
    body: { why },
  });
  // Only to whoever knows the password.
  expect((await loggedIn(address, 'mary', 'a wrong guess')).status).toBe(401);
  expect((await admin.call('GET', 'administration/suspended')).body).toMatchObject([
    { person: { id, name: 'Mary' }, why: 'insults at the table' },
  ]);
  expect((await admin.call('POST', `administration/people/${id}/lift`)).status).toBe(200);
  expect((await mary.call('GET', 'account')).status).toBe(200);
  expect((await loggedIn(address, 'mary')).status).toBe(200);
});

test('nobody but an administrator in a browser shuts anybody out, and no administrator is', async () => {
  const { address, data } = await served();
  const admin = await kept(address, 'Anne', 'anne');
  await appoint(data, 'anne', 'administrator');
  const { body: made } = await admin.call<MadeToken>('POST', 'account/tokens', { name: 'bot' });
  const mary = await kept(address, 'Mary', 'mary');
  const suspend = (id: string) => `administration/people/${id}/suspend`;
  for (const other of [mary, await guest(address, 'X'), playerWith(address, 'bot', made.token)]) {
    expect((await other.call('POST', suspend(await idOf(mary)), { why: 'spite' })).status).toBe(404);
    expect((await other.call('GET', 'administration/suspended')).status).toBe(404);
  }
  const me = await idOf(admin);
  for (const id of [me, 'somebody-who-is-not'])
    expect((await admin.call('POST', suspend(id), { why: 'x' })).status).toBe(409);
  expect((await admin.call('POST', suspend(must(me)), { why: '' })).status).toBe(400);
});
