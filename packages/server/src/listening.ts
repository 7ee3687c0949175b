/** Opens the port, or the next that is free, and closes a server when the requests under way have ended. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import { isLoopback } from './page/hosts.ts';

/** First port tried. */
export const PORT = 4805;
/** How many ports are tried, one after the other. */
const TRIES = 20;
const LAST_PORT = 65_535;

/** Far more than any browser needs. */
export const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;
/** Milliseconds without a byte either way. */
export const SILENCE = 30_000;
/** Milliseconds that requests under way have to finish when the server closes. */
const GRACE = 1_000;

export interface Serving {
  /** With a slash at the end. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on this port, or the next that is free, and returns it. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
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

/** Always `localhost` for this machine: browsers store saved games by address, so it must not change. */
export function addressOf(host: string, port: number): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere || isLoopback(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/** `cut` terminates connections that Node does not close by itself: WebSockets whose clients do not close them. */
export async function closeServer(server: Server, cut: () => void = () => {}): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const late = setTimeout(() => {
    server.closeAllConnections();
    cut();
  }, GRACE);
  await closed;
  clearTimeout(late);
}
