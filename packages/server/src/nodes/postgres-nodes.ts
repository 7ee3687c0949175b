/**
 * Nodes on PostgreSQL. A node has one row, which it renews; its games have leases that name the node and need no renewal. Every write
 * checks in the same transaction that the row still exists (`FENCE`), and a lease is taken over only after the row is gone. So a node
 * that was paused, and comes back when others have its games, can write nothing.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { NodeNews, Nodes, NodeWish, Owner } from './nodes.ts';

/** Milliseconds for which a node counts as alive without renewing its row, and between renewals. */
const LEASE = 5_000;
const BEAT = 1_000;
/** How many games of a lost node are taken over in one step: each is replayed when it is woken. */
const AT_ONCE = 20;
const SECRET_BYTES = 32;

/** Locks the node's own row, so that the node cannot be struck off before this transaction has ended. Renewals do not wait for it. */
export const FENCE = 'self as materialized (select id from nodes where id = $1 for key share)';

const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface PostgresNodes extends Nodes {
  /** To be called when a write was refused because this node's row is gone. */
  fenced(node: string | null): void;
  /** Another node has announced that a node is gone. */
  heard(): void;
}

/** `tell` announces to the other nodes that a node is gone. */
export function postgresNodes(db: Kysely<Schema>, tell: () => void): PostgresNodes {
  let self: string | null = null;
  let wish: NodeWish | null = null;
  let news: NodeNews | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** Since when every renewal has succeeded, by the monotonic clock; null while they fail. */
  let soundSince: number | null = null;
  const joined = Promise.withResolvers<void>();
  let joining: Promise<void> | null = null;
  let inheriting: Promise<void> | null = null;
  let isLeaving = false;

  async function enter(): Promise<void> {
    const id = randomUUID();
    const { address, home } = wish ?? { address: '', home: id };
    await db.transaction().execute(async step => {
      // Only an earlier start of this server can have the same place.
      await step.deleteFrom('nodes').where('home', '=', home).execute();
      await step
        .insertInto('nodes')
        .values({ id, address, home, alive_until: sql<number>`${clock} + ${LEASE}` })
        .execute();
    });
    self = id;
    soundSince = performance.now();
  }

  async function beat(): Promise<void> {
    try {
      const node = self;
      if (node === null) {
        joining = enter();
        await joining;
      } else {
        const renewed = await db
          .updateTable('nodes')
          .set({ alive_until: sql<number>`${clock} + ${LEASE}` })
          .where('id', '=', node)
          .executeTakeFirst();
        if (Number(renewed.numUpdatedRows) === 0) await rejoin(node);
        soundSince ??= performance.now();
      }
      await reap();
    } catch {
      // The database cannot be reached. Nor can others take our games over, and our writes fail too.
      soundSince = null;
    }
    if (!isLeaving) timer = setTimeout(() => void beat(), BEAT);
  }

  /** Joins again under a new id, once, when this node finds that it was struck off. */
  async function rejoin(lost: string): Promise<void> {
    if (isLeaving || self !== lost) return;
    self = null;
    news?.struckOff();
    joining = enter();
    await joining;
    inherit();
  }

  /**
   * Strikes off nodes that have not renewed their rows in time. If the database itself was away, no node could: so a node that has just
   * reconnected waits for the length of a lease first.
   */
  async function reap(): Promise<void> {
    if (soundSince === null || performance.now() - soundSince < LEASE) return;
    const gone = await db.deleteFrom('nodes').where('alive_until', '<', clock).executeTakeFirst();
    if (Number(gone.numDeletedRows) > 0) {
      tell();
      inherit();
    }
  }

  function inherit(): void {
    inheriting ??= inheritAll()
      .catch(() => {})
      .finally(() => {
        inheriting = null;
      });
  }

  async function inheritAll(): Promise<void> {
    for (;;) {
      if (self === null || isLeaving) return;
      const games = await db
        .updateTable('leases')
        .set({ node: self })
        .where('game', 'in', orphans =>
          orphans
            .selectFrom('leases as orphan')
            .select('orphan.game')
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('nodes').select('nodes.id').whereRef('nodes.id', '=', 'orphan.node'))),
            )
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returning('game')
        .execute();
      if (games.length === 0) return;
      news?.inherited(games.map(({ game }) => game));
    }
  }

  async function ownerOf(game: string): Promise<Owner | null> {
    const found = await db
      .selectFrom('leases')
      .innerJoin('nodes', 'nodes.id', 'leases.node')
      .select(['nodes.id', 'nodes.address'])
      .where('game', '=', game)
      .executeTakeFirst();
    return found === undefined ? null : { node: found.id, address: found.address };
  }

  return {
    kind: 'several',
    self: () => self,
    async join(as, told) {
      wish = as;
      news = told;
      joining = enter();
      await joining;
      joined.resolve();
      timer = setTimeout(() => void beat(), BEAT);
      inherit();
    },
    async take(game) {
      // If joining has failed, the next renewal tries again.
      await joined.promise;
      await joining?.catch(() => {});
      if (self === null) throw new Error('this node is not known to the others at the moment');
      const node = self;
      // An owner whose row is gone can write nothing. If it goes between the two queries, they are repeated.
      for (let tried = 0; tried < 3; tried++) {
        const taken = await db
          .insertInto('leases')
          .values({ game, node })
          .onConflict(conflict =>
            conflict
              .column('game')
              .doUpdateSet({ node })
              .where(({ or, eb, not, exists, selectFrom }) =>
                or([
                  eb('leases.node', '=', node),
                  not(exists(selectFrom('nodes').select('nodes.id').whereRef('nodes.id', '=', 'leases.node'))),
                ]),
              ),
          )
          .returning('node')
          .executeTakeFirst();
        if (taken !== undefined) return null;
        const owner = await ownerOf(game);
        if (owner !== null) return owner;
      }
      throw new Error('the owners of this game change too quickly');
    },
    async release(game) {
      if (self !== null) await db.deleteFrom('leases').where('game', '=', game).where('node', '=', self).execute();
    },
    async secret() {
      const fresh = { name: 'link', secret: randomBytes(SECRET_BYTES).toString('base64url') };
      await db
        .insertInto('node_secrets')
        .values(fresh)
        .onConflict(conflict => conflict.doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('node_secrets')
        .select('secret')
        .where('name', '=', 'link')
        .executeTakeFirstOrThrow();
      return secret;
    },
    fenced(node) {
      if (node !== null) void rejoin(node).catch(() => {});
    },
    heard: inherit,
    async leave() {
      isLeaving = true;
      clearTimeout(timer);
      await inheriting;
      if (self === null) return;
      // Its leases stay without a node: from them the others find which games were awake here.
      await db.deleteFrom('nodes').where('id', '=', self).execute();
      self = null;
      tell();
    },
  };
}
