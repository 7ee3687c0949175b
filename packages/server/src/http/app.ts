/** The server's HTTP: the page, the API and the sockets, on one port. */

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Server } from 'node:http';
import { LONGEST_FRAME } from '@weathergauge/wire';
import type { Site } from '../page/answer.ts';
import { sendPage } from '../page/send.ts';
import type { Metrics } from './metrics.ts';
import { mayRead } from './metrics.ts';
import type { Names } from './names.ts';
import { callerOf } from './caller.ts';
import type { RouteDeps } from './routes.ts';
import { addRoutes } from './routes.ts';
import type { Hub } from './sockets.ts';

export interface AppDeps extends RouteDeps {
  readonly site: Site;
  readonly names: Names;
  /** Whose X-Forwarded-* headers are believed. */
  readonly proxies: readonly string[];
  readonly hub: Hub;
  readonly metrics: Metrics;
  /** Null where it is read without one, by callers of this machine alone. */
  readonly metricsToken: string | null;
  readonly isPublished: boolean;
  readonly logger: FastifyServerOptions['logger'];
  /** Whether games can be kept: what a balancer asks. */
  isReady(): Promise<boolean>;
}

/** Bytes of a body: nothing that the contract allows is longer. */
const LONGEST_BODY = 64 * 1024;
/** Calls of one address in a minute. */
const CALLS = 300;
const OURS = /^\/(api|healthz|readyz|metrics)(\/|$|\?)/;

export async function createApp(deps: AppDeps, serverFactory: (handler: Handler) => Server): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: handler => serverFactory(handler as Handler),
    logger: deps.logger ?? false,
    trustProxy: deps.proxies.length === 0 ? false : [...deps.proxies],
    bodyLimit: LONGEST_BODY,
    // Addresses of tables by invitation would be in it.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    // By the header itself: `request.ws` is not set yet.
    const opensSocket = request.headers.upgrade !== undefined;
    // Node has let go of a connection that asks for a socket: one that is answered otherwise must be ended here.
    if (opensSocket) {
      reply.raw.shouldKeepAlive = false;
      reply.raw.once('finish', () => request.raw.socket.destroySoon());
    }
    if (!OURS.test(request.url)) {
      reply.hijack();
      return sendPage(deps.site, request.raw, reply.raw);
    }
    if (!deps.names.isOurHost(request.headers.host))
      return said(reply, 421, 'this server does not answer to that name');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if ((changes || opensSocket) && !deps.names.isFromHere(request.headers))
      return said(reply, 403, 'that came from the page of another site');
    return undefined;
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a call has failed');
    return said(reply, status, status >= 500 ? 'something has gone wrong here; nothing has changed' : error.message);
  });
  app.setNotFoundHandler((_, reply) => said(reply, 404, NOTHING));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: CALLS,
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return Object.assign(new Error(`too many calls: come back in ${seconds} s`), { statusCode: 429 });
    },
  });
  await app.register(websocket, { options: { maxPayload: LONGEST_FRAME } });
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_, reply) => {
    return (await deps.isReady()) ? { ready: true } : reply.code(503).send({ ready: false });
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, deps)) return said(reply, 404, NOTHING);
    return reply.type(deps.metrics.contentType).send(await deps.metrics.text());
  });
  addRoutes(app, deps);
  addSocket(app, deps);
  await app.ready();
  return app;
}

type Handler = Parameters<typeof import('node:http').createServer>[1] & object;

function addSocket(app: FastifyInstance, { sessions, hub, metrics }: AppDeps): void {
  app.get('/api/socket', { websocket: true }, (socket, request: FastifyRequest) => {
    // What comes in before it is known who speaks waits for that.
    const early: string[] = [];
    let hear = (text: string): void => void early.push(text);
    let ended = (): void => {};
    let isGone = false;
    socket.on('message', (data: Buffer) => {
      metrics.frame();
      hear(data.toString('utf8'));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      isGone = true;
      ended();
    });
    void callerOf(request, sessions).then(
      person => {
        if (isGone) return;
        const connection = hub.connect(person, socket);
        hear = connection.hear;
        ended = connection.ended;
        for (const text of early) connection.hear(text);
      },
      () => socket.close(INTERNAL, 'it could not be found out who you are: connect again'),
    );
  });
}

const INTERNAL = 1011;
const NOTHING = 'there is nothing at this address';

function said(reply: FastifyReply, status: number, why: string): FastifyReply {
  return reply.code(status).send({ why });
}
