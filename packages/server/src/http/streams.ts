/**
 * For programs that have no socket: what a socket would say as lines of JSON over HTTP, and what it would be asked as a call. Both are
 * connections of the hub like any other, so a program is told and may do exactly what a page is and may.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '@weathergauge/engine';
import type { Ask, Tell } from '@weathergauge/wire';
import { ask as askSchema, streamQuery, tableParams } from '@weathergauge/wire';
import type { Caller as Known } from '../nodes/relay.ts';
import type { Caller, Sessions } from '../people/sessions.ts';
import { loginOf } from './caller.ts';
import type { OpenCount } from './limits.ts';
import { addressOf, tooMany } from './limits.ts';
import type { Api } from './replies.ts';
import { missing, refused } from './replies.ts';
import type { Connection, Hub, Wire } from './sockets.ts';
import { TOO_SLOW } from './sockets.ts';

export interface StreamDeps {
  readonly sessions: Sessions;
  readonly hub: Pick<Hub, 'connect'>;
  /** Counted together with sockets. */
  readonly open: OpenCount;
}

/** Milliseconds between empty lines: a proxy closes a connection on which nothing comes, and a program learns that it is gone. */
const PULSE = 15_000;
/** Milliseconds after which a caller who has too many connections may try again. */
const CROWDED = 5_000;

export function addStreamRoutes(api: Api, { sessions, hub, open }: StreamDeps): void {
  const streams = new Set<FastifyReply['raw']>();
  const pulse = setInterval(() => {
    for (const raw of streams) if (!raw.writableNeedDrain) raw.write('\n');
  }, PULSE).unref();
  api.addHook('onClose', async () => clearInterval(pulse));

  /** Tells what `first` asks for, and all that comes after it. The reply begins when that is answered: it may be refused. */
  async function stream(request: FastifyRequest, reply: FastifyReply, first: Ask): Promise<unknown> {
    const caller = await loginOf(request, sessions);
    const uncount = open.oneMore(caller?.person.id ?? addressOf(request));
    if (uncount === null) return tooMany(reply, CROWDED, 'too many connections');
    const { raw } = reply;
    let early: string[] | null = [];
    let connection: Connection | null = null;
    let isEnded = false;
    const line = (text: string): void => void raw.write(`${text}\n`);

    function end(): void {
      if (isEnded) return;
      isEnded = true;
      streams.delete(raw);
      uncount?.();
      connection?.ended();
    }

    return new Promise((resolve, reject) => {
      const wire: Wire = {
        get bufferedAmount() {
          return raw.writableLength;
        },
        send(text) {
          if (isEnded) return;
          if (early === null) return line(text);
          early.push(text);
          const tell = answerTo(first, text);
          if (tell === null) return;
          if (tell.tell !== 'value' || isRefusal(tell.value)) {
            // Not in the middle of what the hub is doing with this connection.
            setImmediate(end);
            return resolve(tell.tell === 'value' ? notOpened(reply, tell.value) : unavailable(reply, NOT_NOW));
          }
          reply.hijack();
          raw.writeHead(200, HEAD);
          streams.add(raw);
          early.forEach(line);
          early = null;
          resolve(undefined);
        },
        close(code, why) {
          if (isEnded) return;
          setImmediate(end);
          if (early !== null) return resolve(unavailable(reply, why));
          // Whoever does not read would not read why either.
          if (code === TOO_SLOW) return void raw.destroy();
          line(JSON.stringify({ tell: 'trouble', why, retryAfter: 1 } satisfies Tell));
          raw.end();
        },
      };
      raw.on('error', end);
      raw.on('close', () => {
        end();
        // Gone before there was an answer: there is nobody to send one to.
        if (early !== null && !reply.sent) resolve(reply.hijack());
      });
      try {
        connection = hub.connect(known(caller, request), wire);
        connection.hear(JSON.stringify(first));
      } catch (error) {
        end();
        reject(error);
      }
    });
  }

  api.get(
    '/api/tables/:table/stream',
    {
      schema: {
        summary: 'Everything that you are told of a table, as it happens, as lines of JSON',
        description: 'Lines, each a `Tell`; the first answers with a `Sync`. Empty lines keep the connection open.',
        params: tableParams,
        querystring: streamQuery,
      },
    },
    (request, reply) => {
      const { foresee, invite } = request.query;
      const wish = { ask: 'watch', id: 'watch', table: request.params.table, foresee: foresee === 'yes' } as const;
      return stream(request, reply, invite === undefined ? wish : { ...wish, invite });
    },
  );

  api.get(
    '/api/lobby/stream',
    {
      schema: {
        summary: 'Your tables and open ones, as they change, as lines of JSON',
        description: 'Lines, each a `Tell`; the first answers with a `LobbyView`.',
      },
    },
    (request, reply) => stream(request, reply, { ask: 'lobby', id: 'lobby' }),
  );

  api.post(
    '/api/ask',
    {
      schema: {
        summary: 'One message of the socket by a call: an answer, a question, or anything else that is done at a table',
        description: '`done`, or the `value` that was asked for.',
        body: askSchema,
      },
    },
    async (request, reply) => {
      const tell = await askOnce(hub, known(await loginOf(request, sessions), request), request.body);
      switch (tell.tell) {
        case 'done':
          return tell.refused === null ? { done: true } : refused(reply, tell.refused);
        case 'value':
          return isRefusal(tell.value) ? refused(reply, tell.value) : { value: tell.value };
        case 'trouble':
          return unavailable(reply, tell.why);
      }
    },
  );
}

const known = (caller: Caller | null, request: FastifyRequest): Known => ({
  person: caller?.person ?? null,
  login: caller?.by.id ?? null,
  address: addressOf(request),
});

/** `value` is a refusal. */
function notOpened(reply: FastifyReply, value: unknown): FastifyReply {
  const isTooMuch = isRefusal(value) && value.refused === 'over-budget';
  return isTooMuch ? tooMany(reply, CROWDED, 'much is asked from where you are') : missing(reply);
}

type Answer = Extract<Tell, { tell: 'done' | 'value' | 'trouble' }>;

/** Opens a connection to the hub for one question, and ends it with the answer. */
function askOnce(hub: Pick<Hub, 'connect'>, caller: Known, message: Ask): Promise<Answer> {
  return new Promise(resolve => {
    let connection: Connection | null = null;
    function settle(answer: Answer): void {
      resolve(answer);
      setImmediate(() => connection?.ended());
    }
    const wire: Wire = {
      bufferedAmount: 0,
      send(text) {
        const answer = answerTo(message, text);
        if (answer !== null) settle(answer);
      },
      close: (_, why) => settle({ tell: 'trouble', why }),
    };
    connection = hub.connect(caller, wire);
    connection.hear(JSON.stringify(message));
  });
}

/** Null where the line is no answer to this message. */
function answerTo(message: Ask, text: string): Answer | null {
  const tell = JSON.parse(text) as Tell;
  return (tell.tell === 'done' || tell.tell === 'value') && tell.id === message.id ? tell : null;
}

const NOT_NOW = 'something has gone wrong here; nothing has changed: try again in a moment';
const HEAD = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A proxy that collects what it passes on would keep every line for minutes.
  'x-accel-buffering': 'no',
} as const;

function unavailable(reply: FastifyReply, why: string): FastifyReply {
  return reply.code(503).header('retry-after', '1').send({ why, retryAfter: 1 });
}
