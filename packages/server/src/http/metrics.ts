/** Metrics of the server, in the format of Prometheus. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../page/hosts.ts';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  frame(): void;
  group(size: number): void;
  lost(): void;
  notice(kind: string, how: 'sent' | 'failed'): void;
}

export interface Watched {
  games(): number;
  sockets(): number;
}

export function metrics({ games, sockets }: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('weathergauge_games_awake', 'Games that are awake', games);
  gauge('weathergauge_sockets', 'Sockets that are open', sockets);
  let frames = 0;
  void new Counter({
    name: 'weathergauge_frames_total',
    help: 'Frames that came in',
    registers: [registry],
    // Read from a plain counter when metrics are collected: there are thousands a second.
    collect() {
      this.reset();
      this.inc(frames);
    },
  });
  const lost = new Counter({
    name: 'weathergauge_lost_total',
    help: 'Games that could not be kept and were read again',
    registers: [registry],
  });
  const notices = new Counter({
    name: 'weathergauge_notices_total',
    help: 'Notices: tries, by way and by what came of them',
    labelNames: ['way', 'how'],
    registers: [registry],
  });
  const groups = new Histogram({
    name: 'weathergauge_commit_group_size',
    help: 'Answers that were made durable together',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    frame: () => void frames++,
    group: size => groups.observe(size),
    lost: () => lost.inc(),
    notice: (way, how) => notices.inc({ way, how }),
  };
}

/**
 * Whether a caller may read the metrics: with the token; without a configured token, callers on this machine, unless the server has an
 * origin: behind a proxy everybody seems to call from this machine.
 */
export function mayRead(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { metricsToken, isPublished }: { readonly metricsToken: string | null; readonly isPublished: boolean },
): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return !isPublished && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
