/** A progress bar on standard error while games are played; nothing where that is no terminal. */

import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export interface Bar {
  advance(games: number): void;
  stop(): void;
}

export function gameBar(io: Io, total: number): Bar {
  if (!io.progress) return { advance: () => {}, stop: () => {} };
  const bar = new SingleBar(
    {
      format: '{bar} {value}/{total} games, {eta_formatted} to go',
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { advance: games => bar.increment(games), stop: () => bar.stop() };
}
