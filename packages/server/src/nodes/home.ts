/** The address at which other nodes reach a server, and the place by which a restarted server is recognised. */

import { createHash } from 'node:crypto';
import { hostname, networkInterfaces } from 'node:os';
import { isLoopback } from '../page/hosts.ts';

/** The address for other nodes of a server that listens at `host`; port 0 is any free one. `HOST`, `HOST:PORT` or `[IP]:PORT`. */
export function nodeAddress(said: string | undefined, host: string): { host: string; port: number } {
  if (said === undefined) {
    const isAnywhere = host === '0.0.0.0' || host === '::';
    return { host: isAnywhere ? hostname() : host, port: 0 };
  }
  const found = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]]+))(?::(\d{1,5}))?$/i.exec(said);
  const name = found?.[1] ?? found?.[2];
  const port = Number(found?.[3] ?? 0);
  if (name === undefined || port > LAST_PORT)
    throw new Error('--node-address needs a host and a port, such as 10.0.0.2:4905');
  return { host: name, port };
}

/** The address to listen on for other nodes: only this machine, if players too can connect only from it. */
export const bindFor = (host: string): string => (isLoopback(host) ? host : '0.0.0.0');

/** Identifies a server: this machine's name and network addresses, and the port for players. */
export function homeOf(port: number): string {
  const numbers = Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address)
    .toSorted();
  return createHash('sha256')
    .update(JSON.stringify([hostname(), numbers, port]))
    .digest('base64url');
}

const LAST_PORT = 65_535;
