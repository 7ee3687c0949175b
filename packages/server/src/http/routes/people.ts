/** Who the caller is: name, guest or account. */

import type { Hello } from '@weathergauge/wire';
import { CONTRACT, guestWish } from '@weathergauge/wire';
import type { Bus } from '../../nodes/bus.ts';
import type { Sessions } from '../../people/sessions.ts';
import { deviceOf } from '../../people/device.ts';
import { COOKIE, handOver, loginOf, suspensionOf } from '../caller.ts';
import type { Limits } from '../limits.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { Names } from '../names.ts';
import type { Api } from '../replies.ts';
import { shutOut } from '../replies.ts';

export interface PeopleDeps {
  readonly sessions: Sessions;
  readonly bus: Pick<Bus, 'publish'>;
  readonly limits: Limits;
  readonly books: Hello['books'];
  readonly names: Names;
}

export function addPeopleRoutes(api: Api, { sessions, bus, limits, books, names }: PeopleDeps): void {
  const guests = api.createRateLimit({ max: limits.guests, timeWindow: '1 hour', keyGenerator: addressOf });

  api.get(
    '/api/hello',
    {
      schema: {
        summary: 'Who you are here, which books there are, and the version of the contract',
        description: 'A `Hello`.',
      },
    },
    async (request, reply): Promise<Hello> => {
      const caller = await loginOf(request, sessions);
      if (caller?.by.kind === 'session' && caller.by.isDue && request.cookies[COOKIE] !== undefined)
        handOver(request, reply, names, await sessions.renew(caller.by.id));
      const suspended = await suspensionOf(request, sessions);
      return {
        contract: CONTRACT,
        books,
        you: caller?.person ?? null,
        ...(suspended === null ? {} : { suspended: shutOut(suspended) }),
      };
    },
  );

  api.post(
    '/api/guest',
    {
      schema: {
        summary: 'Comes as a guest, with a name alone',
        description: '`you`, a `Person`, and for a program its `token`; a browser gets a cookie.',
        body: guestWish,
      },
    },
    async (request, reply) => {
      const counted = await guests(request);
      if (!counted.isAllowed && counted.isExceeded)
        return tooMany(reply, counted.ttl, 'many guests have come from where you are');
      const { person, token } = await sessions.welcome(request.body.name, deviceOf(request.headers['user-agent']));
      return { you: person, ...handOver(request, reply, names, token) };
    },
  );

  api.post('/api/sign-out', { schema: { summary: 'Ends this session' } }, async (request, reply) => {
    const caller = await loginOf(request, sessions);
    if (caller?.by.kind === 'session') {
      const ended = await sessions.end(caller.person.id, { only: caller.by.id });
      bus.publish('signedOut', { person: caller.person.id, logins: ended });
    }
    void reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
}
