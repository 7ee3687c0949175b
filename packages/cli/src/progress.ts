/** A progress bar on standard error; nothing if that is not a terminal. */

import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export interface Bar {
  advance(games: number): void;
  stop(): void;
}

export function gameBar(io: Io, total: number): Bar {
  const bar = barFor(io, '{bar} {value}/{total} games, {eta_formatted} to go', total);
  return { advance: games => bar?.increment(games), stop: () => bar?.stop() };
}

const HUNDRED = 100;

/** A bar for a fixed time: call `reach` with the share that is spent, from 0 to 1. */
export function shareBar(io: Io): { reach(share: number): void; stop(): void } {
  const bar = barFor(io, '{bar} {percentage} %', HUNDRED);
  return { reach: share => bar?.update(Math.round(HUNDRED * share)), stop: () => bar?.stop() };
}

function barFor(io: Io, format: string, total: number): SingleBar | null {
  if (!io.progress) return null;
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  bar.start(total, 0);
  return bar;
}
