/**
 * Chat at tables: who follows it on this node, and what each is sent. Lines go through the store: when the bus announces a line, each node
 * reads what is new, so that everybody gets every line once and in order at any node.
 */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { Ask, Channel, Person, Said, TalkPage, TalkView, Tell } from '@weathergauge/wire';
import { coalesce } from '../nodes/coalesce.ts';
import type { Database } from '../store/schema.ts';
import type { Table } from '../tables/places.ts';
import { mayKnow, tableOf } from '../tables/places.ts';
import { channelOf, readableBy } from './channels.ts';
import type { Lines } from './lines.ts';

export type TalkAsk = Extract<Ask, { at: string }>;

export interface Talk {
  /** One connection. */
  attend(person: Person | null, tell: (message: Tell) => void): Talker;
  /** News of the bus. */
  heard(news: TalkNews): void;
  /** News may have been missed: reads the store again. */
  lookAgain(): void;
}

export interface TalkNews {
  readonly at: string;
  /** A line that was removed; absent if a new line was written. */
  readonly removed?: { readonly channel: Channel; readonly number: number };
}

export interface Talker {
  handle(message: TalkAsk): Promise<unknown>;
  ended(): void;
}

export interface TalkDeps {
  readonly db: Database;
  readonly lines: Lines;
  publish(news: TalkNews): void;
  onError(error: unknown): void;
}

interface Follower {
  readonly person: Person | null;
  readonly invite: string | undefined;
  /** For each channel that she reads, the number of the newest line that she was sent. */
  readonly told: Map<Channel, number>;
  tell(message: Tell): void;
}

/** Most tables whose chat one connection may follow. */
const MOST_FOLLOWED = 20;

export function talk({ db, lines, publish, onError }: TalkDeps): Talk {
  /** By table. */
  const followers = new Map<string, Set<Follower>>();

  async function tableAt(id: string): Promise<Table | null> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  const mayRead = (table: Table, { person, invite }: Follower, channel: Channel): boolean =>
    mayKnow(table, person?.id ?? null, invite) && readableBy(table, person?.id ?? null).includes(channel);

  async function tellNew(at: string, channel: Channel, table: Table): Promise<void> {
    const all = [...(followers.get(at) ?? [])].filter(each => each.told.has(channel) && mayRead(table, each, channel));
    if (all.length === 0) return;
    const fresh = await lines.since(at, channel, Math.min(...all.map(({ told }) => told.get(channel) ?? 0)));
    const muted = new Map(
      await Promise.all(all.map(async each => [each, await lines.mutedBy(each.person?.id ?? null)] as const)),
    );
    for (const line of fresh)
      for (const each of all) {
        if (line.number <= (each.told.get(channel) ?? 0)) continue;
        each.told.set(channel, line.number);
        if (muted.get(each)?.some(({ id }) => id === line.by.id) !== true) each.tell({ tell: 'said', at, line });
      }
  }

  const catchUp = coalesce(async at => {
    try {
      const table = followers.has(at) ? await tableAt(at) : null;
      if (table === null) return;
      await tellNew(at, 'players', table);
      await tellNew(at, 'spectators', table);
    } catch (error) {
      onError(error);
    }
  });

  async function tellRemoved(at: string, channel: Channel, number: number): Promise<void> {
    const table = followers.has(at) ? await tableAt(at) : null;
    if (table === null) return;
    for (const each of followers.get(at) ?? [])
      if (each.told.has(channel) && mayRead(table, each, channel)) each.tell({ tell: 'unsaid', at, channel, number });
  }

  function attend(person: Person | null, tell: (message: Tell) => void): Talker {
    const following = new Map<string, Follower>();
    let isEnded = false;

    function leave(at: string): void {
      const follower = following.get(at);
      if (follower === undefined) return;
      following.delete(at);
      const others = followers.get(at);
      others?.delete(follower);
      if (others?.size === 0) followers.delete(at);
    }

    async function follow(at: string, invite: string | undefined): Promise<TalkView | Refusal> {
      if (following.size >= MOST_FOLLOWED && !following.has(at)) return TOO_MANY;
      const table = await tableAt(at);
      const me = person?.id ?? null;
      if (table === null || !mayKnow(table, me, invite)) return NO_TABLE;
      leave(at);
      const follower: Follower = { person, invite, told: new Map(), tell };
      const channels = readableBy(table, me);
      // Lines that are written while the pages are read are sent after them, and only once.
      for (const channel of channels) follower.told.set(channel, await lines.last(at, channel));
      const pages = await Promise.all(
        channels.map(channel => lines.page(at, channel, me, (follower.told.get(channel) ?? 0) + 1)),
      );
      const muted = await lines.mutedBy(me);
      leave(at);
      // The connection was closed meanwhile; nobody would remove this follower.
      if (isEnded) return NO_TABLE;
      following.set(at, follower);
      followers.set(at, (followers.get(at) ?? new Set()).add(follower));
      setImmediate(() => catchUp(at));
      return { at, pages, mine: person === null || table.status === 'closed' ? null : channelOf(table, me), muted };
    }

    async function before(at: string, channel: Channel, number: number): Promise<TalkPage | Refusal> {
      const table = await tableAt(at);
      const follower = following.get(at);
      if (table === null || follower === undefined || !mayRead(table, follower, channel)) return NO_TABLE;
      return lines.page(at, channel, person?.id ?? null, number);
    }

    async function say({ at, id, saying }: Extract<TalkAsk, { ask: 'say' }>): Promise<Said | Refusal> {
      const table = await tableAt(at);
      if (table === null || !mayKnow(table, person?.id ?? null, following.get(at)?.invite)) return NO_TABLE;
      if (person === null) return NOBODY;
      if (table.status === 'closed') return CLOSED;
      const channel = channelOf(table, person.id);
      const said = await lines.add({ table: at, channel, by: person, saying, request: id });
      if (!isRefusal(said)) publish({ at });
      return said;
    }

    async function handle(message: TalkAsk): Promise<unknown> {
      switch (message.ask) {
        case 'talk':
          return follow(message.at, message.invite);
        case 'leave-talk':
          leave(message.at);
          return null;
        case 'talk-before':
          return before(message.at, message.channel, message.before);
        case 'say':
          return say(message);
      }
    }

    /** Her lines are stored one after another, so that they keep their order. */
    let last: Promise<unknown> = Promise.resolve();
    return {
      handle(message) {
        const done = last.then(() => handle(message));
        last = done.catch(() => {});
        return done;
      },
      ended() {
        isEnded = true;
        for (const at of following.keys()) leave(at);
      },
    };
  }

  return {
    attend,
    heard({ at, removed }) {
      if (!followers.has(at)) return;
      if (removed === undefined) catchUp(at);
      else tellRemoved(at, removed.channel, removed.number).catch(onError);
    },
    lookAgain() {
      for (const at of followers.keys()) catchUp(at);
    },
  };
}

const NO_TABLE = refusal('bad-config', 'there is no such table, or it is not open to you');
const NOBODY = refusal('not-pending', 'say who you are first: only people with a name speak here');
const CLOSED = refusal('over', 'this table is closed');
const TOO_MANY = refusal('over-budget', `one connection may follow the talk of ${MOST_FOLLOWED} tables at once`);
