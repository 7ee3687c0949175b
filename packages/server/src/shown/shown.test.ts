/** Where people left off in their games. In the project `postgres` these run on PostgreSQL. */

import type { Happening } from '@weathergauge/host';
import type { Missed, TableView } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served } from '../../test/served.ts';
import { missedBy, MOST_PLAYED } from './missed.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

interface Room {
  readonly server: Served;
  readonly table: string;
  readonly players: readonly [Player, Player];
  readonly lines: readonly [Line, Line];
}

async function room(): Promise<Room> {
  const server = await served();
  const players = [await guest(server.address, 'Anne'), await guest(server.address, 'Bonny')] as const;
  const table = await begun(players, crossing);
  const lines = [await players[0].connect(), await players[1].connect()] as const;
  for (const line of lines) await line.watch(table);
  return { server, table, players, lines };
}

const at = (line: Line, table: string): number => must(line.position(table)).at;
const missed = (line: Line, table: string) => line.ask({ ask: 'missed', table }) as Promise<Missed>;
const show = async (line: Line, table: string) =>
  expect(await line.ask({ ask: 'shown', table, place: at(line, table) })).toBeNull();

/** Whoever is asked answers, so often. */
async function play(lines: readonly Line[], table: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const line = must(lines.find(each => must(each.position(table)).prompt !== null));
    const { offers, at: place } = must(line.position(table));
    expect(await line.ask({ ask: 'answer', table, place, answers: [must(offers[0])] })).toBeNull();
    await expect.poll(() => new Set(lines.map(each => at(each, table))).size, { interval: 1 }).toBe(1);
  }
}

/** Another device of the same person. */
async function another(player: Player, table: string, address?: string): Promise<Line> {
  const line = await (address === undefined ? player : playerWith(address, player.name, player.token)).connect();
  await line.watch(table);
  return line;
}

test('what one device has shown is not missed at the next, and what came after is, by what still stands; a restart forgets nothing', async () => {
  const { server, table, players, lines } = await room();
  const [anne] = lines;
  const opening = must(anne.position(table));
  expect(await missed(anne, table)).toEqual({
    shown: null,
    isMore: false,
    ordered: { at: 0, view: opening.view },
  });
  await play(lines, table, 3);
  await show(anne, table);
  const left = must(anne.position(table));
  const phone = await another(players[0], table);
  const nothing = await missed(phone, table);
  expect(nothing.shown).toBeNull();
  expect(nothing.ordered.at).toBeLessThan(left.at);

  await play(lines, table, 4);
  // An older page that is late takes nothing back.
  await phone.ask({ ask: 'shown', table, place: 1 });
  const since = await missed(phone, table);
  const told = (await phone.ask({ ask: 'history', table })) as Happening[];
  const fresh = told.filter(happening => happening.at > left.at);
  expect(fresh.length).toBeGreaterThan(0);
  expect(since.ordered.at).toBeGreaterThanOrEqual(nothing.ordered.at);
  // Whoever has answered has seen what she was asked.
  if (since.ordered.at <= left.at) expect(since.shown).toEqual({ at: left.at, view: left.view });
  await server.close();
  const second = await served(server.data);
  expect(await missed(await another(players[0], table, second.address), table)).toEqual(since);
});

test('each learns where she herself left off, and whoever only looks on of nobody', async () => {
  const { server, table, players, lines } = await room();
  const [anne, bonny] = lines;
  await play(lines, table, 2);
  await show(anne, table);
  expect((await missed(anne, table)).shown).toBeNull();
  const hers = await missed(bonny, table);
  expect((await missed(await another(players[1], table), table)).shown).toEqual(hers.shown);
  const { invite } = (await players[0].call<TableView>('GET', `tables/${table}`)).body;
  const looker = await (await guest(server.address, 'Mary')).connect();
  await looker.watch(table, { invite });
  expect(await missed(looker, table)).toMatchObject({ refused: 'not-pending' });
  expect(await looker.ask({ ask: 'shown', table, place: 1 })).toMatchObject({ refused: 'not-pending' });
});

test('what was taken back meanwhile is not where anything is played back from', async () => {
  const { table, players, lines } = await room();
  const [anne] = lines;
  const opening = must(anne.position(table));
  await play([anne], table, 1);
  const { at: place } = must(anne.position(table));
  await show(anne, table);
  expect(await anne.ask({ ask: 'undo', table, answers: 1 })).toBeNull();
  await expect.poll(() => at(anne, table)).toBeGreaterThan(place);
  const phone = await another(players[0], table);
  expect(await missed(phone, table)).toMatchObject({ shown: { at: 0, view: opening.view }, ordered: { at: 0 } });
});

test('nothing is kept of a game that is over', async () => {
  const { server, table, lines } = await room();
  const [anne, bonny] = lines;
  await play(lines, table, 2);
  for (const line of lines) await show(line, table);
  const kept = () => server.store.db.selectFrom('shown_places').select(['game', 'place']).execute();
  await expect.poll(kept).toMatchObject([{ game: table }, { game: table }]);
  expect(await bonny.ask({ ask: 'resign', table })).toBeNull();
  await anne.ask({ ask: 'shown', table, place: 2 });
  await expect.poll(kept).toEqual([]);
});

test('of what is very long only the end is played back, and it is said that there was more', () => {
  const now = 3 * MOST_PLAYED;
  const chair = { stood: (place: number) => ({ at: place, now, view: `seen at ${place}` }) };
  const from = now - MOST_PLAYED;
  expect(missedBy(chair, { place: 10, ordered: 5 })).toEqual({
    shown: { at: from, view: `seen at ${from}` },
    isMore: true,
    ordered: { at: 5, view: 'seen at 5' },
  });
  expect(missedBy(chair, { place: from, ordered: 5 })).toMatchObject({ shown: { at: from }, isMore: false });
  expect(missedBy(chair, { place: 1_000_000, ordered: 5 })).toMatchObject({ shown: null, isMore: false });
});
