/** Spectators of a table with a delay see the game as it was, by every way in which it can be looked at. */

import type { AnyRuleset, Match, Viewer } from '@weathergauge/engine';
import { configure, isRefusal, keyFromHex, logOf, openMatch, parseLog, resume, seededRng } from '@weathergauge/engine';
import { ruleset as captainsSea } from '@weathergauge/rules-captains-sea';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { ruleset as sailsOfGlory } from '@weathergauge/rules-sails-of-glory';
import type { TableView, Tell, TimeControl } from '@weathergauge/wire';
import { PLAIN_SETTINGS, turnToWire } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served } from '../../test/served.ts';
import { groupCommit } from '../store/group-commit.ts';
import type { Delay } from './delayed.ts';
import type { LiveGame } from './live-game.ts';
import { liveGame } from './live-game.ts';

const MINUTE = 60_000;
const SECRET = '5a'.repeat(32);

function awake(match: Match, delay: Delay | null, time: { now: number }): { game: LiveGame; told: string[] } {
  const told: string[] = [];
  const game = liveGame(
    'table',
    match,
    [{ kind: 'human' }, { kind: 'human' }],
    { requests: [null, null], clock: null, begun: null, delay },
    {
      commit: groupCommit({ keep: async () => {} }),
      thinker: {
        think() {
          throw new Error('there are no agents here');
        },
      },
      receipts: { sign: (_log, kind, at) => ({ kind, at, key: '', signature: '' }) },
      now: () => time.now,
      onLost() {},
      onMoved() {},
      onOver() {},
      onFault() {},
      onTrouble() {},
    },
  );
  game.watch({
    who: 'spectator',
    foresee: true,
    tell: ({ turn }) => void told.push(JSON.stringify(turnToWire(turn))),
    lost() {},
  });
  return { game, told };
}

function asked(game: LiveGame, who: Viewer): string {
  const chair = game.chair(who);
  const log = game.log(who);
  const { at } = chair.present(false);
  return JSON.stringify([chair.present(true), chair.history(), chair.look(at), isRefusal(log) ? log : log.log]);
}

test.each<[string, AnyRuleset, string, Record<string, string>]>([
  ['Convoy', convoy, 'H1', {}],
  ['Sails of Glory', sailsOfGlory, 'enemy-in-sight', { level: 'advanced' }],
  ['Captain’s Sea', captainsSea, 'constitution-java', {}],
])('%s: what is told later is what was told then, byte for byte', async (title, ruleset, scenario, options) => {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const secret = must(keyFromHex(SECRET));
  const match = openMatch(ruleset, config, { secret, shares: 'own' });
  const twin = resume(ruleset, logOf(match), secret);
  if (isRefusal(twin)) throw new Error(twin.reason);
  const time = { now: 1_000 * MINUTE };
  const [open, late] = [awake(match, null, time), awake(twin, { by: 5 * MINUTE + 1_000, times: [] }, time)];
  const rng = seededRng(`delayed/${title}`);
  /** What spectators had been told, and saw, after every minute. */
  const then: { told: readonly string[]; asked: string }[] = [];
  for (let minute = 0; minute < 30; minute++) {
    then.push({ told: open.told.slice(), asked: asked(open.game, 'spectator') });
    late.game.tick();
    // What was done in a minute, seconds and all, is seen when the sixth after it begins.
    const shown = must(then[Math.max(0, minute - 5)]);
    expect(late.told).toEqual(shown.told);
    expect(asked(late.game, 'spectator')).toBe(shown.asked);
    for (let i = 0; i < 3; i++) {
      const seat = must(ruleset.pending(match.state)[0]);
      const { offers, at } = open.game.chair(seat).present(false);
      const pick = must(offers[rng.below(offers.length)]);
      for (const { game } of [open, late])
        expect(await game.act(seat, null, chair => chair.answer(pick, at))).toBeNull();
      // No two deeds are of the same moment.
      time.now++;
      if (rng.below(6) > 0) continue;
      for (const { game } of [open, late]) {
        if ((await game.act(seat, null, chair => chair.askUndo())) !== null) continue;
        expect(await game.act(seat === 0 ? 1 : 0, null, chair => chair.reply('agree'))).toBeNull();
      }
      time.now++;
    }
    time.now = (1_001 + minute) * MINUTE;
  }
  expect(open.told.length).toBeGreaterThan(then[24]?.told.length ?? 0);
  // The end lifts it.
  for (const { game } of [open, late]) expect(await game.act(0, null, chair => chair.resign())).toBeNull();
  expect(late.told).toEqual(open.told);
  expect(late.game.chair('spectator').present(false).result).not.toBeNull();
});

interface Hall {
  readonly server: Served;
  readonly time: { now: number };
  readonly table: string;
  readonly invite: string;
  readonly lines: readonly Line[];
}

const live: TimeControl = { kind: 'live', base: 3_600_000, increment: 0, per: 'decision', whenUp: 'wait' };
const settings = { ...PLAIN_SETTINGS, delay: 5, time: live };

async function play({ lines, table }: Pick<Hall, 'lines' | 'table'>, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    await expect.poll(() => new Set(lines.map(line => line.position(table)?.at)).size, { interval: 1 }).toBe(1);
    const line = must(lines.find(each => (each.position(table)?.prompt ?? null) !== null));
    const { at, offers } = must(line.position(table));
    expect(await line.ask({ ask: 'answer', table, place: at, answers: [must(offers[0])] })).toBeNull();
  }
}

test('no way of looking at a table tells a spectator more than was there so long ago, also after a new start; the end tells all', async () => {
  const time = { now: Date.now() };
  const server = await served(undefined, undefined, undefined, { now: () => time.now });
  const players = [await guest(server.address, 'Anne'), await guest(server.address, 'Bonny')] as const;
  const mary = await guest(server.address, 'Mary');
  const table = await begun(players, { ruleset: 'convoy', scenario: 'H1', options: {}, settings });
  const { invite } = (await players[0].call<TableView>('GET', `tables/${table}`)).body;
  const seated = async (address: string): Promise<Line[]> => {
    const lines = await Promise.all(players.map(({ name, token }) => playerWith(address, name, token).connect()));
    for (const line of lines) await line.watch(table);
    return lines;
  };
  let lines = await seated(server.address);

  /** How far she can find out that the game has come, by each way in which it can be asked. */
  async function knownTo(address: string): Promise<number[]> {
    const caller = playerWith(address, mary.name, mary.token);
    const line = await caller.connect();
    const { position, clock } = await line.watch(table, { invite: must(invite) });
    expect(clock).toBeNull();
    const history = (await line.ask({ ask: 'history', table })) as { at: number }[];
    const looked = (await line.ask({ ask: 'look', table, place: 1_000_000 })) as { position: { now: number } };
    const log = parseLog((await caller.call<string>('GET', `tables/${table}/log?invite=${invite}`)).body);
    if (isRefusal(log)) throw new Error(log.reason);
    // Signed as it stood then: a log of a player, who has more, is not older.
    const [started, stood] = must(log.receipts);
    expect(must(stood).at).toBe(Math.max(must(started).at, time.now - 5 * MINUTE));
    const stream = await fetch(`${address}api/tables/${table}/stream?invite=${invite}`, {
      headers: { authorization: `Bearer ${mary.token}` },
    });
    const reader = must(stream.body).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"value"')) text += (await reader.read()).value ?? '';
    await reader.cancel();
    const first = text
      .split('\n')
      .filter(each => each !== '')
      .map(each => JSON.parse(each) as Tell)
      .find(({ tell }) => tell === 'value') as { value: { position: { at: number } } };
    line.close();
    return [
      must(position).at,
      Math.max(0, ...history.map(({ at }) => at)),
      looked.position.now,
      log.entries.length,
      first.value.position.at,
    ];
  }

  const watcher = await mary.connect();
  await watcher.watch(table, { invite: must(invite) });
  const placeNow = (): number => must(lines[0]?.position(table)).at;
  await play({ lines, table }, 6);
  const then = placeNow();
  expect(then).toBe(6);
  expect(await knownTo(server.address)).toEqual([0, 0, 0, 0, 0]);
  time.now += 4 * MINUTE;
  await play({ lines, table }, 4);
  expect(await knownTo(server.address)).toEqual([0, 0, 0, 0, 0]);
  expect(watcher.position(table)?.at).toBe(0);
  expect(watcher.frames.filter(frame => /"tell":"(turn|clock)"/.test(frame))).toEqual([]);
  time.now += MINUTE;
  await expect.poll(() => watcher.position(table)?.at).toBe(then);
  const sixes = await knownTo(server.address);
  expect(sixes).toEqual([6, expect.any(Number), 6, 6, 6]);
  expect(sixes[1]).toBeLessThanOrEqual(6);
  for (const line of [...lines, watcher]) line.close();
  await server.close();

  const again = await served(server.data, undefined, undefined, { now: () => time.now });
  expect(await knownTo(again.address)).toEqual(sixes);
  lines = await seated(again.address);
  const back = await playerWith(again.address, mary.name, mary.token).connect();
  await back.watch(table, { invite: must(invite) });
  expect(back.position(table)?.at).toBe(6);
  await play({ lines, table }, 2);
  expect(placeNow()).toBe(12);
  expect(back.position(table)?.at).toBe(6);
  expect(await must(lines[0]).ask({ ask: 'resign', table })).toBeNull();
  await expect.poll(() => back.position(table)?.result ?? null).not.toBeNull();
  expect(back.position(table)?.at).toBe(placeNow());
  for (const line of [...lines, back]) line.close();
});
