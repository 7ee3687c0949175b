/** What strangers try at the routes of people: other sites' pages, stolen and planted cookies, guesses at names, programs that want more. */

import { expect, test } from 'vitest';
import type { Account, MadeToken } from '@weathergauge/wire';
import { kept, PASSWORD } from '../../test/account.ts';
import { authenticator } from '../../test/authenticator.ts';
import type { Player } from '../../test/player.ts';
import { begun, must, playerWith } from '../../test/player.ts';
import { served, servedAs } from '../../test/served.ts';
import type { Description } from '../http/api-page.ts';

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The cookie that it sets, as it is written. */
  readonly cookie: string | null;
  readonly headers: Headers;
}

/** A browser: it says from which page it calls, and keeps the cookie. */
interface Browser {
  cookie: string;
  call(method: 'GET' | 'POST', path: string, body?: object, origin?: string): Promise<Answered>;
}

function browserAt(address: string, cookie = ''): Browser {
  const browser: Browser = {
    cookie,
    async call(method, path, body, origin = new URL(address).origin) {
      const answer = await fetch(new URL(path, `${address}api/`), {
        method,
        headers: {
          cookie: browser.cookie,
          ...(method === 'POST' ? { origin } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [set = null] = answer.headers.getSetCookie();
      if (set !== null) browser.cookie = must(set.split(';')[0]);
      return {
        status: answer.status,
        body: (await answer.json()) as Answered['body'],
        cookie: set,
        headers: answer.headers,
      };
    },
  };
  return browser;
}

/** Every route as the server describes itself, with something in the place of its parameters. */
async function routesOf(address: string): Promise<{ method: string; path: string }[]> {
  const { paths = {} } = (await (await fetch(`${address}api/openapi.json`)).json()) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => ({
      method: method.toUpperCase(),
      path: path.slice('/api/'.length).replaceAll(/\{\w+\}/g, 'x1'),
    })),
  );
}

test('no route that changes something can be called from the page of another site, whoever’s cookie the browser adds', async () => {
  const { address } = await served();
  const anne = browserAt(address);
  await anne.call('POST', 'guest', { name: 'Anne' });
  const before = await anne.call('GET', 'account');
  const posts = (await routesOf(address)).filter(({ method }) => method === 'POST');
  expect(posts.length).toBeGreaterThan(30);
  const { protocol, port } = new URL(address);
  const others = ['https://evil.example', 'null', `${protocol}//localhost.evil.example:${port}`];
  for (const { path } of posts)
    for (const origin of others) {
      const { status, body, cookie } = await anne.call('POST', path, {}, origin);
      expect({ path, status, body, cookie }).toEqual({
        path,
        status: 403,
        body: { why: 'that came from the page of another site' },
        cookie: null,
      });
    }
  expect((await anne.call('GET', 'account')).body).toEqual(before.body);
});

/** What each route of an account takes: a program is to be refused for what it is, not for what it sends. */
function accountBodies(origin: string): Readonly<Record<string, object>> {
  const key = authenticator(origin);
  const shown = { challenge: 'x1', response: key.sign({ challenge: 'eA' }) };
  return {
    'account/name': { name: 'Another' },
    'account/keep': { login: 'another', password: PASSWORD },
    'account/confirm': { password: PASSWORD },
    'account/password': { password: 'another password' },
    'account/tokens': { name: 'more' },
    'account/confirm/passkey': shown,
    'account/passkeys': { challenge: 'x1', response: key.register({ challenge: 'eA' }) },
    'account/passkeys/remove': { id: key.id },
    'account/notices/push': {
      endpoint: 'https://push.example.org/',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    'account/notices/mail': { address: 'anne@example.org' },
    'account/notices/webhook': { url: 'https://bot.example.org/' },
  };
}

test('a program by its token can neither read nor change the account: no token, no passkey, no export, no deletion', async () => {
  const { address } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const { body: made } = await anne.call<MadeToken>('POST', 'account/tokens', { name: 'my bot' });
  const program = playerWith(address, 'bot', made.token);
  const bodies = accountBodies(new URL(address).origin);
  const before = await anne.call<Account>('GET', 'account');
  const routes = (await routesOf(address)).filter(({ path }) => /^account(\/|$)/.test(path));
  expect(routes.length).toBeGreaterThan(15);
  for (const { method, path } of routes) {
    const { status, body } = await program.call<{ why: string }>(method as 'GET' | 'POST', path, bodies[path]);
    expect({ path, status }).toEqual({ path, status: 403 });
    expect(body.why).toContain('a program cannot look at or change the account');
  }
  const after = await anne.call<Account>('GET', 'account');
  const unused = ({ tokens, ...rest }: Account) => ({
    ...rest,
    tokens: tokens.map(each => ({ ...each, usedAt: null })),
  });
  expect(unused(after.body)).toEqual(unused(before.body));
});

const COOKIE = /^weathergauge=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/;

test('every way in sets a new cookie that no script reads and no other site sends, and the one before is worth nothing', async () => {
  const { address } = await served();
  const anne = browserAt(address);
  const ways: readonly (readonly [string, object])[] = [
    ['guest', { name: 'Anne' }],
    ['account/keep', { login: 'anne', password: PASSWORD }],
    ['account/confirm', { password: PASSWORD }],
    ['account/password', { password: `${PASSWORD}.` }],
    ['log-in', { login: 'anne', password: `${PASSWORD}.` }],
  ];
  const seen: string[] = [];
  for (const [path, body] of ways) {
    const answer = await anne.call('POST', path, body);
    expect(answer.status, path).toBe(200);
    expect(answer.cookie, path).toMatch(COOKIE);
    // A script of the page never sees it.
    expect(answer.body, path).not.toHaveProperty('token');
    for (const old of seen) expect((await browserAt(address, old).call('GET', 'account')).status, path).toBe(401);
    expect(seen).not.toContain(anne.cookie);
    seen.push(anne.cookie);
  }
  const gone = await anne.call('POST', 'sign-out', {});
  expect(gone.cookie).toMatch(/^weathergauge=; Max-Age=0; Path=\//);
  expect((await browserAt(address, must(seen.at(-1))).call('GET', 'account')).status).toBe(401);
});

test('whoever plants a cookie in a browser is not let in when its owner logs in', async () => {
  const { address } = await served();
  await kept(address, 'Anne', 'anne');
  const thief = browserAt(address);
  await thief.call('POST', 'guest', { name: 'Thief' });
  const anne = browserAt(address, thief.cookie);
  expect((await anne.call('POST', 'log-in', { login: 'anne', password: PASSWORD })).status).toBe(200);
  expect((await anne.call('GET', 'hello')).body).toMatchObject({ you: { name: 'Anne' } });
  expect((await thief.call('GET', 'hello')).body).toMatchObject({ you: null });
});

const median = (all: readonly number[]): number => must(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]);

test('a name that nobody has and a password that is wrong look alike: in words, in headers, in work, and in how they are slowed down', async () => {
  const { address, store } = await served();
  await kept(address, 'Anne', 'anne');
  const stranger = browserAt(address);
  const cost: Record<'anne' | 'nobody', number[]> = { anne: [], nobody: [] };
  const looks = new Set<string>();
  for (let i = 0; i < 7; i++)
    for (const login of ['anne', 'nobody'] as const) {
      await store.db.deleteFrom('attempts').execute();
      const before = process.cpuUsage();
      const { status, body, headers } = await stranger.call('POST', 'log-in', { login, password: 'not this one' });
      const { user, system } = process.cpuUsage(before);
      cost[login].push(user + system);
      looks.add(JSON.stringify([status, body, [...headers.keys()].filter(name => name !== 'date')]));
    }
  expect([...looks]).toHaveLength(1);
  // Without a password to look at it would be a twentieth.
  const ratio = median(cost.nobody) / median(cost.anne);
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
  await store.db.deleteFrom('attempts').execute();
  for (const login of ['anne', 'nobody']) {
    const said: number[] = [];
    for (let i = 0; i < 6; i++)
      said.push((await stranger.call('POST', 'log-in', { login, password: 'not this one' })).status);
    expect(said, login).toEqual([401, 401, 401, 401, 401, 429]);
  }
});

test('user names cannot be found out by trying to take them: attempts of one address are counted', async () => {
  const { address } = await served();
  const stranger = browserAt(address);
  await stranger.call('POST', 'guest', { name: 'X' });
  const wish = { login: 'admin', password: PASSWORD };
  for (let i = 0; i < 30; i++) expect((await stranger.call('POST', 'account/keep', wish)).status).toBe(409);
  tellsWhen(await stranger.call('POST', 'account/keep', wish));
});

function tellsWhen({ status, body, headers }: Answered): void {
  expect(status).toBe(429);
  expect(body['retryAfter']).toBeGreaterThan(0);
  expect(headers.get('retry-after')).toBe(String(body['retryAfter']));
  expect(body['why']).toMatch(/come back in (a second|\d+ (seconds|minutes))$/);
}

test('whoever asks too often is told when to come back: for guests, exports and calls', async () => {
  const { address } = await servedAs({ limits: { guests: 1, exports: 1, calls: 8 } });
  const anne = browserAt(address);
  expect((await anne.call('POST', 'guest', { name: 'Anne' })).status).toBe(200);
  tellsWhen(await anne.call('POST', 'guest', { name: 'Anne' }));
  expect((await anne.call('GET', 'account/export')).status).toBe(200);
  tellsWhen(await anne.call('GET', 'account/export'));
  let last = await anne.call('GET', 'hello');
  for (let i = 0; i < 8 && last.status === 200; i++) last = await anne.call('GET', 'hello');
  tellsWhen(last);
});

async function saying(player: Player, table: string, text: string): Promise<void> {
  const line = await player.connect();
  await line.watch(table);
  expect(await line.ask({ ask: 'say', at: table, saying: { kind: 'text', text } })).toMatchObject({
    channel: 'players',
  });
  line.close();
}

test('what one takes along holds nothing that is another’s: no words, notes, logins, sessions, tokens or passkeys', async () => {
  const { address, round, store } = await served();
  const anne = await kept(address, 'Anne', 'anne.bonny');
  const mary = await kept(address, 'Mary', 'mary.read');
  await mary.call('POST', 'account/tokens', { name: 'bot of mary' });
  const key = authenticator(new URL(address).origin);
  const { body: asked } = await mary.call<{ id: string; options: { challenge: string } }>(
    'POST',
    'account/passkeys/options',
  );
  const added = await mary.call<{ token: string }>('POST', 'account/passkeys', {
    challenge: asked.id,
    response: key.register(asked.options),
  });
  const hers = playerWith(address, 'Mary', added.body.token);
  const table = await begun([anne, hers], { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} });
  await saying(hers, table, 'words that mary said');
  await saying(anne, table, 'words that anne said');
  expect((await hers.call('POST', `tables/${table}/notes`, { place: 0, words: 'note of mary' })).status).toBe(200);
  const line = await anne.connect();
  await line.watch(table);
  await line.ask({ ask: 'resign', table });
  await round();
  const exportOf = async (who: Player) => JSON.stringify((await who.call('GET', 'account/export')).body);
  const { body: account } = await hers.call<Account>('GET', 'account');
  const sessions = account.sessions.map(({ id }) => id);
  expect(sessions).toHaveLength(1);
  const all = ['words that mary said', 'note of mary', 'mary.read', 'bot of mary', key.id, ...sessions];
  const [mine, theirs] = [await exportOf(anne), await exportOf(hers)];
  for (const text of all) {
    expect(theirs, text).toContain(text);
    expect(mine, text).not.toContain(text);
  }
  expect(mine).toContain('words that anne said');
  // Nor does anybody's hold what the store keeps to know her by.
  const secrets = [
    ...(await store.db.selectFrom('passwords').select('hash').execute()).map(({ hash }) => hash),
    ...(await store.db.selectFrom('session_tokens').select('token_hash').execute()).map(each => each.token_hash),
    ...(await store.db.selectFrom('tokens').select('token_hash').execute()).map(each => each.token_hash),
  ];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(mine + theirs).not.toContain(secret);
});

test('however many sessions somebody has, she can sign out everywhere, and the connections of all are closed', async () => {
  const { address, store } = await served();
  const anne = await kept(address, 'Anne', 'anne');
  const line = await anne.connect();
  const { body } = await anne.call<Account>('GET', 'account');
  const at = Date.now();
  const row = { user_id: body.you.id, device: '', created_at: at, used_at: at, renewed_at: at, confirmed_at: null };
  const rows = Array.from({ length: 1_000 }, (_, i) => ({ ...row, id: `session-${i}-xxxxx` }));
  await store.db.insertInto('sessions').values(rows).execute();
  expect((await anne.call('POST', 'account/sign-out-everywhere')).status).toBe(200);
  expect(await line.closed).toMatchObject({ code: 4001 });
});
