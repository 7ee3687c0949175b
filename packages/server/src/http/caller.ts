/** Finds out who calls: from the cookie of a browser, or from the token of a program. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import type { Caller, Sessions, ShutOut } from '../people/sessions.ts';
import { IDLE } from '../people/sessions.ts';
import type { Names } from './names.ts';

export const COOKIE = 'weathergauge';

/** Looked up once for each request. */
const known = new WeakMap<FastifyRequest, Promise<Caller | ShutOut | null>>();

function tokenOf({ cookies, headers }: FastifyRequest): string | null {
  const [kind, token] = (headers.authorization ?? '').split(' ');
  if (kind === 'Bearer' && token !== undefined) return token;
  return cookies[COOKIE] ?? null;
}

function lookedUp(request: FastifyRequest, sessions: Sessions): Promise<Caller | ShutOut | null> {
  const token = tokenOf(request);
  if (token === null) return Promise.resolve(null);
  const found = known.get(request) ?? sessions.caller(token);
  known.set(request, found);
  return found;
}

/** The caller, with the session or token that she used. */
export async function loginOf(request: FastifyRequest, sessions: Sessions): Promise<Caller | null> {
  const found = await lookedUp(request, sessions);
  return found === null || 'suspended' in found ? null : found;
}

/** Why the caller is suspended; null for all others. */
export async function suspensionOf(request: FastifyRequest, sessions: Sessions): Promise<string | null> {
  const found = await lookedUp(request, sessions);
  return found !== null && 'suspended' in found ? found.suspended : null;
}

export async function callerOf(request: FastifyRequest, sessions: Sessions): Promise<Person | null> {
  return (await loginOf(request, sessions))?.person ?? null;
}

/**
 * Gives out a token: to a browser in a cookie that no script can read, to a program in the body. Browsers are recognised by the `Origin`
 * header, which they always send with a change.
 */
export function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  names: Pick<Names, 'isSecure'>,
  token: string,
): { readonly token?: string } {
  if (request.headers.origin === undefined && request.cookies[COOKIE] === undefined) return { token };
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || names.isSecure(request.headers),
    maxAge: IDLE / 1000,
  });
  return {};
}
