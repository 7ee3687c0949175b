/** Rounds of games on a server, and what its process has used for them. */

import { seededRng } from '@weathergauge/engine';
import type { Board, Played } from './load.ts';
import { play } from './load.ts';
import type { Process } from './processes.ts';

export interface Size {
  /** Games at once. */
  readonly games: number;
  /** Answers of one game in one round, unless a game ends before. */
  readonly answers: number;
}

export interface Measured extends Played {
  readonly cpuSeconds: number;
}

/** Games that are opened at the same time. */
const ABREAST = 10;

export async function openAll(games: number, open: () => Promise<Board>): Promise<Board[]> {
  const boards: Board[] = [];
  while (boards.length < games) {
    const more = Math.min(ABREAST, games - boards.length);
    boards.push(...(await Promise.all(Array.from({ length: more }, open))));
  }
  return boards;
}

/** One round of games from their openings, which do not count. */
export async function round(
  server: Process,
  open: () => Promise<Board>,
  { games, answers }: Size,
  seed: string,
  perSecond?: number,
): Promise<Measured> {
  const boards = await openAll(games, open);
  const before = await server.used('cpu');
  const played = await play(boards, answers, seededRng(seed), perSecond);
  const after = await server.used('cpu');
  for (const board of boards) board.close();
  return { ...played, cpuSeconds: after - before };
}

export const perCpuSecond = ({ answers, cpuSeconds }: Measured): number => answers / cpuSeconds;
