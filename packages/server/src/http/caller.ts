/** Who calls: by the cookie of a browser, or by the token of a program. */

import type { FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import type { Sessions } from '../people/sessions.ts';

export const COOKIE = 'weathergauge';

export function tokenOf({ cookies, headers }: FastifyRequest): string | null {
  const [kind, token] = (headers.authorization ?? '').split(' ');
  if (kind === 'Bearer' && token !== undefined) return token;
  return cookies[COOKIE] ?? null;
}

export async function callerOf(request: FastifyRequest, sessions: Sessions): Promise<Person | null> {
  const token = tokenOf(request);
  return token === null ? null : sessions.whose(token);
}

/**
 * Whether a browser sends this from a page of ours. Programs send no origin; a browser always does with what changes something and
 * with sockets, and cannot be made to leave it out.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
