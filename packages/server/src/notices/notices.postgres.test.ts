/** Notices where several servers share a database. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Notice, TableView } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { QUIET, receiver, tellingServer } from '../../test/notices.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newPlace } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

test('of two nodes one tells, and neither while she is at the table at the other; when one is gone the other goes on', async () => {
  const place = await newPlace();
  const [one, two] = [await tellingServer(place), await tellingServer(place)];
  const hooks = await receiver('your-move');
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  for (const { call, name } of players)
    await call('POST', 'account/notices/webhook', { url: `${hooks.address}${name}` });
  const there = await Promise.all(players.map(({ name, token }) => playerWith(two.address, name, token).connect()));
  // The first node has the game, and they sit at the other.
  const table = await begun(players, crossing, async id => {
    for (const line of there) await line.watch(id);
  });
  await expect.poll(() => there.some(line => line.known(table).position?.prompt != null)).toBe(true);
  await pause(6 * QUIET);
  expect(hooks.received).toEqual([]);
  const mover = there.findIndex(line => must(line.known(table).position).prompt !== null);
  for (const line of there) line.close();
  await expect.poll(() => hooks.received.map(({ path }) => path)).toEqual([`/${must(players[mover]).name}`]);
  await one.close();
  await pause(6 * QUIET);
  expect(hooks.received).toHaveLength(1);
  const back = await playerWith(two.address, '', must(players[mover]).token).connect();
  await back.watch(table);
  back.close();
  await expect.poll(() => hooks.received.length).toBe(2);
});

test('of two nodes one tells that a table is full, and neither while she is there at the other', async () => {
  const place = await newPlace();
  const quiet = { notices: { quiet: 1_000, apart: 0 } };
  const [one, two] = [await tellingServer(place, quiet), await tellingServer(place, quiet)];
  const hooks = await receiver();
  const [anne, bonny] = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  await anne.call('POST', 'account/notices/webhook', { url: hooks.address });
  const there = await playerWith(two.address, 'Anne', anne.token).connect();
  const wish = { ...crossing, visibility: 'invited', seats: [{ kind: 'mine' }, { kind: 'open' }] };
  const laid = async (): Promise<TableView> => (await anne.call<TableView>('POST', 'tables', wish)).body;
  const sit = ({ id, invite }: TableView) => bonny.call('POST', `tables/${id}/sit`, { seat: 1, invite });
  const [seen, unseen] = [await laid(), await laid()];
  await there.watch(seen.id);
  await sit(seen);
  await sit(unseen);
  await expect.poll(() => hooks.received.length).toBe(1);
  await pause(3_000);
  const told = hooks.received.map(({ body }) => JSON.parse(body.toString()) as Notice);
  expect(told.flatMap(({ games }) => games.map(({ table }) => table))).toEqual([unseen.id]);
  there.close();
});
