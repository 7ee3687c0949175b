/** The server's HTTP: the page, the API and the sockets, on one port. */

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Server } from 'node:http';
import type { Tell } from '@weathergauge/wire';
import { LONGEST_FRAME } from '@weathergauge/wire';
import type { Site } from '../page/answer.ts';
import { sendPage } from '../page/send.ts';
import type { Metrics } from './metrics.ts';
import { mayRead } from './metrics.ts';
import type { Names } from './names.ts';
import { loginOf, suspensionOf } from './caller.ts';
import type { Limits, OpenCount } from './limits.ts';
import { gathering } from './gathered.ts';
import { addLimits, addressOf, meter, openCount } from './limits.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Relay } from '../nodes/relay.ts';
import { DISK_FULL, isFull } from '../store/full.ts';
import { passOn } from './relayed.ts';
import { NOTHING, shutOut } from './replies.ts';
import { addDescription, describeRoutes, SOCKET } from './openapi.ts';
import type { RouteDeps } from './routes.ts';
import { addRoutes } from './routes.ts';
import type { Hub } from './sockets.ts';

export interface AppDeps extends Omit<RouteDeps, 'open'> {
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
  readonly limits: Limits;
  /** The way to other nodes. */
  readonly relay: () => Relay | null;
  now(): number;
  /** Whether games can be kept: what a balancer asks. */
  isReady(): Promise<boolean>;
}

/** Bytes of a body: nothing that the contract allows is longer. */
const LONGEST_BODY = 64 * 1024;
/** Callers whose calls are counted at once; the rest are forgotten, oldest first. */
const COUNTED = 50_000;
/** Seconds after which it may be tried again where the disk is full. */
const RETRY_AFTER = 30;
/** Also to those who have been shut out: to be told so, to go, and to come as somebody else. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  '/api/hello',
  '/api/sign-out',
  '/api/log-in',
  '/api/log-in/passkey',
  '/api/log-in/passkey/options',
]);
/** Links in letters, which whoever has them may follow, whoever she is in this browser. */
const BY_LINK = /^\/api\/notices\//;
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
    const owner = ownerIn(error);
    if (owner !== null) return passOn(deps.relay(), owner, request, reply);
    if (isFull(error)) {
      request.log.error({ err: error }, 'the disk is full');
      return said(reply.header('retry-after', RETRY_AFTER), 503, DISK_FULL.reason);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a call has failed');
    return said(reply, status, status >= 500 ? 'something has gone wrong here; nothing has changed' : error.message);
  });
  app.setNotFoundHandler((_, reply) => said(reply, 404, NOTHING));
  await app.register(cookie);
  await app.register(rateLimit, { global: false, cache: COUNTED });
  addLimits(app, deps.limits, deps.sessions);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || OPEN_TO_ALL.has(request.url) || BY_LINK.test(request.url)) return undefined;
    const suspended = await suspensionOf(request, deps.sessions);
    return suspended === null ? undefined : said(reply, 403, shutOut(suspended));
  });
  await app.register(websocket, { options: SOCKETS });
  await describeRoutes(app);
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    return (await deps.isReady()) ? { ready: true } : reply.code(503).send({ ready: false });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, deps)) return said(reply, 404, NOTHING);
    return reply.type(deps.metrics.contentType).send(await deps.metrics.text());
  });
  const open = openCount(deps.limits.sockets);
  addRoutes(app, { ...deps, open });
  addSocket(app, deps, open);
  addDescription(app);
  await app.ready();
  return app;
}

type Handler = Parameters<typeof import('node:http').createServer>[1] & object;

function addSocket(app: FastifyInstance, { sessions, hub, metrics, limits, now }: AppDeps, open: OpenCount): void {
  const gathered = gathering();
  app.get(SOCKET, { websocket: true, schema: { ...OF_SOCKET } }, (socket, request: FastifyRequest) => {
    // What comes in before it is known who speaks waits for that.
    const early: string[] = [];
    let hear = (text: string): void => {
      if (early.push(text) > MOST_EARLY)
        socket.close(TOO_MUCH, 'too much at once: wait for the hello, and connect again');
    };
    let ended = (): void => {};
    let isGone = false;
    const frames = meter(limits.frames, now);
    const busy = JSON.stringify({
      tell: 'trouble',
      why: `more than ${limits.frames} messages a second: come back in a second`,
      retryAfter: 1,
    } satisfies Tell);
    let isWarned = false;
    socket.on('message', (data: Buffer) => {
      metrics.frame();
      const verdict = frames.frame();
      if (verdict === 'over') return socket.close(TOO_MUCH, 'too many messages: come back in a second');
      if (verdict === 'fine') {
        isWarned = false;
        return hear(data.toString('utf8'));
      }
      if (!isWarned) socket.send(busy);
      isWarned = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      isGone = true;
      ended();
    });
    void loginOf(request, sessions).then(
      caller => {
        if (isGone) return;
        const uncount = open.oneMore(caller?.person.id ?? addressOf(request));
        if (uncount === null) return socket.close(TOO_MUCH, 'too many connections: close one, and connect again');
        const connection = hub.connect(
          caller?.person ?? null,
          gathered(socket, request.raw.socket),
          caller?.by.id ?? null,
        );
        hear = connection.hear;
        ended = () => {
          uncount();
          connection.ended();
        };
        for (const text of early) connection.hear(text);
      },
      () => socket.close(INTERNAL, 'it could not be found out who you are: connect again'),
    );
  });
}

const OF_SOCKET = {
  summary:
    'The socket: messages as in `/api/ask`, each answered under its id, and everything that you are told as it happens',
  description: 'Frames, each a `Tell`.',
};
/** `closeTimeout`, in milliseconds, is newer than the types of `ws`: a client that never reads never lets go of a socket that is closed. */
const SOCKETS = { maxPayload: LONGEST_FRAME, closeTimeout: 5_000 };
/** Frames that may come before it is known who sends them. */
const MOST_EARLY = 40;
const TOO_MUCH = 4029;
const INTERNAL = 1011;

function said(reply: FastifyReply, status: number, why: string): FastifyReply {
  return reply.code(status).send({ why });
}
