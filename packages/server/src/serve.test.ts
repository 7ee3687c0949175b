/** Games between people, through the contract alone. */

import { isRefusal, keyHex, newKey, parseLog, pledge, seededRng, verify } from '@weathergauge/engine';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import type { TableView } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../test/player.ts';
import { begun, guest, must, playerWith } from '../test/player.ts';
import { served } from '../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

/** Answers at random for whoever is asked, until the game is over or so many answers have been given. */
async function playOn(
  table: string,
  lines: readonly Line[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const rng = seededRng(seed);
  let answers = 0;
  while (answers < most) {
    const positions = lines.map(line => must(line.known(table).position));
    if (positions.some(({ result }) => result !== null)) return answers;
    const asked = positions.findIndex(({ prompt }) => prompt !== null);
    const line = must(lines[asked]);
    const { offers, at } = must(positions[asked]);
    const before = line.known(table).turns;
    const refused = await line.ask({
      ask: 'answer',
      table,
      place: at,
      answers: [must(offers[rng.below(offers.length)])],
    });
    expect(refused).toBeNull();
    // Whoever answers is told the turn before the answer is acknowledged.
    expect(line.known(table).turns).toBeGreaterThan(before);
    answers++;
    await settled(table, lines);
  }
  return answers;
}

/** All have been told the same: nothing is hidden in this book. */
async function settled(table: string, lines: readonly Line[]): Promise<void> {
  const places = (): Set<number> => new Set(lines.map(line => must(line.known(table).position).at));
  await expect.poll(() => places().size, { interval: 1 }).toBe(1);
}

async function two(address: string): Promise<{ players: Player[]; table: string }> {
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  return { players, table: await begun(players, crossing) };
}

test('two people play a whole game, a spectator watches, and the log proves it', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const [one, other] = await Promise.all(players.map(player => player.connect()));
  const lines = [must(one), must(other)];
  for (const line of lines) await line.watch(table);
  const answers = await playOn(table, lines, 'whole');
  expect(answers).toBeGreaterThan(20);
  const { body: log } = await must(players[0]).call<string>('GET', `tables/${table}/log`);
  const parsed = parseLog(log);
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  expect(verify(convoy, parsed)).toMatchObject({ dice: { verdict: 'yes' }, complete: { verdict: 'yes' } });
  expect(parsed.shares).toHaveLength(2);
  const { body } = await must(players[0]).call<TableView>('GET', `tables/${table}`);
  expect(body.status).toBe('over');
});

test('a spectator sees a table by invitation only with its link, and cannot answer', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const stranger = await guest(address, 'Mary');
  const line = await stranger.connect();
  await expect(line.watch(table)).rejects.toThrow('there is no such table');
  expect((await stranger.call('GET', `tables/${table}`)).status).toBe(404);
  expect((await stranger.call('GET', `tables/${table}/log`)).status).toBe(404);
  const { body } = await must(players[0]).call<TableView>('GET', `tables/${table}`);
  const { position } = await line.watch(table, { invite: body.invite });
  expect(position).toMatchObject({ who: 'spectator', offers: [], prompt: null });
  const refused = await line.ask({ ask: 'answer', table, place: 0, answers: ['anything'] });
  expect(refused).toMatchObject({ refused: 'not-pending' });
});

test('an answer that is sent twice is given once, also to a server that has been started again', async () => {
  const first = await served();
  const { players, table } = await two(first.address);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const asked = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const line = must(lines[asked]);
  const { offers, at } = must(line.known(table).position);
  const message = { ask: 'answer', id: 'once', table, place: at, answers: [must(offers[0])] };
  expect(await line.ask(message)).toBeNull();
  const after = must(line.known(table).position).at;
  expect(await line.ask(message)).toBeNull();
  expect(must(line.known(table).position).at).toBe(after);
  expect(await line.ask({ ...message, id: 'twice' })).toMatchObject({ refused: 'stale' });
  await first.close();

  const second = await served(first.data);
  const back = playerWith(second.address, 'Anne', must(players[asked]).token);
  const again = await back.connect();
  const { position } = await again.watch(table);
  expect(position?.at).toBe(after);
  expect(await again.ask(message)).toBeNull();
  expect(must(again.known(table).position).at).toBe(after);
});

test('a game goes on where it was when the server is started again', async () => {
  const first = await served();
  const { players, table } = await two(first.address);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  await playOn(table, lines, 'half', 25);
  const before = lines.map(line => must(line.known(table).position));
  await first.close();
  const second = await served(first.data);
  const back = await Promise.all(players.map(({ name, token }) => playerWith(second.address, name, token).connect()));
  for (const [i, line] of back.entries()) {
    const { position } = await line.watch(table);
    expect(position).toEqual(before[i]);
  }
  await playOn(table, back, 'rest');
  const { body: log } = await playerWith(second.address, 'Anne', must(players[0]).token).call<string>(
    'GET',
    `tables/${table}/log`,
  );
  const parsed = parseLog(log);
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  expect(verify(convoy, parsed)).toMatchObject({ dice: { verdict: 'yes' }, complete: { verdict: 'yes' } });
});

test('what cannot be kept has not been: the answer is refused, and the game is as the store has it', async () => {
  let full = false;
  const { address } = await served(undefined, undefined, store => ({
    ...store,
    keep: group => (full ? Promise.reject(new Error('the disk is full')) : store.keep(group)),
  }));
  const { players, table } = await two(address);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const asked = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const { offers, at } = must(must(lines[asked]).known(table).position);
  full = true;
  const message = { ask: 'answer', table, place: at, answers: [must(offers[0])] };
  expect(await must(lines[asked]).ask(message)).toMatchObject({
    refused: expect.stringMatching(/not-kept|closed/) as string,
  });
  expect(await must(lines[1 - asked]).closed).toMatchObject({ code: 4009 });
  expect(must(lines[1 - asked]).known(table).turns).toBe(0);
  full = false;
  const back = await must(players[asked]).connect();
  expect((await back.watch(table)).position).toMatchObject({ at, offers });
  expect(await back.ask(message)).toBeNull();
});

test('nobody plays for another, takes two seats, or begins without a share of everybody', async () => {
  const { address } = await served();
  const [anne, mary] = [await guest(address, 'Anne'), await guest(address, 'Mary')];
  const wish = { ...crossing, seats: [{ kind: 'mine' }, { kind: 'open' }], visibility: 'open' };
  const { body: table } = await anne.call<TableView>('POST', 'tables', wish);
  expect((await anne.call('POST', `tables/${table.id}/sit`, { seat: 1 })).status).toBe(409);
  expect((await mary.call('POST', `tables/${table.id}/sit`, { seat: 0 })).status).toBe(409);
  expect((await mary.call('POST', `tables/${table.id}/pledge`, { pledge: 'a'.repeat(64) })).status).toBe(409);
  expect((await mary.call('POST', `tables/${table.id}/sit`, { seat: 1 })).status).toBe(200);
  expect((await anne.call('POST', `tables/${table.id}/share`, { share: 'a'.repeat(64) })).status).toBe(409);
  for (const player of [anne, mary]) await player.call('POST', `tables/${table.id}/pledge`, { pledge: 'a'.repeat(64) });
  const forged = await anne.call<{ why: string }>('POST', `tables/${table.id}/share`, { share: 'b'.repeat(64) });
  expect(forged).toMatchObject({ status: 409, body: { why: 'this is not the share that you have pledged' } });
});

test('an agent takes a seat, and thinks in a thread', async () => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const wish = {
    ...crossing,
    seats: [{ kind: 'mine' }, { kind: 'agent', level: 'midshipman' }],
    visibility: 'invited',
  };
  const { body: made } = await anne.call<TableView>('POST', 'tables', wish);
  expect(made.status).toBe('pledging');
  const share = newKey();
  await anne.call('POST', `tables/${made.id}/pledge`, { pledge: pledge(made.commitment, 0, share) });
  const { body: on } = await anne.call<TableView>('POST', `tables/${made.id}/share`, { share: keyHex(share) });
  expect(on.status).toBe('playing');
  const line = await anne.connect();
  await line.watch(made.id);
  let answers = 0;
  for (; answers < 60 && line.known(made.id).turns <= answers + 5; answers++) {
    await expect
      .poll(
        () => must(line.known(made.id).position).prompt !== null || must(line.known(made.id).position).result !== null,
        { timeout: 20_000 },
      )
      .toBe(true);
    const { offers, at, result } = must(line.known(made.id).position);
    if (result !== null) return;
    expect(await line.ask({ ask: 'answer', table: made.id, place: at, answers: [must(offers[0])] })).toBeNull();
  }
  expect(line.known(made.id).turns).toBeGreaterThan(answers);
});

test('what is no message of the contract is refused, and changes nothing', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const line = await must(players[0]).connect();
  await line.watch(table);
  for (const text of [
    '',
    '{',
    '[]',
    '{"ask":"answer"}',
    JSON.stringify({ ask: 'state', id: 'x', table }),
    JSON.stringify({ ask: 'answer', id: 'x', table, place: 0, answers: ['x'], seat: 1 }),
  ])
    line.send(text);
  await expect.poll(() => line.frames.filter(frame => frame.includes('"trouble"')).length).toBe(6);
  expect(line.known(table).turns).toBe(0);
  line.send('x'.repeat(60_000));
  expect(await line.closed).toMatchObject({ code: 1009 });
});

test('a page of another site cannot call in the name of a player', async () => {
  const { address } = await served();
  const answer = await fetch(`${address}api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ name: 'Anne' }),
  });
  expect(answer.status).toBe(403);
});
