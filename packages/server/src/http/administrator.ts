/** For routes that only an administrator may call, from a browser: for everybody else they answer as if they did not exist. */

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
  // Tokens for programs do not carry the role.
  if (caller?.by.kind !== 'session' || !(await roles.isAdministrator(caller.person)))
    return reply.code(404).send({ why: NOTHING });
  return work(caller.person);
}
