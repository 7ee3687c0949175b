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
  /** If it is in use, the next free one is taken; 0 is any. */
  readonly port?: number;
  /** Host name or IP address to listen on; by default this machine only. */
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
