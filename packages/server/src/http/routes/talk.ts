/** Talk at tables, besides what is said: whom somebody does not want to hear. */

import { muteWish, reportWish } from '@weathergauge/wire';
import type { Sessions } from '../../people/sessions.ts';
import type { Reports } from '../../administration/reports.ts';
import type { Lines } from '../../talk/lines.ts';
import type { Api } from '../replies.ts';
import { asSomebody, refused } from '../replies.ts';

export interface TalkRouteDeps {
  readonly sessions: Sessions;
  readonly lines: Lines;
  readonly reports: Reports;
}

export function addTalkRoutes(api: Api, { sessions, lines, reports }: TalkRouteDeps): void {
  api.post(
    '/api/mutes',
    {
      schema: {
        summary: 'Does not hear somebody any more, or again',
        description: '`muted`, a list of `Person`.',
        body: muteWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, async person => {
        const why = await lines.mute(person.id, request.body.person, request.body.muted);
        return why === null ? { muted: await lines.mutedBy(person.id) } : refused(reply, why);
      }),
  );

  api.post(
    '/api/reports',
    { schema: { summary: 'Reports a line or a person to the administrators', body: reportWish } },
    (request, reply) =>
      asSomebody(sessions, request, reply, async person => {
        const why = await reports.report(person.id, request.body);
        return why === null ? {} : refused(reply, why);
      }),
  );
}
