/** The download of one's own data, and the deletion of the account. */

import { Readable } from 'node:stream';
import type { Belongings } from '../../people/belongings.ts';
import { exported } from '../../people/belongings.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Leaving } from '../../people/leaving.ts';
import { COOKIE, callerOf } from '../caller.ts';
import type { Limits } from '../limits.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { OwnerDeps } from '../owner.ts';
import { asConfirmed, asOwner } from '../owner.ts';
import type { Api } from '../replies.ts';

export interface OwnDataDeps extends OwnerDeps {
  readonly accounts: Accounts;
  readonly belongings: readonly Belongings[];
  readonly leaving: Pick<Leaving, 'leave'>;
  readonly limits: Limits;
  now(): number;
}

export function addOwnDataRoutes(api: Api, deps: OwnDataDeps): void {
  const { sessions, belongings, leaving, limits, now } = deps;
  const exports = api.createRateLimit({
    max: limits.exports,
    timeWindow: '1 hour',
    keyGenerator: async request => (await callerOf(request, sessions))?.id ?? addressOf(request),
  });

  api.get(
    '/api/account/export',
    { schema: { summary: 'Downloads all that is kept about you', description: 'A JSON file.' } },
    (request, reply) =>
      asOwner(deps, request, reply, async ({ person }) => {
        const counted = await exports(request);
        if (!counted.isAllowed && counted.isExceeded) return tooMany(reply, counted.ttl, 'this was asked for often');
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="weathergauge-my-data.json"')
          .header('cache-control', 'no-store')
          .send(Readable.from(exported(belongings, person, now())));
      }),
  );

  api.post('/api/account/delete', { schema: { summary: 'Deletes your account' } }, (request, reply) =>
    asConfirmed(deps, request, reply, async ({ person }) => {
      await leaving.leave(person);
      void reply.clearCookie(COOKIE, { path: '/' });
      return {};
    }),
  );
}
