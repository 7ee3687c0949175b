/** Nodes that die, stop for a while or hear nothing, and a database that goes away: games wait, go on elsewhere, and lose nothing. */

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Fleet } from '../../test/fleet.ts';
import { launch } from '../../test/fleet.ts';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { startPostgres } from '../../test/postgres.ts';
import { newPlace, served } from '../../test/served.ts';
import { openStore } from '../store/open.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

const at = (address: string, { name, token }: Player): Player => playerWith(address, name, token);

interface Asked {
  readonly seat: number;
  readonly message: { ask: 'answer'; id: string; table: string; place: number; answers: string[] };
}

/** Who is asked now, and an answer that she could give. */
function answerIn(table: string, lines: readonly Line[], id: string): Asked {
  const seat = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const { offers, at: place } = must(must(lines[seat]).known(table).position);
  return { seat, message: { ask: 'answer', id, table, place, answers: [must(offers[0])] } };
}

/** So many answers, each the first that is offered. */
async function play(table: string, lines: readonly Line[], count: number, id: string): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { seat, message } = answerIn(table, lines, `${id}-${i}`);
    expect(await must(lines[seat]).ask(message)).toBeNull();
    await expect
      .poll(() => new Set(lines.map(line => must(line.known(table).position).at)).size, { interval: 1 })
      .toBe(1);
  }
}

async function atTable(players: readonly Player[], table: string): Promise<Line[]> {
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  return lines;
}

const requestsIn = async (place: string): Promise<(string | null)[]> => {
  const store = await openStore(place);
  const rows = await store.db.selectFrom('all_entries').select('request').orderBy('number').execute();
  await store.close();
  return rows.map(({ request }) => request);
};

async function fleetOf(count: number): Promise<Fleet> {
  const fleet = await launch({ postgres: await newPlace() }, count);
  onTestFinished(() => fleet.end());
  return fleet;
}

test('the games of a node that is killed go on at another, as they were', async () => {
  const { nodes } = await fleetOf(2);
  const [one, two] = [must(nodes[0]), must(nodes[1])];
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, crossing);
  const before = await atTable(players, table);
  await play(table, before, 6, 'before');
  const positions = before.map(line => must(line.known(table).position));
  await one.kill();
  const after = await atTable(
    players.map(player => at(two.address, player)),
    table,
  );
  expect(after.map(line => must(line.known(table).position))).toEqual(positions);
  await play(table, after, 6, 'after');
});

test('a node that stood still until others had its games writes nothing when it goes on', async () => {
  const { nodes, place } = await fleetOf(2);
  const [one, two] = [must(nodes[0]), must(nodes[1])];
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, crossing);
  const before = await atTable(players, table);
  await play(table, before, 3, 'before');
  one.signal('SIGSTOP');
  // It lies in the socket of a process that stands still, and is the first thing that it reads.
  const late = answerIn(table, before, 'late');
  const answered = must(before[late.seat]).ask(late.message);
  const after = await atTable(
    players.map(player => at(two.address, player)),
    table,
  );
  await play(table, after, 3, 'after');
  one.signal('SIGCONT');
  expect(await answered).toMatchObject({ refused: expect.stringMatching(/not-kept|closed/) as string });
  for (const line of before) expect(await line.closed).toMatchObject({ code: 4009 });
  expect(await requestsIn(place)).toEqual(['before', 'after'].flatMap(when => [0, 1, 2].map(i => `${when}-${i}`)));
  // It is a node again: the game is played through it.
  const through = await atTable(
    players.map(player => at(one.address, player)),
    table,
  );
  await play(table, through, 2, 'through');
});

test('news that was lost with the line to the database is made up for when the line is back', async () => {
  const place = await newPlace();
  const [one, two] = [await served(place), await served(place)];
  const anne = await guest(one.address, 'Anne');
  const wish = { ...crossing, seats: [{ kind: 'mine' }, { kind: 'open' }], visibility: 'open' };
  const { body: made } = await anne.call<{ id: string }>('POST', 'tables', wish);
  const line = await (await guest(two.address, 'Bonny')).connect();
  await line.watch(made.id);
  // Changed, and nobody was told: that is what a NOTIFY comes to for a node whose line was cut at that moment.
  await one.store.db
    .updateTable('tables')
    .set({ places: sql<string>`replace(places, 'Anne', 'Annie')` })
    .where('id', '=', made.id)
    .execute();
  expect(JSON.stringify(line.known(made.id).table)).not.toContain('Annie');
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(one.store.db);
  await expect.poll(() => JSON.stringify(line.known(made.id).table)).toContain('Annie');
  // And from then on news comes by itself again.
  const sat = await at(one.address, await guest(one.address, 'Mary')).call('POST', `tables/${made.id}/sit`, {
    seat: 1,
  });
  expect(sat.status).toBe(200);
  await expect.poll(() => JSON.stringify(line.known(made.id).table)).toContain('Mary');
});

test('while the database is away the game waits and says so; when it is back nothing is lost, and it goes on', async () => {
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const server = await served(await cluster.database('away'));
  const { address } = server;
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await atTable(players, table);
  await play(table, lines, 4, 'before');
  const ready = async (): Promise<number> => (await fetch(`${address}readyz`)).status;
  expect(await ready()).toBe(200);
  await cluster.kill();
  expect(await ready()).toBe(503);
  const { seat, message } = answerIn(table, lines, 'meanwhile');
  const refused = await must(lines[seat]).ask(message);
  expect(refused).toMatchObject({ refused: expect.stringMatching(/not-kept|closed/) as string });
  expect((refused as { reason: string }).reason).not.toBe('');
  for (const line of lines) expect(await line.closed).toMatchObject({ code: 4009 });
  expect((await must(players[0]).call('GET', `tables/${table}`)).status).toBe(500);
  await cluster.start();
  await expect.poll(ready).toBe(200);
  const back = await Promise.all(players.map(player => player.connect()));
  // Its own node may have to join anew first.
  for (const line of back) await expect.poll(() => line.watch(table).then(() => 'watched', String)).toBe('watched');
  expect(await must(back[seat]).ask(message)).toBeNull();
  expect(await must(back[seat]).ask(message)).toBeNull();
  await expect.poll(() => new Set(back.map(line => must(line.known(table).position).at)).size, { interval: 1 }).toBe(1);
  await play(table, back, 4, 'after');
  const rows = await server.store.db.selectFrom('all_entries').select('request').orderBy('number').execute();
  expect(rows.map(({ request }) => request)).toEqual([
    ...[0, 1, 2, 3].map(i => `before-${i}`),
    'meanwhile',
    ...[0, 1, 2, 3].map(i => `after-${i}`),
  ]);
  await server.close();
});
