/** Shared by the routes: the API type with the contract's schemas, and common answers. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Refusal } from '@weathergauge/engine';
import type { Person } from '@weathergauge/wire';
import type { Sessions } from '../people/sessions.ts';
import { callerOf } from './caller.ts';

export const withTypes = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();
export type Api = ReturnType<typeof withTypes>;

export const NOTHING = 'there is nothing at this address';

export function refused(reply: FastifyReply, { refused: code, reason, clause }: Refusal): FastifyReply {
  return reply.code(409).send({ why: reason, refused: code, clause });
}

/** The same answer for what does not exist and for what the caller may not see, so that nobody learns which. */
export function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ why: 'there is no such table, or it is not open to you' });
}

/** The message to a suspended person. */
export const shutOut = (why: string): string =>
  why === '' ? 'this account has been suspended' : `this account has been suspended: ${why}`;

/** For routes that need a caller who is signed in, at least as a guest. */
export async function asSomebody(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (person: Person) => Promise<unknown>,
): Promise<unknown> {
  const person = await callerOf(request, sessions);
  if (person === null) return reply.code(401).send({ why: 'say who you are first: POST /api/guest with a name' });
  return work(person);
}
