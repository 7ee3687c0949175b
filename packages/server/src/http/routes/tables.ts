/** Tables, and the logs of what is played at them. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Person, TableView } from '@weathergauge/wire';
import { joinWish, pledgeWish, readyWish, removeWish, shareWish, tableParams, tableWish } from '@weathergauge/wire';
import { z } from 'zod';
import type { Games } from '../../games/games.ts';
import type { Notices } from '../../notices/notices.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Table } from '../../tables/places.ts';
import { viewerAt, viewOf } from '../../tables/places.ts';
import type { Tables } from '../../tables/tables.ts';
import { callerOf } from '../caller.ts';
import type { Limits } from '../limits.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { Questions } from '../questions.ts';
import type { Api } from '../replies.ts';
import { asSomebody, missing, refused } from '../replies.ts';

export interface TableDeps {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly games: Games;
  readonly questions: Questions;
  readonly limits: Limits;
  readonly notices: Notices;
}

/** Milliseconds after which somebody may ask again of whose address too many questions wait. */
const CROWDED = 5_000;
const CROWD = 'much is asked from where you are';
const NO_GAME = 'no game';
const inviteQuery = z.object({ invite: z.string().max(40).optional() });

export function addTableRoutes(api: Api, deps: TableDeps): void {
  const { sessions, tables, games, questions, limits, notices } = deps;
  const laid = api.createRateLimit({ max: limits.tables, timeWindow: '1 hour', keyGenerator: addressOf });

  /** For whoever lays a table. */
  const asLaying = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: Person) => Promise<unknown>,
  ): Promise<unknown> =>
    asSomebody(sessions, request, reply, async person => {
      const counted = await laid(request);
      if (!counted.isAllowed && counted.isExceeded)
        return tooMany(reply, counted.ttl, 'many tables have been laid from where you are');
      return work(person);
    });

  const shown = (table: Table, person: Person | null): TableView => viewOf(table, person?.id ?? null);

  /** Answers with the table, or why not. */
  async function answered(reply: FastifyReply, person: Person, change: Promise<Table | Refusal>): Promise<unknown> {
    const table = await change;
    if (isRefusal(table)) return refused(reply, table);
    notices.attended(table.id, person.id);
    return shown(table, person);
  }

  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'Your tables, and open ones with a free seat',
        description: '`tables`, a list of `TableView`.',
      },
    },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      const list = await questions.ofStore(addressOf(request), () => tables.list(person?.id ?? null));
      return list === null ? tooMany(reply, CROWDED, CROWD) : { tables: list.map(table => shown(table, person)) };
    },
  );

  api.post(
    '/api/tables',
    { schema: { summary: 'Lays a table', description: 'A `TableView`.', body: tableWish } },
    (request, reply) =>
      asLaying(request, reply, person => answered(reply, person, tables.create(request.body, person))),
  );

  api.get(
    '/api/tables/:table',
    { schema: { summary: 'A table', description: 'A `TableView`.', params: tableParams, querystring: inviteQuery } },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      const table = await tables.find(request.params.table, person?.id ?? null, request.query.invite);
      return table === null ? missing(reply) : shown(table, person);
    },
  );

  api.post(
    '/api/tables/:table/sit',
    { schema: { summary: 'Takes a free seat', description: 'A `TableView`.', params: tableParams, body: joinWish } },
    (request, reply) =>
      asSomebody(sessions, request, reply, person => {
        const { seat, invite } = request.body;
        return answered(reply, person, tables.sit(request.params.table, person, seat, invite));
      }),
  );

  api.post(
    '/api/tables/:table/stand',
    { schema: { summary: 'Leaves a seat before the game', description: 'A `TableView`.', params: tableParams } },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.stand(request.params.table, person)),
      ),
  );

  api.post(
    '/api/tables/:table/ready',
    {
      schema: {
        summary: 'Says that you are ready, or not yet',
        description: 'A `TableView`.',
        params: tableParams,
        body: readyWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.ready(request.params.table, person, request.body.ready)),
      ),
  );

  api.post(
    '/api/tables/:table/settings',
    {
      schema: {
        summary: 'Lays your table anew before the game',
        description: 'A `TableView`.',
        params: tableParams,
        body: tableWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.change(request.params.table, person, request.body)),
      ),
  );

  api.post(
    '/api/tables/:table/remove',
    {
      schema: {
        summary: 'Sends somebody away from your table',
        description: 'A `TableView`.',
        params: tableParams,
        body: removeWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.remove(request.params.table, person, request.body.seat)),
      ),
  );

  api.post(
    '/api/tables/:table/close',
    { schema: { summary: 'Closes your table before the game', description: 'A `TableView`.', params: tableParams } },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.close(request.params.table, person)),
      ),
  );

  /** Answers with the other table. */
  api.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        summary: 'Lays the table of a rematch, with sides swapped',
        description: 'The `TableView` of the other table.',
        params: tableParams,
      },
    },
    (request, reply) =>
      asLaying(request, reply, person => answered(reply, person, tables.rematch(request.params.table, person))),
  );

  /** Those whom the caller has met at a table: who can be named for a private one. */
  api.get(
    '/api/companions',
    {
      schema: {
        summary: 'People whom you have met at a table, and can name for a private one',
        description: '`people`, a list of `Person`.',
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, async person => ({ people: await tables.companions(person.id) })),
  );

  api.post(
    '/api/tables/:table/pledge',
    {
      schema: {
        summary: 'Pledges your share of the dice (docs/logs.md)',
        description: 'A `TableView`.',
        params: tableParams,
        body: pledgeWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.pledge(request.params.table, person, request.body.pledge)),
      ),
  );

  api.post(
    '/api/tables/:table/share',
    {
      schema: {
        summary: 'Tells your share of the dice, when all have pledged',
        description: 'A `TableView`.',
        params: tableParams,
        body: shareWish,
      },
    },
    (request, reply) =>
      asSomebody(sessions, request, reply, person =>
        answered(reply, person, tables.share(request.params.table, person, request.body.share)),
      ),
  );

  /** As much of the log as may leave the table: all of it once the game is over. */
  api.get(
    '/api/tables/:table/log',
    {
      schema: {
        summary: 'The log of the game: all of it once the game is over, else as much as tells nothing face down',
        description: 'The log as text (docs/logs.md).',
        params: tableParams,
        querystring: inviteQuery,
      },
    },
    async (request, reply) => {
      const { table: id } = request.params;
      const person = await callerOf(request, sessions);
      const table = await tables.find(id, person?.id ?? null, request.query.invite);
      if (table === null) return missing(reply);
      const finished = await games.finished(id);
      if (finished !== null) return reply.type('text/plain; charset=utf-8').send(finished);
      const open = await questions.inTurn(addressOf(request), async (spend, read) => {
        const game = await read(() => games.awake(id));
        return game === null ? NO_GAME : spend(() => game.log(viewerAt(table, person?.id ?? null)));
      });
      if (open === null) return tooMany(reply, CROWDED, CROWD);
      if (open === NO_GAME) return missing(reply);
      return isRefusal(open) ? refused(reply, open) : reply.type('text/plain; charset=utf-8').send(open.log);
    },
  );
}
