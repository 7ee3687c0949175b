/** One's own account: to secure it, to sign in, and to see sessions and tokens. */

import type { FastifyReply } from 'fastify';
import type { Account } from '@weathergauge/wire';
import { confirmWish, keepWish, loginParams, logInWish, passwordWish, renameWish, tokenWish } from '@weathergauge/wire';
import type { Accounts, Not } from '../../people/accounts.ts';
import type { Passkeys } from '../../people/passkeys.ts';
import { BUSY } from '../../people/passwords.ts';
import type { Roles } from '../../people/roles.ts';
import type { Tokens } from '../../people/tokens.ts';
import { MOST_TOKENS } from '../../people/tokens.ts';
import { COOKIE, handOver } from '../caller.ts';
import type { EntranceDeps } from '../entrance.ts';
import { enter, signedOut } from '../entrance.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { Owner } from '../owner.ts';
import { asConfirmed, asOwner } from '../owner.ts';
import type { Api } from '../replies.ts';

export interface AccountDeps extends EntranceDeps {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly tokens: Tokens;
  readonly roles: Roles;
}

export function addAccountRoutes(api: Api, deps: AccountDeps): void {
  const { sessions, accounts, passkeys, tokens, roles, names } = deps;

  async function shown({ person, session, login, isKept, isConfirmed }: Owner): Promise<Account> {
    return {
      you: person,
      login,
      isKept,
      isAdministrator: await roles.isAdministrator(person),
      isConfirmed,
      passkeys: await passkeys.list(person.id),
      sessions: (await sessions.list(person.id)).map(each => ({ ...each, isThis: each.id === session })),
      tokens: await tokens.list(person.id),
    };
  }

  api.get(
    '/api/account',
    { schema: { summary: 'Your account, as its owner sees it', description: 'An `Account`.' } },
    (request, reply) => asOwner(deps, request, reply, shown),
  );

  api.post(
    '/api/account/name',
    { schema: { summary: 'Changes the name that others see', description: '`you`, a `Person`.', body: renameWish } },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person }) => {
        await accounts.rename(person.id, request.body.name);
        return { you: { ...person, name: request.body.name } };
      }),
  );

  api.post(
    '/api/account/keep',
    {
      schema: {
        summary: 'Keeps a guest’s account by a user name and a password',
        description: 'The `login`.',
        body: keepWish,
      },
    },
    (request, reply) =>
      // Confirmed: otherwise somebody could add a password of her own to an account with a passkey in a browser that was left unlocked.
      asConfirmed(deps, request, reply, async ({ person, session }) => {
        const { login, password } = request.body;
        const kept = await accounts.keep(person.id, login, password, addressOf(request));
        if (kept === 'taken') return reply.code(409).send({ why: 'this user name is taken: choose another' });
        if (kept === 'has-one') return reply.code(409).send({ why: 'this account has a user name already' });
        if (kept !== 'kept') return later(reply, kept);
        return { login, ...handOver(request, reply, names, await sessions.confirm(session)) };
      }),
  );

  api.post(
    '/api/log-in',
    { schema: { summary: 'Logs in by user name and password', description: '`you`, a `Person`.', body: logInWish } },
    async (request, reply) => {
      const { login, password } = request.body;
      const person = await accounts.prove(login, password, addressOf(request));
      if (person === 'wrong') return wrong(reply, 'the user name or the password is not right');
      if (isNot(person)) return later(reply, person);
      return enter(deps, request, reply, person);
    },
  );

  api.post(
    '/api/account/confirm',
    {
      schema: {
        summary: 'Confirms by the password that it is you, for changes of the account',
        description: '`you`, a `Person`.',
        body: confirmWish,
      },
    },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person, session, login }) => {
        if (login === null) return reply.code(409).send({ why: 'this account has no password yet' });
        const found = await accounts.prove(login, request.body.password, addressOf(request));
        if (found === 'wrong') return wrong(reply, 'the password is not right');
        if (isNot(found)) return later(reply, found);
        return { you: person, ...handOver(request, reply, names, await sessions.confirm(session)) };
      }),
  );

  api.post(
    '/api/account/password',
    { schema: { summary: 'Changes the password, and ends all other sessions', body: passwordWish } },
    (request, reply) =>
      asConfirmed(deps, request, reply, async ({ person, session, login }) => {
        if (login === null) return reply.code(409).send({ why: 'this account has no password yet: keep it first' });
        const done = await accounts.setPassword(person.id, request.body.password);
        if (done === BUSY) return later(reply, done);
        // Somebody who knew the old password may use one of these sessions.
        signedOut(deps, person.id, await sessions.end(person.id, { except: session }));
        return handOver(request, reply, names, await sessions.confirm(session));
      }),
  );

  api.post(
    '/api/account/sessions/:id/end',
    { schema: { summary: 'Ends one session', params: loginParams } },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person }) => {
        signedOut(deps, person.id, await sessions.end(person.id, { only: request.params.id }));
        return {};
      }),
  );

  api.post('/api/account/sign-out-everywhere', { schema: { summary: 'Ends all sessions' } }, (request, reply) =>
    asOwner(deps, request, reply, async ({ person, isKept }) => {
      if (!isKept)
        return reply
          .code(409)
          .send({ why: 'keep this account first: without a password or passkey nobody could come back to it' });
      signedOut(deps, person.id, await sessions.end(person.id, 'all'));
      void reply.clearCookie(COOKIE, { path: '/' });
      return {};
    }),
  );

  api.post(
    '/api/account/tokens',
    {
      schema: {
        summary: 'Makes a token by which a program acts for you',
        description: 'A `MadeToken`: its text is told this once.',
        body: tokenWish,
      },
    },
    (request, reply) =>
      asConfirmed(deps, request, reply, async ({ person, isKept }) => {
        if (!isKept) return reply.code(409).send({ why: 'keep this account first: a guest has no programs' });
        const made = await tokens.make(person.id, request.body.name);
        return made ?? reply.code(409).send({ why: `one account has at most ${MOST_TOKENS} tokens: revoke one first` });
      }),
  );

  api.post(
    '/api/account/tokens/:id/revoke',
    { schema: { summary: 'Revokes the token of a program', params: loginParams } },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person }) => {
        const { id } = request.params;
        if (!(await tokens.revoke(person.id, id))) return reply.code(404).send({ why: 'there is no such token' });
        signedOut(deps, person.id, [id]);
        return {};
      }),
  );
}

const isNot = (found: object | string | symbol): found is Not =>
  found === BUSY || (typeof found === 'object' && 'wait' in found);

function wrong(reply: FastifyReply, why: string): FastifyReply {
  return reply.code(401).send({ why });
}

const BUSY_SECONDS = 2;

function later(reply: FastifyReply, not: Not): FastifyReply {
  if (not !== BUSY) return tooMany(reply, not.wait, 'too many attempts');
  return reply
    .code(503)
    .header('retry-after', String(BUSY_SECONDS))
    .send({ why: 'too many are logging in at this moment: try again in a few seconds', retryAfter: BUSY_SECONDS });
}
