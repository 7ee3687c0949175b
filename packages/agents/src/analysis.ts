/**
 * Analyses a finished game: which decisions lost chances, and which kept them. Each decision (a whole move of a ship, if that is several
 * answers) is compared with the few other orders that looked best at that moment: on states that the seat could have imagined, with the
 * same dice for all, followed by some greedy play of everybody, and judged by the displayed chance. Every decision gets a few trials. Those
 * with the largest differences get more, against the single best other order, on states that were not used to choose it.
 */

import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import type { Clock, Seating } from './agent.ts';
import { seating } from './agent.ts';
import { firstLook } from './greedy.ts';
import { chanceIn, luckOf, playedOut } from './played-out.ts';
import { SEEDS } from './quick-dice.ts';

/** A decision of a game that has been played. */
export interface Played {
  readonly seat: Seat;
  /** What was answered: several where one move is made of several answers. Never empty. */
  readonly row: readonly Action[];
  /** How much the position changed: the largest changes are analysed first. */
  readonly swing: number;
  /** The state before it. */
  state(): Readonly<object>;
}

export interface Weighed<P extends Played> {
  readonly played: P;
  /** The chance before it and with what was ordered, from -1 to 1, in the first trials. */
  readonly before: number;
  readonly own: number;
  /** The other orders that were tried beside it, the best first. */
  readonly others: readonly Tried[];
  /** How many trials each of them had. */
  readonly trials: number;
  /** Null if the difference seemed too small, or the time was too short, for trials that were not used to choose the other order. */
  readonly verdict: WeighedVerdict | null;
}

/** An order, named by its first answer, which may be the given one if only later answers differ. */
interface Tried {
  readonly action: Action;
  readonly chance: number;
}

/** The given order compared with the best other one. */
export interface WeighedVerdict {
  readonly other: Action;
  /** The chance with what was ordered and with the other, from -1 to 1. */
  readonly own: number;
  readonly others: number;
  /** By how much the other order is better, and the standard error. */
  readonly lost: number;
  readonly error: number;
}

export interface AnalysisOptions {
  readonly rng: Rng;
  readonly clock: Clock;
  readonly milliseconds: number;
  /** Every decision has at least so many first trials, whatever time that takes; 0 when nothing is said. */
  readonly least?: number;
  /** How much of the time is spent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Other orders that are tried. */
const FINALISTS = 4;
const GLANCES = 2;
/** Shares of the time: for choosing the other orders, and for the first trials of all. */
const LOOKED_BY = 0.25;
const TRIED_BY = 0.55;
/** After which share of the time how many decisions are left at each end of the list. */
const ROUNDS = [
  { until: 0.75, left: 12 },
  { until: 1, left: 5 },
] as const;
const MOST_FIRST_TRIALS = 12;
const MOST_TRIALS = 96;

/** The analysed decisions: those with a verdict first, largest difference first. */
export function analyse<P extends Played>(
  ruleset: AnyRuleset,
  game: readonly P[],
  options: AnalysisOptions,
): readonly Weighed<P>[] {
  const { clock, milliseconds, least = 0, onProgress } = options;
  const began = clock();
  const isSpent = (share: number): boolean => {
    const used = (clock() - began) / milliseconds;
    onProgress?.(Math.min(1, used));
    return used >= share;
  };
  const cases: Case<P>[] = [];
  for (const played of game.toSorted((a, b) => b.swing - a.swing)) {
    const opened = openCase(ruleset, played, options.rng);
    if (opened !== null) cases.push(opened);
    if (isSpent(LOOKED_BY) && least === 0) break;
  }
  tryInTurn(ruleset, cases, MOST_FIRST_TRIALS, done => isSpent(TRIED_BY) && done >= least);
  for (const one of cases) narrow(one);
  let left: readonly Case<P>[] = cases;
  for (const { until, left: most } of ROUNDS) {
    const byLoss = left.toSorted((a, b) => meanOf(b) - meanOf(a));
    left = [...new Set([...byLoss.slice(0, most), ...byLoss.slice(-most)])];
    tryInTurn(ruleset, left, MOST_TRIALS, () => isSpent(until));
  }
  return cases.flatMap(weighed).toSorted((a, b) => (b.verdict?.lost ?? -2) - (a.verdict?.lost ?? -2));
}

interface Case<P extends Played> {
  readonly played: P;
  readonly seated: Seating;
  /** Others than what was ordered; from `narrow` on one alone. */
  rivals: readonly Rival[];
  /** The chances before it and with what was ordered, summed over the trials. */
  before: number;
  own: number;
  trials: number;
  /** How it looked before the rivals were narrowed down. */
  first: First | null;
}

interface First extends Pick<Weighed<Played>, 'before' | 'own' | 'others' | 'trials'> {
  readonly lost: number;
}

interface Rival {
  readonly action: Action;
  sum: number;
  /** By how much it did better than what was ordered, trial by trial. */
  gain: number;
  gainSquares: number;
}

const newRival = (action: Action): Rival => ({ action, sum: 0, gain: 0, gainSquares: 0 });

/** Null where there was nothing to choose. */
function openCase<P extends Played>(ruleset: AnyRuleset, played: P, rng: Rng): Case<P> | null {
  const { seat, row } = played;
  const seated = seating(ruleset, played.state(), seat, rng);
  const { print } = ruleset.vocabulary;
  const given = print(row[0] as Action);
  const promises = firstLook(seated, GLANCES);
  const others = seated.offers
    .map((action, i) => ({ action, promise: promises[i] as number }))
    .filter(({ action }) => print(action) !== given)
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, FINALISTS)
    .map(({ action }) => newRival(action));
  // The same first answer, continued by a greedy agent.
  const rivals = row.length > 1 ? [newRival(row[0] as Action), ...others] : others;
  return rivals.length === 0 ? null : { played, seated, rivals, before: 0, own: 0, trials: 0, first: null };
}

/** One trial of each after the other, so that all have as many when the time is over. */
function tryInTurn<P extends Played>(
  ruleset: AnyRuleset,
  cases: readonly Case<P>[],
  most: number,
  isOver: (trials: number) => boolean,
): void {
  for (let trial = 0; trial < most; trial++) {
    for (const one of cases) {
      if (one.trials >= most) continue;
      tryOnce(ruleset, one);
      if (isOver(trial)) return;
    }
  }
}

function tryOnce<P extends Played>(ruleset: AnyRuleset, one: Case<P>): void {
  const { seated, played, rivals } = one;
  const world = seated.imagine();
  const luck = luckOf(seated.rng.below(SEEDS));
  const worthOf = (row: readonly Action[]): number =>
    chanceIn(ruleset, playedOut(ruleset, world, played.seat, row, luck), played.seat);
  const own = worthOf(played.row);
  one.before += chanceIn(ruleset, world, played.seat);
  one.own += own;
  one.trials++;
  for (const rival of rivals) {
    const value = worthOf([rival.action]);
    rival.sum += value;
    rival.gain += value - own;
    rival.gainSquares += (value - own) * (value - own);
  }
}

/** Keeps only the best rival, and drops its results so far, because the best of several has also been lucky. */
function narrow<P extends Played>(one: Case<P>): void {
  const { rivals, trials, before, own } = one;
  const best = rivals.reduce((a, b) => (b.sum > a.sum ? b : a));
  if (trials > 0) {
    const others = rivals
      .map(({ action, sum }) => ({ action, chance: sum / trials }))
      .toSorted((a, b) => b.chance - a.chance);
    one.first = { before: before / trials, own: own / trials, others, trials, lost: best.gain / trials };
  }
  one.rivals = [newRival(best.action)];
  one.before = 0;
  one.own = 0;
  one.trials = 0;
}

function meanOf<P extends Played>({ rivals: [rival], trials, first }: Case<P>): number {
  return rival === undefined || trials === 0 ? (first?.lost ?? 0) : rival.gain / trials;
}

function weighed<P extends Played>(one: Case<P>): Weighed<P>[] {
  if (one.first === null) return [];
  const { before, own, others, trials } = one.first;
  return [{ played: one.played, before, own, others, trials, verdict: verdictOn(one) }];
}

function verdictOn<P extends Played>({ rivals: [rival], trials, own }: Case<P>): WeighedVerdict | null {
  if (rival === undefined || trials < 2) return null;
  const lost = rival.gain / trials;
  const variance = Math.max(0, rival.gainSquares - rival.gain * lost) / (trials - 1);
  const error = Math.sqrt(variance / trials);
  return { other: rival.action, own: own / trials, others: rival.sum / trials, lost, error };
}
