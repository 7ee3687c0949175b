/** Two games that differ only in whether another has sealed: what somebody who is away is told of them is the same, and as soon. */

import type { Notice, Person } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { receiver, tellingServer } from '../../test/notices.ts';
import type { Line } from '../../test/player.ts';
import { begun, guest, must } from '../../test/player.ts';

/** Both give sealed orders at the same time. */
const SEALED = { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} };

test('a notice does not depend on whether another has sealed, and tells nobody of it', async () => {
  const { address, store } = await tellingServer(undefined, { notices: { quiet: 1_000 } });
  const hooks = await receiver('your-move');
  const [anne, bonny] = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const { you } = (await anne.call<{ you: Person }>('GET', 'hello')).body;
  await anne.call('POST', 'account/notices/webhook', { url: hooks.address });
  const tables = [await begun([anne, bonny], SEALED), await begun([anne, bonny], SEALED)];
  const [annes, bonnys] = [await anne.connect(), await bonny.connect()];
  for (const table of tables) {
    await annes.watch(table);
    await bonnys.watch(table);
    // The set-up may come first, one after the other.
    for (let i = 0; i < 400 && !isBothAsked([annes, bonnys], table); i++) {
      const line = must([annes, bonnys].find(each => must(each.known(table).position).prompt !== null));
      await answer(line, table);
    }
    expect(isBothAsked([annes, bonnys], table)).toBe(true);
  }
  const rows = () => store.db.selectFrom('moves').select('asked_at').where('person', '=', you.id).execute();
  await expect.poll(async () => (await rows()).filter(({ asked_at }) => asked_at !== null).length).toBe(2);
  annes.close();
  // At the first table Bonny seals all that she is asked, at the other nothing.
  const [sealed, open] = [must(tables[0]), must(tables[1])];
  for (let i = 0; i < 400 && must(bonnys.known(sealed).position).prompt !== null; i++) await answer(bonnys, sealed);
  expect(must(bonnys.known(open).position).prompt).not.toBeNull();
  const told = (): Notice[] => hooks.received.map(({ body }) => JSON.parse(body.toString()) as Notice);
  await expect.poll(() => told().flatMap(({ games }) => games).length).toBe(2);
  const games = told().flatMap(notice => notice.games);
  expect(games.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  const [one, other] = games.map(game => ({
    ...game,
    table: '',
    since: 0,
    url: game.url.replace(game.table, 'TABLE'),
  }));
  expect(other).toEqual(one);
  // Within one look at what is due.
  const times = (await store.db.selectFrom('notices').select('told_at').execute()).map(({ told_at }) => told_at);
  expect(Math.abs(must(times[0]) - must(times[1]))).toBeLessThan(500);
});

async function answer(line: Line, table: string): Promise<void> {
  const { offers, at } = must(line.known(table).position);
  expect(await line.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] })).toBeNull();
}

const isBothAsked = (lines: readonly Line[], table: string): boolean =>
  lines.every(line => {
    const { prompt, sealed } = must(line.known(table).position);
    return prompt !== null && sealed;
  });
