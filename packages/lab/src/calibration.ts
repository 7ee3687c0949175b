/** Compares the chances that a book shows with how the games ended: in all, by quarter of the game and by set-up. */

import { shownOf } from './fit-odds.ts';
import type { Position, SampledSetup } from './positions.ts';
import type { Quality } from './quality.ts';
import { quality } from './quality.ts';
import { wilson } from './wilson.ts';

/** How even a set-up is: the score of its first seat (a draw is half a victory), with the 95 % interval. */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Calibration {
  readonly games: number;
  readonly all: Quality;
  /** By quarter of the game, counted in decisions. */
  readonly quarters: readonly Quality[];
  readonly setups: readonly (Quality & {
    readonly name: string;
    readonly lastQuarter: number;
    readonly balance: Balance;
  })[];
  /** Set-ups of several scenarios with the same value of an option, such as `level basic`. */
  readonly pools: readonly Pool[];
}

export type Pool = Quality & { readonly name: string; readonly lastQuarter: number };

const QUARTERS = 4;

function inQuarter(some: readonly Position[], quarter: number): readonly Position[] {
  return some.filter(({ share }) => Math.min(QUARTERS - 1, Math.floor(share * QUARTERS)) === quarter);
}

function lastQuarterOf(some: readonly Position[]): number {
  return quality(inQuarter(some, QUARTERS - 1)).skill;
}

export function calibrationOf(
  positions: readonly Position[],
  setups: readonly Pick<SampledSetup, 'name' | 'config' | 'said'>[],
): Calibration {
  const shown = shownOf(positions);
  return {
    games: new Set(shown.map(({ game }) => game)).size,
    all: quality(shown),
    quarters: Array.from({ length: QUARTERS }, (_, quarter) => quality(inQuarter(shown, quarter))),
    setups: setups.map(({ name }, setup) => {
      const own = shown.filter(one => one.setup === setup);
      return { name, ...quality(own), lastQuarter: lastQuarterOf(own), balance: balanceOf(own) };
    }),
    pools: poolsOf(setups).map(({ name, members }) => {
      const own = shown.filter(({ setup }) => members.has(setup));
      return { name, ...quality(own), lastQuarter: lastQuarterOf(own) };
    }),
  };
}

interface Members {
  readonly name: string;
  readonly members: ReadonlySet<number>;
}

function poolsOf(setups: readonly Pick<SampledSetup, 'config' | 'said'>[]): readonly Members[] {
  const pools = new Map<string, Set<number>>();
  for (const [i, { said }] of setups.entries())
    for (const [option, value] of Object.entries(said)) {
      const name = `${option} ${String(value)}`;
      pools.set(name, (pools.get(name) ?? new Set()).add(i));
    }
  const scenarios = (members: ReadonlySet<number>): number =>
    new Set([...members].map(i => setups[i]?.config.scenario)).size;
  return [...pools].filter(([, members]) => scenarios(members) > 1).map(([name, members]) => ({ name, members }));
}

function balanceOf(positions: readonly Position[]): Balance {
  const games = [...new Map(positions.map(({ game, won }) => [game, won])).values()];
  const won = games.filter(one => one === 1).length;
  const lost = games.filter(one => one === 0).length;
  const drawn = games.length - won - lost;
  const rate = (won + drawn / 2) / Math.max(1, games.length);
  return { won, drawn, lost, rate, ...wilson(rate, games.length) };
}
