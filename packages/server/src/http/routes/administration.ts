/** What an administrator does about reports and lines, and the list of what administrators did. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@weathergauge/wire';
import { closeWish, deedsQuery, removeLineWish, reportParams, reportsQuery } from '@weathergauge/wire';
import type { Deeds } from '../../administration/deeds.ts';
import type { Reports } from '../../administration/reports.ts';
import type { AdministratorDeps } from '../administrator.ts';
import { asAdministrator } from '../administrator.ts';
import type { Api } from '../replies.ts';

export interface AdministrationDeps extends AdministratorDeps {
  readonly reports: Reports;
  readonly deeds: Deeds;
}

export function addAdministrationRoutes(api: Api, deps: AdministrationDeps): void {
  const { reports, deeds } = deps;
  const as = (request: FastifyRequest, reply: FastifyReply, work: (administrator: Person) => Promise<unknown>) =>
    asAdministrator(deps, request, reply, work);

  api.get(
    '/api/administration/reports',
    { schema: { summary: 'Reports', description: 'A `ReportsPage`.', querystring: reportsQuery } },
    (request, reply) => as(request, reply, () => reports.list(request.query.state, request.query.after)),
  );

  api.post(
    '/api/administration/reports/:report/close',
    { schema: { summary: 'Closes a report', params: reportParams, body: closeWish } },
    (request, reply) =>
      as(request, reply, async ({ id }) =>
        (await reports.close(id, request.params.report, request.body.how))
          ? {}
          : reply.code(409).send({ why: 'there is no such open report' }),
      ),
  );

  api.post(
    '/api/administration/lines/remove',
    { schema: { summary: 'Removes a line that somebody said', body: removeLineWish } },
    (request, reply) =>
      as(request, reply, async ({ id }) => {
        const { at, channel, number } = request.body;
        return (await reports.removeLine(id, at, channel, number))
          ? {}
          : reply.code(409).send({ why: 'there is no such line, or it is removed already' });
      }),
  );

  api.get(
    '/api/administration/deeds',
    { schema: { summary: 'What administrators did', description: 'A `DeedsPage`.', querystring: deedsQuery } },
    (request, reply) => as(request, reply, () => deeds.list(request.query.after)),
  );
}
