/** Serves the built page. Later games between strangers are hosted here too; today it gives out files. */

import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Site } from './answer.ts';
import { answerTo } from './answer.ts';
import { hostCheck, isLoopback, LOOPBACK } from './hosts.ts';
import { readPage } from './page.ts';

/** First port tried. */
export const PORT = 4805;
/** How many ports are tried, one after the other. */
const TRIES = 20;
const LAST_PORT = 65_535;

/** No browser comes near these; who is slower or says more is not a player. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;
/** Milliseconds without a byte either way. */
const SILENCE = 30_000;
const MOST_CONNECTIONS = 512;
/** Milliseconds that what is under way has to end, when the server closes. */
const GRACE = 1_000;

export interface Serving {
  /** With a slash at the end. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface Wished {
  readonly folder: string;
  readonly policy: string;
  /** The next free one is taken where this is not; 0 is any. */
  readonly port?: number;
  /** Name or number of the network address; this machine alone when nothing is said. */
  readonly host?: string;
}

export async function servePage({ folder, policy, port = PORT, host = LOOPBACK }: Wished): Promise<Serving> {
  const site: Site = { page: readPage(folder), policy, isOurHost: hostCheck(host) };
  const server = createServer(LIMITS, (request, response) => send(site, request, response));
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(SILENCE);
  const found = await listen(server, host, port);
  return { address: addressOf(host, found), port: found, close: () => close(server) };
}

function send(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers } = request;
  const { status, headers: said, body } = answerTo(site, { method, url, headers });
  const length = status === 304 ? {} : { 'Content-Length': String(body.length) };
  // Nobody reads what a request brings along, so the connection it comes on is of no more use.
  const brings = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  response.writeHead(status, { ...said, ...length, ...(brings ? { Connection: 'close' } : {}) });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The port on which it listens: the one that is wished, or the next that is free. */
async function listen(server: Server, host: string, port: number): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + TRIES - 1, LAST_PORT);
  for (let tried = port; tried <= last; tried++) {
    try {
      server.listen({ host, port: tried, exclusive: true });
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw new Error(whyNot(host, tried, error), { cause: error });
    }
  }
  throw new Error(`ports ${port} to ${last} are all in use: name a free one with --port`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function whyNot(host: string, port: number, error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES') return `port ${port} is not for everybody: name one above 1023 with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `this machine has no address ${JSON.stringify(host)}: leave --host away, or name one it has`;
  return `cannot listen at ${JSON.stringify(host)}, port ${port}: ${code === '' ? String(error) : code}`;
}

/** What the browser keeps of a player's battles belongs to this very address, so it stays `localhost`. */
function addressOf(host: string, port: number): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere || isLoopback(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(late);
}
