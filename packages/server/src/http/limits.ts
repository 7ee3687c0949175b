/**
 * Rate limits. A caller who exceeds one is told when to try again: over HTTP by 429 with Retry-After, over a socket by `trouble`; if she
 * goes on, the socket is closed. Each node counts for itself.
 */

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../people/sessions.ts';
import { callerOf } from './caller.ts';

export interface Limits {
  /** Calls a minute by one person, or, for callers who are not signed in, from one address. */
  readonly calls: number;
  /** Calls a minute by all people from one address, such as a school. */
  readonly callsOfAddress: number;
  /** Calls a minute to `/api/ask`, by which programs play; counted apart from other calls. */
  readonly asks: number;
  /** New guests from one address in an hour. */
  readonly guests: number;
  /** Tables that are made from one address in an hour: each is stored. */
  readonly tables: number;
  /** Challenges for passkeys from one address in ten minutes. */
  readonly challenges: number;
  /** Downloads of one person's data in an hour. */
  readonly exports: number;
  /** Mails to confirm a mail address, requested from one network address in an hour. */
  readonly letters: number;
  /** Frames a second over one socket, with bursts of five times as many. */
  readonly frames: number;
  /** The same over all sockets of one address. */
  readonly framesOfAddress: number;
  /** Milliseconds of this server's thread that the questions from one address may take in a second (`questions.ts`). */
  readonly questions: number;
  /** Open sockets and streams of one person, or, for callers who are not signed in, from one address. */
  readonly sockets: number;
  /** Open sockets and streams of all people from one address. */
  readonly socketsOfAddress: number;
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
  framesOfAddress: 1_000,
  questions: 250,
  sockets: 30,
  socketsOfAddress: 1_000,
};

const IPV6_SUBNET = 64;

/** The address by which a caller is counted: the whole IPv6 network of a household counts as one. */
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

/** Counts calls of each address, then of each person. To be registered after the cookie plugin. */
export function addLimits(app: FastifyInstance, limits: Limits, sessions: Sessions): void {
  const timeWindow = '1 minute';
  const whose = async (request: FastifyRequest): Promise<string> =>
    (await callerOf(request, sessions))?.id ?? addressOf(request);
  const ofAddress = app.createRateLimit({ max: limits.callsOfAddress, timeWindow, keyGenerator: addressOf });
  const ofCaller = app.createRateLimit({ max: limits.calls, timeWindow, keyGenerator: whose });
  const ofAsker = app.createRateLimit({ max: limits.asks, timeWindow, keyGenerator: whose });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    // The address first, so that somebody who tries millions of invented tokens causes no lookups.
    for (const count of [ofAddress, request.url === '/api/ask' ? ofAsker : ofCaller]) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return tooMany(reply, counted.ttl);
    }
    return undefined;
  });
}

interface OpenCount {
  /** Counts one more connection of this caller until the returned function is called; null if there are too many. */
  oneMore(caller: string): (() => void) | null;
}

function openCount(most: number): OpenCount {
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

/** Open sockets and streams: of one person (or of an address, for callers who are not signed in), and of one address. */
export interface OpenDoors {
  oneMore(person: string | null, address: string): (() => void) | null;
}

export function openDoors({ sockets, socketsOfAddress }: Pick<Limits, 'sockets' | 'socketsOfAddress'>): OpenDoors {
  const [ofPerson, ofAddress] = [openCount(sockets), openCount(socketsOfAddress)];
  return {
    oneMore(person, address) {
      const hers = ofPerson.oneMore(person ?? address);
      const all = hers === null ? null : ofAddress.oneMore(address);
      if (all === null) hers?.();
      return hers === null || all === null
        ? null
        : () => {
            hers();
            all();
          };
    },
  };
}
