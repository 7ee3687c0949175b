/**
 * How much one caller may ask for. Whoever asks for more is told when to come back: over HTTP by 429 with Retry-After, over a socket by
 * `trouble`, and by its end if that does not help. Counts are those of this node.
 */

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../people/sessions.ts';
import { callerOf } from './caller.ts';

export interface Limits {
  /** Calls in a minute of one person, or of an address from which nobody is known. */
  readonly calls: number;
  /** Calls in a minute of all who come from one address: a school, a ship's company. */
  readonly callsOfAddress: number;
  /** Calls by which a program plays (`/api/ask`), counted apart: as many as a person makes over a socket, not as many as a machine could. */
  readonly asks: number;
  /** New guests of one address in an hour. */
  readonly guests: number;
  /** Tables that callers of one address lay in an hour: each is kept. */
  readonly tables: number;
  /** Challenges for passkeys of one address in ten minutes. */
  readonly challenges: number;
  /** Downloads of all that is kept about somebody, in an hour. */
  readonly exports: number;
  /** Letters that ask whose an address is, which callers of one address may have sent in an hour. */
  readonly letters: number;
  /** Frames in a second over one socket; for a moment it may be five times as many. */
  readonly frames: number;
  /** Milliseconds of this server's thread in a second that the questions of one address may take (`questions.ts`). */
  readonly questions: number;
  /** Open sockets and streams of one person, or of an address from which nobody is known. */
  readonly sockets: number;
}

export const USUAL_LIMITS: Limits = {
  calls: 300,
  callsOfAddress: 6_000,
  asks: 1_200,
  guests: 120,
  tables: 600,
  challenges: 120,
  exports: 10,
  letters: 20,
  frames: 100,
  questions: 250,
  sockets: 30,
};

const IPV6_SUBNET = 64;

/** One line of the internet: what a household has of IPv6 is one address here. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, IPV6_SUBNET);

export function tooMany(reply: FastifyReply, milliseconds: number, what = 'too many calls'): FastifyReply {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ why: `${what}: come back in ${inWords(seconds)}`, retryAfter: seconds });
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Counts calls of each address, and then of each person. To be added when cookies are read. */
export function addLimits(app: FastifyInstance, limits: Limits, sessions: Sessions): void {
  const timeWindow = '1 minute';
  const whose = async (request: FastifyRequest): Promise<string> =>
    (await callerOf(request, sessions))?.id ?? addressOf(request);
  const ofAddress = app.createRateLimit({ max: limits.callsOfAddress, timeWindow, keyGenerator: addressOf });
  const ofCaller = app.createRateLimit({ max: limits.calls, timeWindow, keyGenerator: whose });
  const ofAsker = app.createRateLimit({ max: limits.asks, timeWindow, keyGenerator: whose });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    // The address first: who is behind a made-up token is not even looked up for those who try millions.
    for (const count of [ofAddress, request.url === '/api/ask' ? ofAsker : ofCaller]) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return tooMany(reply, counted.ttl);
    }
    return undefined;
  });
}

/** Connections that are open at once. */
export interface OpenCount {
  /** Counts one more of this caller, until the function that it returns is called; null where there are too many. */
  oneMore(caller: string): (() => void) | null;
}

export function openCount(most: number): OpenCount {
  const open = new Map<string, number>();
  return {
    oneMore(caller) {
      const count = open.get(caller) ?? 0;
      if (count >= most) return null;
      open.set(caller, count + 1);
      return () => {
        const left = (open.get(caller) ?? 1) - 1;
        if (left === 0) open.delete(caller);
        else open.set(caller, left);
      };
    },
  };
}

export interface Meter {
  /** `late`: this frame is too many, and is told so; `over`: so were all of the last second's. */
  frame(): 'fine' | 'late' | 'over';
}

/** Seconds' worth of frames that may come at once. */
const BURST = 5;

export function meter(perSecond: number, now: () => number): Meter {
  let left = perSecond * BURST;
  let at = now();
  let refused = 0;
  return {
    frame() {
      const time = now();
      left = Math.min(perSecond * BURST, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left >= 1) {
        left--;
        refused = 0;
        return 'fine';
      }
      return ++refused > perSecond ? 'over' : 'late';
    },
  };
}
