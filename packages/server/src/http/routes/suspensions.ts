/** What an administrator does about people. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { personParams, suspendWish } from '@weathergauge/wire';
import type { Bus } from '../../nodes/bus.ts';
import type { Suspensions } from '../../people/suspensions.ts';
import type { AdministratorDeps } from '../administrator.ts';
import { asAdministrator } from '../administrator.ts';
import type { Api } from '../replies.ts';

export interface SuspensionDeps extends AdministratorDeps {
  readonly suspensions: Suspensions;
  readonly bus: Pick<Bus, 'publish'>;
}

export function addSuspensionRoutes(api: Api, deps: SuspensionDeps): void {
  const { suspensions, bus } = deps;
  const as = (request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) =>
    asAdministrator(deps, request, reply, work);

  api.get('/api/administration/suspended', (request, reply) => as(request, reply, suspensions.list));

  api.post(
    '/api/administration/people/:person/suspend',
    { schema: { params: personParams, body: suspendWish } },
    (request, reply) =>
      as(request, reply, async () => {
        const { person } = request.params;
        if ((await suspensions.suspend(person, request.body.why)) === 'other')
          return reply.code(409).send({ why: 'there is no such account, or it is an administrator’s' });
        bus.publish('signedOut', { person, logins: 'all' });
        return {};
      }),
  );

  api.post('/api/administration/people/:person/lift', { schema: { params: personParams } }, (request, reply) =>
    as(request, reply, async () =>
      (await suspensions.lift(request.params.person))
        ? {}
        : reply.code(409).send({ why: 'this account is not suspended' }),
    ),
  );
}
