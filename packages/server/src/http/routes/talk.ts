/** Talk at tables, besides what is said: whom somebody does not want to hear. */

import { muteWish } from '@weathergauge/wire';
import type { Sessions } from '../../people/sessions.ts';
import type { Lines } from '../../talk/lines.ts';
import type { Api } from '../replies.ts';
import { asSomebody, refused } from '../replies.ts';

export interface TalkRouteDeps {
  readonly sessions: Sessions;
  readonly lines: Lines;
}

export function addTalkRoutes(api: Api, { sessions, lines }: TalkRouteDeps): void {
  api.post('/api/mutes', { schema: { body: muteWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, async person => {
      const why = await lines.mute(person.id, request.body.person, request.body.muted);
      return why === null ? { muted: await lines.mutedBy(person.id) } : refused(reply, why);
    }),
  );
}
