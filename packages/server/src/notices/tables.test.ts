/** Notices before a game: a seat is taken, one's word or share is waited for, the game has begun; and what is told to nobody. */

import { setTimeout as pause } from 'node:timers/promises';
import type { LobbyView, Notice, TableView } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
import type { Seat } from '@weathergauge/engine';
import { keyHex, newKey, pledge } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { kept } from '../../test/account.ts';
import type { Receiver } from '../../test/notices.ts';
import { browserAt, mailbox, ORIGIN, QUIET, receiver, tellingServer } from '../../test/notices.ts';
import type { Player } from '../../test/player.ts';
import { guest, must, sharesOf } from '../../test/player.ts';

const CROSSING = { ruleset: 'convoy', scenario: 'H1', options: {}, visibility: 'invited' };
const TWO = [{ kind: 'mine' }, { kind: 'open' }];
/** Long enough for what should not come to have come. */
const NOTHING_MORE = 4 * QUIET;

const told = ({ received }: Receiver): { path: string; notice: Notice }[] =>
  received.map(({ path, body }) => ({ path, notice: JSON.parse(body.toString()) as Notice }));

/** Who was told what, in the order in which it came. */
const news = (hooks: Receiver): string[] =>
  told(hooks).flatMap(({ path, notice: { games } }) => games.map(({ what }) => `${path.slice(1)} ${what}`));

async function listening(address: string, hooks: Receiver, ...names: string[]): Promise<Player[]> {
  const players = await Promise.all(names.map(name => guest(address, name)));
  for (const { call, name } of players)
    expect((await call('POST', 'account/notices/webhook', { url: `${hooks.address}${name}` })).status).toBe(200);
  return players;
}

async function laid(by: Player, more: object = {}): Promise<TableView> {
  const { status, body } = await by.call<TableView>('POST', 'tables', { ...CROSSING, seats: TWO, ...more });
  expect(status).toBe(200);
  return body;
}

async function sit(player: Player, { id, invite }: TableView, seat = 1): Promise<TableView> {
  const { status, body } = await player.call<TableView>('POST', `tables/${id}/sit`, { seat, invite });
  expect(status).toBe(200);
  return body;
}

test('whoever has laid a table is told once that it is full and waits for her; not who is there', async () => {
  const { address } = await tellingServer();
  const hooks = await receiver();
  const [anne, bonny] = (await listening(address, hooks, 'Anne', 'Bonny')) as [Player, Player];
  const table = await laid(anne);
  const there = await bonny.connect();
  await there.watch(table.id, { invite: table.invite });
  await sit(bonny, table);
  await expect.poll(() => news(hooks)).toEqual(['Anne waits-for-you']);
  const { notice } = must(told(hooks)[0]);
  expect(notice).toMatchObject({
    kind: 'your-table',
    title: 'Your table is full and waits for you',
    games: [{ table: table.id, ruleset: 'convoy', scenario: 'H1', url: `${ORIGIN}/#/table/${table.id}` }],
  });
  await pause(NOTHING_MORE);
  expect(news(hooks)).toHaveLength(1);

  // Both are there when it begins: that is no news to them.
  const back = await anne.connect();
  await back.watch(table.id);
  await sharesOf([anne, bonny], table);
  await expect.poll(() => back.position(table.id)).not.toBeNull();
  await pause(NOTHING_MORE);
  back.close();
  there.close();
  await expect.poll(() => news(hooks).length).toBe(2);
  await pause(NOTHING_MORE);
  expect(news(hooks)[1]).toMatch(/ move$/);
});

test('who has given her share and gone is told when the game has begun, or that it is her move', async () => {
  const { address } = await tellingServer();
  const hooks = await receiver();
  const [anne, bonny] = (await listening(address, hooks, 'Anne', 'Bonny')) as [Player, Player];
  const table = await laid(anne);
  const lines = await Promise.all([anne, bonny].map(player => player.connect()));
  const [annes] = lines;
  for (const line of lines) await line.watch(table.id, { invite: table.invite });
  await sit(bonny, table);
  const share = newKey();
  const post = (player: Player, path: string, body: object) => player.call('POST', `tables/${table.id}/${path}`, body);
  const hers = newKey();
  await post(bonny, 'pledge', { pledge: pledge(table.commitment, 1, share) });
  await post(anne, 'pledge', { pledge: pledge(table.commitment, 0, hers) });
  await post(anne, 'share', { share: keyHex(hers) });
  await pause(2 * QUIET);
  annes?.close();
  await pause(NOTHING_MORE);
  expect(news(hooks)).toEqual([]);
  await post(bonny, 'share', { share: keyHex(share) });
  const isHers = async () =>
    (await anne.call<LobbyView>('GET', 'lobby')).body.mine.some(({ isYourMove }) => isYourMove);
  await expect.poll(() => news(hooks).length).toBe(1);
  expect(news(hooks)).toEqual([(await isHers()) ? 'Anne move' : 'Anne begun']);
  await pause(NOTHING_MORE);
  expect(news(hooks)).toHaveLength(1);
});

test('her word is waited for, then her share: each is told, for she has been there in between', async () => {
  const { address } = await tellingServer();
  const hooks = await receiver();
  const [bonny] = (await listening(address, hooks, 'Bonny')) as [Player];
  const [anne, cora] = [await guest(address, 'Anne'), await guest(address, 'Cora')];
  const settings = { ...PLAIN_SETTINGS, start: 'when-ready' };
  const table = await laid(anne, { settings, seats: [...TWO, { kind: 'open' }] });
  const post = (player: Player, path: string, body: object) => player.call('POST', `tables/${table.id}/${path}`, body);
  await sit(bonny, table, 1);
  await sit(cora, table, 2);
  await expect.poll(() => news(hooks)).toEqual(['Bonny waits-for-you']);
  for (const player of [anne, cora]) await post(player, 'ready', { ready: true });
  await pause(NOTHING_MORE);
  expect(news(hooks)).toHaveLength(1);
  const here = await bonny.connect();
  await here.watch(table.id);
  await post(bonny, 'ready', { ready: true });
  const share = newKey();
  await post(bonny, 'pledge', { pledge: pledge(table.commitment, 1, share) });
  here.close();
  await here.closed;
  await pause(2 * QUIET);
  for (const [seat, player] of [anne, null, cora].entries())
    if (player !== null) await post(player, 'pledge', { pledge: pledge(table.commitment, seat as Seat, newKey()) });
  await expect.poll(() => news(hooks)).toEqual(['Bonny waits-for-you', 'Bonny waits-for-you']);
  expect((await post(bonny, 'share', { share: keyHex(share) })).status).toBe(200);
  await pause(NOTHING_MORE);
  expect(news(hooks)).toHaveLength(2);
});

test('who takes a seat of several is told to those who wait, once until they have been there; a place to stand is not', async () => {
  const { address } = await tellingServer();
  const hooks = await receiver();
  const [anne, bonny, cora] = (await listening(address, hooks, 'Anne', 'Bonny', 'Cora')) as [Player, Player, Player];
  const four = { seats: [...TWO, { kind: 'open' }, { kind: 'open' }] };
  const table = await laid(anne, four);
  await sit(bonny, table);
  await expect.poll(() => news(hooks)).toEqual(['Anne seat-taken']);
  // Stands up and sits down, as one might who wants to send letters.
  for (let i = 0; i < 3; i++) {
    await bonny.call('POST', `tables/${table.id}/stand`);
    await pause(QUIET);
    await sit(bonny, table, 2);
    await pause(QUIET);
  }
  expect(news(hooks).filter(each => each.startsWith('Anne'))).toEqual(['Anne seat-taken']);
  // She has been there, and another comes.
  const here = await anne.connect();
  await here.watch(table.id);
  here.close();
  await pause(2 * QUIET);
  await sit(cora, table, 1);
  await expect.poll(() => news(hooks).toSorted()).toEqual(['Anne seat-taken', 'Anne seat-taken', 'Bonny seat-taken']);
});

test('nobody is told of a table that is closed, that has sent her away, or that she has left; nor who is shut out', async () => {
  const { address, store } = await tellingServer(undefined, { notices: { backOff: [400, 400] } });
  const hooks = await receiver();
  hooks.answer = { status: 500 };
  const [anne, bonny] = (await listening(address, hooks, 'Anne', 'Bonny')) as [Player, Player];
  const [closed, sentAway, left] = [await laid(anne), await laid(bonny), await laid(anne)];
  await sit(bonny, closed);
  await sit(anne, sentAway);
  await sit(bonny, left);
  await expect.poll(() => new Set(news(hooks)).size).toBe(2);
  await anne.call('POST', `tables/${closed.id}/close`);
  await bonny.call('POST', `tables/${sentAway.id}/remove`, { seat: 1 });
  await bonny.call('POST', `tables/${left.id}/stand`);
  const tried = hooks.received.length;
  await pause(500 + NOTHING_MORE);
  expect(hooks.received).toHaveLength(tried);
  expect(await store.db.selectFrom('notice_letters').selectAll().execute()).toEqual([]);

  await store.db.updateTable('users').set({ suspended_at: 1, suspended_why: '' }).where('name', '=', 'Anne').execute();
  await sit(bonny, left);
  await pause(NOTHING_MORE);
  expect(hooks.received).toHaveLength(tried);
});

test('whoever asks for notices now is told of what waits for her already, in words of each table', async () => {
  const box = await mailbox();
  const { address } = await tellingServer(undefined, { smtp: box.smtp, mailFrom: 'Sea <sea@example.org>' });
  const service = await receiver();
  const anne = await kept(address, 'Anne', 'anne');
  const bonny = await guest(address, 'Bonny');
  const [full, half] = [await laid(anne), await laid(anne, { seats: [...TWO, { kind: 'open' }] })];
  await sit(bonny, full);
  await sit(bonny, half);
  await pause(2 * QUIET);
  await anne.call('POST', 'account/notices/mail', { address: 'anne@example.org' });
  await expect.poll(() => box.letters.length).toBe(1);
  const link = must(/https:\/\/play\.example\.org\/(api\/notices\/confirm\/[\w-]+)/.exec(must(box.letters[0]).text));
  await fetch(`${address}${must(link[1])}`, { method: 'POST' });
  await expect.poll(() => box.letters.length).toBe(2);
  const { text } = must(box.letters[1]);
  expect(text).toContain('Subject: News of 2 tables');
  expect(text).toContain(`(table ${full.id}): full, and waits for you`);
  expect(text).toContain(`(table ${half.id}): somebody has taken a seat`);
  expect(text).not.toMatch(/Bonny|Anne /);
  // To a browser by a topic of its own: news of a table take no place of a move that nobody has looked at.
  const browser = browserAt(service);
  await anne.call('POST', 'account/notices/push', browser.subscription);
  const third = await laid(anne);
  await sit(bonny, third);
  await expect.poll(() => service.received.length).toBe(1);
  expect(must(service.received[0]).headers).toMatchObject({ topic: 'your-table' });
  expect(browser.read(must(service.received[0]).body)).toMatchObject({ kind: 'your-table', title: /full/ });
});

test('what is kept of it is in the download of one’s data, and goes with the account and with the table', async () => {
  const { address, store, round } = await tellingServer();
  const hooks = await receiver();
  const [anne, bonny] = (await listening(address, hooks, 'Anne', 'Bonny')) as [Player, Player];
  const table = await laid(anne);
  await sit(bonny, table);
  await expect.poll(() => news(hooks)).toHaveLength(1);
  const { body } = await anne.call<Record<string, unknown[]>>('GET', 'account/export');
  expect(body['notices']).toContainEqual(expect.objectContaining({ table: table.id, told: 'waits-for-you' }));
  await anne.call('POST', 'account/delete');
  await round();
  expect(await store.db.selectFrom('table_notices').select('game').where('told', 'is not', null).execute()).toEqual([]);
});

test('it says the same whoever has come and whatever dice she has brought, and as soon', async () => {
  const { address, store } = await tellingServer(undefined, { notices: { quiet: 1_000 } });
  const hooks = await receiver();
  const [anne] = (await listening(address, hooks, 'Anne')) as [Player];
  const [bonny, cora] = [await guest(address, 'Bonny'), await guest(address, 'Cora Ö. of the long name')];
  const tables = [await laid(anne), await laid(anne)] as const;
  await Promise.all([sit(bonny, tables[0]), sit(cora, tables[1])]);
  // One has pledged, the other has not.
  await bonny.call('POST', `tables/${tables[0].id}/pledge`, { pledge: pledge(tables[0].commitment, 1, newKey()) });
  await expect.poll(() => news(hooks)).toHaveLength(2);
  const said = told(hooks).flatMap(({ notice: { title, games, kind } }) =>
    games.map(each => ({ title, kind, ...each })),
  );
  const [one, other] = said.map(game => ({ ...game, table: '', since: 0, url: game.url.replace(game.table, '') }));
  expect(one).toEqual({ ...other, title: must(one).title });
  for (const word of ['Anne', 'Bonny', 'Cora', ...tables.map(({ invite }) => must(invite))])
    expect(JSON.stringify(told(hooks).map(({ notice }) => notice))).not.toContain(word);
  const rows = await store.db.selectFrom('table_notices').selectAll().execute();
  expect(rows.map(({ told: what }) => what)).toEqual(['waits-for-you', 'waits-for-you']);
});
