/** For routes that only the owner of an account may call: tokens for programs may play, but not change the account. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import type { Accounts } from '../people/accounts.ts';
import type { Sessions } from '../people/sessions.ts';
import { loginOf } from './caller.ts';

export interface Owner {
  readonly person: Person;
  readonly session: string;
  /** Null where there is no password. */
  readonly login: string | null;
  /** False for a guest, who cannot sign in from another browser. */
  readonly isKept: boolean;
  readonly isConfirmed: boolean;
}

export interface OwnerDeps {
  readonly sessions: Sessions;
  readonly accounts: Pick<Accounts, 'waysOf'>;
}

type Work = (owner: Owner) => Promise<unknown>;

export async function asOwner(
  { sessions, accounts }: OwnerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): Promise<unknown> {
  const caller = await loginOf(request, sessions);
  if (caller === null) return reply.code(401).send({ why: 'say who you are first: log in, or come as a guest' });
  const { person, by } = caller;
  if (by.kind === 'token')
    return reply.code(403).send({ why: 'a program cannot look at or change the account: its owner can, in a browser' });
  const { login, isKept } = await accounts.waysOf(person.id);
  // A guest has neither password nor passkey to confirm with.
  return work({ person, session: by.id, login, isKept, isConfirmed: by.isConfirmed || !isKept });
}

/**
 * For changes that need confirmation by password or passkey within the last minutes, so that nobody can make them in a browser that was
 * left unlocked.
 */
export function asConfirmed(
  deps: OwnerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): Promise<unknown> {
  return asOwner(deps, request, reply, async owner =>
    owner.isConfirmed ? work(owner) : reply.code(403).send({ why: 'confirm first that it is you', confirm: true }),
  );
}
