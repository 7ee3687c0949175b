/** A full house: very many stored games, and very many sockets that look at some of them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRuleset } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { openStore } from '@weathergauge/server';
import type { Store } from '@weathergauge/server';
import { play } from './load.ts';
import { ourBoard, spectate } from './our-board.ts';
import { start } from './processes.ts';
import { openAll, perCpuSecond, round } from './rounds.ts';
import type { Figure } from './run.ts';

export interface CrowdWish {
  readonly module: string;
  readonly scenario: string;
  readonly sockets: number;
  readonly stored: number;
}

/** Answers of the game of which the stored ones are copies. */
const LENGTH = 100;
/** Rows in one step. */
const STEP = 500;
const MEGABYTE = 1024 * 1024;
/** Sockets that are opened at the same time. */
const ABREAST = 50;

export async function measureCrowd({ module, scenario, sockets, stored }: CrowdWish): Promise<Figure[]> {
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-crowd-'));
  try {
    await playOne(folder, ruleset.id, scenario);
    const ids = await copies(folder, stored);
    const server = await start('./ours.ts', [folder]);
    try {
      const startSeconds = await server.used('cpu');
      const empty = await server.used('resident');
      const watchers: { close(): void }[] = [];
      const before = await server.used('cpu');
      for (let i = 0; i < sockets; i += ABREAST)
        watchers.push(
          ...(await Promise.all(ids.slice(i, Math.min(sockets, i + ABREAST)).map(id => spectate(server.address, id)))),
        );
      const after = await server.used('cpu');
      const full = await server.used('resident');
      // Others play meanwhile.
      const size = { games: 50, answers: 40 };
      const open = () => ourBoard(server.address, ruleset.id, scenario);
      await round(server, open, size, 'warm');
      const played = await round(server, open, size, 'crowd');
      for (const watcher of watchers) watcher.close();
      return [
        { id: 'server.crowdStoredGames', value: ids.length, unit: 'games' },
        { id: 'server.crowdSockets', value: watchers.length, unit: 'sockets' },
        { id: 'server.crowdStartCpuSeconds', value: startSeconds, unit: 's' },
        { id: 'server.crowdWakeCpuMilliseconds', value: ((after - before) * 1000) / watchers.length, unit: 'ms' },
        { id: 'server.crowdResidentMegabytes', value: full / MEGABYTE, unit: 'MB' },
        { id: 'server.crowdKilobytesPerSocket', value: (full - empty) / 1024 / watchers.length, unit: 'kB' },
        { id: 'server.crowdAnswersPerCpuSecond', value: perCpuSecond(played), unit: 'answers/s' },
      ];
    } finally {
      server.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One game that two people have begun, played for a while; it stays as it is in the store. */
async function playOne(folder: string, ruleset: string, scenario: string): Promise<void> {
  const server = await start('./ours.ts', [folder]);
  const boards = await openAll(1, () => ourBoard(server.address, ruleset, scenario, 'open'));
  await play(boards, LENGTH, seededRng('stored'));
  for (const board of boards) board.close();
  server.end();
  await server.ended;
}

/** The ids of as many copies of the one game in the store. */
async function copies(folder: string, count: number): Promise<string[]> {
  const store = await openStore(folder);
  try {
    const { db } = store;
    const table = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    const game = await db.selectFrom('games').selectAll().executeTakeFirstOrThrow();
    const entries = await db.selectFrom('all_entries').selectAll().orderBy('number').execute();
    const moves = await db.selectFrom('moves').selectAll().execute();
    const ids = Array.from({ length: count }, (_, i) => `stored-${i}`);
    for (let i = 0; i < count; i += STEP) {
      const some = ids.slice(i, i + STEP);
      await store.db.transaction().execute(async step => {
        await step
          .insertInto('tables')
          .values(some.map(id => ({ ...table, id, invite: `invite-${id}` })))
          .execute();
        await step
          .insertInto('games')
          .values(some.map(id => ({ ...game, id })))
          .execute();
        for (const id of some)
          await step
            .insertInto('entries')
            .values(entries.map(row => ({ ...row, game: id })))
            .execute();
        if (moves.length > 0)
          await step
            .insertInto('moves')
            // Looked at since, as all but those of the last half second are.
            .values(some.flatMap(id => moves.map(row => ({ ...row, game: id, entries: entries.length }))))
            .execute();
      });
    }
    return ids;
  } finally {
    await (store satisfies Store).close();
  }
}
