/** Several servers on one database. */

import { isRefusal, parseLog, seededRng, verify } from '@weathergauge/engine';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newPlace, served } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

/** The same people, at another server. */
const at = (address: string, { name, token }: Player): Player => playerWith(address, name, token);

async function answerOnce(table: string, lines: readonly Line[], pick: (offers: readonly string[]) => string) {
  const asked = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const line = must(lines[asked]);
  const { offers, at: place } = must(line.known(table).position);
  expect(await line.ask({ ask: 'answer', table, place, answers: [pick(offers)] })).toBeNull();
  await expect
    .poll(() => new Set(lines.map(each => must(each.known(table).position).at)).size, { interval: 1 })
    .toBe(1);
}

async function playOn(table: string, lines: readonly Line[], seed: string, most: number): Promise<void> {
  const rng = seededRng(seed);
  for (let answers = 0; answers < most; answers++) {
    if (lines.some(line => must(line.known(table).position).result !== null)) return;
    await answerOnce(table, lines, offers => must(offers[rng.below(offers.length)]));
  }
}

test('people at different nodes play one game, a spectator at a third, and the log proves it', async () => {
  const place = await newPlace();
  const [one, two, three] = [await served(place), await served(place), await served(place)];
  const players = [await guest(one.address, 'Anne'), await guest(two.address, 'Bonny')];
  const [anne, bonny] = [must(players[0]), must(players[1])];
  // Both wait at the table before the game begins, at nodes of their own.
  const table = await begun([anne, at(one.address, bonny)], crossing);
  const lines = [await anne.connect(), await bonny.connect()];
  for (const line of lines) await line.watch(table);
  const { body: view } = await bonny.call<{ invite: string }>('GET', `tables/${table}`);
  const mary = await (await guest(three.address, 'Mary')).connect();
  await mary.watch(table, { invite: view.invite });
  await playOn(table, [...lines, mary], 'nodes', 10_000);
  for (const { address } of [one, two, three]) {
    const { body } = await at(address, anne).call<string>('GET', `tables/${table}/log`);
    const parsed = parseLog(body);
    if (isRefusal(parsed)) throw new Error(parsed.reason);
    expect(verify(convoy, parsed)).toMatchObject({ dice: { verdict: 'yes' }, complete: { verdict: 'yes' } });
  }
  await expect.poll(() => lines.map(line => line.known(table).table.status)).toEqual(['over', 'over']);
});

test('whoever waits at a table is told that its game has begun at another node, and plays it from there', async () => {
  const place = await newPlace();
  const [one, two] = [await served(place), await served(place)];
  const anne = await guest(one.address, 'Anne');
  const bonny = await guest(two.address, 'Bonny');
  const waiting = await bonny.connect();
  // The last share is told at node one: that is where the game begins.
  const table = await begun([anne, at(one.address, bonny)], crossing, id => waiting.watch(id));
  await expect.poll(() => waiting.known(table).position !== null).toBe(true);
  const line = await anne.connect();
  await line.watch(table);
  await playOn(table, [line, waiting], 'begun elsewhere', 12);
});

test('the log of a running game is told by the node that has it', async () => {
  const place = await newPlace();
  const [one, two] = [await served(place), await served(place)];
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, crossing);
  const line = await must(players[0]).connect();
  await line.watch(table);
  const here = await must(players[0]).call<string>('GET', `tables/${table}/log`);
  const there = await at(two.address, must(players[0])).call<string>('GET', `tables/${table}/log`);
  // Each is signed at its own moment.
  const unsigned = (log: string): string => log.replace(/^receipt running .*$/m, '');
  expect(unsigned(there.body)).toBe(unsigned(here.body));
  for (const { status, body } of [here, there]) {
    expect(status).toBe(200);
    expect(body).toMatch(/^receipt running /m);
  }
  expect((await (await guest(two.address, 'Mary')).call('GET', `tables/${table}/log`)).status).toBe(404);
});

test('a node that stops hands its games back at once, and they go on at another', async () => {
  const place = await newPlace();
  const [one, two] = [await served(place), await served(place)];
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, crossing);
  const before = await Promise.all(players.map(player => player.connect()));
  for (const line of before) await line.watch(table);
  await playOn(table, before, 'first', 8);
  const positions = before.map(line => must(line.known(table).position));
  await one.close();
  const lines = await Promise.all(players.map(player => at(two.address, player).connect()));
  for (const [i, line] of lines.entries()) expect((await line.watch(table)).position).toEqual(positions[i]);
  await playOn(table, lines, 'second', 8);
  const leases = await two.store.db.selectFrom('leases').select(['game', 'node']).execute();
  expect(leases).toEqual([{ game: table, node: two.store.nodes.self() }]);
});

test('a node that was taken for dead can keep nothing, says so, and joins anew', async () => {
  const place = await newPlace();
  const [one, two] = [await served(place), await served(place)];
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const before = must(one.store.nodes.self());
  // As the others would, had it been silent for too long.
  await two.store.db.deleteFrom('nodes').where('id', '=', before).execute();
  const elsewhere = await Promise.all(players.map(player => at(two.address, player).connect()));
  for (const line of elsewhere) await line.watch(table);
  expect(await two.store.db.selectFrom('leases').select('node').execute()).toEqual([{ node: two.store.nodes.self() }]);
  const asked = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const { offers, at: place2 } = must(must(lines[asked]).known(table).position);
  const late = { ask: 'answer', id: 'late', table, place: place2, answers: [must(offers[0])] };
  expect(await must(lines[asked]).ask(late)).toMatchObject({
    refused: expect.stringMatching(/not-kept|closed/) as string,
  });
  expect(await two.store.db.selectFrom('all_entries').selectAll().execute()).toEqual([]);
  expect(await must(lines[1 - asked]).closed).toMatchObject({ code: 4009 });
  await expect.poll(() => one.store.nodes.self()).not.toBe(before);
  // Sent again under the same id, through the node that had lost it: it is given once, at the node that has the game.
  const back = await at(one.address, must(players[asked])).connect();
  await back.watch(table);
  expect(await back.ask(late)).toBeNull();
  expect(await back.ask(late)).toBeNull();
  expect(await two.store.db.selectFrom('all_entries').select('request').execute()).toEqual([{ request: 'late' }]);
  await expect.poll(() => must(must(elsewhere[asked]).known(table).position).at).toBeGreaterThan(place2);
});
