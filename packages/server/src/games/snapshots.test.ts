/** Games that fall asleep and are woken. In the project `postgres` these run on PostgreSQL. */

import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { Line } from '../../test/player.ts';
import { begun, guest, must } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { servedAs } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
const HOUR = 3_600_000;

async function play(table: string, lines: readonly Line[], seed: string, count: number): Promise<void> {
  const rng = seededRng(seed);
  for (let i = 0; i < count; i++) {
    const line = must(lines.find(each => must(each.known(table).position).prompt !== null));
    const { offers, at } = must(line.known(table).position);
    const answers = [must(offers[rng.below(offers.length)])];
    expect(await line.ask({ ask: 'answer', table, place: at, answers })).toBeNull();
    await expect
      .poll(() => new Set(lines.map(each => must(each.known(table).position).at)).size, { interval: 1 })
      .toBe(1);
  }
}

const kept = ({ store }: Served) => store.db.selectFrom('snapshots').selectAll().execute();

test('a game that sleeps is woken as it was: from its snapshot and the entries after it, or without where that is broken', async () => {
  const clock = { ahead: 0 };
  const server = await servedAs({ now: () => Date.now() + clock.ahead });
  const players = [await guest(server.address, 'Anne'), await guest(server.address, 'Bonny')];
  const table = await begun(players, crossing);
  const awake = async (): Promise<number> =>
    Number(/games_awake (\d+)/.exec(await (await fetch(`${server.address}metrics`)).text())?.[1]);
  const comeBack = async (): Promise<Line[]> => {
    const lines = await Promise.all(players.map(player => player.connect()));
    for (const line of lines) await line.watch(table);
    return lines;
  };
  const fallAsleep = async (lines: readonly Line[]): Promise<void> => {
    for (const line of lines) line.close();
    await Promise.all(lines.map(({ closed }) => closed));
    await expect
      .poll(async () => {
        clock.ahead += HOUR;
        await server.round();
        return awake();
      })
      .toBe(0);
  };
  const seen = (lines: readonly Line[]) => lines.map(line => must(line.known(table).position));

  let lines = await comeBack();
  await play(table, lines, 'first', 24);
  let before = seen(lines);
  await fallAsleep(lines);
  await expect.poll(() => kept(server)).toMatchObject([{ game: table, entries: 24 }]);
  lines = await comeBack();
  expect(seen(lines)).toEqual(before);

  // A tail that is too short for a snapshot of its own.
  await play(table, lines, 'second', 5);
  before = seen(lines);
  await fallAsleep(lines);
  const { entries, text } = must((await kept(server))[0]);
  expect(entries).toBe(24);
  lines = await comeBack();
  expect(seen(lines)).toEqual(before);
  expect(await kept(server), 'it was of use').toHaveLength(1);

  await fallAsleep(lines);
  await server.store.db
    .updateTable('snapshots')
    .set({ text: `${text}!` })
    .execute();
  lines = await comeBack();
  expect(seen(lines)).toEqual(before);
  expect(await kept(server), 'it is thrown away').toEqual([]);
  await play(table, lines, 'third', 2);
});
