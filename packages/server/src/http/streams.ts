/**
 * For programs without a WebSocket: messages of the server as lines of JSON over HTTP, messages of the program as calls. Both are
 * connections of the hub like any other, so a program is told the same as a page and may do the same.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '@weathergauge/engine';
import type { Ask, Tell } from '@weathergauge/wire';
import { ask as askSchema, streamQuery, tableParams } from '@weathergauge/wire';
import type { Caller as Known } from '../nodes/relay.ts';
import type { Caller, Sessions } from '../people/sessions.ts';
import { loginOf } from './caller.ts';
import type { OpenDoors } from './limits.ts';
import { addressOf, tooMany } from './limits.ts';
import type { Api } from './replies.ts';
import { missing, refused } from './replies.ts';
import type { Connection, Hub, Transport } from './sockets.ts';
import { TOO_SLOW } from './sockets.ts';

export interface StreamDeps {
  readonly sessions: Sessions;
  readonly hub: Pick<Hub, 'connect'>;
  /** Open streams, counted together with sockets. */
  readonly open: OpenDoors;
}

/** Milliseconds between empty lines, so that no proxy closes an idle connection and the client can see that it is alive. */
const PULSE = 15_000;
/** `Retry-After` in milliseconds for a caller with too many connections. */
const CROWDED = 5_000;

export function addStreamRoutes(api: Api, { sessions, hub, open }: StreamDeps): void {
  const streams = new Set<FastifyReply['raw']>();
  const pulse = setInterval(() => {
    for (const raw of streams) if (!raw.writableNeedDrain) raw.write('\n');
  }, PULSE).unref();
  api.addHook('onClose', async () => clearInterval(pulse));

  /** Streams the answer to `first` and everything after it. The reply starts when `first` is answered, because it may be refused. */
  async function stream(request: FastifyRequest, reply: FastifyReply, first: Ask): Promise<unknown> {
    const caller = await loginOf(request, sessions);
    const uncount = open.oneMore(caller?.person.id ?? null, addressOf(request));
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
      const transport: Transport = {
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
            // Deferred, because the hub may be in the middle of using this connection.
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
          // A client that does not read would not read the reason either.
          if (code === TOO_SLOW) return void raw.destroy();
          line(JSON.stringify({ tell: 'trouble', why, retryAfter: 1 } satisfies Tell));
          raw.end();
        },
      };
      raw.on('error', end);
      raw.on('close', () => {
        end();
        // The client left before there was an answer.
        if (early !== null && !reply.sent) resolve(reply.hijack());
      });
      try {
        connection = hub.connect(known(caller, request), transport);
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
    const transport: Transport = {
      bufferedAmount: 0,
      send(text) {
        const answer = answerTo(message, text);
        if (answer !== null) settle(answer);
      },
      close: (_, why) => settle({ tell: 'trouble', why }),
    };
    connection = hub.connect(caller, transport);
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
  // Otherwise a proxy that buffers would hold every line back for minutes.
  'x-accel-buffering': 'no',
} as const;

function unavailable(reply: FastifyReply, why: string): FastifyReply {
  return reply.code(503).header('retry-after', '1').send({ why, retryAfter: 1 });
}
