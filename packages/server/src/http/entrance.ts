/** How somebody who has proved who she is comes in, and how those are let go who are let in no more. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import type { Bus } from '../nodes/bus.ts';
import { deviceOf } from '../people/device.ts';
import type { Sessions, ShutOut } from '../people/sessions.ts';
import { handOver, loginOf } from './caller.ts';
import type { Names } from './names.ts';
import { shutOut } from './replies.ts';

export interface EntranceDeps {
  readonly sessions: Sessions;
  readonly bus: Pick<Bus, 'publish'>;
  readonly names: Names;
}

/** As many as the bus carries at once. */
const MOST_TOLD = 200;

/** Those who hold these sessions or tokens are let in no more, and their connections are closed on every node. */
export function signedOut({ bus }: Pick<EntranceDeps, 'bus'>, person: string, logins: readonly string[]): void {
  for (let from = 0; from < logins.length; from += MOST_TOLD)
    bus.publish('signedOut', { person, logins: logins.slice(from, from + MOST_TOLD) });
}

export async function enter(
  deps: EntranceDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person | ShutOut,
): Promise<unknown> {
  const { sessions, names } = deps;
  if ('suspended' in person) return reply.code(403).send({ why: shutOut(person.suspended) });
  // Never the session of before: whoever knew its token would be logged in too.
  const before = await loginOf(request, sessions);
  if (before?.by.kind === 'session')
    signedOut(deps, before.person.id, await sessions.end(before.person.id, { only: before.by.id }));
  const { token, ended } = await sessions.open(person.id, deviceOf(request.headers['user-agent']));
  signedOut(deps, person.id, ended);
  return { you: person, ...handOver(request, reply, names, token) };
}
