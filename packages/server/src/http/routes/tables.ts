/** Tables, and the logs of what is played at them. */

import type { FastifyReply } from 'fastify';
import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Person, TableView } from '@weathergauge/wire';
import { joinWish, pledgeWish, readyWish, removeWish, shareWish, tableParams, tableWish } from '@weathergauge/wire';
import { z } from 'zod';
import type { Games } from '../../games/games.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Table } from '../../tables/places.ts';
import { viewOf } from '../../tables/places.ts';
import type { Tables } from '../../tables/tables.ts';
import { callerOf } from '../caller.ts';
import type { Api } from '../replies.ts';
import { asSomebody, missing, refused } from '../replies.ts';

export interface TableDeps {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly games: Games;
}

const inviteQuery = z.object({ invite: z.string().max(40).optional() });

export function addTableRoutes(api: Api, { sessions, tables, games }: TableDeps): void {
  const shown = (table: Table, person: Person | null): TableView => viewOf(table, person?.id ?? null);

  /** Answers with the table, or why not. */
  async function answered(reply: FastifyReply, person: Person, change: Promise<Table | Refusal>): Promise<unknown> {
    const table = await change;
    return isRefusal(table) ? refused(reply, table) : shown(table, person);
  }

  api.get('/api/tables', async request => {
    const person = await callerOf(request, sessions);
    return { tables: (await tables.list(person?.id ?? null)).map(table => shown(table, person)) };
  });

  api.post('/api/tables', { schema: { body: tableWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person => answered(reply, person, tables.create(request.body, person))),
  );

  api.get(
    '/api/tables/:table',
    { schema: { params: tableParams, querystring: inviteQuery } },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      const table = await tables.find(request.params.table, person?.id ?? null, request.query.invite);
      return table === null ? missing(reply) : shown(table, person);
    },
  );

  api.post('/api/tables/:table/sit', { schema: { params: tableParams, body: joinWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person => {
      const { seat, invite } = request.body;
      return answered(reply, person, tables.sit(request.params.table, person, seat, invite));
    }),
  );

  api.post('/api/tables/:table/stand', { schema: { params: tableParams } }, (request, reply) =>
    asSomebody(sessions, request, reply, person => answered(reply, person, tables.stand(request.params.table, person))),
  );

  api.post('/api/tables/:table/ready', { schema: { params: tableParams, body: readyWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.ready(request.params.table, person, request.body.ready)),
    ),
  );

  api.post('/api/tables/:table/settings', { schema: { params: tableParams, body: tableWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.change(request.params.table, person, request.body)),
    ),
  );

  api.post('/api/tables/:table/remove', { schema: { params: tableParams, body: removeWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.remove(request.params.table, person, request.body.seat)),
    ),
  );

  api.post('/api/tables/:table/close', { schema: { params: tableParams } }, (request, reply) =>
    asSomebody(sessions, request, reply, person => answered(reply, person, tables.close(request.params.table, person))),
  );

  /** Answers with the other table. */
  api.post('/api/tables/:table/rematch', { schema: { params: tableParams } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.rematch(request.params.table, person)),
    ),
  );

  /** Those whom the caller has met at a table: who can be named for a private one. */
  api.get('/api/companions', (request, reply) =>
    asSomebody(sessions, request, reply, async person => ({ people: await tables.companions(person.id) })),
  );

  api.post('/api/tables/:table/pledge', { schema: { params: tableParams, body: pledgeWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.pledge(request.params.table, person, request.body.pledge)),
    ),
  );

  api.post('/api/tables/:table/share', { schema: { params: tableParams, body: shareWish } }, (request, reply) =>
    asSomebody(sessions, request, reply, person =>
      answered(reply, person, tables.share(request.params.table, person, request.body.share)),
    ),
  );

  /** As much of the log as may leave the table: all of it once the game is over. */
  api.get(
    '/api/tables/:table/log',
    { schema: { params: tableParams, querystring: inviteQuery } },
    async (request, reply) => {
      const { table: id } = request.params;
      const person = await callerOf(request, sessions);
      const table = await tables.find(id, person?.id ?? null, request.query.invite);
      if (table === null) return missing(reply);
      const finished = await games.finished(id);
      if (finished !== null) return reply.type('text/plain; charset=utf-8').send(finished);
      const open = (await games.awake(id))?.log() ?? null;
      if (open === null) return missing(reply);
      return isRefusal(open) ? refused(reply, open) : reply.type('text/plain; charset=utf-8').send(open.log);
    },
  );
}
