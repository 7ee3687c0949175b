/** The server's HTTP: the page, the API and the sockets, on one port. */

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Server } from 'node:http';
import type { Site } from '../page/answer.ts';
import { sendPage } from '../page/send.ts';
import type { Metrics } from './metrics.ts';
import { mayRead } from './metrics.ts';
import type { Names } from './names.ts';
import { suspensionOf } from './caller.ts';
import type { Limits } from './limits.ts';
import { addLimits, openDoors } from './limits.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Relay } from '../nodes/relay.ts';
import { DISK_FULL, isFull } from '../store/full.ts';
import { passOn } from './relayed.ts';
import { NOTHING, shutOut } from './replies.ts';
import { addDescription, describeRoutes } from './openapi.ts';
import type { RouteDeps } from './routes.ts';
import { addRoutes } from './routes.ts';
import { addSocket, SOCKETS } from './socket-route.ts';
import type { Hub } from './sockets.ts';

export interface AppDeps extends Omit<RouteDeps, 'open'> {
  readonly site: Site;
  readonly names: Names;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  readonly proxies: readonly string[];
  readonly hub: Hub;
  readonly metrics: Metrics;
  /** Null: metrics need no token, and only callers on this machine may read them. */
  readonly metricsToken: string | null;
  readonly isPublished: boolean;
  readonly logger: FastifyServerOptions['logger'];
  readonly limits: Limits;
  /** The way to other nodes. */
  readonly relay: () => Relay | null;
  now(): number;
  /** Whether games can be stored; load balancers ask for it (`/readyz`). */
  isReady(): Promise<boolean>;
}

/** Bytes of a body: nothing that the contract allows is longer. */
const LONGEST_BODY = 64 * 1024;
/** How many callers are counted at the same time; beyond that the oldest counts are dropped. */
const COUNTED = 50_000;
/** `Retry-After` in seconds when the disk is full. */
const RETRY_AFTER = 30;
/** Routes that suspended people may call too: to read why, to sign out, and to sign in as somebody else. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  '/api/hello',
  '/api/sign-out',
  '/api/log-in',
  '/api/log-in/passkey',
  '/api/log-in/passkey/options',
]);
/** Links in mails: they work for whoever has them, signed in or not. */
const BY_LINK = /^\/api\/notices\//;
/** Unsupported Media Type. */
const NOT_JSON = 415;
/** Headers of every answer of the API, unless a route sets its own. */
const ANSWERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;
const OURS = /^\/(api|healthz|readyz|metrics)(\/|$|\?)/;

export async function createApp(deps: AppDeps, serverFactory: (handler: Handler) => Server): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: handler => serverFactory(handler as Handler),
    logger: deps.logger ?? false,
    trustProxy: deps.proxies.length === 0 ? false : [...deps.proxies],
    bodyLimit: LONGEST_BODY,
    // What is no address at all never comes to the hooks and handlers below.
    frameworkErrors: (_error, _request, reply) => void said(reply.headers(ANSWERS), 400, 'that is not an address'),
    // Request logs would contain invitations.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    // From the header, because `request.ws` is not set yet.
    const opensSocket = request.headers.upgrade !== undefined;
    // Node does not end connections with an upgrade request: if it is answered otherwise, it must be ended here.
    if (opensSocket) {
      reply.raw.shouldKeepAlive = false;
      reply.raw.once('finish', () => request.raw.socket.destroySoon());
    }
    if (!OURS.test(request.url)) {
      reply.hijack();
      return sendPage(deps.site, request.raw, reply.raw);
    }
    void reply.headers(ANSWERS);
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
    if (status === NOT_JSON) return said(reply, status, 'send JSON, and say so: content-type: application/json');
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
  const open = openDoors(deps.limits);
  addRoutes(app, { ...deps, open });
  addSocket(app, deps, open);
  addDescription(app);
  await app.ready();
  return app;
}

type Handler = Parameters<typeof import('node:http').createServer>[1] & object;

function said(reply: FastifyReply, status: number, why: string): FastifyReply {
  return reply.code(status).send({ why });
}
