/**
 * Sequential halving. A few offers that look best one decision ahead are tried on imagined states: each trial gives one of them,
 * everybody plays on greedily for a while, and `evaluate` judges. All face the same states and dice. Then the worse half is dropped,
 * and what is left of the time goes to the others. The offer that looked best, the favourite, is never dropped: the others are judged
 * by how much better than it they did, state by state, and the wilder that swings, the more the first look counts. Where orders are
 * given in so many small sealed steps that most trials do not come to where they are opened, trials would tell nothing, and the glance
 * decides.
 */

import type { Action } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Seating } from './agent.ts';
import { firstLook } from './greedy.ts';
import type { QuickDice } from './quick-dice.ts';
import { quickDice, SEEDS } from './quick-dice.ts';
import { playWell } from './rollout.ts';
import type { Meter, Progress, SearchLine, SearchOptions, SearchReport } from './search-report.ts';
import { ranked } from './search-report.ts';
import { advisedOffers } from './sensible.ts';

interface Candidate {
  readonly action: Action;
  /** What looking one decision ahead promises. */
  readonly promise: number;
  trials: number;
  /** What the trials were worth, and by how much they were better than the favourite's on the same states. */
  sum: number;
  gain: number;
  gainSquares: number;
}

/** By how much two offers usually differ from state to state; it is taken for granted until a few trials have been made. */
const USUAL_SPREAD = 0.2;
const A_FEW = 4;

export function halve(seating: Seating, options: SearchOptions, spent: Meter, onProgress?: Progress): SearchReport {
  const { offers, rng } = seating;
  const luck = { dice: quickDice(rng.below(SEEDS)), comparing: quickDice(0) };
  const promises = firstLook(seating, options.rootSamples);
  const all = offers.map(
    (action, i): Candidate => ({ action, promise: promises[i] as number, trials: 0, sum: 0, gain: 0, gainSquares: 0 }),
  );
  const byPromise = all.toSorted((a, b) => b.promise - a.promise);
  const favourite = byPromise[0] as Candidate;
  const told = () => report(all, favourite, options);
  let left = byPromise.slice(0, Math.max(1, options.finalists));
  if (options.sealedSteps === 'glance' && isHalfGiven(seating, left, luck.dice)) return told();
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let trials = 0;
  for (let round = 1; round <= rounds; round++) {
    let worlds = 0;
    do {
      const opened = tryAll(seating, options, left, luck);
      trials += left.length;
      if (trials === left.length && 2 * opened < trials) return told();
      worlds++;
    } while (worlds < options.worlds && !spent(trials, round / rounds) && !seating.stop?.aborted);
    const others = left.slice(1).toSorted((a, b) => gainOf(b, favourite, options) - gainOf(a, favourite, options));
    // With two left there is nothing to drop: the round after the last tells which is better.
    left = [favourite, ...others.slice(0, Math.max(1, Math.ceil(left.length / 2) - 1))];
    onProgress?.(told());
  }
  return told();
}

interface Luck {
  readonly dice: QuickDice;
  /** For the comparisons on the way, so that they take nothing from `dice`, and all offers meet the same for longer. */
  readonly comparing: QuickDice;
}

/** One imagined state for all of them, the favourite first. Returns in how many trials sealed orders were opened. */
function tryAll(seating: Seating, options: SearchOptions, left: readonly Candidate[], luck: Luck): number {
  const world = seating.imagine();
  const seed = seating.rng.below(SEEDS);
  let opened = 0;
  let par = 0;
  for (const [i, candidate] of left.entries()) {
    luck.dice.reseed(seed);
    luck.comparing.reseed(seed + 1);
    const { value, isOpen } = tried(seating, options, world, candidate.action, luck);
    if (i === 0) par = value;
    candidate.trials++;
    candidate.sum += value;
    candidate.gain += value - par;
    candidate.gainSquares += (value - par) * (value - par);
    if (isOpen) opened++;
  }
  return opened;
}

/** Whether this seat, whichever of them it gives, has more to put under the same seal. */
function isHalfGiven({ ruleset, seat, imagine }: Seating, left: readonly Candidate[], dice: QuickDice): boolean {
  const world = imagine();
  if (!ruleset.sealed(world, seat)) return false;
  let halfGiven = 0;
  for (const { action } of left) {
    const s = ruleset.clone(world);
    ruleset.apply(s, seat, action, dice, silent);
    if (ruleset.sealed(s, seat) && ruleset.pending(s).includes(seat)) halfGiven++;
  }
  return 2 * halfGiven > left.length;
}

/**
 * How much better than the favourite it is, as far as is known. The promise counts for as many trials as `priorWeight` says where they
 * differ as much as usual; for more where luck makes them differ more.
 */
function gainOf(candidate: Candidate, favourite: Candidate, { priorWeight }: SearchOptions): number {
  const { trials, gain, gainSquares } = candidate;
  const promised = candidate.promise - favourite.promise;
  if (trials === 0) return promised;
  const usual = USUAL_SPREAD * USUAL_SPREAD;
  const aboutMean = Math.max(0, gainSquares - (gain * gain) / trials);
  const variance = (A_FEW * usual + aboutMean) / (A_FEW + trials - 1);
  const weight = (priorWeight * variance) / usual;
  return (gain + weight * promised) / (trials + weight);
}

interface Trial {
  readonly value: number;
  /** Whether what this seat had sealed was opened on the way. */
  readonly isOpen: boolean;
}

/** Whoever is only asked whether to interrupt lets things take their course. */
function tried(seating: Seating, options: SearchOptions, world: object, first: Action, luck: Luck): Trial {
  const { ruleset, seat } = seating;
  const { dice, comparing } = luck;
  let s = ruleset.clone(world);
  let turn = ruleset.turnOf?.(s);
  let turns = 0;
  ruleset.apply(s, seat, first, dice, silent);
  let isOpen = !ruleset.sealed(s, seat);
  for (let decisions = 0; decisions < options.decisions; ) {
    const by = ruleset.pending(s)[0];
    const now = ruleset.turnOf?.(s);
    if (by === undefined || now !== turn) {
      turn = now;
      // Where one sealed phase follows another, nobody is ever asked in between.
      isOpen = true;
      if (by === undefined || ++turns >= options.trialTurns) break;
    }
    const pass = ruleset.passing?.(s, by) ?? null;
    if (pass !== null) {
      ruleset.apply(s, by, pass, dice, silent);
      continue;
    }
    const offers = advisedOffers(ruleset, s, by);
    if (offers.length > 1) decisions++;
    s = playWell(ruleset, s, by, offers, dice, comparing);
    if (!isOpen) isOpen = !ruleset.sealed(s, seat);
  }
  return { value: ruleset.evaluate(s, seat), isOpen };
}

function report(all: readonly Candidate[], favourite: Candidate, options: SearchOptions): SearchReport {
  const par = favourite.trials === 0 ? favourite.promise : favourite.sum / favourite.trials;
  const lines = all.map(
    (candidate): SearchLine => ({
      action: candidate.action,
      visits: candidate.trials,
      value: candidate.trials < Math.min(1, favourite.trials) ? null : par + gainOf(candidate, favourite, options),
    }),
  );
  const trials = all.reduce((sum, candidate) => sum + candidate.trials, 0);
  return ranked(lines, trials, options.decisions, 'value');
}
