/** Suspending accounts, and lifting a suspension. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import { personParams, suspendWish } from '@weathergauge/wire';
import type { Bus } from '../../nodes/bus.ts';
import type { Deeds } from '../../administration/deeds.ts';
import type { Suspensions } from '../../people/suspensions.ts';
import type { AdministratorDeps } from '../administrator.ts';
import { asAdministrator } from '../administrator.ts';
import type { Api } from '../replies.ts';

export interface SuspensionDeps extends AdministratorDeps {
  readonly suspensions: Suspensions;
  readonly deeds: Deeds;
  readonly bus: Pick<Bus, 'publish'>;
}

export function addSuspensionRoutes(api: Api, deps: SuspensionDeps): void {
  const { suspensions, deeds, bus } = deps;
  const as = (request: FastifyRequest, reply: FastifyReply, work: (administrator: Person) => Promise<unknown>) =>
    asAdministrator(deps, request, reply, work);

  api.get(
    '/api/administration/suspended',
    { schema: { summary: 'Who is shut out', description: 'A list of `SuspendedPerson`.' } },
    (request, reply) => as(request, reply, suspensions.list),
  );

  api.post(
    '/api/administration/people/:person/suspend',
    { schema: { summary: 'Shuts somebody out', params: personParams, body: suspendWish } },
    (request, reply) =>
      as(request, reply, async administrator => {
        const { person } = request.params;
        if ((await suspensions.suspend(person, request.body.why)) === 'other')
          return reply.code(409).send({ why: 'there is no such account, or it is an administrator’s' });
        await deeds.add(administrator.id, 'suspended', person, request.body.why);
        bus.publish('signedOut', { person, logins: 'all' });
        return {};
      }),
  );

  api.post(
    '/api/administration/people/:person/lift',
    { schema: { summary: 'Lets somebody in again', params: personParams } },
    (request, reply) =>
      as(request, reply, async administrator => {
        const { person } = request.params;
        if (!(await suspensions.lift(person))) return reply.code(409).send({ why: 'this account is not suspended' });
        await deeds.add(administrator.id, 'lifted', person, '');
        return {};
      }),
  );
}
