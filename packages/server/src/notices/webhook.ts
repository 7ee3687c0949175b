/** Notices to a program of the player's: JSON, signed by a secret that only she has. */

import { createHmac } from 'node:crypto';
import type { Post } from './guard.ts';
import type { Send } from './way.ts';
import { verdictOf } from './way.ts';

export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function webhookSender(post: Post): Send {
  return async ({ target, secret }, notice) => {
    const body = JSON.stringify(notice);
    const status = await post({
      url: target,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Weathergauge',
        'weathergauge-signature': signatureOf(secret ?? '', body),
      },
    });
    return verdictOf(status);
  };
}
