/**
 * Notices that it is one's move, or that something has come about at one's table before the game: to browsers by web push, by mail, and
 * to a webhook. What is due is looked at from time to time, apart from all answers; it goes into the store, and from there to whoever is
 * to be told.
 */

import type { Library } from '@weathergauge/host';
import type { MadeWebhook, NoticeOffers, NoticeSettings } from '@weathergauge/wire';
import type { Belongings } from '../people/belongings.ts';
import type { NoticeWayRow } from '../store/notices-schema.ts';
import type { Database } from '../store/schema.ts';
import { addresses as openAddresses } from './addresses.ts';
import { noticeBelongings } from './belongings.ts';
import { dueNotices } from './due.ts';
import { faultIn, guardedPost } from './guard.ts';
import type { NoticeHabits } from './habits.ts';
import { mailSender } from './mail.ts';
import { outbox } from './outbox.ts';
import { presence as openPresence } from './presence.ts';
import { pushKeys, pushSender } from './push.ts';
import { ways as openWays } from './ways.ts';
import { webhookSender } from './webhook.ts';

export interface Notices {
  of(person: string, session: string): Promise<NoticeSettings>;
  addPush(person: string, session: string, wish: PushWish): Promise<NoticeSettings | Not>;
  /** The address is used once the link in the letter that is sent there has been followed; the one before is not any more. */
  askMail(person: string, session: string, address: string): Promise<NoticeSettings | Not>;
  setWebhook(person: string, session: string, url: string): Promise<MadeWebhook | Not>;
  end(person: string, session: string, id: string): Promise<NoticeSettings>;
  /** By the link in a letter: whether there was such a request. */
  confirmMail(token: string): Promise<boolean>;
  /** By the link that stops them; one that is unknown stops nothing, and nobody is told. */
  stop(token: string): Promise<void>;
  /** She is, or was, at the table. */
  attended(game: string, person: string): void;
  /** Looks at what is due, and sends it. */
  round(): Promise<void>;
  sweep(): Promise<void>;
  close(): Promise<void>;
  readonly belongings: Belongings;
}

export interface PushWish {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Why something was not done, in words; or how many milliseconds to wait. */
export type Not = { readonly why: string } | { readonly wait: number };

export interface NoticesDeps {
  readonly db: Database;
  readonly library: Library;
  readonly habits: NoticeHabits;
  /** Where players find this server; null where nobody has said so: then links would lead nowhere, and nothing is sent. */
  readonly origin: string | null;
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  now(): number;
  self(): string | null;
  isWatching(game: string, person: string): boolean;
  onTried(kind: NoticeWayRow['kind'], how: 'sent' | 'failed'): void;
  onTrouble(what: string, error: unknown): void;
}

/** The one of a letter that asks whose an address is. */
const WAITING = 'waiting';
/** Milliseconds after which a table's game is no news: longer than it is told. */
const FORGOTTEN_AFTER = 2 * 24 * 3600_000;
const SENDS_NONE = { why: 'this server sends none' };

export async function notices(deps: NoticesDeps): Promise<Notices> {
  const { db, library, habits, origin, now } = deps;
  const ways = openWays(db, now);
  const addresses = openAddresses(db, ways, now);
  const presence = openPresence({ db, now, isWatching: deps.isWatching });
  const post = guardedPost(habits.reach);
  const keys = await pushKeys(db);
  const subject = origin === null ? null : subjectOf(origin, deps.mailFrom);
  const mail =
    origin === null || deps.smtp === null || deps.mailFrom === null ? null : mailSender(deps.smtp, deps.mailFrom);
  const offers: NoticeOffers = {
    push: subject === null ? null : keys.publicKey,
    mail: mail !== null,
    webhook: origin !== null,
  };
  const link = (what: 'stop' | 'confirm', token: string): string => `${origin}/api/notices/${what}/${token}`;
  const tell = dueNotices({ db, presence, habits, now, self: deps.self });
  const send = outbox({
    db,
    library,
    habits,
    now,
    senders: {
      push: subject === null ? null : pushSender(post, keys, subject),
      mail: mail?.send ?? null,
      webhook: origin === null ? null : webhookSender(post),
    },
    tableLink: table => `${origin}/#/table/${table}`,
    stopLink: token => link('stop', token),
    onTried: deps.onTried,
    onTrouble: deps.onTrouble,
  });

  async function of(person: string, session: string): Promise<NoticeSettings> {
    const { push, mail: confirmed, webhook } = await ways.of(person, session);
    const asked = await addresses.waiting(person);
    const waiting = asked === null ? null : { id: WAITING, failedAt: null, address: asked, isConfirmed: false };
    const token = await ways.stopToken(person);
    const isAny = push.length > 0 || confirmed !== null || webhook !== null;
    return {
      offers,
      push,
      mail: waiting ?? confirmed,
      webhook,
      stop: token === null || origin === null || !isAny ? null : link('stop', token),
    };
  }

  /** Tables of which there is nothing to tell any more. */
  const overFor = (before: number) =>
    db
      .selectFrom('tables')
      .select('id')
      .where(where =>
        where.or([
          where('status', 'in', ['closed', 'over']),
          where.and([where('status', '=', 'playing'), where('touched_at', '<', before)]),
        ]),
      );

  async function round(): Promise<void> {
    if (origin === null) return;
    await presence.keep();
    await tell();
    await send();
  }

  let under: Promise<void> | null = null;
  /** One after another: whoever asks while one is under way is answered by that. */
  const oneRound = (): Promise<void> =>
    (under ??= round().finally(() => {
      under = null;
    }));
  const timer = setInterval(() => {
    oneRound().catch((error: unknown) => deps.onTrouble('round', error));
  }, habits.every);
  timer.unref();

  return {
    of,
    async addPush(person, session, { endpoint, keys: its }) {
      if (offers.push === null) return SENDS_NONE;
      const fault = faultIn(endpoint, habits.reach);
      if (fault !== null) return { why: fault };
      const added = await ways.addPush(person, session, endpoint, JSON.stringify(its));
      return added === null ? { why: 'you have many browsers already: end one first' } : of(person, session);
    },
    async askMail(person, session, address) {
      if (mail === null) return SENDS_NONE;
      const asked = await addresses.ask(person, address);
      if ('wait' in asked) return asked;
      await ways.endMail(person);
      // Nobody waits for it: how long that takes would tell whether it was sent.
      if (asked.token !== null)
        mail
          .confirm(address, link('confirm', asked.token))
          .then(() => deps.onTried('mail', 'sent'))
          .catch((error: unknown) => {
            deps.onTried('mail', 'failed');
            deps.onTrouble('mail', error);
          });
      return of(person, session);
    },
    async setWebhook(person, session, url) {
      if (!offers.webhook) return SENDS_NONE;
      const fault = faultIn(url, habits.reach);
      if (fault !== null) return { why: fault };
      const secret = await ways.setWebhook(person, url);
      return { ...(await of(person, session)), secret };
    },
    async end(person, session, id) {
      if (id === WAITING) await addresses.withdraw(person);
      else await ways.end(person, id);
      return of(person, session);
    },
    confirmMail: addresses.confirm,
    async stop(token) {
      const person = await ways.stopped(token);
      if (person === null) return;
      await addresses.withdraw(person);
      await ways.endAll(person);
    },
    // Where nothing is sent, nobody would ever look at it, or let go of it.
    attended: origin === null ? () => {} : presence.attended,
    round: oneRound,
    async sweep() {
      await addresses.sweep();
      await db
        .deleteFrom('notices')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('moves')
                .select('moves.game')
                .whereRef('moves.game', '=', 'notices.game')
                .where('moves.ended_at', 'is', null),
            ),
          ),
        )
        .execute();
      await db
        .deleteFrom('table_notices')
        .where('game', 'in', overFor(now() - FORGOTTEN_AFTER))
        .execute();
    },
    async close() {
      clearInterval(timer);
      await under?.catch(() => {});
      // Who was here last is known to the next server.
      await presence.keep().catch((error: unknown) => deps.onTrouble('round', error));
      mail?.close();
    },
    belongings: noticeBelongings(db),
  };
}

/** Where whoever runs a push service finds whoever runs this server: they want an address over TLS, or a mailbox. */
function subjectOf(origin: string, mailFrom: string | null): string | null {
  if (origin.startsWith('https:')) return origin;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0];
  return address === undefined ? null : `mailto:${address}`;
}
