/** What a server does for its processor: ours, with every answer durable, beside boardgame.io's with its memory store. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AnyRuleset } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { median } from '../measure.ts';
import type { Board, Played } from './load.ts';
import { percentile, play } from './load.ts';
import { ourBoard } from './our-board.ts';
import { theirBoard } from './their-board.ts';
import type { Usage } from './usage.ts';

export interface ServerWish {
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  readonly scenario: string;
  /** Games at once. */
  readonly games: number;
  /** Answers of one game in one round, unless a game ends before. */
  readonly answers: number;
  readonly rounds: number;
}

export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
}

interface Process {
  readonly address: string;
  used(what: Usage): Promise<number>;
  end(): void;
}

async function start(file: string, words: readonly string[]): Promise<Process> {
  const child = fork(new URL(file, import.meta.url), words, { execArgv: ['--expose-gc'] });
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    async used(what) {
      child.send(what);
      const [figure] = (await once(child, 'message')) as [number];
      return figure;
    },
    end: () => void child.kill(),
  };
}

interface Measured extends Played {
  readonly cpuSeconds: number;
}

/** One round of games from their openings, which do not count. */
async function round(
  server: Process,
  open: () => Promise<Board>,
  { games, answers }: ServerWish,
  seed: string,
  perSecond?: number,
): Promise<Measured> {
  const boards: Board[] = [];
  for (let i = 0; i < games; i++) boards.push(await open());
  const before = await server.used('cpu');
  const played = await play(boards, answers, seededRng(seed), perSecond);
  const after = await server.used('cpu');
  for (const board of boards) board.close();
  return { ...played, cpuSeconds: after - before };
}

const perCpuSecond = ({ answers, cpuSeconds }: Measured): number => answers / cpuSeconds;
const SHARE = 0.99;
const PACE = 1 / 5;
const KILOBYTE = 1024;

export async function measureServer(wish: ServerWish): Promise<Figure[]> {
  const { module, scenario, rounds, games } = wish;
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const ours = await start('./ours.ts', []);
  const theirs = await start('./theirs.ts', [module, scenario]);
  try {
    const openOurs = () => ourBoard(ours.address, ruleset.id, scenario);
    const openTheirs = () => theirBoard(theirs.address, ruleset);
    const saturated: Measured[] = [];
    const compared: Measured[] = [];
    // The first round of each is compiled and warmed up in, and does not count.
    for (let i = 0; i <= rounds; i++) {
      const own = await round(ours, openOurs, wish, `ours/${i}`);
      const other = await round(theirs, openTheirs, wish, `theirs/${i}`);
      if (i === 0) continue;
      saturated.push(own);
      compared.push(other);
    }
    const throughput = median(saturated.map(({ answers, seconds }) => answers / seconds));
    const paced: Measured[] = [];
    for (let i = 0; i < rounds; i++) paced.push(await round(ours, openOurs, wish, `paced/${i}`, throughput * PACE));
    // A game stays awake for a while after its players have gone: all that is new now are games.
    const empty = await ours.used('memory');
    await round(ours, openOurs, wish, 'heap');
    const full = await ours.used('memory');
    const own = median(saturated.map(perCpuSecond));
    const other = median(compared.map(perCpuSecond));
    const waits = (all: readonly Measured[]): number => median(all.map(each => percentile(each.waits, SHARE)));
    return [
      { id: 'server.answersPerCpuSecond', value: own, unit: 'answers/s' },
      { id: 'server.boardgameioPerCpuSecond', value: other, unit: 'answers/s' },
      { id: 'server.ratioToBoardgameio', value: own / other, unit: 'times' },
      { id: 'server.p99SaturatedMilliseconds', value: waits(saturated), unit: 'ms' },
      { id: 'server.p99PacedMilliseconds', value: waits(paced), unit: 'ms' },
      { id: 'server.heapPerGameKilobytes', value: (full - empty) / games / KILOBYTE, unit: 'kB' },
    ];
  } finally {
    ours.end();
    theirs.end();
  }
}
