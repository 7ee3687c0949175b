/**
 * Kills servers and their database again and again while people play, and counts: answers that were acknowledged and are not in the
 * log, answers that are in it twice, logs that do not replay or verify. `npm run faults` hunts for long; tests do so for a moment.
 */

import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, resume, seededRng, verify } from '@weathergauge/engine';
import { openStore } from '../src/index.ts';
import type { Fleet } from './fleet.ts';
import { launch } from './fleet.ts';
import { must } from './player.ts';
import type { Counted, Game } from './restless.ts';
import { pause, playAlways } from './restless.ts';

export interface Hunt extends Game {
  readonly kills: number;
  /** Games at once. */
  readonly games: number;
  readonly seed: string;
  readonly database: 'sqlite' | 'postgres';
  /** Servers on one database: 1 on SQLite. */
  readonly nodes: number;
  onKill?(kills: number, acknowledged: number): void;
}

/** What is killed at once: a server, the database, or, as when the power goes, all of it. */
const VICTIMS = ['server', 'database', 'all'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface Found {
  readonly killed: Readonly<Record<Victim, number>>;
  /** Servers that ended without being killed. */
  readonly crashes: number;
  readonly acknowledged: number;
  /** Acknowledged only when they were sent again. */
  readonly sentAgain: number;
  /** Standing answers that were taken, and games against an agent. */
  readonly standing: number;
  readonly withAgents: number;
  readonly lost: number;
  readonly twice: number;
  readonly logs: number;
  readonly badLogs: number;
}

/** Milliseconds from a start to the next kill: the least, and as much again at most. */
const LIFE = 300;
/** One killed node in so many stays away until the others have its games: longer than it is believed to be alive. */
const STAYS_AWAY = 10;
const AWAY = 6_500;
/** Answers that are waited for before something is killed, and for how many milliseconds at most. */
const LEAST = 8;
const PATIENCE = 30_000;

export async function hunt(wish: Hunt): Promise<Found> {
  const fleet = await launch(wish.database, wish.nodes);
  const rng = seededRng(wish.seed);
  const counted: Counted = { acknowledged: [], sentAgain: 0, standing: 0, withAgents: 0, over: false };
  const killed = { server: 0, database: 0, all: 0 };
  try {
    const addresses = fleet.nodes.map(({ address }) => address);
    const playing = Array.from({ length: wish.games }, (_, i) =>
      playAlways(addresses, wish, `${wish.seed}/${i}`, counted),
    );
    for (let kills = 1; kills <= wish.kills; kills++) {
      await pause(LIFE + rng.below(LIFE));
      await busy(counted);
      // Each in its turn, so that few kills meet all of them.
      const victim = fleet.database === null ? 'server' : must(VICTIMS[kills % VICTIMS.length]);
      await strike(fleet, victim, rng);
      killed[victim]++;
      wish.onKill?.(kills, counted.acknowledged.length);
    }
    await busy(counted);
    counted.over = true;
    await Promise.all(playing);
    await fleet.sink();
    return { killed, crashes: fleet.crashes(), ...(await examine(fleet.place, wish.ruleset, counted)) };
  } finally {
    await fleet.end();
  }
}

async function strike({ nodes, database }: Fleet, victim: Victim, rng: Rng): Promise<void> {
  if (victim === 'server') {
    const node = must(nodes[rng.below(nodes.length)]);
    await node.kill();
    if (nodes.length > 1 && rng.below(STAYS_AWAY) === 0) await pause(AWAY);
    return node.start();
  }
  const lost = victim === 'all' ? nodes : [];
  await Promise.all([database?.kill(), ...lost.map(node => node.kill())]);
  // Long enough for somebody to ask for what is not there.
  await pause(rng.below(LIFE));
  await database?.start();
  for (const node of lost) await node.start();
}

async function examine(
  place: string,
  ruleset: AnyRuleset,
  counted: Counted,
): Promise<Omit<Found, 'killed' | 'crashes'>> {
  const store = await openStore(place);
  const rows = await store.db.selectFrom('all_entries').selectAll().orderBy('game').orderBy('number').execute();
  const linesOf = Map.groupBy(rows, ({ game }) => game);
  const requests = rows.flatMap(({ game, request }) => (request === null ? [] : [`${game} ${request}`]));
  const known = new Set(requests);
  const games = await store.db
    .selectFrom('games')
    .innerJoin('tables', 'tables.id', 'games.id')
    .selectAll('games')
    .select('tables.secret')
    .execute();
  await store.close();
  const badLogs = games.filter(({ id, head, log, secret }) => {
    const lines = (linesOf.get(id) ?? []).map(({ line }, i) => `${i + 1} ${line}\n`);
    const parsed = parseLog(log ?? head + lines.join(''));
    if (isRefusal(parsed)) return true;
    if (log !== null) {
      const verdict = verify(ruleset, parsed);
      return isRefusal(verdict) || parsed.entries.length !== lines.length;
    }
    return isRefusal(resume(ruleset, parsed, must(keyFromHex(secret))));
  });
  return {
    acknowledged: counted.acknowledged.length,
    sentAgain: counted.sentAgain,
    standing: counted.standing,
    withAgents: counted.withAgents,
    lost: counted.acknowledged.filter(request => !known.has(request)).length,
    twice: requests.length - known.size,
    logs: games.length,
    badLogs: badLogs.length,
  };
}

/** Waits on a busy machine until something is answered, because killing an idle server tests nothing. */
async function busy({ acknowledged }: Counted): Promise<void> {
  const enough = acknowledged.length + LEAST;
  for (let waited = 0; acknowledged.length < enough; waited += LIFE) {
    if (waited >= PATIENCE) throw new Error(`nothing was answered for ${PATIENCE / 1_000} seconds`);
    await pause(LIFE);
  }
}
