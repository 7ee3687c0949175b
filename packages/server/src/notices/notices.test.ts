/** Notices that it is one's move: asked for, sent once, to whoever is away, and ended by whoever gets them. */

import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LobbyView, MadeWebhook, Notice, NoticeSettings } from '@weathergauge/wire';
import { libraryOf } from '@weathergauge/host';
import { expect, onTestFinished, test } from 'vitest';
import { kept, loggedIn } from '../../test/account.ts';
import { browserAt, mailbox, ORIGIN, QUIET, receiver, tellingServer } from '../../test/notices.ts';
import type { Receiver } from '../../test/notices.ts';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newFolder, newPlace, served } from '../../test/served.ts';
import { openStore } from '../store/open.ts';
import { USUAL_HABITS } from './habits.ts';
import { notices as openNotices } from './notices.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
const FROM = { mailFrom: 'Weathergauge <sea@example.org>' };
/** Long enough for what should not come to have come. */
const NOTHING_MORE = 4 * QUIET;

const told = ({ received }: Receiver): Notice[] => received.map(({ body }) => JSON.parse(body.toString()) as Notice);

async function hook(player: Player, { address }: Receiver): Promise<MadeWebhook> {
  const { status, body } = await player.call<MadeWebhook>('POST', 'account/notices/webhook', {
    url: `${address}${player.name}`,
  });
  expect(status).toBe(200);
  return body;
}

async function isAsked(player: Player, table: string): Promise<boolean> {
  const { body } = await player.call<LobbyView>('GET', 'lobby');
  return body.mine.some(each => each.table.id === table && each.isYourMove);
}

/** A game of two who are both away, and which of them is asked. */
async function away(players: readonly [Player, Player]): Promise<{ table: string; mover: Player; other: Player }> {
  const table = await begun(players, crossing);
  const [anne, bonny] = players;
  await expect.poll(async () => (await isAsked(anne, table)) || (await isAsked(bonny, table))).toBe(true);
  return (await isAsked(anne, table)) ? { table, mover: anne, other: bonny } : { table, mover: bonny, other: anne };
}

/** Until she has nothing to answer. */
async function answerAll(line: Line, table: string): Promise<void> {
  for (let i = 0; i < 200 && must(line.known(table).position).prompt !== null; i++) {
    const { offers, at } = must(line.known(table).position);
    expect(await line.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] })).toBeNull();
  }
}

async function two(address: string): Promise<[Player, Player]> {
  return [await guest(address, 'Anne'), await guest(address, 'Bonny')];
}

test('a webhook is told once, signed, until she has been back; and not while she is at the table', async () => {
  const { address } = await tellingServer();
  const hooks = await receiver('your-move');
  const players = await two(address);
  const secrets = new Map<string, string>();
  for (const player of players) secrets.set(player.name, (await hook(player, hooks)).secret);
  const { table, mover, other } = await away(players);
  await expect.poll(() => hooks.received.length).toBe(1);
  const { path, headers, body } = must(hooks.received[0]);
  expect(path).toBe(`/${mover.name}`);
  const signature = createHmac('sha256', must(secrets.get(mover.name)))
    .update(body)
    .digest('hex');
  expect(headers['weathergauge-signature']).toBe(`sha256=${signature}`);
  const notice = must(told(hooks)[0]);
  expect(notice).toMatchObject({
    kind: 'your-move',
    title: 'It is your move',
    games: [{ table, ruleset: 'convoy', scenario: 'H1', what: 'move', url: `${ORIGIN}/#/table/${table}` }],
  });
  expect(notice.games[0]?.battle).toMatch(/^Convoy: ./);
  for (const name of ['Anne', 'Bonny']) expect(body.toString()).not.toContain(name);
  await pause(NOTHING_MORE);
  expect(hooks.received).toHaveLength(1);

  // She comes back and answers; the other sits at the table when she is asked.
  const there = await other.connect();
  await there.watch(table);
  const back = await mover.connect();
  await back.watch(table);
  await answerAll(back, table);
  await expect.poll(() => isAsked(other, table)).toBe(true);
  back.close();
  await pause(NOTHING_MORE);
  expect(hooks.received).toHaveLength(1);
  // She answers and goes, and both are told when they are asked, once more.
  await answerAll(there, table);
  await expect.poll(() => isAsked(other, table)).toBe(false);
  there.close();
  await expect.poll(() => hooks.received.map(each => each.path)).toEqual([`/${mover.name}`, `/${mover.name}`]);
});

test('whoever has only left the table for a moment is not told', async () => {
  const { address } = await tellingServer(undefined, { notices: { quiet: 1_000 } });
  const hooks = await receiver('your-move');
  const players = await two(address);
  for (const player of players) await hook(player, hooks);
  const { table, mover } = await away(players);
  for (let i = 0; i < 4; i++) {
    const line = await mover.connect();
    await line.watch(table);
    line.close();
    await pause(400);
  }
  expect(hooks.received).toEqual([]);
  await expect.poll(() => hooks.received.length).toBe(1);
});

test('what is due at once is told in one notice', async () => {
  const { address } = await tellingServer(undefined, { notices: { apart: 1_000 } });
  const hooks = await receiver('your-move');
  const players = await two(address);
  const games = [await away(players), await away(players), await away(players)];
  const mover = must(games[0]).mover;
  const hers = games.filter(each => each.mover === mover).map(({ table }) => table);
  await pause(2 * QUIET);
  await hook(mover, hooks);
  await expect.poll(() => hooks.received.length).toBe(1);
  expect(
    told(hooks)[0]
      ?.games.map(({ table }) => table)
      .toSorted(),
  ).toEqual(hers.toSorted());
});

test('an address is written to when its link has been followed, and the link in each letter stops everything', async () => {
  const box = await mailbox();
  const { address } = await tellingServer(undefined, { smtp: box.smtp, ...FROM });
  const hooks = await receiver('your-move');
  const players = await two(address);
  const { mover, table } = await away(players);
  const asked = await mover.call<NoticeSettings>('POST', 'account/notices/mail', { address: 'anne@example.org' });
  expect(asked.body.mail).toMatchObject({ address: 'anne@example.org', isConfirmed: false });
  await expect.poll(() => box.letters.length).toBe(1);
  const confirm = linkIn(must(box.letters[0]).text, 'confirm');
  expect(must(box.letters[0]).text).not.toContain(mover.name);
  // A mail program looks at it, and nothing happens.
  expect(await (await fetch(`${address}${confirm}`)).text()).toContain('<button');
  await pause(NOTHING_MORE);
  expect(box.letters).toHaveLength(1);
  expect((await form(`${address}${confirm}`)).status).toBe(200);
  // It is good once.
  expect((await form(`${address}${confirm}`)).status).toBe(404);
  await expect.poll(() => box.letters.length).toBe(2);
  const { to, text } = must(box.letters[1]);
  expect(to).toEqual(['anne@example.org']);
  const stop = linkIn(text, 'stop');
  expect(text).toContain(`List-Unsubscribe: <${ORIGIN}/${stop}>`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toContain(`/#/table/${table}`);
  expect(text).not.toMatch(/Anne|Bonny/);

  await hook(mover, hooks);
  const page = await fetch(`${address}${stop}`);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toContain('<button');
  expect(await ways(mover)).toBe(2);
  // A page of another site cannot press the button for her, a mail program can.
  expect((await form(`${address}${stop}`, { origin: 'https://evil.example' })).status).toBe(403);
  const stopped = await form(`${address}${stop}`);
  expect(await stopped.text()).toContain('All notices are stopped');
  expect(await ways(mover)).toBe(0);
  const unknown = await form(`${address}api/notices/stop/${'x'.repeat(43)}`);
  expect([unknown.status, await unknown.text()]).toEqual([200, await (await form(`${address}${stop}`)).text()]);
});

/** The path of a link in a letter. */
function linkIn(letter: string, what: 'stop' | 'confirm'): string {
  const found = new RegExp(`${ORIGIN}/(api/notices/${what}/[\\w-]+)`).exec(letter.replaceAll('=\r\n', ''));
  return must(found?.[1]);
}

/** As mail programs do it (RFC 8058). */
const form = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

async function ways(player: Player): Promise<number> {
  const { body } = await player.call<NoticeSettings>('GET', 'account/notices');
  return body.push.length + [body.mail, body.webhook].filter(way => way !== null).length;
}

test('letters that ask are counted: for one mailbox whoever wants them, without telling; and for one person', async () => {
  const box = await mailbox();
  const { address } = await tellingServer(undefined, { smtp: box.smtp, ...FROM });
  for (const name of ['Anne', 'Bonny', 'Cora', 'Dora']) {
    const player = await guest(address, name);
    const asked = await player.call<NoticeSettings>('POST', 'account/notices/mail', { address: 'Victim@example.org' });
    expect(asked.body.mail).toMatchObject({ address: 'Victim@example.org', isConfirmed: false });
  }
  const eve = await guest(address, 'Eve');
  for (let i = 0; i < 5; i++)
    expect((await eve.call('POST', 'account/notices/mail', { address: `eve${i}@example.org` })).status).toBe(200);
  expect(await eve.call('POST', 'account/notices/mail', { address: 'eve5@example.org' })).toMatchObject({
    status: 429,
    body: { retryAfter: expect.any(Number) },
  });
  await expect.poll(() => box.letters.length).toBe(8);
  await pause(NOTHING_MORE);
  expect(box.letters.filter(({ to }) => to[0] === 'Victim@example.org')).toHaveLength(3);
  // Only the last is waited for.
  const confirmed = async (to: string): Promise<number> => {
    const letter = must(box.letters.find(each => each.to[0] === to));
    return (await form(`${address}${linkIn(letter.text, 'confirm')}`)).status;
  };
  expect([await confirmed('eve0@example.org'), await confirmed('eve4@example.org')]).toEqual([404, 200]);
  for (const wrong of ['anne', 'anne@', 'a@b.c\r\nBcc: d@e.f', 'Anne <anne@example.org>, mary@example.org'])
    expect((await eve.call('POST', 'account/notices/mail', { address: wrong })).status, wrong).toBe(400);
});

test('nor does it help to write the mailbox otherwise', async () => {
  const box = await mailbox();
  const { address } = await tellingServer(undefined, { smtp: box.smtp, ...FROM });
  for (const [i, name] of ['victim', 'VICTIM+a', 'vic.tim', 'v.i.c.t.i.m+b', 'victim+c'].entries()) {
    const eve = await guest(address, `Eve ${i}`);
    const wish = { address: `${name}@example.org` };
    expect((await eve.call('POST', 'account/notices/mail', wish)).status).toBe(200);
  }
  await expect.poll(() => box.letters.length).toBe(3);
  await pause(NOTHING_MORE);
  expect(box.letters).toHaveLength(3);
});

test('a browser is pushed what only it can read; one that is gone is forgotten, and so is one that signs out', async () => {
  const service = await receiver('your-move');
  const { address } = await tellingServer(undefined, FROM);
  const players: [Player, Player] = [await kept(address, 'Anne', 'anne'), await kept(address, 'Bonny', 'bonny')];
  const { mover, other, table } = await away(players);
  const browser = browserAt(service);
  const { body: on } = await mover.call<NoticeSettings>('POST', 'account/notices/push', browser.subscription);
  expect(on.push).toMatchObject([{ isThis: true }]);
  await expect.poll(() => service.received.length).toBe(1);
  const { headers, body } = must(service.received[0]);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'your-move' });
  expect(headers.authorization).toMatch(/^vapid t=.+, ?k=/);
  expect(headers.authorization).toContain(must(on.offers.push));
  expect(body.toString('latin1')).not.toContain(table);
  expect(browser.read(body)).toMatchObject({ title: 'It is your move', url: `${ORIGIN}/#/table/${table}` });

  // The same browser, used by another: it tells nothing of the first any more.
  await other.call('POST', 'account/notices/push', browser.subscription);
  expect([await ways(mover), await ways(other)]).toEqual([0, 1]);
  await other.call('POST', 'sign-out');
  expect(await ways((await loggedIn(address, other.name.toLowerCase())).me)).toBe(0);

  service.answer = { status: 410 };
  await mover.call('POST', 'account/notices/push', browserAt(service).subscription);
  const line = await mover.connect();
  await line.watch(table);
  line.close();
  await expect.poll(() => ways(mover)).toBe(0);
  expect(service.received).toHaveLength(2);
});

test('what does not arrive is tried again, under the same id, and given up at last', async () => {
  const hooks = await receiver('your-move');
  hooks.answer = { status: 503 };
  const { address } = await tellingServer();
  const players = await two(address);
  const { mover, table } = await away(players);
  await hook(mover, hooks);
  // At once, and after each of three pauses.
  await expect.poll(() => hooks.received.length).toBe(4);
  await expect.poll(() => failedAt(mover)).toEqual(expect.any(Number));
  expect(new Set(told(hooks).map(({ id }) => id)).size).toBe(1);
  await pause(NOTHING_MORE);
  expect(hooks.received).toHaveLength(4);
  // She comes back; the next arrives at the second try.
  const line = await mover.connect();
  await line.watch(table);
  line.close();
  await expect.poll(() => hooks.received.length).toBeGreaterThan(4);
  hooks.answer = { status: 200 };
  await expect.poll(() => failedAt(mover)).toBeNull();
});

async function failedAt(player: Player): Promise<number | null | undefined> {
  return (await player.call<NoticeSettings>('GET', 'account/notices')).body.webhook?.failedAt;
}

test('a notice outlives the server, and is not told again by the next', async () => {
  const hooks = await receiver('your-move');
  hooks.answer = { status: 500 };
  const first = await tellingServer(await newPlace(), { notices: { backOff: [400, 400, 400, 400, 400] } });
  const players = await two(first.address);
  const { mover, table } = await away(players);
  await hook(mover, hooks);
  await expect.poll(() => hooks.received.length).toBeGreaterThan(0);
  await first.close();
  const before = hooks.received.length;
  hooks.answer = { status: 200 };
  const second = await tellingServer(first.data);
  await expect.poll(() => hooks.received.length).toBe(before + 1);
  expect(told(hooks).at(-1)).toMatchObject({ id: told(hooks)[0]?.id, games: [{ table }] });
  await pause(NOTHING_MORE);
  await second.close();
  await tellingServer(first.data);
  await pause(NOTHING_MORE);
  expect(hooks.received).toHaveLength(before + 1);
});

test('who has answered meanwhile, or is shut out, is told nothing', async () => {
  const hooks = await receiver('your-move');
  hooks.answer = { status: 500 };
  const { address, store } = await tellingServer(undefined, { notices: { backOff: [600, 600] } });
  const players = await two(address);
  const { mover, table, other } = await away(players);
  await hook(mover, hooks);
  await expect.poll(() => hooks.received.length).toBe(1);
  const line = await mover.connect();
  await line.watch(table);
  await answerAll(line, table);
  await store.db
    .updateTable('users')
    .set({ suspended_at: 1, suspended_why: '' })
    .where('name', '=', other.name)
    .execute();
  await pause(700 + NOTHING_MORE);
  expect(hooks.received).toHaveLength(1);
  expect(await store.db.selectFrom('notice_letters').selectAll().execute()).toEqual([]);
});

test('where the server was told no address or no mail server it says so and offers nothing', async () => {
  const { address } = await served(undefined, undefined, undefined, { notices: { reach: 'this machine too' } });
  const anne = await guest(address, 'Anne');
  const { body } = await anne.call<NoticeSettings>('GET', 'account/notices');
  expect(body).toEqual({
    offers: { push: null, mail: false, webhook: false },
    push: [],
    mail: null,
    webhook: null,
    stop: null,
  });
  const hooks = await receiver('your-move');
  expect((await anne.call('POST', 'account/notices/webhook', { url: hooks.address })).status).toBe(409);
  expect((await anne.call('POST', 'account/notices/mail', { address: 'a@example.org' })).status).toBe(409);
  expect((await anne.call('POST', 'account/notices/push', browserAt(hooks).subscription)).status).toBe(409);
});

test('a program cannot ask for notices, nor can who finds a browser unlocked send them elsewhere', async () => {
  const { address, store } = await tellingServer();
  const hooks = await receiver('your-move');
  const anne = await kept(address, 'Anne', 'anne');
  const { body: made } = await anne.call<{ token: string }>('POST', 'account/tokens', { name: 'bot' });
  expect((await playerWith(address, 'bot', made.token).call('GET', 'account/notices')).status).toBe(403);
  await store.db.updateTable('sessions').set({ confirmed_at: 1 }).execute();
  expect(await anne.call('POST', 'account/notices/webhook', { url: hooks.address })).toMatchObject({
    status: 403,
    body: { confirm: true },
  });
});

test('it is in the download of one’s data, without its secret, and goes with the account', async () => {
  const box = await mailbox();
  const { address, store } = await tellingServer(undefined, { smtp: box.smtp, ...FROM });
  const hooks = await receiver('your-move');
  const players = await two(address);
  const { mover } = await away(players);
  const { secret } = await hook(mover, hooks);
  await mover.call('POST', 'account/notices/mail', { address: 'her@example.org' });
  await expect.poll(() => hooks.received.length).toBe(1);
  const { body } = await mover.call<Record<string, unknown[]>>('GET', 'account/export');
  expect(body['notices']).toMatchObject([
    { kind: 'webhook' },
    { to: 'her@example.org' },
    { toldAt: expect.any(Number) },
    { told: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(secret);
  await mover.call('POST', 'account/delete');
  for (const table of ['notice_people', 'notice_ways', 'notices', 'table_notices', 'notice_letters'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect(JSON.stringify(await store.db.selectFrom('mail_requests').selectAll().execute())).not.toContain('her@');
});

test('a server that sends nothing does not note who is at which table', async () => {
  const store = await openStore(newFolder());
  onTestFinished(() => store.close());
  let looks = 0;
  const all = await openNotices({
    db: store.db,
    library: libraryOf({}),
    habits: USUAL_HABITS,
    origin: null,
    smtp: null,
    mailFrom: null,
    now: () => ++looks,
    self: () => null,
    isWatching: () => false,
    onTried() {},
    onTrouble() {},
  });
  looks = 0;
  all.attended('game', 'anne');
  await all.round();
  await all.close();
  expect(looks).toBe(0);
});
