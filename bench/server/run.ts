/** What a server does for its processor: ours, with every answer durable, beside boardgame.io's with its memory store. */

import type { AnyRuleset } from '@weathergauge/engine';
import { median } from '../measure.ts';
import type { Hosting } from './their-hosting.ts';
import { percentile } from './load.ts';
import { ourBoard } from './our-board.ts';
import { start } from './processes.ts';
import type { Measured, Size } from './rounds.ts';
import { perCpuSecond, round } from './rounds.ts';
import { theirBoard } from './their-board.ts';

export interface ServerWish extends Size {
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  readonly scenario: string;
  readonly rounds: number;
  /** Rounds before those, in which both servers are compiled and warmed up. */
  readonly warmUps: number;
}

export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
}

/** Which of boardgame.io's hosts, and what its figures are called. */
const HOSTS: readonly (readonly [hosting: Hosting, name: string])[] = [
  ['lightest', ''],
  ['same-service', 'SameService'],
  ['by-copies', 'ByCopies'],
];
const SHARE = 0.99;
const PACE = 1 / 5;
const KILOBYTE = 1024;

export async function measureServer(wish: ServerWish): Promise<Figure[]> {
  const { module, scenario, rounds, warmUps, games } = wish;
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const ours = await start('./ours.ts', []);
  const theirs = await Promise.all(
    HOSTS.map(async ([hosting, name]) => ({
      ...(await start('./theirs.ts', [module, scenario, hosting])),
      hosting,
      name,
      measured: [] as Measured[],
    })),
  );
  try {
    const openOurs = () => ourBoard(ours.address, ruleset.id, scenario);
    const saturated: Measured[] = [];
    for (let i = 0; i < warmUps + rounds; i++) {
      const own = await round(ours, openOurs, wish, `ours/${i}`);
      if (i >= warmUps) saturated.push(own);
      for (const other of theirs) {
        const open = () => theirBoard(other.address, ruleset, other.hosting);
        const measured = await round(other, open, wish, `theirs/${i}`);
        if (i >= warmUps) other.measured.push(measured);
      }
    }
    const throughput = median(saturated.map(({ answers, seconds }) => answers / seconds));
    const paced: Measured[] = [];
    for (let i = 0; i < rounds; i++) paced.push(await round(ours, openOurs, wish, `paced/${i}`, throughput * PACE));
    // A game stays awake for a while after its players have gone: all that is new now are games.
    const empty = await ours.used('memory');
    await round(ours, openOurs, wish, 'heap');
    const full = await ours.used('memory');
    const own = median(saturated.map(perCpuSecond));
    const compared = theirs.flatMap(({ name, measured }): Figure[] => {
      const other = median(measured.map(perCpuSecond));
      return [
        { id: `server.boardgameio${name}PerCpuSecond`, value: other, unit: 'answers/s' },
        { id: `server.ratioToBoardgameio${name}`, value: own / other, unit: 'times' },
      ];
    });
    const waits = (all: readonly Measured[]): number => median(all.map(each => percentile(each.waits, SHARE)));
    return [
      { id: 'server.answersPerCpuSecond', value: own, unit: 'answers/s' },
      ...compared,
      { id: 'server.p99SaturatedMilliseconds', value: waits(saturated), unit: 'ms' },
      { id: 'server.p99PacedMilliseconds', value: waits(paced), unit: 'ms' },
      { id: 'server.heapPerGameKilobytes', value: (full - empty) / games / KILOBYTE, unit: 'kB' },
    ];
  } finally {
    ours.end();
    for (const { end } of theirs) end();
  }
}
