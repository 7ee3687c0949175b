/** Clocks of a server, through the contract, by a clock in the hands of the test. */

import { isRefusal, parseLog, verify } from '@weathergauge/engine';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import type { Tell, TimeControl } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served } from '../../test/served.ts';

const MINUTE = 60_000;
const live: TimeControl = { kind: 'live', base: 5 * MINUTE, increment: 10_000, per: 'decision', whenUp: 'loss' };
const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
/** Both give sealed orders at the same time. */
const sealed = { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} };
const withTime = (time: TimeControl) => ({ settings: { ...PLAIN_SETTINGS, time } });

interface Hall {
  readonly server: Served;
  /** The clock. */
  readonly time: { now: number };
  readonly players: readonly Player[];
  readonly lines: readonly Line[];
  readonly table: string;
}

const serverAt = (time: { now: number }, place?: string): Promise<Served> =>
  served(place, undefined, undefined, { now: () => time.now });

async function hall(wish: typeof crossing, control: TimeControl): Promise<Hall> {
  const time = { now: Date.UTC(2026, 10, 19, 12) };
  const server = await serverAt(time);
  const players = [await guest(server.address, 'Anne'), await guest(server.address, 'Bonny')];
  const table = await begun(players, { ...wish, ...withTime(control) });
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  return { server, time, players, lines, table };
}

const isAsked = (line: Line, table: string): boolean => must(line.known(table).position).prompt !== null;

async function answer(line: Line, table: string): Promise<unknown> {
  const { offers, at } = must(line.known(table).position);
  return line.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] });
}

/** Who is asked, and the other. */
function sides({ lines, table }: Pick<Hall, 'lines' | 'table'>) {
  const mover = lines.findIndex(line => isAsked(line, table));
  return { mover, other: 1 - mover, mine: must(lines[mover]), others: must(lines[1 - mover]) };
}

const clockAt = (line: Line, table: string, seat: number) => must(must(line.known(table).clock).seats[seat]);

async function logOf(player: Player, table: string): Promise<string> {
  return (await player.call<string>('GET', `tables/${table}/log`)).body;
}

test('who has no time left has lost, and the log alone shows it', async () => {
  const room = await hall(crossing, live);
  const { mover, other, mine, others } = sides(room);
  const { server, time, table, players } = room;
  time.now += 2 * MINUTE;
  expect(await answer(mine, table)).toBeNull();
  // What was used is gone, and the increment is there.
  await expect
    .poll(() => {
      const { due, left } = clockAt(others, table, mover);
      return due === null ? left : due - time.now;
    })
    .toBe(3 * MINUTE + 10_000);
  const late = sides(room);
  time.now += 6 * MINUTE;
  // Nobody has looked at the clock yet: the answer comes too late all the same.
  const { offers, at } = must(late.mine.known(table).position);
  const refused = await late.mine.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] });
  expect(refused).toMatchObject({ reason: 'your time is up' });
  await expect.poll(() => late.others.known(table).position?.result?.winners).toEqual([late.other]);
  expect(must(late.others.known(table).position?.result).words).toContain('Out of time');
  const text = await logOf(must(players[other]), table);
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(log.reason);
  expect(log.entries.at(-1)).toMatchObject({ kind: 'end', seat: late.mover, how: 'out-of-time' });
  expect(verify(convoy, log)).toMatchObject({ rules: { verdict: 'yes' }, dice: { verdict: 'yes' } });
  const row = await server.store.db
    .selectFrom('games')
    .select(['due', 'ended_at'])
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ due: null, ended_at: time.now });
  await server.round();
  const { body } = await must(players[0]).call<{ games: { how: string }[] }>('GET', 'record/games');
  expect(body.games).toMatchObject([{ how: 'out-of-time' }]);
});

test('a game that sleeps is woken by its clock', async () => {
  const room = await hall(crossing, live);
  const { server, time, table, lines, players } = room;
  const { mover } = sides(room);
  for (const line of lines) line.close();
  await Promise.all(lines.map(line => line.closed));
  const has = async (line: string): Promise<boolean> =>
    (await (await fetch(`${server.address}metrics`)).text()).includes(line);
  await expect.poll(() => has('weathergauge_sockets 0')).toBe(true);
  time.now += 2 * MINUTE;
  await server.round();
  expect(await has('weathergauge_games_awake 0')).toBe(true);
  time.now += 4 * MINUTE;
  await server.round();
  await expect.poll(() => logOf(must(players[0]), table)).toMatch(new RegExp(`seat ${mover}: .*out-of-time`));
});

test('an agent plays for whoever is not there, until she comes back', async () => {
  const room = await hall(crossing, { ...live, whenUp: 'agent' });
  const { server, time, table } = room;
  const { mover, mine, others } = sides(room);
  const before = others.known(table).turns;
  time.now += 5 * MINUTE;
  await server.round();
  await expect.poll(() => clockAt(others, table, mover)).toMatchObject({ isAway: true });
  expect(await answer(mine, table)).toMatchObject({ refused: 'not-pending' });
  await expect.poll(() => others.known(table).turns).toBeGreaterThan(before);
  expect(await mine.ask({ ask: 'come-back', table })).toBeNull();
  await expect.poll(() => clockAt(others, table, mover)).toMatchObject({ isAway: false });
  for (let i = 0; i < 100 && !isAsked(mine, table); i++)
    if (isAsked(others, table)) await answer(others, table);
    else await mine.change(table);
  expect(await answer(mine, table)).toBeNull();
  expect(await others.ask({ ask: 'come-back', table })).toMatchObject({ refused: 'not-pending' });
});

test('clocks outlast a new start, and the time between does not count', async () => {
  const room = await hall(crossing, live);
  const { server, time, table, players } = room;
  const { mover, other } = sides(room);
  time.now += MINUTE;
  await server.close();
  time.now += 24 * 60 * MINUTE;
  const again = await serverAt(time, server.data);
  const lines = await Promise.all(players.map(({ name, token }) => playerWith(again.address, name, token).connect()));
  const { clock } = await must(lines[other]).watch(table);
  expect(must(must(clock).seats[mover]).due).toBe(time.now + 4 * MINUTE);
  time.now += 4 * MINUTE - 1;
  await again.round();
  await must(lines[mover]).watch(table);
  expect(isAsked(must(lines[mover]), table)).toBe(true);
  time.now += 1;
  await again.round();
  await expect.poll(() => must(lines[other]).known(table).position?.result?.winners).toEqual([other]);
});

test('a pause that all agree to stops the clocks and the game; anybody lifts it', async () => {
  const room = await hall(crossing, live);
  const { server, time, table } = room;
  const { mover, mine, others } = sides(room);
  expect(await others.ask({ ask: 'ask-pause', table })).toBeNull();
  time.now += MINUTE;
  expect(await mine.ask({ ask: 'reply', table, reply: 'agree' })).toBeNull();
  await expect.poll(() => must(others.known(table).clock).pausedBy).toBe(1 - mover);
  // Nobody's clock ran while the other was asked.
  expect(clockAt(others, table, mover)).toMatchObject({ left: 5 * MINUTE, due: null });
  time.now += 60 * MINUTE;
  await server.round();
  expect(await answer(mine, table)).toMatchObject({ reason: 'the clocks are stopped: let them go on first' });
  expect(await others.ask({ ask: 'go-on', table })).toBeNull();
  await expect.poll(() => clockAt(mine, table, mover).due).toBe(time.now + 6 * MINUTE);
  expect(await answer(mine, table)).toBeNull();
  const plain = await hall(crossing, { kind: 'none' });
  expect(await sides(plain).mine.ask({ ask: 'ask-pause', table: plain.table })).toMatchObject({
    refused: 'bad-config',
  });
  expect(await sides(plain).mine.ask({ ask: 'go-on', table: plain.table })).toMatchObject({ refused: 'bad-config' });
});

test('every byte to the other seat and to a spectator is the same, whether the first has sealed or not', async () => {
  const told: string[][] = [];
  for (const choice of ['seals', 'waits'] as const) {
    const room = await hall(sealed, live);
    const { server, time, table, lines } = room;
    const [anne, bonny] = [must(lines[0]), must(lines[1])];
    const mary = await guest(server.address, 'Mary');
    const { body } = await must(room.players[0]).call<{ invite: string }>('GET', `tables/${table}`);
    const watcher = await mary.connect();
    await watcher.watch(table, { invite: body.invite });
    for (let i = 0; i < 400; i++) {
      const both = [anne, bonny].every(line => isAsked(line, table)) && must(anne.known(table).position).sealed;
      if (both) break;
      const line = [anne, bonny].find(each => isAsked(each, table));
      if (line === undefined) await anne.change(table);
      else await answer(line, table);
    }
    const before = [bonny.frames.length, watcher.frames.length];
    time.now += MINUTE;
    const most = choice === 'seals' ? 400 : 0;
    for (let i = 0; i < most && isAsked(anne, table); i++) expect(await answer(anne, table)).toBeNull();
    expect(isAsked(anne, table)).toBe(choice === 'waits');
    time.now += 10_000;
    await server.round();
    // Time that is up tells nothing either: that of who has not sealed, and the shown one of who has.
    const asked = await bonny.watch(table);
    const seen = await watcher.watch(table, { invite: body.invite });
    told.push([
      JSON.stringify(asked.clock),
      JSON.stringify(seen.clock),
      ...bonny.frames.slice(must(before[0])).map(plain),
      ...watcher.frames.slice(must(before[1])).map(plain),
    ]);
    expect(must(asked.clock).seats[0]).toMatchObject({ due: expect.any(Number) as number });
  }
  expect(told[0]).toHaveLength(4);
  expect(told[0]).toEqual(told[1]);
});

/** Only clocks and news: what was asked for has ids of its own. */
const plain = (frame: string): string => {
  const tell = JSON.parse(frame) as Tell;
  return tell.tell === 'value' ? tell.tell : frame;
};

test('by correspondence: leave stops the clock, and is refused where there is none', async () => {
  const day = 24 * 60 * MINUTE;
  const room = await hall(crossing, {
    kind: 'correspondence',
    answer: 2 * day,
    weekends: 'off',
    leave: 3 * day,
    whenUp: 'loss',
  });
  const { server, time, table } = room;
  const { mover, mine, others } = sides(room);
  expect(await mine.ask({ ask: 'take-leave', table })).toBeNull();
  time.now += 3 * day - 1;
  await server.round();
  await expect.poll(() => clockAt(others, table, mover)).toMatchObject({ left: 2 * day, due: null });
  expect(await mine.ask({ ask: 'end-leave', table })).toBeNull();
  // It is a Sunday.
  await expect
    .poll(() => new Date(clockAt(others, table, mover).due ?? 0).toUTCString())
    .toBe('Wed, 25 Nov 2026 00:00:00 GMT');
  expect(await answer(mine, table)).toBeNull();
  const other = await hall(crossing, live);
  expect(await sides(other).mine.ask({ ask: 'take-leave', table: other.table })).toMatchObject({
    refused: 'bad-config',
  });
});

test('a table takes no time that makes no sense', async () => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  for (const time of [
    { ...live, base: 0 },
    { ...live, base: 1_500 },
    { ...live, increment: -1_000 },
    { ...live, whenUp: 'never' },
    { kind: 'correspondence', answer: 61 * 24 * 60 * MINUTE, weekends: 'off', leave: 0, whenUp: 'loss' },
  ]) {
    const settings = { ...PLAIN_SETTINGS, time };
    const made = await anne.call('POST', 'tables', { ...crossing, seats, visibility: 'open', settings });
    expect(made.status).toBe(400);
  }
});
