/** Connections that ask for much at once, or go while they are answered; and ids that two of them have chosen alike. */

import type { Person, TableView, Tell } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must } from '../../test/player.ts';
import { NO_LIMITS } from '../../test/no-limits.ts';
import { served } from '../../test/served.ts';
import { lines as openLines } from '../talk/lines.ts';
import { talk as openTalk } from '../talk/talk.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
const MINUTE = 60_000;

const tells = (line: Line): readonly Tell[] => line.frames.map(frame => JSON.parse(frame) as Tell);
const valuesIn = (line: Line): readonly unknown[] =>
  tells(line).flatMap(tell => (tell.tell === 'value' ? [tell.value] : []));

async function two(address: string): Promise<{ players: Player[]; table: string }> {
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  return { players, table: await begun(players, crossing) };
}

/** The seat that is asked, and the first of its offers, as a message without an id. */
function asked(table: string, lines: readonly Line[]): { seat: number; message: Record<string, unknown> } {
  const seat = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const { at, offers } = must(must(lines[seat]).known(table).position);
  return { seat, message: { ask: 'answer', table, place: at, answers: [must(offers[0])] } };
}

test('who asks twice for a game that is woken is told every turn once, and it sleeps again when she has gone', async () => {
  const clock = { at: Date.now() };
  const { address, round } = await served(undefined, undefined, undefined, { now: () => clock.at });
  const awake = async (): Promise<string | undefined> =>
    /weathergauge_games_awake (\d+)/.exec(await (await fetch(`${address}metrics`)).text())?.[1];
  const asleep = () =>
    expect
      .poll(async () => {
        clock.at += 2 * MINUTE;
        await round();
        return awake();
      })
      .toBe('0');
  const { players, table } = await two(address);
  await asleep();
  const twice = await must(players[0]).connect();
  await Promise.all([twice.watch(table), twice.watch(table)]);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const { seat, message } = asked(table, lines);
  expect(await must(lines[seat]).ask(message)).toBeNull();
  await expect.poll(() => tells(twice).filter(({ tell }) => tell === 'turn').length).toBeGreaterThan(0);
  expect(tells(twice).filter(({ tell }) => tell === 'turn')).toHaveLength(1);
  for (const line of [...lines, twice]) {
    line.close();
    await line.closed;
  }
  await asleep();
});

test('one connection looks at twenty tables, however many it asks for at once', async () => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const made = await Promise.all(
    Array.from({ length: 25 }, () =>
      anne.call<TableView>('POST', 'tables', {
        ...crossing,
        seats: [{ kind: 'mine' }, { kind: 'open' }],
        visibility: 'open',
      }),
    ),
  );
  const line = await anne.connect();
  for (const { body } of made) line.send(JSON.stringify({ ask: 'watch', id: body.id, table: body.id, foresee: false }));
  await expect.poll(() => valuesIn(line).length).toBe(25);
  expect(valuesIn(line).filter(value => (value as { refused?: string }).refused === 'over-budget')).toHaveLength(5);
});

test('who has gone while the talk of a table was read for her is told nothing more', async () => {
  const { address, store } = await served();
  const { players, table } = await two(address);
  const { you } = (await must(players[0]).call<{ you: Person }>('GET', 'hello')).body;
  const lines = openLines(store.db, Date.now);
  const talk = openTalk({ db: store.db, lines, publish() {}, onError() {} });
  const told: Tell[] = [];
  const talker = talk.attend(you, tell => void told.push(tell));
  const follows = talker.handle({ ask: 'talk', id: 'talk', at: table });
  talker.ended();
  await follows;
  const saying = { kind: 'text', text: 'Is anybody there?' } as const;
  await lines.add({ table, channel: 'players', by: you, saying, request: 'said' });
  talk.heard({ at: table });
  await new Promise(resolve => setTimeout(resolve, 200));
  expect(told).toEqual([]);
});

test('an answer that comes too late is not taken for that of another who has chosen the same id', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const { seat, message } = asked(table, lines);
  expect(await must(lines[seat]).ask({ ...message, id: 'first' })).toBeNull();
  const other = must(lines[1 - seat]);
  expect(await other.ask({ ...message, place: 1_000, id: 'first' })).toMatchObject({ refused: 'stale' });
  // Her own, after another: its acknowledgement was lost.
  let later: ReturnType<typeof asked>;
  let answers = 0;
  do {
    await expect.poll(() => lines.some(line => must(line.known(table).position).prompt !== null)).toBe(true);
    later = asked(table, lines);
    expect(await must(lines[later.seat]).ask({ ...later.message, id: `later-${answers}` })).toBeNull();
    await expect.poll(() => new Set(lines.map(line => must(line.known(table).position).at)).size).toBe(1);
  } while (later.seat !== seat && ++answers < 20);
  expect(await must(lines[seat]).ask({ ...message, id: 'first' })).toBeNull();
});

test('what is read from the store for one caller alone waits for its share of the thread, and nobody else waits for it', async () => {
  const { address, store } = await served(undefined, undefined, undefined, {
    limits: { ...NO_LIMITS, questions: 0.001 },
    proxies: ['127.0.0.1'],
  });
  const { players, table } = await two(address);
  const [anne] = players as [Player, Player];
  const answered = (from: string, message: object): Promise<number | 'waits'> =>
    Promise.race([
      fetch(`${address}api/ask`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${anne.token}`,
          'x-forwarded-for': from,
        },
        body: JSON.stringify({ id: 'a', ...message }),
      }).then(({ status }) => status),
      new Promise<'waits'>(resolve => void setTimeout(resolve, 1_000, 'waits')),
    ]);
  const asks = {
    lobby: { ask: 'lobby' },
    talk: { ask: 'talk', at: table },
    'talk of no table': { ask: 'talk', at: 'none' },
    standing: { ask: 'set-standing', table, on: 'a', answer: 'b', until: 'battle' },
    // It may have been taken before, and be sent again.
    'an answer that comes too late': { ask: 'answer', table, place: 99, answers: ['x'] },
  };
  for (const [i, [name, message]] of Object.entries(asks).entries()) {
    const from = `192.0.2.${i + 1}`;
    expect(await answered(from, message), name).not.toBe('waits');
    expect(await answered(from, message), name).toBe('waits');
  }
  expect(await store.db.selectFrom('standing_answers').select('answer').execute()).toHaveLength(1);
});

test('a game that sleeps is not woken by whoever has nothing to say in it', async () => {
  const clock = { at: Date.now() };
  const { address, round } = await served(undefined, undefined, undefined, { now: () => clock.at });
  const awake = async (): Promise<string | undefined> =>
    /weathergauge_games_awake (\d+)/.exec(await (await fetch(`${address}metrics`)).text())?.[1];
  const table = await begun([await guest(address, 'Anne'), await guest(address, 'Bonny')], crossing, undefined, 'open');
  await expect
    .poll(async () => {
      clock.at += 2 * MINUTE;
      await round();
      return awake();
    })
    .toBe('0');
  const eve = await (await guest(address, 'Eve')).connect();
  for (const message of [
    { ask: 'answer', place: 1, answers: ['x'] },
    { ask: 'resign' },
    { ask: 'undo', answers: 1 },
    { ask: 'standing' },
    { ask: 'shown', place: 1 },
  ])
    expect(await eve.ask({ table, ...message })).toMatchObject({ reason: 'a spectator has nothing to say here' });
  expect(await awake()).toBe('0');
});
