/**
 * Sequential halving. A few offers that look best one decision ahead are tried on imagined states: each trial gives one of them,
 * everybody plays on greedily for a while, and `evaluate` judges. All face the same states and dice. Then the worse half is dropped,
 * and what is left of the time goes to the others. Where orders are given in so many small sealed steps that most trials do not come to
 * where they are opened, trials would tell nothing, and the glance decides.
 */

import type { Action } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Seating } from './agent.ts';
import { oneStepValues } from './greedy.ts';
import type { QuickDice } from './quick-dice.ts';
import { quickDice, SEEDS } from './quick-dice.ts';
import { playLightly } from './rollout.ts';
import type { Meter, Progress, SearchLine, SearchOptions, SearchReport } from './search-report.ts';
import { ranked } from './search-report.ts';
import { advisedOffers } from './sensible.ts';

interface Candidate {
  readonly action: Action;
  /** What looking one decision ahead promises. */
  readonly promise: number;
  trials: number;
  sum: number;
}

const ALL = Number.POSITIVE_INFINITY;
/** Imagined states in a round after which another would hardly change the order: what is left of the time is saved. */
const MOST_WORLDS = 24;

export function halve(seating: Seating, options: SearchOptions, spent: Meter, onProgress?: Progress): SearchReport {
  const { offers, rng } = seating;
  const dice = quickDice(rng.below(SEEDS));
  const promises = oneStepValues(seating, options.rootSamples, quickDice(rng.below(SEEDS)));
  const all = offers.map((action, i): Candidate => ({ action, promise: promises[i] as number, trials: 0, sum: 0 }));
  const byPromise = all.toSorted((a, b) => b.promise - a.promise);
  let left = byPromise.slice(0, Math.max(1, options.finalists));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const told = () => report(all, options);
  let trials = 0;
  for (let round = 1; round <= rounds; round++) {
    let worlds = 0;
    do {
      let opened = 0;
      const world = seating.imagine();
      const seed = rng.below(SEEDS);
      for (const candidate of left) {
        dice.reseed(seed);
        const { value, isOpen } = tried(seating, options, world, candidate.action, dice);
        candidate.sum += value;
        candidate.trials++;
        trials++;
        if (isOpen) opened++;
      }
      if (trials === left.length && 2 * opened < trials) return told();
      worlds++;
    } while (worlds < MOST_WORLDS && !spent(trials, round / rounds) && !seating.stop?.aborted);
    left = left.toSorted((a, b) => estimate(b, options) - estimate(a, options)).slice(0, Math.ceil(left.length / 2));
    onProgress?.(told());
  }
  return told();
}

/** The promise counts for as many trials as `priorWeight` says. */
function estimate({ promise, trials, sum }: Candidate, { priorWeight }: SearchOptions): number {
  return trials + priorWeight === 0 ? promise : (sum + priorWeight * promise) / (trials + priorWeight);
}

interface Trial {
  readonly value: number;
  /** Whether what this seat had sealed was opened on the way. */
  readonly isOpen: boolean;
}

/** Whoever is only asked whether to interrupt lets things take their course. */
function tried(seating: Seating, options: SearchOptions, world: object, first: Action, dice: QuickDice): Trial {
  const { ruleset, seat } = seating;
  let s = ruleset.clone(world);
  const turn = ruleset.turnOf?.(s);
  ruleset.apply(s, seat, first, dice, silent);
  let isOpen = !ruleset.sealed(s, seat);
  for (let decisions = 0; decisions < options.decisions; ) {
    const by = ruleset.pending(s)[0];
    if (by === undefined || ruleset.turnOf?.(s) !== turn) break;
    const pass = ruleset.passing?.(s, by) ?? null;
    if (pass !== null) {
      ruleset.apply(s, by, pass, dice, silent);
      continue;
    }
    const offers = advisedOffers(ruleset, s, by);
    if (offers.length > 1) decisions++;
    s = playLightly(ruleset, s, by, offers, { choices: ALL, whim: options.whim }, dice);
    if (!isOpen) isOpen = !ruleset.sealed(s, seat);
  }
  return { value: ruleset.evaluate(s, seat), isOpen };
}

function report(all: readonly Candidate[], options: SearchOptions): SearchReport {
  const lines = all.map(
    (candidate): SearchLine => ({
      action: candidate.action,
      visits: candidate.trials,
      value: candidate.trials === 0 ? null : estimate(candidate, options),
    }),
  );
  const trials = all.reduce((sum, candidate) => sum + candidate.trials, 0);
  return ranked(lines, trials, options.decisions);
}
