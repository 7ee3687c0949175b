/** Passkeys through the contract: made, shown and removed; and what strangers could show instead. */

import { expect, test } from 'vitest';
import type { Account, PasskeyAsked } from '@weathergauge/wire';
import { kept, PASSWORD } from '../../test/account.ts';
import type { Authenticator, Lies, Options } from '../../test/authenticator.ts';
import { authenticator } from '../../test/authenticator.ts';
import type { Player } from '../../test/player.ts';
import { guest, must, playerWith } from '../../test/player.ts';
import { served, servedAs } from '../../test/served.ts';
import { namesOf } from '../http/names.ts';
import { appoint } from './administrators.ts';

type Asked = PasskeyAsked<Options>;
interface Said {
  readonly status: number;
  readonly body: { readonly token?: string; readonly why?: string };
}

const originOf = (address: string): string => new URL(address).origin;

async function add(player: Player, key: Authenticator, lies: Lies = {}): Promise<Said> {
  const { body } = await player.call<Asked>('POST', 'account/passkeys/options');
  return player.call('POST', 'account/passkeys', { challenge: body.id, response: key.register(body.options, lies) });
}

/** A guest who keeps her account by this passkey. */
async function keeper(address: string, name: string, key: Authenticator): Promise<Player> {
  const added = await add(await guest(address, name), key);
  expect(added.status).toBe(200);
  return playerWith(address, name, must(added.body.token));
}

const stranger = (address: string): Player => playerWith(address, 'stranger', '');

async function logIn(address: string, key: Authenticator, lies: Lies = {}): Promise<Said> {
  const { body } = await stranger(address).call<Asked>('POST', 'log-in/passkey/options');
  return stranger(address).call('POST', 'log-in/passkey', {
    challenge: body.id,
    response: key.sign(body.options, lies),
  });
}

test('a guest keeps her account by a passkey and comes back by it; a second works too, and either can be removed but not both', async () => {
  const address = (await served()).address;
  const [first, second] = [authenticator(originOf(address)), authenticator(originOf(address))];
  const visitor = await guest(address, 'Anne');
  const added = await add(visitor, first);
  expect(added.status).toBe(200);
  // The token that a guest had is worth nothing for the account that is kept.
  expect((await visitor.call('GET', 'account')).status).toBe(401);
  const anne = playerWith(address, 'Anne', must(added.body.token));
  const more = await add(anne, second);
  const me = playerWith(address, 'Anne', must(more.body.token));
  for (const key of [first, second]) {
    const { status, body } = await logIn(address, key);
    expect(status).toBe(200);
    const { body: account } = await playerWith(address, 'Anne', must(body.token)).call<Account>('GET', 'account');
    expect(account).toMatchObject({ you: { name: 'Anne' }, login: null, isKept: true, isConfirmed: true });
    expect(account.passkeys.map(({ id }) => id)).toEqual([first.id, second.id]);
  }
  const removed = await me.call<{ token: string }>('POST', 'account/passkeys/remove', { id: first.id });
  expect(removed.status).toBe(200);
  expect((await logIn(address, first)).status).toBe(401);
  const last = playerWith(address, 'Anne', removed.body.token);
  // Whoever had come in by it is out.
  expect((await last.call<Account>('GET', 'account')).body.sessions).toHaveLength(1);
  expect((await last.call('POST', 'account/passkeys/remove', { id: second.id })).status).toBe(409);
  const wish = { login: 'anne', password: PASSWORD };
  const password = await last.call<{ token: string }>('POST', 'account/keep', wish);
  expect(password.status).toBe(200);
  const both = playerWith(address, 'Anne', password.body.token);
  expect((await both.call('POST', 'account/passkeys/remove', { id: second.id })).status).toBe(200);
});

test('of two passkeys that are removed at once one is left', async () => {
  const address = (await served()).address;
  const keys = [authenticator(originOf(address)), authenticator(originOf(address))] as const;
  const anne = await keeper(address, 'Anne', keys[0]);
  const me = playerWith(address, 'Anne', must((await add(anne, keys[1])).body.token));
  const other = playerWith(address, 'Anne', must((await logIn(address, keys[0])).body.token));
  const done = await Promise.all(
    [me, other].map((who, i) => who.call('POST', 'account/passkeys/remove', { id: must(keys[i]).id })),
  );
  // The other session may have been ended by the first removal.
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  const answers = await Promise.all(keys.map(key => logIn(address, key)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a challenge is good once: what was sent to be let in cannot be sent again', async () => {
  const address = (await served()).address;
  const key = authenticator(originOf(address));
  await keeper(address, 'Anne', key);
  const { body } = await stranger(address).call<Asked>('POST', 'log-in/passkey/options');
  const wish = { challenge: body.id, response: key.sign(body.options) };
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => stranger(address).call('POST', 'log-in/passkey', wish)),
  );
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401, 401]);
  // Nor is an answer to one challenge good for another, or a challenge that this server has not made.
  const { body: next } = await stranger(address).call<Asked>('POST', 'log-in/passkey/options');
  expect((await stranger(address).call('POST', 'log-in/passkey', { ...wish, challenge: next.id })).status).toBe(401);
  expect((await logIn(address, key, { challenge: 'bWFkZSB1cA' })).status).toBe(401);
});

test('a challenge that was answered wrongly is used up; one is good for five minutes, and then removed', async () => {
  const clock = { at: Date.now() };
  const server = await servedAs({ now: () => clock.at });
  const address = server.address;
  const key = authenticator(originOf(address));
  await keeper(address, 'Anne', key);
  const ask = async () => (await stranger(address).call<Asked>('POST', 'log-in/passkey/options')).body;
  const answer = async ({ id, options }: Asked, lies: Lies = {}) =>
    (await stranger(address).call('POST', 'log-in/passkey', { challenge: id, response: key.sign(options, lies) }))
      .status;
  const tried = await ask();
  expect(await answer(tried, { origin: 'https://evil.example' })).toBe(401);
  expect(await answer(tried)).toBe(401);
  const early = await ask();
  const late = await ask();
  clock.at += 5 * 60_000 - 1;
  expect(await answer(early)).toBe(200);
  clock.at += 1;
  expect(await answer(late)).toBe(401);
});

/** What each would be taken for, if it were taken. */
const FORGED: Readonly<Record<string, Lies>> = {
  'from the page of another site': { origin: 'https://evil.example' },
  'from another port of this machine': { origin: 'http://localhost:1' },
  'for another name': { rpID: 'evil.example' },
  'of a new passkey instead of one that is known': { type: 'webauthn.create' },
  'to a challenge that nobody has made': { challenge: 'bWFkZSB1cA' },
  'without a finger, a face or a number': { isUnverified: true },
  'in the name of nobody': { userHandle: Buffer.from('somebody').toString('base64url') },
  'with a counter that goes back': { counter: 1 },
  'with a counter that stands still': { counter: 5 },
};

test('signatures of another page, another name or another purpose, unverified ones and those of copies are refused, all alike', async () => {
  const { address } = await served();
  const key = authenticator(originOf(address));
  await keeper(address, 'Anne', key);
  expect((await logIn(address, key, { counter: 5 })).status).toBe(200);
  const unknown = await logIn(address, authenticator(originOf(address)));
  expect(unknown.status).toBe(401);
  for (const [what, lies] of Object.entries(FORGED))
    expect(await logIn(address, key, { counter: 7, ...lies }), what).toEqual(unknown);
  expect((await logIn(address, key, { counter: 7 })).status).toBe(200);
});

test('new passkeys of another page, another name, another challenge or under another id, and unverified ones, are refused', async () => {
  const { address, store } = await served();
  const anne = await guest(address, 'Anne');
  const lies: readonly Lies[] = [
    { origin: 'https://evil.example' },
    { rpID: 'evil.example' },
    { challenge: 'bWFkZSB1cA' },
    { type: 'webauthn.get' },
    { isUnverified: true },
    { id: 'YW5vdGhlcg' },
  ];
  for (const lie of lies)
    expect((await add(anne, authenticator(originOf(address)), lie)).status, JSON.stringify(lie)).toBe(401);
  expect(await store.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});

test('nobody is let in by the passkey of another, takes it over, removes it, or answers what another was asked', async () => {
  const address = (await served()).address;
  const origin = originOf(address);
  const [hers, mine] = [authenticator(origin), authenticator(origin)];
  const mary = await keeper(address, 'Mary', hers);
  const thief = await keeper(address, 'Thief', mine);
  // Signed by the thief, in Mary's name.
  const { body: account } = await mary.call<Account>('GET', 'account');
  const userHandle = Buffer.from(account.you.id).toString('base64url');
  expect((await logIn(address, mine, { id: hers.id, userHandle })).status).toBe(401);
  expect((await logIn(address, mine, { userHandle })).status).toBe(401);
  expect((await add(thief, hers)).status).toBe(409);
  expect((await thief.call('POST', 'account/passkeys/remove', { id: hers.id })).status).toBe(404);
  // Mary's challenges are hers: for a new passkey, and to confirm.
  const { body: asked } = await mary.call<Asked>('POST', 'account/passkeys/options');
  const planted = { challenge: asked.id, response: mine.register(asked.options) };
  expect((await thief.call('POST', 'account/passkeys', planted)).status).toBe(401);
  const { body: sure } = await mary.call<Asked>('POST', 'account/confirm/passkey/options');
  const forged = { challenge: sure.id, response: mine.sign(sure.options) };
  for (const who of [thief, mary]) expect((await who.call('POST', 'account/confirm/passkey', forged)).status).toBe(401);
  // What was asked for one purpose answers no other.
  const { body: login } = await stranger(address).call<Asked>('POST', 'log-in/passkey/options');
  const answer = { challenge: login.id, response: hers.sign(login.options) };
  expect((await mary.call('POST', 'account/confirm/passkey', answer)).status).toBe(401);
  expect((await mary.call<Account>('GET', 'account')).body.passkeys.map(({ id }) => id)).toEqual([hers.id]);
});

test('whoever finds a browser unlocked cannot add or remove a passkey until the owner has shown one', async () => {
  const server = await served();
  const address = server.address;
  const key = authenticator(originOf(address));
  const anne = await keeper(address, 'Anne', key);
  await server.store.db.updateTable('sessions').set({ confirmed_at: 1 }).execute();
  const needs = { status: 403, body: { confirm: true } };
  expect(await anne.call('POST', 'account/passkeys/options')).toMatchObject(needs);
  expect(await anne.call('POST', 'account/passkeys/remove', { id: key.id })).toMatchObject(needs);
  const { body } = await anne.call<Asked>('POST', 'account/confirm/passkey/options');
  const wish = { challenge: body.id, response: key.sign(body.options) };
  const confirmed = await anne.call<{ token: string }>('POST', 'account/confirm/passkey', wish);
  expect(confirmed.status).toBe(200);
  expect((await anne.call('GET', 'account')).status).toBe(401);
  const me = playerWith(address, 'Anne', confirmed.body.token);
  expect((await add(me, authenticator(originOf(address)))).status).toBe(200);
});

test('a passkey of somebody who is suspended is told so and lets nobody in; one of a deleted account is not known, and no row has it', async () => {
  const server = await served();
  const address = server.address;
  const [hers, mine] = [authenticator(originOf(address)), authenticator(originOf(address))];
  const mary = await keeper(address, 'Mary', hers);
  const admin = await kept(address, 'Anne', 'anne');
  await appoint(server.data, 'anne', 'administrator');
  const { id } = (await mary.call<Account>('GET', 'account')).body.you;
  await admin.call('POST', `administration/people/${id}/suspend`, { why: 'insults' });
  expect(await logIn(address, hers)).toMatchObject({
    status: 403,
    body: { why: 'this account has been suspended: insults' },
  });
  const leaver = await keeper(address, 'Leaver', mine);
  await leaver.call('POST', 'account/confirm/passkey/options');
  expect((await leaver.call('POST', 'account/delete')).status).toBe(200);
  expect((await logIn(address, mine)).status).toBe(401);
  const { db } = server.store;
  expect((await db.selectFrom('passkeys').select('id').execute()).map(each => each.id)).toEqual([hers.id]);
  expect(await db.selectFrom('challenges').selectAll().where('user_id', 'is not', null).execute()).toEqual([]);
});

test('a site is known by the origin that players use, or by the name that was asked for; a number has no passkeys', async () => {
  const names = namesOf('127.0.0.1', ['https://play.example.org', 'http://boats.example:8080']);
  const site = (host: string, protocol = 'http') => names.siteOf({ host }, protocol);
  // Behind a proxy: what the proxy speaks to the server does not matter.
  expect(site('play.example.org')).toEqual({ origin: 'https://play.example.org', rpID: 'play.example.org' });
  expect(site('PLAY.example.org')).toEqual({ origin: 'https://play.example.org', rpID: 'play.example.org' });
  expect(site('boats.example:8080')).toEqual({ origin: 'http://boats.example:8080', rpID: 'boats.example' });
  expect(site('localhost:4805')).toEqual({ origin: 'http://localhost:4805', rpID: 'localhost' });
  for (const host of ['127.0.0.1:4805', '[::1]:4805', '', '::']) expect(site(host), host).toBeNull();
  const { port } = await served();
  const byNumber = stranger(`http://127.0.0.1:${port}/`);
  expect((await byNumber.call('POST', 'log-in/passkey/options')).status).toBe(409);
});

test('challenges are limited by address, and whoever asks for too many is told when to come back', async () => {
  const address = (await servedAs({ limits: { challenges: 3 } })).address;
  for (let i = 0; i < 3; i++) expect((await stranger(address).call('POST', 'log-in/passkey/options')).status).toBe(200);
  const answer = await fetch(`${address}api/log-in/passkey/options`, { method: 'POST' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
