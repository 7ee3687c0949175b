/** How somebody wants to be told: browsers, an address, a webhook. Nothing is kept before she asks, and nothing when she has stopped it. */

import type { NoticeSettings } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import type { NoticeWayRow } from '../store/notices-schema.ts';
import { newId, newToken } from '../people/secrets.ts';

export interface Ways {
  /** `session`: that of the browser which asks. */
  of(person: string, session: string): Promise<Pick<NoticeSettings, 'push' | 'webhook' | 'mail'>>;
  /** Null where there are too many browsers. */
  addPush(person: string, session: string, endpoint: string, keys: string): Promise<'added' | null>;
  /** Instead of the one before; returns the secret by which it is signed. */
  setWebhook(person: string, url: string): Promise<string>;
  setMail(person: string, address: string): Promise<void>;
  endMail(person: string): Promise<void>;
  end(person: string, id: string): Promise<void>;
  endAll(person: string): Promise<void>;
  /** The token of the link that stops her notices; null where she has never asked for any. */
  stopToken(person: string): Promise<string | null>;
  /** Whose link has this token. */
  stopped(token: string): Promise<string | null>;
}

const MOST_BROWSERS = 10;
export const WEBHOOK_PREFIX = 'whs_';

export function ways(db: Database, now: () => number): Ways {
  /** From the first time on there is a link by which all of it ends. */
  async function welcome(person: string): Promise<void> {
    await db
      .insertInto('notice_people')
      .values({ person, stop_token: newToken(), told_at: 0 })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }

  async function replace(way: Pick<NoticeWayRow, 'person' | 'kind' | 'target' | 'secret'>): Promise<void> {
    await welcome(way.person);
    await db.transaction().execute(async step => {
      await step.deleteFrom('notice_ways').where('person', '=', way.person).where('kind', '=', way.kind).execute();
      await step
        .insertInto('notice_ways')
        .values({ ...way, id: newId(), session: null, created_at: now(), failed_at: null })
        .execute();
    });
  }

  return {
    async of(person, session) {
      const rows = await db
        .selectFrom('notice_ways as w')
        .leftJoin('sessions as s', 's.id', 'w.session')
        .select(['w.id', 'w.kind', 'w.target', 'w.session', 'w.failed_at as failedAt', 's.device'])
        .where('w.person', '=', person)
        .orderBy('w.created_at')
        .orderBy('w.id')
        .execute();
      const kept = (kind: NoticeWayRow['kind']) => rows.filter(row => row.kind === kind);
      const [mail] = kept('mail');
      const [webhook] = kept('webhook');
      return {
        push: kept('push').map(({ id, failedAt, device, session: its }) => ({
          id,
          failedAt,
          device: device ?? '',
          isThis: its === session,
        })),
        mail:
          mail === undefined ? null : { id: mail.id, failedAt: mail.failedAt, address: mail.target, isConfirmed: true },
        webhook: webhook === undefined ? null : { id: webhook.id, failedAt: webhook.failedAt, url: webhook.target },
      };
    },
    async addPush(person, session, endpoint, keys) {
      await welcome(person);
      return db.transaction().execute(async step => {
        // A browser is told what concerns whoever used it last, in one subscription.
        await step
          .deleteFrom('notice_ways')
          .where('kind', '=', 'push')
          .where(where => where.or([where('target', '=', endpoint), where('session', '=', session)]))
          .execute();
        const others = await step
          .selectFrom('notice_ways')
          .select('id')
          .where('person', '=', person)
          .where('kind', '=', 'push')
          .execute();
        if (others.length >= MOST_BROWSERS) return null;
        const at = { created_at: now(), failed_at: null };
        await step
          .insertInto('notice_ways')
          .values({ id: newId(), person, kind: 'push', target: endpoint, secret: keys, session, ...at })
          .execute();
        return 'added';
      });
    },
    async setWebhook(person, url) {
      const secret = `${WEBHOOK_PREFIX}${newToken()}`;
      await replace({ person, kind: 'webhook', target: url, secret });
      return secret;
    },
    setMail: (person, address) => replace({ person, kind: 'mail', target: address, secret: null }),
    async endMail(person) {
      await db.deleteFrom('notice_ways').where('person', '=', person).where('kind', '=', 'mail').execute();
    },
    async end(person, id) {
      await db.deleteFrom('notice_ways').where('person', '=', person).where('id', '=', id).execute();
    },
    async endAll(person) {
      await db.deleteFrom('notice_ways').where('person', '=', person).execute();
    },
    async stopToken(person) {
      const row = await db
        .selectFrom('notice_people')
        .select('stop_token')
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.stop_token ?? null;
    },
    async stopped(token) {
      const row = await db
        .selectFrom('notice_people')
        .select('person')
        .where('stop_token', '=', token)
        .executeTakeFirst();
      return row?.person ?? null;
    },
  };
}
