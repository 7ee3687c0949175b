/**
 * Measures whether a temper shows: how much agents of it risk (`Ruleset.daring`) in whole games against steady ones, compared with games
 * with the same dice in which all are steady. The two sides of one game cannot be compared, because ships that are near are near for both.
 */

import type { Agent, Temper } from '@weathergauge/agents';
import { decide, greedy } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, Rng, Seat } from '@weathergauge/engine';
import { playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import type { SampledSetup } from './positions.ts';
import { shareOut } from './threads.ts';

/** The mean of `daring` over the decisions of a game: of the temper, on both sides in turn, and of steady agents in its place. */
export interface Ventured {
  readonly temper: number;
  readonly steady: number;
}

/** A run of games, each played from both sides, numbered from `first` over all set-ups. */
export interface TemperChunk {
  readonly setups: readonly SampledSetup[];
  readonly temper: Temper;
  /** Of each set-up. */
  readonly games: number;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

/** Null if the book has no `daring`. */
export function venturedIn(ruleset: AnyRuleset, config: MatchConfig, temper: Temper, label: string): Ventured | null {
  const { daring } = ruleset;
  if (daring === undefined) return null;
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  /** The mean by side, when these sides have the temper. */
  const played = (...sides: readonly number[]): readonly number[] => {
    const dice = seededDice(label);
    const state = ruleset.setup(config, dice, silent);
    const agents = seats.map(seat => greedy({ temper: sides.includes(seat % 2) ? temper : 'steady' }));
    const rngs = seats.map(seat => seededRng(`${label}/${seat}`));
    const sums = [0, 0];
    let moments = 0;
    const choose = (seat: Seat) => {
      for (const each of seats) sums[each % 2] = (sums[each % 2] as number) + daring(state, each);
      moments++;
      return decide(agents[seat] as Agent, ruleset, state, seat, rngs[seat] as Rng);
    };
    playOn(ruleset, state, { choose }, dice);
    return sums.map(sum => sum / Math.max(1, moments));
  };
  const [first, second, steady] = [played(0), played(1), played()];
  const meanOf = (one = 0, other = 0): number => (one + other) / 2;
  return { temper: meanOf(first[0], second[1]), steady: meanOf(steady[0], steady[1]) };
}

export interface TemperShown {
  readonly games: number;
  /** The means of the temper and of steady agents in its place, the difference, and its standard error. */
  readonly temper: number;
  readonly steady: number;
  readonly more: number;
  readonly error: number;
}

export interface TemperTrial extends Omit<TemperChunk, 'first' | 'count'> {
  readonly module: string;
  readonly pack: object | null;
  readonly workers: number;
  readonly onGames?: ((games: number) => void) | undefined;
}

export async function watchTemper(trial: TemperTrial): Promise<TemperShown> {
  const { module, pack, workers, onGames, ...chunk } = trial;
  const found: Ventured[] = [];
  await shareOut<(Ventured | null)[]>({
    thread: 'tempers-worker',
    module,
    pack,
    games: trial.games * trial.setups.length,
    workers,
    onGames,
    ask: (first, count): TemperChunk => ({ ...chunk, first, count }),
    take(_first, ventured) {
      for (const one of ventured) if (one !== null) found.push(one);
    },
  });
  return shownBy(found);
}

export function shownBy(found: readonly Ventured[]): TemperShown {
  const count = found.length;
  const mean = (of: (one: Ventured) => number): number => found.reduce((sum, one) => sum + of(one), 0) / count;
  const [temper, steady] = [mean(one => one.temper), mean(one => one.steady)];
  const more = temper - steady;
  const squares = found.reduce((sum, one) => sum + (one.temper - one.steady - more) ** 2, 0);
  return { games: 2 * count, temper, steady, more, error: Math.sqrt(squares / Math.max(1, count - 1) / count) };
}
