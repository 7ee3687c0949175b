/**
 * Requests to addresses that players have given. A name is resolved, every address that it has must be one of the public internet, and
 * it is that address that is connected to; redirects are not followed, and nobody waits long or reads much.
 */

import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { NoticeHabits } from './habits.ts';
import { isLoopback } from '../page/hosts.ts';

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends, and resolves with the status of the answer. Throws where there is none. */
export type Post = (posting: Posting) => Promise<number>;

const PATIENCE = 10_000;
const LONGEST_ANSWER = 16 * 1024;

/** Why nothing can be sent to an address, in words; null where it may be tried. */
export function faultIn(address: string, reach: NoticeHabits['reach']): string | null {
  if (!URL.canParse(address)) return 'that is no web address';
  const { protocol, hostname, username, password } = new URL(address);
  const name = hostname.replaceAll(/[[\]]/g, '').replace(/\.$/, '');
  if (username !== '' || password !== '') return 'an address must not hold a user name or a password';
  if (reach === 'this machine too' && isLoopback(name)) return null;
  if (protocol !== 'https:') return 'the address must begin with https://';
  return isLoopback(name) ? 'the address must be one of the public internet' : null;
}

/** `lookup` answers for the system's in tests. */
export function guardedPost(reach: NoticeHabits['reach'], lookup?: LookupFunction): Post {
  const agent = new RequestFilteringHttpsAgent({ keepAlive: false });
  return async ({ url, headers, body }) => {
    const fault = faultIn(url, reach);
    if (fault !== null) throw new Error(fault);
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE) };
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const read = (answer: IncomingMessage): void => {
      let length = 0;
      answer.on('data', (part: Buffer) => {
        length += part.length;
        if (length > LONGEST_ANSWER) answer.destroy(new Error('the answer is too long'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    };
    // Only where `faultIn` has let this machine be reached.
    const isPlain = new URL(url).protocol === 'http:';
    const sent = isPlain
      ? plainRequest(url, options, read)
      : request(url, { ...options, agent, ...(lookup && { lookup }) }, read);
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };
}
