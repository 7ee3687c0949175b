/** The WebSocket route: identifies the caller, limits the rate of frames, and closes dead sockets. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import type { Tell } from '@weathergauge/wire';
import { LONGEST_FRAME } from '@weathergauge/wire';
import type { Sessions } from '../people/sessions.ts';
import { loginOf } from './caller.ts';
import { gathering } from './gathered.ts';
import { heartbeat } from './heartbeat.ts';
import type { Limits, OpenDoors } from './limits.ts';
import { addressOf } from './limits.ts';
import { meters } from './meters.ts';
import type { Metrics } from './metrics.ts';
import { SOCKET } from './openapi.ts';
import type { Hub } from './sockets.ts';
import { MOST_UNREAD } from './sockets.ts';

export interface SocketRouteDeps {
  readonly sessions: Sessions;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly limits: Limits;
  now(): number;
}

/**
 * `closeTimeout` (milliseconds; newer than the types of `ws`) ends sockets of clients that never read and so never complete the close.
 * Pings are answered here, because the library answers any number and buffers the answers for a client that does not read.
 */
export const SOCKETS = { maxPayload: LONGEST_FRAME, closeTimeout: 5_000, autoPong: false };
/** Frames that may arrive before the caller is identified. */
const MOST_EARLY = 40;
const TOO_MUCH = 4029;
const INTERNAL = 1011;
/** Milliseconds between pings: a socket on which nothing arrives between two of them is dead. */
const PULSE = 20_000;

export function addSocket(
  app: FastifyInstance,
  { sessions, hub, metrics, limits, now }: SocketRouteDeps,
  open: OpenDoors,
): void {
  const gathered = gathering();
  const meterFor = meters(limits, now);
  const beats = heartbeat<WebSocket>(() => app.websocketServer.clients, PULSE);
  app.addHook('onClose', async () => beats.end());

  app.get(SOCKET, { websocket: true, schema: { ...OF_SOCKET } }, (socket, request: FastifyRequest) => {
    // Frames that arrive before the caller is identified wait here.
    const early: string[] = [];
    let hear = (text: string): void => {
      if (early.push(text) > MOST_EARLY)
        socket.close(TOO_MUCH, 'too much at once: wait for the hello, and connect again');
    };
    let ended = (): void => {};
    let isGone = false;
    const address = addressOf(request);
    const frames = meterFor(address);
    const busy = JSON.stringify({
      tell: 'trouble',
      why: `more than ${limits.frames} messages a second: come back in a second`,
      retryAfter: 1,
    } satisfies Tell);
    let isWarned = false;

    /** Counts a frame; false if it exceeds the limit and is ignored. */
    function counted(): boolean {
      beats.heard(socket);
      metrics.frame();
      if (socket.readyState !== socket.OPEN) return false;
      const verdict = frames.frame();
      if (verdict === 'fine') {
        isWarned = false;
        return true;
      }
      if (verdict === 'over') socket.close(TOO_MUCH, 'too many messages: come back in a second');
      else if (!isWarned) socket.send(busy);
      isWarned = true;
      return false;
    }

    socket.on('message', (data: Buffer) => {
      if (counted()) hear(data.toString('utf8'));
    });
    socket.on('ping', (data: Buffer) => {
      if (!counted()) return;
      if (request.raw.socket.writableLength > MOST_UNREAD) socket.terminate();
      else socket.pong(data);
    });
    socket.on('pong', () => void counted());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      isGone = true;
      beats.heard(socket);
      ended();
    });
    void loginOf(request, sessions).then(
      caller => {
        if (isGone) return;
        const uncount = open.oneMore(caller?.person.id ?? null, address);
        if (uncount === null) return socket.close(TOO_MUCH, 'too many connections: close one, and connect again');
        const known = { person: caller?.person ?? null, login: caller?.by.id ?? null, address };
        const connection = hub.connect(known, gathered(socket, request.raw.socket));
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
