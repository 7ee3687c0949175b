/** Whoever is told on this machine: a webhook, a browser behind a push service, a mailbox; and servers that tell them soon. */

import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice, NoticeKind, PushedNotice } from '@weathergauge/wire';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { ServerWish } from '../src/index.ts';
import type { Served } from './served.ts';
import { served } from './served.ts';

export const ORIGIN = 'https://play.example.org';
/** As fast as they can be, without one of them being in the time of another. */
export const QUIET = 150;
const SOON = {
  every: 20,
  quiet: QUIET,
  apart: 0,
  backOff: [40, 40, 40],
  reach: 'this machine too',
} as const;

/** Its address is where it can be reached; its links lead to `ORIGIN`. */
export async function tellingServer(place?: string, more: Partial<ServerWish> = {}): Promise<Served> {
  const { notices, ...rest } = more;
  const server = await served(place, undefined, undefined, {
    origins: [ORIGIN],
    notices: { ...SOON, ...notices },
    ...rest,
  });
  return { ...server, address: `http://localhost:${server.port}/` };
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly address: string;
  readonly received: readonly Received[];
  /** With what it answers from now on. */
  answer: { status: number; headers?: Readonly<Record<string, string>>; body?: string };
}

/** `only`: notices of another kind are taken in, and not kept. */
export async function receiver(only: NoticeKind | null = null): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const it = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      if (only !== null && kindOf(it) !== only) return void response.writeHead(204).end();
      received.push(it);
      const { status, headers = {}, body = '' } = told.answer;
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const told: Receiver = { address: `http://127.0.0.1:${port}/`, received, answer: { status: 204 } };
  return told;
}

/** A push service cannot read what it carries. */
const kindOf = ({ headers, body }: Received): unknown =>
  headers['topic'] ?? (JSON.parse(body.toString()) as Notice).kind;

export interface Browser {
  /** As it is sent to the server. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What the browser makes of what its push service has received. */
  read(body: Buffer): PushedNotice;
}

export function browserAt({ address }: Receiver): Browser {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint: `${address}push/${randomBytes(8).toString('hex')}`, keys: { p256dh, auth } },
    read: body =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()) as PushedNotice,
  };
}

export interface Mailbox {
  readonly smtp: string;
  readonly letters: readonly { readonly to: readonly string[]; readonly text: string }[];
  /** Refuses every address from now on. */
  refuse: boolean;
}

export async function mailbox(): Promise<Mailbox> {
  const letters: { to: readonly string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      done(it.refuse ? Object.assign(new Error('nobody here'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        // As the reader sees it: long lines are folded on their way.
        const unfolded = text.replaceAll(/=\r\n|\r\n(?= )/g, '');
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: unfolded });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const it: Mailbox = { smtp: `smtp://127.0.0.1:${port}`, letters, refuse: false };
  return it;
}
