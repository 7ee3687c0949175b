/** Samples positions from games of `greedy` against itself: features, the displayed chance, and how the game ended. */

import { decide, greedy } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, OddsSetup, Options, Rng, Seat } from '@weathergauge/engine';
import {
  configure,
  isRefusal,
  outlook,
  playOn,
  seededDice,
  seededRng,
  silent,
  worthOfResult,
} from '@weathergauge/engine';
import { shareOut } from './threads.ts';

/** A sampled position; everything is for the side of seat 0. */
export interface Position {
  readonly game: number;
  /** The number of its set-up. */
  readonly setup: number;
  /** The true position, or one that a seat has imagined. */
  readonly kind: 'true' | 'imagined';
  /** How much of the game was over, from 0 to 1: by decisions, and by the book's `progress`. */
  readonly share: number;
  readonly progress: number;
  /** Features of the true position, or of the first imagined one. */
  readonly x: Float64Array;
  /** The displayed chance, from 0 to 1: the mean over the imagined states. */
  readonly told: number;
  /** 1 for a victory, 0 for a defeat, a half for a draw. */
  readonly won: number;
}

export interface SampledSetup {
  readonly name: string;
  readonly config: MatchConfig;
  /** Options that differ from the defaults. */
  readonly said: Options;
}

/** A run of whole games, numbered from `first` over all set-ups. */
export interface PositionChunk {
  readonly setups: readonly SampledSetup[];
  /** Of each set-up. */
  readonly games: number;
  readonly seed: string;
  readonly worlds: number;
  readonly first: number;
  readonly count: number;
}

/** The set-ups on which a model is fitted. */
export function setupsOf(ruleset: AnyRuleset, scenario?: string): SampledSetup[] {
  const all: readonly OddsSetup[] = ruleset.odds?.setups ?? ruleset.scenarios.map(({ id }) => ({ scenario: id }));
  return all
    .filter(setup => scenario === undefined || setup.scenario === scenario)
    .map(({ scenario: id, options = {} }) => {
      const config = configure(ruleset, { scenario: id, options });
      if (isRefusal(config)) throw new Error(config.reason);
      const said = Object.keys(options).length === 0 ? '' : ` ${JSON.stringify(options)}`;
      return { name: `${id}${said}`, config, said: options };
    });
}

export interface Sampling {
  readonly module: string;
  readonly pack?: object | null;
  readonly setups: readonly SampledSetup[];
  readonly games: number;
  readonly seed: string;
  readonly worlds: number;
  readonly workers: number;
  readonly onGames?: ((games: number) => void) | undefined;
}

/** Positions in the order of the games, for any number of threads. */
export async function samplePositions(sampling: Sampling): Promise<Position[]> {
  const { module, pack = null, setups, games, seed, worlds, workers, onGames } = sampling;
  const found: Position[] = [];
  await shareOut<Position[]>({
    thread: 'positions-worker',
    module,
    pack,
    games: games * setups.length,
    workers,
    onGames,
    ask: (first, count): PositionChunk => ({ setups, games, seed, worlds, first, count }),
    take(_first, positions) {
      for (const position of positions) found.push(position);
    },
  });
  return found;
}

/** Most positions of a game, spread evenly over its decisions. */
const MOST_TAKEN = 48;
const FIRST_STRIDE = 4;

export function positionsOf(ruleset: AnyRuleset, chunk: PositionChunk, number: number): Position[] {
  const at = Math.floor(number / chunk.games);
  const { name, config } = chunk.setups[at] as SampledSetup;
  const label = `${ruleset.id}/${name}/${chunk.seed}/${number % chunk.games}`;
  const dice = seededDice(label);
  const s = ruleset.setup(config, dice, silent);
  const rngs = Array.from({ length: config.seats }, (_, seat) => seededRng(`${label}/${seat}`));
  const agent = greedy();
  let stride = FIRST_STRIDE;
  let kept: { readonly at: number; readonly s: object }[] = [];
  let decisions = 0;
  const choose = (seat: Seat) => {
    if (decisions % stride === 0) kept.push({ at: decisions, s: ruleset.clone(s) });
    if (kept.length > MOST_TAKEN) {
      kept = kept.filter((_, i) => i % 2 === 0);
      stride *= 2;
    }
    decisions++;
    return decide(agent, ruleset, s, seat, rngs[seat] as Rng);
  };
  playOn(ruleset, s, { choose }, dice);
  const result = ruleset.result(s);
  if (result === null) throw new Error('a game that was played on to its end is not over');
  const won = (worthOfResult(result, 0) + 1) / 2;
  const imagining = seededRng(`${label}/imagined`);
  const about = { game: number, setup: at, won };
  return kept.flatMap(one =>
    looksAt(ruleset, one.s, config.seats, chunk.worlds, imagining).map(seen => ({
      ...about,
      ...seen,
      share: one.at / decisions,
      progress: ruleset.odds?.progress(one.s) ?? 0,
    })),
  );
}

type Look = Pick<Position, 'kind' | 'x' | 'told'>;

/** The true position, and those that each seat imagines if it does not know everything. */
function looksAt(ruleset: AnyRuleset, s: object, seats: number, worlds: number, rng: Rng): Look[] {
  const looks: Look[] = [look(ruleset, 'true', [s], 0)];
  if (worlds === 0) return looks;
  for (let seat = 0; seat < seats; seat++) {
    const imagined = Array.from({ length: worlds }, () => {
      const world = ruleset.clone(s);
      ruleset.resample(world, seat as Seat, rng);
      return world;
    });
    const truth = JSON.stringify(s);
    if (imagined.some(world => JSON.stringify(world) !== truth))
      looks.push(look(ruleset, 'imagined', imagined, seat as Seat));
  }
  return looks;
}

function look(ruleset: AnyRuleset, kind: Look['kind'], worlds: readonly object[], seat: Seat): Look {
  const s = worlds[0] as object;
  const isOther = ruleset.settled(s, { how: 'resigned', seat: 0 }).winners.includes(seat);
  const x = Float64Array.from(ruleset.odds?.features(s, seat) ?? []);
  if (isOther) for (let i = 0; i < x.length; i++) x[i] = -(x[i] as number);
  const told = worlds.reduce((sum, world) => sum + (outlook(ruleset, world, seat) + 1) / 2, 0) / worlds.length;
  return { kind, x, told: isOther ? 1 - told : told };
}
