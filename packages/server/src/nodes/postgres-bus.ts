/** The bus among nodes on one PostgreSQL: NOTIFY carries the news, one connection of each node listens. */

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Bus } from './bus.ts';
import { ears, textOf } from './bus.ts';

const CHANNEL = 'weathergauge';
/** Milliseconds before a connection that was lost is tried again. */
const PAUSE = 250;
/** News that waits for the database: what is more is dropped, and all nodes are told to read the store. */
const MOST_WAITING = 1_000;
/** Milliseconds between questions that find out whether a silent connection still holds, and how long an answer may take. */
const PULSE = 5_000;
/** What stands in place of news that had to be dropped. */
const GAP = 'gap';

interface Letter {
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
  /** The first connection misses nothing: nobody has followed the store by news before. */
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

  /** A network that swallows everything closes no connection: without a question nobody would find out. */
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
    const { from, topic, news } = JSON.parse(payload ?? '{}') as Letter;
    if (from === self) return;
    if (topic === GAP) gap();
    else hear(topic, news);
  }

  /** All that waits, in one statement and in order. It goes out once or, where the connection breaks, perhaps twice. */
  async function flush(): Promise<void> {
    if (sending || client === null || waiting.length === 0) return;
    sending = true;
    const letters = overflown ? [JSON.stringify({ from: self, topic: GAP, news: null }), ...waiting] : waiting;
    waiting = [];
    overflown = false;
    try {
      await client.query('select pg_notify($1, letter) from unnest($2::text[]) as letter', [CHANNEL, letters]);
    } catch {
      // Not all of it may be new to the others: news only says where to look.
      waiting = [...letters, ...waiting];
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
      // What is published in the same moment goes out together.
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
