/** Signs people in who have proved who they are, and disconnects those whose session or token has ended. */

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

/** How many ids fit into one message of the bus. */
const MOST_TOLD = 200;

/** Announces that these sessions or tokens have ended, so that every node closes their connections. */
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
  // Always a new session: somebody who knew the token of the old one would be signed in too.
  const before = await loginOf(request, sessions);
  if (before?.by.kind === 'session')
    signedOut(deps, before.person.id, await sessions.end(before.person.id, { only: before.by.id }));
  const { token, ended } = await sessions.open(person.id, deviceOf(request.headers['user-agent']));
  signedOut(deps, person.id, ended);
  return { you: person, ...handOver(request, reply, names, token) };
}
