/** Notices where several servers share a database. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { QUIET, receiver, tellingServer } from '../../test/notices.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newPlace } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

test('of two nodes one tells, and neither while she is at the table at the other; when one is gone the other goes on', async () => {
  const place = await newPlace();
  const [one, two] = [await tellingServer(place), await tellingServer(place)];
  const hooks = await receiver();
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
