/** Standing answers where several servers share a database. */

import { expect, test } from 'vitest';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newPlace, served } from '../../test/served.ts';

const WIND = { on: 'wind-change.dice', answer: 'whistle dice=0', until: 'battle' } as const;
const AT_ONCE = { standingPause: () => 0 };
const NEVER = { standingPause: () => 2 ** 31 - 1 };

test('one that is said at another node is given by the node that has the game, and by the next when that is gone', async () => {
  const place = await newPlace();
  const one = await served(place, undefined, undefined, NEVER);
  const two = await served(place, undefined, undefined, AT_ONCE);
  const players = [await guest(one.address, 'Anne'), await guest(one.address, 'Bonny')];
  const table = await begun(players, { ruleset: 'convoy', scenario: 'H1', options: {} });
  const anne = await playerWith(two.address, 'Anne', must(players[0]).token).connect();
  await anne.watch(table);
  expect(await anne.ask({ ask: 'set-standing', table, ...WIND })).toEqual([WIND]);
  // The first node has the game, and would give it long from now.
  const entries = async (): Promise<number> =>
    (await two.store.db.selectFrom('all_entries').select('number').where('game', '=', table).execute()).length;
  expect(await entries()).toBe(0);
  await one.close();
  const again = await playerWith(two.address, 'Anne', must(players[0]).token).connect();
  await again.watch(table);
  await expect.poll(entries).toBe(1);
  expect(await again.ask({ ask: 'standing', table })).toEqual([WIND]);
});
