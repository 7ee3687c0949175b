/** How one wants to hear that it is one's move. */

import type { FastifyReply } from 'fastify';
import { mailWish, noticeParams, pushWish, webhookWish } from '@weathergauge/wire';
import type { Not, Notices } from '../../notices/notices.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Limits } from '../limits.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { OwnerDeps } from '../owner.ts';
import { asConfirmed, asOwner } from '../owner.ts';
import type { Api } from '../replies.ts';

export interface NoticeDeps extends OwnerDeps {
  readonly accounts: Accounts;
  readonly notices: Notices;
  readonly limits: Limits;
}

export function addNoticeRoutes(api: Api, deps: NoticeDeps): void {
  const { notices, limits } = deps;
  const letters = api.createRateLimit({ max: limits.letters, timeWindow: '1 hour', keyGenerator: addressOf });

  api.get(
    '/api/account/notices',
    { schema: { summary: 'How you hear that it is your move', description: '`NoticeSettings`.' } },
    (request, reply) => asOwner(deps, request, reply, ({ person, session }) => notices.of(person.id, session)),
  );

  api.post(
    '/api/account/notices/push',
    {
      schema: {
        summary: 'Pushes notices to this browser',
        description: '`NoticeSettings`.',
        body: pushWish,
      },
    },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person, session }) =>
        settled(reply, await notices.addPush(person.id, session, request.body)),
      ),
  );

  api.post(
    '/api/account/notices/mail',
    {
      schema: {
        summary: 'Sends notices by mail, once the link in a letter to that address has been followed',
        description: '`NoticeSettings`.',
        body: mailWish,
      },
    },
    (request, reply) =>
      // Whoever finds a browser unlocked must not have another’s notices sent to herself.
      asConfirmed(deps, request, reply, async ({ person, session }) => {
        const counted = await letters(request);
        if (!counted.isAllowed && counted.isExceeded)
          return tooMany(reply, counted.ttl, 'many letters were asked for from where you are');
        return settled(reply, await notices.askMail(person.id, session, request.body.address));
      }),
  );

  api.post(
    '/api/account/notices/webhook',
    {
      schema: {
        summary: 'Sends notices to a webhook, signed by a secret that is told this once',
        description: 'A `MadeWebhook`. What is sent is a `Notice` (docs/api.md).',
        body: webhookWish,
      },
    },
    (request, reply) =>
      asConfirmed(deps, request, reply, async ({ person, session }) =>
        settled(reply, await notices.setWebhook(person.id, session, request.body.url)),
      ),
  );

  api.post(
    '/api/account/notices/:id/end',
    { schema: { summary: 'Ends one way of hearing it', description: '`NoticeSettings`.', params: noticeParams } },
    (request, reply) =>
      asOwner(deps, request, reply, ({ person, session }) => notices.end(person.id, session, request.params.id)),
  );
}

function settled<T extends object>(reply: FastifyReply, done: T | Not): T | FastifyReply {
  if ('wait' in done) return tooMany(reply, done.wait, 'you have asked for many letters');
  return 'why' in done ? reply.code(409).send({ why: done.why }) : done;
}
