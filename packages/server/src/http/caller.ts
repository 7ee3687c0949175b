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
