/**
 * Kills a server again and again while people play on it, and counts: answers that were acknowledged and are not in the log, answers
 * that are in it twice, logs that do not replay or verify. `npm run faults` hunts for long; a test does so for a moment.
 */

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, resume, seededRng, verify } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import { openStore } from '../src/index.ts';
import type { Line, Player } from './player.ts';
import { begun, guest, must, playerWith } from './player.ts';

export interface Hunt {
  readonly kills: number;
  /** Games at once. */
  readonly games: number;
  readonly seed: string;
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
  onKill?(kills: number, acknowledged: number): void;
}

export interface Found {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged only when they were sent again. */
  readonly sentAgain: number;
  readonly lost: number;
  readonly twice: number;
  readonly logs: number;
  readonly badLogs: number;
}

/** Milliseconds that a server lives: the least, and as much again at most. */
const LIFE = 300;
/** Answers that are waited for before a server is killed, and for how many milliseconds at most. */
const LEAST = 8;
const PATIENCE = 15_000;

interface Counted {
  acknowledged: string[];
  sentAgain: number;
  over: boolean;
}

export async function hunt(wish: Hunt): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-faults-'));
  const rng = seededRng(wish.seed);
  const counted: Counted = { acknowledged: [], sentAgain: 0, over: false };
  try {
    let server = await startServer(folder, 0);
    const { address } = server;
    const playing = Array.from({ length: wish.games }, (_, i) =>
      playAlways(address, wish, `${wish.seed}/${i}`, counted),
    );
    for (let kills = 1; kills <= wish.kills; kills++) {
      await pause(LIFE + rng.below(LIFE));
      await busy(counted);
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      server = await startServer(folder, Number(new URL(address).port));
      wish.onKill?.(kills, counted.acknowledged.length);
    }
    await pause(LIFE);
    counted.over = true;
    await Promise.all(playing);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    return { kills: wish.kills, ...(await examine(folder, wish.ruleset, counted)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startServer(data: string, port: number): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(new URL('./faults-server.ts', import.meta.url), [data, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

/** Two who play one game after another, and come back whenever the server is gone. */
async function playAlways(address: string, wish: Hunt, seed: string, counted: Counted): Promise<void> {
  const rng = seededRng(seed);
  while (!counted.over) {
    try {
      const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
      const table = await begun(players, { ruleset: wish.ruleset.id, scenario: wish.scenario, options: {} });
      await Promise.all(players.map(player => playOne(address, player, table, rng, counted)));
    } catch {
      // The server was gone while the table was made: another is made.
      await pause(50);
    }
  }
}

interface Sent {
  readonly id: string;
  readonly place: number;
  readonly answers: readonly string[];
}

let sent = 0;

/** Until the game is over. What was sent and not acknowledged is sent again, as it was, when the server is back. */
async function playOne(
  address: string,
  { name, token }: Player,
  table: string,
  rng: Rng,
  counted: Counted,
): Promise<void> {
  const player = playerWith(address, name, token);
  let unanswered: Sent | null = null;
  while (!counted.over) {
    let line: Line;
    try {
      line = await player.connect();
      await line.watch(table);
    } catch {
      await pause(30);
      continue;
    }
    const state = { gone: false };
    void line.closed.then(() => {
      state.gone = true;
    });
    while (!state.gone && !counted.over) {
      const { position, table: known } = line.known(table);
      if (known.status === 'over' || position === null || position.result !== null) {
        line.close();
        return;
      }
      const again: boolean = unanswered !== null;
      const message: Sent | null = unanswered ?? next(position, rng);
      if (message === null) {
        await Promise.race([line.change(table), line.closed, pause(100)]);
        continue;
      }
      unanswered = message;
      const refused = (await line.ask({ ask: 'answer', table, ...message })) as { refused: string } | null;
      if (refused?.refused === 'closed' || refused?.refused === 'not-kept') break;
      unanswered = null;
      if (refused !== null) continue;
      counted.acknowledged.push(`${table} ${message.id}`);
      if (again) counted.sentAgain++;
    }
    line.close();
  }
}

function next({ prompt, offers, at }: PlainPosition, rng: Rng): Sent | null {
  if (prompt === null) return null;
  return { id: `answer-${++sent}`, place: at, answers: [must(offers[rng.below(offers.length)])] };
}

async function examine(folder: string, ruleset: AnyRuleset, counted: Counted): Promise<Omit<Found, 'kills'>> {
  const store = await openStore(folder);
  const rows = await store.db.selectFrom('entries').selectAll().orderBy('game').orderBy('number').execute();
  const requests = rows.flatMap(({ game, request }) => (request === null ? [] : [`${game} ${request}`]));
  const known = new Set(requests);
  const games = await store.db
    .selectFrom('games')
    .innerJoin('tables', 'tables.id', 'games.id')
    .selectAll('games')
    .select('tables.secret')
    .execute();
  const badLogs = games.filter(({ id, head, log, secret }) => {
    const lines = rows.filter(({ game }) => game === id).map(({ line }, i) => `${i + 1} ${line}\n`);
    const parsed = parseLog(log ?? head + lines.join(''));
    if (isRefusal(parsed)) return true;
    if (log !== null) {
      const verdict = verify(ruleset, parsed);
      return isRefusal(verdict) || parsed.entries.length !== lines.length;
    }
    return isRefusal(resume(ruleset, parsed, must(keyFromHex(secret))));
  });
  await store.close();
  return {
    acknowledged: counted.acknowledged.length,
    sentAgain: counted.sentAgain,
    lost: counted.acknowledged.filter(request => !known.has(request)).length,
    twice: requests.length - known.size,
    logs: games.length,
    badLogs: badLogs.length,
  };
}

/** Where the machine has much else to do, until something is answered: to kill an idle server tells nothing. */
async function busy({ acknowledged }: Counted): Promise<void> {
  const enough = acknowledged.length + LEAST;
  for (let waited = 0; acknowledged.length < enough && waited < PATIENCE; waited += LIFE) await pause(LIFE);
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
