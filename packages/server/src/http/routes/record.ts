/** The record: finished games, players and ratings. */

import { leadersQuery, playerParams, recordQuery } from '@weathergauge/wire';
import type { Sessions } from '../../people/sessions.ts';
import type { Record } from '../../record/record.ts';
import { callerOf } from '../caller.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { Questions } from '../questions.ts';
import type { Api } from '../replies.ts';

/** `Retry-After` in milliseconds when too many questions from one address are waiting. */
const CROWDED = 5_000;

export interface RecordDeps {
  readonly sessions: Sessions;
  readonly record: Record;
  readonly questions: Questions;
}

export function addRecordRoutes(api: Api, { sessions, record, questions }: RecordDeps): void {
  api.get(
    '/api/record/games',
    {
      schema: {
        summary: 'Finished games, the newest first',
        description: 'A `RecordPage`. Its `next` is the `after` of the page that follows.',
        querystring: recordQuery,
      },
    },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      // A search for a common name with a rare result reads all games of everybody with that name.
      const page = await questions.ofStore(addressOf(request), () => record.games(request.query, person?.id ?? null));
      return page ?? tooMany(reply, CROWDED, 'much is asked from where you are');
    },
  );

  api.get(
    '/api/record/players/:player',
    { schema: { summary: 'A player and her ratings', description: 'A `PlayerRecord`.', params: playerParams } },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      const found = await record.player(request.params.player, person?.id ?? null);
      return found ?? reply.code(404).send({ why: 'there is no such player, or nothing of hers that you may see' });
    },
  );

  api.get(
    '/api/record/leaders',
    {
      schema: {
        summary: 'The best of a book by their ratings',
        description: '`leaders`, a list of `Leader`.',
        querystring: leadersQuery,
      },
    },
    async request => ({
      leaders: await record.leaders(request.query.book),
    }),
  );
}
