/** Serves the built page alone: a game that needs no server. */

import { createServer } from 'node:http';
import type { Serving } from './listening.ts';
import { addressOf, closeServer, LIMITS, listen, PORT, SILENCE } from './listening.ts';
import type { Site } from './page/answer.ts';
import { hostCheck, LOOPBACK } from './page/hosts.ts';
import { readPage } from './page/page.ts';
import { sendPage } from './page/send.ts';

const MOST_CONNECTIONS = 512;

export interface PageWish {
  readonly folder: string;
  readonly policy: string;
  /** The next free one is taken where this is not; 0 is any. */
  readonly port?: number;
  /** Name or number of the network address; this machine alone when nothing is said. */
  readonly host?: string;
}

export async function servePage({ folder, policy, port = PORT, host = LOOPBACK }: PageWish): Promise<Serving> {
  const site: Site = { page: readPage(folder), policy, isOurHost: hostCheck(host) };
  const server = createServer(LIMITS, (request, response) => sendPage(site, request, response));
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(SILENCE);
  const found = await listen(server, host, port);
  return { address: addressOf(host, found), port: found, close: () => closeServer(server) };
}
