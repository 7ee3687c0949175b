/**
 * The chance to win that people are shown: a logistic model over features that each book defines, fitted to games (`weathergauge lab fit`;
 * docs/odds.md). Weights are integers (thousandths of a logit), sums are added in the order of the rows, and the logistic curve is a table
 * of integers, so that every machine computes the same number.
 */

import type { AnyRuleset, Options, Result, Seat } from './contract.ts';
import { isDefeat } from './sides.ts';
import { SIGMOID, SIGMOID_STEP } from './sigmoid-table.ts';

/** Fitted weights and where they come from. `weathergauge lab fit <book> --write` writes the file. */
export interface FittedOdds {
  readonly command: string;
  readonly date: string;
  readonly games: number;
  readonly positions: number;
  /** Number of positions of earlier fits that were included (`--pool`). */
  readonly earlier: number;
  /** Up to this progress of a game, in thousandths, the model knows hardly more than the scenario: people are shown a range. */
  readonly vagueUntil: number;
  /** In thousandths of a logit, by the name of the feature. */
  readonly weights: Readonly<Record<string, number>>;
}

/** For a book that has not been fitted yet: its priors are used. */
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
  /** The set-ups on which it is fitted; by default every scenario with its own defaults. */
  readonly setups?: readonly OddsSetup[];
  /**
   * The features for the side of this seat, from the whole state; for the other side they have the opposite sign. Only sums, products,
   * quotients and square roots are allowed, which are the same on every machine. The array is reused: read it before the next call.
   */
  features(s: Readonly<S>, seat: Seat): ArrayLike<number>;
  /** Corrects the chance where something that is not in the sum almost decides the game, such as a fight on deck. */
  decided?(s: Readonly<S>, seat: Seat, chance: number): number;
  /** About how much of the game is over, from 0 to 1. */
  progress(s: Readonly<S>): number;
}

/** The prior is an estimate before any game, in thousandths of a logit; 0 leaves the sign open. */
export type OddsRow = readonly [name: string, prior: number];

export interface OddsSetup {
  readonly scenario: string;
  readonly options?: Options;
}

/** The weight of each row: fitted, or else its prior. */
export function weightsOf(rows: readonly OddsRow[], { weights }: FittedOdds): readonly number[] {
  return rows.map(([name, prior]) => weights[name] ?? prior);
}

/** Changes the signs of features, in place, if they are wanted for the other side. */
export function forSide(found: number[], isFirst: boolean): number[] {
  if (!isFirst) for (let i = 0; i < found.length; i++) found[i] = -(found[i] as number);
  return found;
}

/** The largest chance before a game is over: 999 in 1,000. */
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

/** The sum, rounded to whole thousandths of a logit; halves away from zero, so that both sides get the same. */
export function logitOf(weights: readonly number[], features: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum < 0 ? -Math.round(-sum) : Math.round(sum);
}

/** A result for a seat: 1 won, -1 lost, 0 drawn. */
export function worthOfResult(result: Pick<Result, 'winners' | 'reason'>, seat: Seat): -1 | 0 | 1 {
  if (result.winners.length === 0) return isDefeat(result) ? -1 : 0;
  return result.winners.includes(seat) ? 1 : -1;
}

/** The chance of this seat's side to win, from -1 (lost) to 1 (won); a draw is 0. Without a model, the value of `evaluate`. */
export function outlook(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): number {
  const ended = ruleset.result(s);
  if (ended !== null) return worthOfResult(ended, seat);
  const model = ruleset.odds;
  if (model === undefined) return ruleset.evaluate(s, seat);
  const chance = chanceAt(logitOf(model.weights, model.features(s, seat)));
  return model.decided === undefined ? chance : model.decided(s, seat, chance);
}

/** A chance as it is shown, no more precisely than it is known. */
export type ToldChance =
  | { readonly kind: 'even' }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'about'; readonly percent: number };

/** In per cent: what counts as even, half the width of a range, and the ends that are shown as they are. */
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
