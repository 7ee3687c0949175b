/** What can be asked over HTTP: who one is, tables, logs. Everything that comes in is checked against the contract. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Hello, Person, TableView } from '@weathergauge/wire';
import { CONTRACT, guestWish, joinWish, pledgeWish, shareWish, tableParams, tableWish } from '@weathergauge/wire';
import { z } from 'zod';
import type { Games } from '../games/games.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Table } from '../tables/places.ts';
import { viewOf } from '../tables/places.ts';
import type { Tables } from '../tables/tables.ts';
import { callerOf, COOKIE, tokenOf } from './caller.ts';

export interface RouteDeps {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly games: Games;
  readonly books: Hello['books'];
}

const YEAR_SECONDS = 365 * 24 * 3600;
const inviteQuery = z.object({ invite: z.string().max(40).optional() });

export function addRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { sessions, tables, games } = deps;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const shown = (table: Table, person: Person | null): TableView => viewOf(table, person?.id ?? null);

  /** Answers with the table, or why not. */
  async function answered(reply: FastifyReply, person: Person, change: Promise<Table | Refusal>): Promise<unknown> {
    const table = await change;
    return isRefusal(table) ? refused(reply, table) : shown(table, person);
  }

  async function asSomebody(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: Person) => Promise<unknown>,
  ): Promise<unknown> {
    const person = await callerOf(request, sessions);
    if (person === null) return reply.code(401).send({ why: 'say who you are first: POST /api/guest with a name' });
    return work(person);
  }

  api.get('/api/hello', async (request): Promise<Hello> => {
    return { contract: CONTRACT, books: deps.books, you: await callerOf(request, sessions) };
  });

  api.post('/api/guest', { schema: { body: guestWish } }, async (request, reply) => {
    const { person, token } = await sessions.welcome(request.body.name);
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
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

  api.get('/api/tables', async request => {
    const person = await callerOf(request, sessions);
    return { tables: (await tables.list(person?.id ?? null)).map(table => shown(table, person)) };
  });

  api.post('/api/tables', { schema: { body: tableWish } }, (request, reply) =>
    asSomebody(request, reply, person => answered(reply, person, tables.create(request.body, person))),
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
    asSomebody(request, reply, person => {
      const { seat, invite } = request.body;
      return answered(reply, person, tables.sit(request.params.table, person, seat, invite));
    }),
  );

  api.post('/api/tables/:table/stand', { schema: { params: tableParams } }, (request, reply) =>
    asSomebody(request, reply, person => answered(reply, person, tables.stand(request.params.table, person))),
  );

  api.post('/api/tables/:table/pledge', { schema: { params: tableParams, body: pledgeWish } }, (request, reply) =>
    asSomebody(request, reply, person =>
      answered(reply, person, tables.pledge(request.params.table, person, request.body.pledge)),
    ),
  );

  api.post('/api/tables/:table/share', { schema: { params: tableParams, body: shareWish } }, (request, reply) =>
    asSomebody(request, reply, person =>
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

function refused(reply: FastifyReply, { refused: code, reason, clause }: Refusal): FastifyReply {
  return reply.code(409).send({ why: reason, refused: code, clause });
}

/** One answer for what is not there and for what is not for the caller: nobody learns which. */
function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ why: 'there is no such table, or it is not open to you' });
}
