/**
 * Short messages (news) between nodes, heard by every node that is up, including the one that published them. News only says where in
 * the store to look: a node that was disconnected has missed some, and is told so (`onGap`).
 */

import type { TalkNews } from '../talk/talk.ts';

/** The content of each topic: ids by which the rest is found in the store, at most `LONGEST_NEWS`. */
export interface Topics {
  /** A table has changed. */
  readonly table: { readonly id: string };
  /** A node was struck off or has left: its games are to be woken elsewhere. */
  readonly nodes: Record<string, never>;
  /** These sessions and tokens of a person have ended, or all of them. */
  readonly signedOut: { readonly person: string; readonly logins: readonly string[] | 'all' };
  /** A person has deleted her account: each node deletes what it keeps about her in memory. */
  readonly left: { readonly person: string };
  /** The lists of these people's tables have changed. */
  readonly moves: { readonly persons: readonly string[] };
  /** Something was said at a table, or a line was removed. */
  readonly talk: TalkNews;
}

export type Topic = keyof Topics;

export interface Bus {
  /** Never fails and never blocks: what cannot be sent now is sent when the database is back. */
  publish<T extends Topic>(topic: T, news: Topics[T]): void;
  /** Returns a function that ends it. */
  subscribe<T extends Topic>(topic: T, hear: (news: Topics[T]) => void): () => void;
  /** Calls back when news may have been missed: subscribers must read the store again. */
  onGap(hear: () => void): () => void;
  close(): Promise<void>;
}

/** Bytes of one piece of news as JSON: PostgreSQL carries 8,000, with topic and sender. */
export const LONGEST_NEWS = 7_000;

type Hear = (news: never) => void;

export interface Ears {
  hear(topic: string, news: unknown): void;
  gap(): void;
}

/** The subscriptions of a bus, the same for both databases. */
export function ears(): Ears & Pick<Bus, 'subscribe' | 'onGap'> {
  const heard = new Map<string, Set<Hear>>();
  const gaps = new Set<() => void>();
  return {
    subscribe(topic, hear) {
      const all = heard.get(topic) ?? new Set();
      heard.set(topic, all.add(hear));
      return () => void all.delete(hear);
    },
    onGap(hear) {
      gaps.add(hear);
      return () => void gaps.delete(hear);
    },
    hear(topic, news) {
      for (const hear of heard.get(topic) ?? []) hear(news as never);
    },
    gap() {
      for (const hear of gaps) hear();
    },
  };
}

/** Throws if news is too long for PostgreSQL; also on SQLite, so that tests find it. */
export function textOf(topic: string, news: unknown): string {
  const text = JSON.stringify(news);
  if (Buffer.byteLength(text) > LONGEST_NEWS)
    throw new Error(`news of ${topic} is too long for the bus: keep it in the store, and publish its id`);
  return text;
}

/** The bus of a server without other nodes. */
export function busHere(): Bus {
  const { hear, subscribe, onGap } = ears();
  return {
    subscribe,
    onGap,
    publish(topic, news) {
      const text = textOf(topic, news);
      // Deferred, because with several nodes too nothing is heard before `publish` returns.
      setImmediate(() => hear(topic, JSON.parse(text)));
    },
    async close() {},
  };
}
