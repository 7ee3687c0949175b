/**
 * The chance of winning that people are shown: a linear model over features that each book counts for itself, fitted to games
 * (`weathergauge lab fit`). Weights are thousandths of a logit, sums run in the order of the rows, and the curve is a table of integers:
 * so every machine finds the same number.
 */

import type { AnyRuleset, Options, Result, Seat } from './contract.ts';
import { isDefeat } from './sides.ts';
import { SIGMOID, SIGMOID_STEP } from './sigmoid-table.ts';

/** What the lab has found, and from what: its file is written by `weathergauge lab fit <book> --write`. */
export interface FittedOdds {
  readonly command: string;
  readonly date: string;
  readonly games: number;
  readonly positions: number;
  /** Positions of earlier fits that were fitted with them (`--pool`). */
  readonly earlier: number;
  /** Up to this progress of a game, in thousandths, chances tell hardly more than the scenario does: people are told a range. */
  readonly vagueUntil: number;
  /** In thousandths of a logit, by the name of the feature. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Of a book that has not been fitted yet: its priors count. */
export const UNFITTED: FittedOdds = {
  command: '',
  date: '',
  games: 0,
  positions: 0,
  earlier: 0,
  vagueUntil: 0,
  weights: {},
};

export interface OddsModel<S> {
  /** In the order of `features`. */
  readonly rows: readonly OddsRow[];
  readonly fitted: FittedOdds;
  /** By row (`weightsOf`). */
  readonly weights: readonly number[];
  /** What it is fitted on; every scenario with its own defaults where nothing is said. */
  readonly setups?: readonly OddsSetup[];
  /**
   * What counts for the side of this seat, by all that the state says; for the other side the same with the other sign. Made by what every
   * machine does alike: sums, products, quotients, square roots. Written anew each time: read it before the next.
   */
  features(s: Readonly<S>, seat: Seat): ArrayLike<number>;
  /** Where something beside the sum all but decides the game, such as a fight on deck: the chance with it. */
  decided?(s: Readonly<S>, seat: Seat, chance: number): number;
  /** How much of the game is over, from 0 to 1, more or less. */
  progress(s: Readonly<S>): number;
}

/** The prior is what an officer would say before he has seen a game, in thousandths of a logit; 0 leaves the sign open. */
export type OddsRow = readonly [name: string, prior: number];

export interface OddsSetup {
  readonly scenario: string;
  readonly options?: Options;
}

/** By row, what the fit says of it; what it does not know yet counts by its prior. */
export function weightsOf(rows: readonly OddsRow[], { weights }: FittedOdds): readonly number[] {
  return rows.map(([name, prior]) => weights[name] ?? prior);
}

/** Features that were found for the first side, turned round in place for a seat of the other. */
export function forSide(found: number[], isFirst: boolean): number[] {
  if (!isFirst) for (let i = 0; i < found.length; i++) found[i] = -(found[i] as number);
  return found;
}

/** Nobody is told that a game is won before it is over: a chance of 999 in 1,000 at most. */
const NEARLY_CERTAIN = 0.998;

/** The chance from -1 to 1 at so many thousandths of a logit. */
export function chanceAt(logit: number): number {
  const size = Math.abs(logit);
  const at = Math.floor(size / SIGMOID_STEP);
  const low = SIGMOID[at];
  const high = SIGMOID[at + 1];
  if (low === undefined || high === undefined) return logit >= 0 ? NEARLY_CERTAIN : -NEARLY_CERTAIN;
  const chance = Math.min(NEARLY_CERTAIN, (low + ((high - low) * (size - at * SIGMOID_STEP)) / SIGMOID_STEP) / 1e6);
  return logit >= 0 ? chance : -chance;
}

/** In whole thousandths of a logit, alike for both sides: a half is rounded away from nothing. */
export function logitOf(weights: readonly number[], features: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum < 0 ? -Math.round(-sum) : Math.round(sum);
}

/** What a result is to a seat: 1 won, -1 lost, 0 drawn. */
export function worthOfResult(result: Pick<Result, 'winners' | 'reason'>, seat: Seat): -1 | 0 | 1 {
  if (result.winners.length === 0) return isDefeat(result) ? -1 : 0;
  return result.winners.includes(seat) ? 1 : -1;
}

/** The chance of this seat's side to win, from -1 (lost) to 1 (won); a draw is 0. Of a book without a model what its agents think. */
export function outlook(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): number {
  const ended = ruleset.result(s);
  if (ended !== null) return worthOfResult(ended, seat);
  const model = ruleset.odds;
  if (model === undefined) return ruleset.evaluate(s, seat);
  const chance = chanceAt(logitOf(model.weights, model.features(s, seat)));
  return model.decided === undefined ? chance : model.decided(s, seat, chance);
}

/** How a chance is told: no finer than it is known. */
export type ToldChance =
  | { readonly kind: 'even' }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'about'; readonly percent: number };

/** Parts in a hundred: what passes for even, how wide a range is to each side, and the ends that are told as they are. */
const EVEN = 5;
const VAGUELY_EVEN = 10;
const ASTRAY = 10;
const FIVES = 5;

/** `value` is a chance from -1 to 1 at or near the state `s`. */
export function toldChance(ruleset: AnyRuleset, s: Readonly<object>, value: number): ToldChance {
  const percent = Math.round(50 * (Math.max(-1, Math.min(1, value)) + 1));
  const model = ruleset.odds;
  if (model === undefined || ruleset.result(s) !== null) return { kind: 'about', percent };
  const isVague = Math.round(1000 * model.progress(s)) < model.fitted.vagueUntil;
  if (Math.abs(percent - 50) <= (isVague ? VAGUELY_EVEN : EVEN)) return { kind: 'even' };
  if (!isVague) return { kind: 'about', percent };
  const middle = FIVES * Math.round(percent / FIVES);
  return { kind: 'range', low: Math.max(0, middle - ASTRAY), high: Math.min(100, middle + ASTRAY) };
}
