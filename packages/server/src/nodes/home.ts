/** Where a server is: as other nodes reach it, and as it knows itself again when it is started anew. */

import { createHash } from 'node:crypto';
import { hostname, networkInterfaces } from 'node:os';
import { isLoopback } from '../page/hosts.ts';

/** Where other nodes reach a server that listens at `host`; port 0 is one that is found free. `HOST`, `HOST:PORT` or `[IP]:PORT`. */
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

/** The address to listen at for other nodes: none beyond this machine where nobody beyond it can play. */
export const bindFor = (host: string): string => (isLoopback(host) ? host : '0.0.0.0');

/** This machine, known by its names and numbers, and the port at which players find the server. */
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
