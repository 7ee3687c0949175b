/** For what only an administrator may ask, in a browser: to everybody else there is nothing at such an address. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import type { Roles } from '../people/roles.ts';
import type { Sessions } from '../people/sessions.ts';
import { loginOf } from './caller.ts';
import { NOTHING } from './replies.ts';

export interface AdministratorDeps {
  readonly sessions: Sessions;
  readonly roles: Roles;
}

export async function asAdministrator(
  { sessions, roles }: AdministratorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (person: Person) => Promise<unknown>,
): Promise<unknown> {
  const caller = await loginOf(request, sessions);
  // A program of hers may play; it may not judge people.
  if (caller?.by.kind !== 'session' || !(await roles.isAdministrator(caller.person)))
    return reply.code(404).send({ why: NOTHING });
  return work(caller.person);
}
