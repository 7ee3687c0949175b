/** Notices to browsers by web push: encrypted for the browser, and signed by a key that is made once and kept in the store. */

import type { Notice, PushedNotice } from '@weathergauge/wire';
import webPush from 'web-push';
import type { Database } from '../store/schema.ts';
import type { Post } from './guard.ts';
import type { Send } from './way.ts';
import { GONE_FOR_PUSH, verdictOf } from './way.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The VAPID keys of all servers of this store, made once: browsers have subscribed with the public one. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const name = 'vapid';
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ name, public_key: publicKey, private_key: privateKey })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('push_keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  return { publicKey: row.public_key, privateKey: row.private_key };
}

/** Seconds for which a push service keeps it for a browser that is away. */
const KEPT_FOR = 24 * 60 * 60;

/** `subject` is where whoever runs a push service finds whoever runs this server. */
export function pushSender(post: Post, keys: PushKeys, subject: string): Send {
  return async ({ target, secret }, notice) => {
    const subscription = { endpoint: target, keys: JSON.parse(secret ?? '{}') as { p256dh: string; auth: string } };
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(shortened(notice)), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_FOR,
      urgency: 'normal',
      // One that has not been delivered yet is replaced by the next of its kind.
      topic: notice.kind,
    });
    return verdictOf(await post({ url: target, headers, body }), GONE_FOR_PUSH);
  };
}

/** Push services carry 4,096 bytes. */
function shortened({ kind, title, text, games, stop }: Notice): PushedNotice {
  const [only, ...more] = games;
  const lobby = only === undefined ? '' : new URL('/', only.url).href;
  return {
    kind,
    title,
    text,
    url: only !== undefined && more.length === 0 ? only.url : lobby,
    stop,
    stopWords: 'Stop notices',
  };
}
