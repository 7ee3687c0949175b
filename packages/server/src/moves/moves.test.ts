/** Lists of one's tables: whose move it is, and nothing about the others that the game would not tell. */

import type { LobbyView, MyTable, TableView, Tell } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { served } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
/** Both give sealed orders at the same time. */
const sealed = { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} };

const inLobby = (line: Line) => line.ask({ ask: 'lobby' }) as Promise<LobbyView>;

/** The newest list: the answer to the question, or what the lobby has told since. It tells nothing that the answer already held. */
function told(line: Line): LobbyView | null {
  const tells = line.frames.map(frame => JSON.parse(frame) as Tell);
  return (
    tells
      .flatMap(tell => (tell.tell === 'lobby' ? [tell.lobby] : tell.tell === 'value' ? lists(tell.value) : []))
      .at(-1) ?? null
  );
}

const lists = (value: unknown): readonly LobbyView[] =>
  typeof value === 'object' && value !== null && 'mine' in value ? [value as LobbyView] : [];

const mineAt = (lobby: LobbyView | null, table: string): MyTable | undefined =>
  lobby?.mine.find(each => each.table.id === table);

async function two(address: string, wish: typeof crossing): Promise<{ players: Player[]; table: string }> {
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  return { players, table: await begun(players, wish) };
}

test('the lobby says whose move it is, at once and after every answer, and again after a new start', async () => {
  const first = await served();
  const { players, table } = await two(first.address, crossing);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  for (const line of lines) await inLobby(line);
  const asked = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const [mover, other] = [must(lines[asked]), must(lines[1 - asked])];
  await expect.poll(() => mineAt(told(mover), table)?.isYourMove).toBe(true);
  await expect.poll(() => mineAt(told(other), table)).toMatchObject({ isYourMove: false, waitsFor: [asked] });
  const { since } = must(mineAt(told(mover), table));
  // Until it is the other's turn.
  for (let i = 0; i < 60 && must(mover.known(table).position).prompt !== null; i++) {
    const { offers, at } = must(mover.known(table).position);
    expect(await mover.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] })).toBeNull();
  }
  await expect.poll(() => mineAt(told(other), table)?.isYourMove).toBe(true);
  expect(must(mineAt(told(other), table)).since).toBeGreaterThanOrEqual(since);
  expect(must(mineAt(told(other), table)).turn).toMatch(/./);
  await first.close();

  const second = await served(first.data);
  const back = await playerWith(second.address, 'Bonny', must(players[1 - asked]).token).connect();
  expect(mineAt(await inLobby(back), table)).toEqual(mineAt(told(other), table));
});

test('while orders are sealed the list tells nobody that another has sealed', async () => {
  const { address, store } = await served();
  const { players, table } = await two(address, sealed);
  const [one, other] = await Promise.all(players.map(player => player.connect()));
  const [anne, bonny] = [must(one), must(other)];
  await anne.watch(table);
  await bonny.watch(table);
  const rowOf = (seat: number) =>
    store.db
      .selectFrom('moves')
      .selectAll()
      .where('game', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow();
  const isBothAsked = (): boolean =>
    [anne, bonny].every(line => must(line.known(table).position).prompt !== null) &&
    must(anne.known(table).position).sealed;
  // The set-up may come first, one after the other.
  for (let i = 0; i < 400 && !isBothAsked(); i++) {
    const line = [anne, bonny].find(each => must(each.known(table).position).prompt !== null);
    if (line === undefined) {
      await anne.change(table);
      continue;
    }
    const { offers, at } = must(line.known(table).position);
    await line.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] });
  }
  expect(isBothAsked()).toBe(true);
  await inLobby(bonny);
  await expect.poll(async () => (await rowOf(1)).asked_at !== null && (await rowOf(0)).asked_at !== null).toBe(true);
  const before = { lobby: await must(players[1]).call<LobbyView>('GET', 'lobby'), frames: bonny.frames.length };
  for (let i = 0; i < 400 && must(anne.known(table).position).prompt !== null; i++) {
    const { offers, at } = must(anne.known(table).position);
    await anne.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] });
  }
  await expect.poll(async () => (await rowOf(0)).asked_at).toBeNull();
  expect((await must(players[1]).call<LobbyView>('GET', 'lobby')).body).toEqual(before.lobby.body);
  const since = bonny.frames.slice(before.frames).map(frame => (JSON.parse(frame) as Tell).tell);
  expect(since.filter(tell => tell === 'lobby')).toEqual([]);
});

test('open tables are in the lobby of everybody until they are full; tables by invitation in nobody else’s', async () => {
  const { address } = await served();
  const [anne, mary] = [await guest(address, 'Anne'), await guest(address, 'Mary')];
  const line = await mary.connect();
  expect(await inLobby(line)).toEqual({ mine: [], open: [] });
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  const { body: open } = await anne.call<TableView>('POST', 'tables', { ...crossing, seats, visibility: 'open' });
  const { body: shut } = await anne.call<TableView>('POST', 'tables', { ...crossing, seats, visibility: 'invited' });
  await expect.poll(() => told(line)?.open.map(({ id }) => id)).toEqual([open.id]);
  expect(line.frames.join('')).not.toContain(shut.id);
  expect(told(line)?.open[0]?.invite).toBeNull();
  await mary.call('POST', `tables/${open.id}/sit`, { seat: 1 });
  await expect.poll(() => told(line)?.open).toEqual([]);
  expect(mineAt(told(line), open.id)).toMatchObject({ isYourMove: true, waitsFor: [0, 1] });
  const { body: hers } = await anne.call<LobbyView>('GET', 'lobby');
  expect(hers.mine.map(({ table }) => table.id).toSorted()).toEqual([open.id, shut.id].toSorted());
});

test('a game whose server ended before it could look is looked at by the next', async () => {
  const first = await served();
  const { players, table } = await two(first.address, crossing);
  await first.close();
  const second = await served(first.data, undefined, store => store);
  await second.store.db.deleteFrom('moves').execute();
  await second.close();
  const third = await served(first.data);
  const anne = playerWith(third.address, 'Anne', must(players[0]).token);
  await expect
    .poll(async () => mineAt((await anne.call<LobbyView>('GET', 'lobby')).body, table)?.waitsFor)
    .toHaveLength(1);
});
