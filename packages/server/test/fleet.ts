/** Servers in processes of their own, on a folder or on a PostgreSQL of their own, to be killed, paused and started again. */

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './postgres.ts';
import { startPostgres } from './postgres.ts';

export interface Fleet {
  /** The folder or the address of the database. */
  readonly place: string;
  readonly nodes: readonly FleetNode[];
  /** Null on SQLite. */
  readonly database: Pick<Cluster, 'kill' | 'start'> | null;
  /** Kills the servers and nothing else: what is kept can be looked at. */
  sink(): Promise<void>;
  /** Servers that have ended without being killed. */
  crashes(): number;
  end(): Promise<void>;
}

export interface FleetNode {
  /** It stays the same. */
  readonly address: string;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** `postgres`: the address of a database where there is one already, which is nobody's to kill. */
export async function launch(database: 'sqlite' | 'postgres' | { postgres: string }, count: number): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-fleet-'));
  const cluster = database === 'postgres' ? await startPostgres('durable') : null;
  const place =
    typeof database === 'object'
      ? database.postgres
      : ((await cluster?.database('weathergauge')) ?? join(folder, 'data'));
  const nodes: FleetNode[] = [];
  let crashes = 0;
  for (let i = 0; i < count; i++) nodes.push(await startNode(place, join(folder, `page-${i}`), () => void crashes++));
  const sink = async (): Promise<void> => {
    await Promise.all(nodes.map(node => node.kill()));
  };
  return {
    place,
    nodes,
    database: cluster,
    sink,
    crashes: () => crashes,
    async end() {
      await sink();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(place: string, page: string, onCrash: () => void): Promise<FleetNode> {
  let isKilled = false;

  async function run(port: number): Promise<{ child: ChildProcess; address: string }> {
    const child = fork(new URL('./faults-server.ts', import.meta.url), [place, String(port), page], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    isKilled = false;
    const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (typeof word !== 'string') throw new Error('a server does not start');
    child.once('exit', () => {
      if (!isKilled) onCrash();
    });
    return { child, address: word };
  }

  let running = await run(0);
  const { address } = running;
  return {
    address,
    signal: signal => void running.child.kill(signal),
    async kill() {
      const { child } = running;
      isKilled = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async start() {
      running = await run(Number(new URL(address).port));
    },
  };
}
