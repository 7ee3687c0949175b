/**
 * Requests to addresses that players have given. A name is resolved, every address that it has must be one of the public internet, and
 * it is that address that is connected to; redirects are not followed, and nobody waits long or reads much.
 */

import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { BlockList } from 'node:net';
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
/** IPv4 in the low bits (RFC 4291, 2.5.5.1): the agent knows it as names are resolved, `::10.0.0.1`, and not as a URL has it, `::a00:1`. */
const OLD_IPV4 = new BlockList();
OLD_IPV4.addSubnet('::', 96, 'ipv6');

/** Why nothing can be sent to an address, in words; null where it may be tried. */
export function faultIn(address: string, reach: NoticeHabits['reach']): string | null {
  if (!URL.canParse(address)) return 'that is no web address';
  const { protocol, hostname, username, password } = new URL(address);
  const name = hostname.replaceAll(/[[\]]/g, '').replace(/\.$/, '');
  if (username !== '' || password !== '') return 'an address must not hold a user name or a password';
  if (reach === 'this machine too' && isLoopback(name)) return null;
  if (protocol !== 'https:') return 'the address must begin with https://';
  return isLoopback(name) || OLD_IPV4.check(name, 'ipv6') ? 'the address must be one of the public internet' : null;
}

/** `lookup` answers for the system's in tests. */
export function guardedPost(reach: NoticeHabits['reach'], lookup?: LookupFunction): Post {
  const agent = new RequestFilteringHttpsAgent({ keepAlive: false });
  return async ({ url, headers, body }) => {
    const fault = faultIn(url, reach);
    if (fault !== null) throw new Error(fault);
    const signal = AbortSignal.timeout(PATIENCE);
    const options = { method: 'POST', headers, signal };
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    // Not every end of a request is told by it, and all other letters wait for this one.
    signal.addEventListener('abort', () => reject(signal.reason));
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
    sent.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };
}
