/** A database whose disk is full says so by a code of its own, whatever made it say so: here a trigger, for a disk is not easily filled. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { begun, guest, must } from '../../test/player.ts';
import { served } from '../../test/served.ts';

test('a database that has no room refuses the answer and says why; nothing is lost, and it goes on when there is room', async () => {
  const clock = { ahead: 0 };
  const { address, store } = await served(undefined, undefined, undefined, { now: () => Date.now() + clock.ahead });
  const { db } = store;
  const readiness = async (): Promise<number> => (await fetch(`${address}readyz`)).status;
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, { ruleset: 'convoy', scenario: 'H1', options: {} });
  const anne = await must(players[0]).connect();
  await anne.watch(table);
  const next = (id: string) => {
    const { offers, at } = must(anne.position(table));
    return { ask: 'answer', id, table, place: at, answers: [must(offers[0])] };
  };
  expect(await anne.ask(next('kept'))).toBeNull();
  await expect.poll(() => must(anne.position(table)).at).toBe(1);
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger no_room before insert on entries execute function no_room()`.execute(db);
  const message = next('refused');
  const full = { refused: 'not-kept', reason: expect.stringContaining("the server's disk is full") as string };
  expect(await anne.ask(message)).toMatchObject(full);
  expect(await anne.closed).toMatchObject({ code: 4009 });
  expect(await readiness()).toBe(503);
  const again = await must(players[0]).connect();
  await again.watch(table);
  expect(must(again.position(table)).at).toBe(message.place);
  expect(await again.ask(message)).toMatchObject(full);

  await sql`drop trigger no_room on entries`.execute(db);
  clock.ahead = 60_000;
  expect(await readiness()).toBe(200);
  const back = await must(players[0]).connect();
  await back.watch(table);
  expect(await back.ask(message)).toBeNull();
  const rows = await db.selectFrom('all_entries').select('request').orderBy('number').execute();
  expect(rows.map(({ request }) => request)).toEqual(['kept', 'refused']);
});
