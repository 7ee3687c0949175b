/** The bus among nodes on one PostgreSQL: NOTIFY carries the news, one connection of each node listens. */

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Bus } from './bus.ts';
import { ears, textOf } from './bus.ts';

const CHANNEL = 'weathergauge';
/** Milliseconds before a connection that was lost is tried again. */
const PAUSE = 250;
/** Messages that may wait for the database. Beyond that they are dropped, and all nodes are told to read the store again. */
const MOST_WAITING = 1_000;
/** Milliseconds between queries that check whether a silent connection is alive, and how long the answer may take. */
const PULSE = 5_000;
/** The topic that is sent in place of dropped messages. */
const GAP = 'gap';

interface Message {
  readonly from: string;
  readonly topic: string;
  readonly news: unknown;
}

export function postgresBus(dial: () => pg.Client): Bus {
  const self = randomUUID();
  const { hear, gap, subscribe, onGap } = ears();
  let waiting: string[] = [];
  let overflown = false;
  let client: pg.Client | null = null;
  let sending = false;
  let isClosed = false;
  /** The first connection cannot have missed anything, because nobody relied on news before. */
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const mine = dial();
    mine.on('error', () => lose(mine));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ payload }) => heard(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
    } catch {
      return again(mine);
    }
    if (isClosed) return void mine.end().catch(() => {});
    client = mine;
    timer = setTimeout(() => pulse(mine), PULSE).unref();
    if (!isFirst) gap();
    isFirst = false;
    void flush();
  }

  function lose(lost: pg.Client): void {
    if (lost === client) again(lost);
  }

  function again(lost: pg.Client): void {
    client = null;
    clearTimeout(timer);
    lost.end().catch(() => {});
    if (!isClosed) timer = setTimeout(() => void connect(), PAUSE);
  }

  /** Queries the connection at intervals: a network that silently drops packets closes no connection. */
  function pulse(mine: pg.Client): void {
    const late = setTimeout(() => lose(mine), PULSE).unref();
    mine.query('select 1').then(
      () => {
        clearTimeout(late);
        if (client === mine) timer = setTimeout(() => pulse(mine), PULSE).unref();
      },
      () => clearTimeout(late),
    );
  }

  function heard(payload: string | undefined): void {
    const { from, topic, news } = JSON.parse(payload ?? '{}') as Message;
    if (from === self) return;
    if (topic === GAP) gap();
    else hear(topic, news);
  }

  /** Sends everything that waits, in one statement and in order; if the connection breaks, perhaps twice. */
  async function flush(): Promise<void> {
    if (sending || client === null || waiting.length === 0) return;
    sending = true;
    const messages = overflown ? [JSON.stringify({ from: self, topic: GAP, news: null }), ...waiting] : waiting;
    waiting = [];
    overflown = false;
    try {
      await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages]);
    } catch {
      // Some of it may have been sent already; hearing news twice does no harm.
      waiting = [...messages, ...waiting];
      bound();
    }
    sending = false;
    if (client !== null) void flush();
  }

  function bound(): void {
    if (waiting.length <= MOST_WAITING) return;
    waiting = [];
    overflown = true;
  }

  void connect();
  return {
    subscribe,
    onGap,
    publish(topic, news) {
      const text = textOf(topic, news);
      setImmediate(() => hear(topic, JSON.parse(text)));
      waiting.push(JSON.stringify({ from: self, topic, news }));
      bound();
      // Deferred, so that messages of the same moment are sent together.
      setImmediate(() => void flush());
    },
    async close() {
      await flush();
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
      client = null;
    },
  };
}
