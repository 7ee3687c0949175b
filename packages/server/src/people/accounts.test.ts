/** Accounts through the contract: kept, come back to, changed by their owner alone; and how guesses are slowed down. */

import { expect, onTestFinished, test } from 'vitest';
import type { Account, MadeToken } from '@weathergauge/wire';
import { kept, loggedIn, PASSWORD } from '../../test/account.ts';
import { guest, must, playerWith } from '../../test/player.ts';
import { newFolder, served } from '../../test/served.ts';
import { openSqlite } from '../store/sqlite.ts';
import { attempts as openAttempts } from './attempts.ts';
import { BUSY, gate, passwords } from './passwords.ts';

test('a guest keeps her account and comes back to it elsewhere; one user name is one account', async () => {
  const { address } = await served();
  const anne = await kept(address, 'Anne', 'Anne.Bonny');
  const elsewhere = await loggedIn(address, ' ANNE.bonny ');
  expect(elsewhere.status).toBe(200);
  const { body } = await elsewhere.me.call<Account>('GET', 'account');
  expect(body).toMatchObject({ you: { name: 'Anne' }, login: 'anne.bonny', isConfirmed: true });
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  const wish = { login: 'anne.bonny', password: PASSWORD };
  expect((await (await guest(address, 'Mary')).call('POST', 'account/keep', wish)).status).toBe(409);
  expect((await anne.call('POST', 'account/keep', { ...wish, login: 'other' })).status).toBe(409);
});

test('keeping an account replaces the token of the guest; logging in ends the session of before', async () => {
  const { address } = await served();
  const mary = await guest(address, 'Mary');
  const { body } = await mary.call<{ token: string }>('POST', 'account/keep', { login: 'mary', password: PASSWORD });
  expect((await mary.call('GET', 'account')).status).toBe(401);
  const now = playerWith(address, 'Mary', body.token);
  const again = await now.call<{ token: string }>('POST', 'log-in', { login: 'mary', password: PASSWORD });
  expect((await now.call('GET', 'account')).status).toBe(401);
  const account = await playerWith(address, 'Mary', again.body.token).call<Account>('GET', 'account');
  expect(account.body.sessions).toHaveLength(1);
});

test('a wrong password and an unknown user name are answered alike', async () => {
  const { address } = await served();
  await kept(address, 'Anne', 'anne');
  const stranger = await guest(address, 'Stranger');
  const wrong = await stranger.call('POST', 'log-in', { login: 'anne', password: 'not this one' });
  const unknown = await stranger.call('POST', 'log-in', { login: 'nobody-here', password: 'not this one' });
  expect(wrong.status).toBe(401);
  expect(unknown).toEqual(wrong);
});

test('who has guessed too often at one name must wait, even with the right password; others need not', async () => {
  const { address, store } = await served();
  await kept(address, 'Anne', 'anne');
  expect((await loggedIn(address, 'anne', 'a wrong guess')).status).toBe(401);
  // As after twenty of them.
  await store.db
    .updateTable('attempts')
    .set({ count: 20, last_at: Date.now() })
    .where('about', 'like', 'name:%')
    .execute();
  const wish = { login: 'anne', password: PASSWORD };
  const { status, body } = await (await guest(address, 'X')).call<{ retryAfter: number }>('POST', 'log-in', wish);
  expect(status).toBe(429);
  expect(body.retryAfter).toBeGreaterThan(0);
  expect((await loggedIn(address, 'mary', 'a wrong guess')).status).toBe(401);
});

test('sign out everywhere ends every session and closes its sockets', async () => {
  const { address } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const { me } = await loggedIn(address, 'anne');
  const line = await me.connect();
  expect((await anne.call('POST', 'account/sign-out-everywhere')).status).toBe(200);
  expect((await line.closed).code).toBe(4001);
  for (const gone of [anne, me]) expect((await gone.call('GET', 'account')).status).toBe(401);
  // A guest could never come back.
  expect((await (await guest(address, 'Mary')).call('POST', 'account/sign-out-everywhere')).status).toBe(409);
});

test('a new password ends the other sessions, and the old one opens nothing', async () => {
  const { address } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const { me } = await loggedIn(address, 'anne');
  const changed = await anne.call<{ token: string }>('POST', 'account/password', { password: 'another password' });
  expect(changed.status).toBe(200);
  expect((await me.call('GET', 'account')).status).toBe(401);
  expect((await playerWith(address, 'Anne', changed.body.token).call('GET', 'account')).status).toBe(200);
  expect((await loggedIn(address, 'anne')).status).toBe(401);
  expect((await loggedIn(address, 'anne', 'another password')).status).toBe(200);
});

test('a program plays by its token, cannot touch the account, and is let in no more when it is revoked', async () => {
  const { address } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const { body: made } = await anne.call<MadeToken>('POST', 'account/tokens', { name: 'my bot' });
  const program = playerWith(address, 'bot', made.token);
  expect((await program.call('GET', 'hello')).body).toMatchObject({ you: { name: 'Anne' } });
  for (const path of ['account/password', 'account/tokens', 'account/sign-out-everywhere', 'account/keep'])
    expect((await program.call('POST', path, bodyFor(path))).status, path).toBe(403);
  expect((await program.call('GET', 'account')).status).toBe(403);
  const { body } = await anne.call<Account>('GET', 'account');
  expect(JSON.stringify(body)).not.toContain(made.token);
  const line = await program.connect();
  const mary = await kept(address, 'Mary', 'mary');
  expect((await mary.call('POST', `account/tokens/${made.id}/revoke`)).status).toBe(404);
  expect((await anne.call('POST', `account/tokens/${made.id}/revoke`)).status).toBe(200);
  expect((await line.closed).code).toBe(4001);
  expect((await program.call('GET', 'hello')).body).toMatchObject({ you: null });
});

const bodyFor = (path: string): object | undefined =>
  ({
    'account/password': { password: 'another password' },
    'account/tokens': { name: 'more' },
    'account/keep': { login: 'x1', password: PASSWORD },
  })[path];

test('after ten minutes the account can be changed only once the password has been typed again', async () => {
  const { address, store } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  await store.db
    .updateTable('sessions')
    .set({ confirmed_at: Date.now() - 10 * 60_000 })
    .execute();
  const refused = await anne.call('POST', 'account/tokens', { name: 'bot' });
  expect(refused).toMatchObject({ status: 403, body: { confirm: true } });
  expect((await anne.call('POST', 'account/confirm', { password: 'not this one' })).status).toBe(401);
  const { status, body } = await anne.call<{ token: string }>('POST', 'account/confirm', { password: PASSWORD });
  expect(status).toBe(200);
  expect((await anne.call('GET', 'account')).status).toBe(401);
  const confirmed = playerWith(address, 'Anne', body.token);
  expect((await confirmed.call('POST', 'account/tokens', { name: 'bot' })).status).toBe(200);
});

test('a password is kept as Argon2id of the advised cost, each time with another salt', async () => {
  const { hash, verify } = passwords();
  const one = await hash(PASSWORD);
  if (one === BUSY) throw new Error('nobody else is here');
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hash(PASSWORD)).not.toBe(one);
  expect(await verify(PASSWORD, one)).toBe(true);
  expect(await verify(`${PASSWORD}.`, one)).toBe(false);
  expect(await verify(PASSWORD, null)).toBe(false);
});

test('so many work at once and so many wait; whoever comes after them is told so', async () => {
  const through = gate(2, 1);
  const ends: (() => void)[] = [];
  const work = (): Promise<string> => new Promise(resolve => ends.push(() => resolve('done')));
  const [first, second, third] = [through(work), through(work), through(work)];
  expect(await through(work)).toBe(BUSY);
  expect(ends).toHaveLength(2);
  must(ends[0])();
  expect(await first).toBe('done');
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
});

test('attempts that come at once are all counted', async () => {
  const store = await openSqlite(newFolder());
  onTestFinished(() => store.close());
  const attempts = openAttempts(store.db, () => 0);
  const all = await Promise.all(Array.from({ length: 12 }, () => attempts.count('anne', '10.0.0.1')));
  expect(all.filter(wait => wait === null)).toHaveLength(5);
});

test('waiting grows up to a minute for a name, a refused attempt makes it no longer, an hour forgets', async () => {
  const store = await openSqlite(newFolder());
  onTestFinished(() => store.close());
  const clock = { at: Date.UTC(2026, 0, 1) };
  const attempts = openAttempts(store.db, () => clock.at);
  const waits: number[] = [];
  for (let i = 0; i < 15; i++) {
    const wait = await attempts.count('anne', '10.0.0.1');
    if (wait === null) continue;
    expect(await attempts.count('anne', '10.0.0.1')).toBe(wait);
    waits.push(wait);
    clock.at += wait;
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
  clock.at += 60 * 60_000 + 1;
  expect(await attempts.count('anne', '10.0.0.1')).toBeNull();
  clock.at += 60 * 60_000 + 1;
  await attempts.sweep();
  expect(await store.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});
