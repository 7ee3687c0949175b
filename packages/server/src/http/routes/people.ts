/** Who one is. */

import type { Hello } from '@weathergauge/wire';
import { CONTRACT, guestWish } from '@weathergauge/wire';
import type { Sessions } from '../../people/sessions.ts';
import { callerOf, COOKIE, tokenOf } from '../caller.ts';
import type { Names } from '../names.ts';
import type { Api } from '../replies.ts';

export interface PeopleDeps {
  readonly sessions: Sessions;
  readonly books: Hello['books'];
  readonly names: Pick<Names, 'isSecure'>;
}

const YEAR_SECONDS = 365 * 24 * 3600;

export function addPeopleRoutes(api: Api, { sessions, books, names }: PeopleDeps): void {
  api.get('/api/hello', async (request): Promise<Hello> => {
    return { contract: CONTRACT, books, you: await callerOf(request, sessions) };
  });

  api.post('/api/guest', { schema: { body: guestWish } }, async (request, reply) => {
    const { person, token } = await sessions.welcome(request.body.name);
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https' || names.isSecure(request.headers),
      maxAge: YEAR_SECONDS,
    });
    return { you: person, token };
  });

  api.post('/api/sign-out', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== null) await sessions.end(token);
    void reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
}
