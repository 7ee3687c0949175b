/** Notes to oneself on the positions of a game. */

import { noteWish, tableParams } from '@weathergauge/wire';
import { z } from 'zod';
import type { Notes } from '../../notes/notes.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Api } from '../replies.ts';
import { asSomebody, missing, refused } from '../replies.ts';

export interface NoteDeps {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly notes: Notes;
}

const inviteQuery = z.object({ invite: z.string().max(40).optional() });

export function addNoteRoutes(api: Api, { sessions, tables, notes }: NoteDeps): void {
  const schema = { params: tableParams, querystring: inviteQuery };

  api.get(
    '/api/tables/:table/notes',
    {
      schema: {
        summary: 'Your notes on the positions of a game',
        description: '`notes`, a list of `Note`.',
        ...schema,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, async person => {
        const table = await tables.find(request.params.table, person.id, request.query.invite);
        return table === null ? missing(reply) : { notes: await notes.of(person.id, table.id) };
      }),
  );

  api.post(
    '/api/tables/:table/notes',
    {
      schema: {
        summary: 'Writes a note to yourself on a position',
        description: '`notes`, a list of `Note`.',
        ...schema,
        body: noteWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, async person => {
        const table = await tables.find(request.params.table, person.id, request.query.invite);
        if (table === null) return missing(reply);
        const why = await notes.write(person.id, table.id, request.body.place, request.body.words);
        return why === null ? { notes: await notes.of(person.id, table.id) } : refused(reply, why);
      }),
  );
}
