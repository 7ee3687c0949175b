/**
 * Passkeys: to make one, to sign in and to confirm with one, and to remove one. Each begins with a challenge that the browser has
 * signed.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { newPasskeyWish, passkeyWish, removePasskeyWish } from '@weathergauge/wire';
import type { Accounts } from '../../people/accounts.ts';
import { deviceOf } from '../../people/device.ts';
import type { Passkeys, Site } from '../../people/passkeys.ts';
import { MOST_PASSKEYS } from '../../people/passkeys.ts';
import { handOver } from '../caller.ts';
import type { EntranceDeps } from '../entrance.ts';
import { enter, signedOut } from '../entrance.ts';
import type { Limits } from '../limits.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { OwnerDeps } from '../owner.ts';
import { asConfirmed, asOwner } from '../owner.ts';
import type { Api } from '../replies.ts';

export interface PasskeyDeps extends EntranceDeps, OwnerDeps {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly limits: Limits;
}

export function addPasskeyRoutes(api: Api, deps: PasskeyDeps): void {
  const { sessions, passkeys, names, limits } = deps;
  const challenges = api.createRateLimit({
    max: limits.challenges,
    timeWindow: '10 minutes',
    keyGenerator: addressOf,
  });

  async function atSite(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (site: Site) => Promise<unknown>,
  ): Promise<unknown> {
    const site = names.siteOf(request.headers, request.protocol);
    return site === null ? reply.code(409).send({ why: NO_NAME }) : work(site);
  }

  api.post(
    '/api/log-in/passkey/options',
    {
      schema: {
        summary: 'Begins to log in by a passkey',
        description:
          '`id` of the challenge, and `options` for `navigator.credentials.get`. Good once, for five minutes.',
      },
    },
    (request, reply) =>
      atSite(request, reply, async site => {
        // Counted, because each challenge is a row of the store and anybody may ask for one.
        const counted = await challenges(request);
        if (!counted.isAllowed && counted.isExceeded)
          return tooMany(reply, counted.ttl, 'this was asked for often from where you are');
        return passkeys.ask({ purpose: 'log-in' }, site);
      }),
  );

  api.post(
    '/api/log-in/passkey',
    { schema: { summary: 'Logs in by a passkey', description: '`you`, a `Person`.', body: passkeyWish } },
    (request, reply) =>
      atSite(request, reply, async site => {
        const person = await passkeys.prove({ purpose: 'log-in' }, site, request.body);
        return person === 'wrong' ? wrong(reply) : enter(deps, request, reply, person);
      }),
  );

  api.post(
    '/api/account/confirm/passkey/options',
    {
      schema: {
        summary: 'Begins to confirm by a passkey that it is you',
        description:
          '`id` of the challenge, and `options` for `navigator.credentials.get`. Good once, for five minutes.',
      },
    },
    (request, reply) =>
      asOwner(deps, request, reply, ({ person }) =>
        atSite(request, reply, site => passkeys.ask({ purpose: 'confirm', person: person.id }, site)),
      ),
  );

  api.post(
    '/api/account/confirm/passkey',
    {
      schema: {
        summary: 'Confirms by a passkey that it is you, for changes of the account',
        description: '`you`, a `Person`.',
        body: passkeyWish,
      },
    },
    (request, reply) =>
      asOwner(deps, request, reply, ({ person, session }) =>
        atSite(request, reply, async site => {
          const found = await passkeys.prove({ purpose: 'confirm', person: person.id }, site, request.body);
          if (found === 'wrong') return wrong(reply);
          return { you: person, ...handOver(request, reply, names, await sessions.confirm(session)) };
        }),
      ),
  );

  api.post(
    '/api/account/passkeys/options',
    {
      schema: {
        summary: 'Begins to add a passkey to the account',
        description:
          '`id` of the challenge, and `options` for `navigator.credentials.create`. Good once, for five minutes.',
      },
    },
    (request, reply) =>
      asConfirmed(deps, request, reply, ({ person }) =>
        atSite(request, reply, async site => {
          const asked = await passkeys.askNew(person, site);
          if (asked !== 'full') return asked;
          return reply.code(409).send({ why: `one account has at most ${MOST_PASSKEYS} passkeys: remove one first` });
        }),
      ),
  );

  api.post(
    '/api/account/passkeys',
    { schema: { summary: 'Adds a passkey to the account, which keeps that of a guest', body: newPasskeyWish } },
    (request, reply) =>
      asConfirmed(deps, request, reply, ({ person, session }) =>
        atSite(request, reply, async site => {
          const device = deviceOf(request.headers['user-agent']);
          const added = await passkeys.add(person.id, site, request.body, device);
          if (added === 'wrong') return wrong(reply);
          if (added === 'taken') return reply.code(409).send({ why: 'this passkey is known here already' });
          return handOver(request, reply, names, await sessions.confirm(session));
        }),
      ),
  );

  api.post(
    '/api/account/passkeys/remove',
    { schema: { summary: 'Removes a passkey, and ends all other sessions', body: removePasskeyWish } },
    (request, reply) =>
      asConfirmed(deps, request, reply, async ({ person, session }) => {
        const removed = await passkeys.remove(person.id, request.body.id);
        if (removed === 'other') return reply.code(404).send({ why: 'there is no such passkey' });
        if (removed === 'last')
          return reply
            .code(409)
            .send({ why: 'without it nobody could come back to this account: add a password first' });
        // Somebody who found the passkey may use one of these sessions.
        signedOut(deps, person.id, await sessions.end(person.id, { except: session }));
        return handOver(request, reply, names, await sessions.confirm(session));
      }),
  );
}

const NO_NAME =
  'passkeys belong to a name, and you have come by a number: use the name of this server, or localhost on its machine';

/** The same answer for an unknown passkey, a wrong signature and a used challenge, so that nobody learns which. */
function wrong(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ why: 'this passkey is not right here, or it took too long: try again' });
}
