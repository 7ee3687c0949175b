/**
 * The suite that every rulebook passes, as tests. Each part of it is one call in a test file of its own, so that they run
 * beside each other, and the one that measures time alone. Each check is a function from ruleset and plan to a list of
 * problems, so that it can be tried on broken rulebooks too.
 */

import type { Action, AnyRuleset, GameEvent, Ruleset } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { briefingProblems } from './briefings.ts';
import { clauseReport } from './clauses.ts';
import { diceBounds, interruptionProblems } from './dice-bounds.ts';
import { fixtureProblems } from './fixtures.ts';
import { fittedProblems } from './fitted.ts';
import { flatProblems } from './flat.ts';
import { fuzz } from './fuzz.ts';
import { goldenProblems } from './golden.ts';
import { honestyProblems } from './honesty.ts';
import { interleavedProblems } from './interleaved.ts';
import { leakProblems } from './leaks.ts';
import { moveProblems } from './move-pace.ts';
import { oddsProblems } from './odds.ts';
import type { AnyPlan, Plan } from './plan.ts';
import { refusalProblems } from './refusals.ts';
import { sentenceProblems } from './sentences.ts';
import { type Speed, speedProblems } from './speed.ts';
import { settledProblems } from './settled.ts';
import { staleProblems } from './stale.ts';
import { twinProblems } from './twins.ts';
import { unevenProblems } from './uneven.ts';
import { warningProblems } from './warnings.ts';

/** A night's fuzz is long; a rulebook that hangs is caught by the bound on decisions first. */
const PATIENCE = 3_600_000;

/** All but random play and pace: `conformance.test.ts`. */
export function conformance<S extends object, A extends Action, V, E extends GameEvent>(
  typed: Ruleset<S, A, V, E>,
  typedPlan: Plan<S, E>,
): void {
  const ruleset = typed as AnyRuleset;
  const plan = typedPlan as AnyPlan;
  describe(`${ruleset.id} conforms`, () => {
    test('every clause has a test or says why it cannot', () => {
      expect(clauseReport(ruleset.clauses, plan).problems).toEqual([]);
    });
    test('every scenario briefs every seat, in 60 to 400 characters', () => {
      expect(briefingProblems(ruleset)).toEqual([]);
    });
    test('what is said of uneven set-ups can be played, and is even with the handicap', () => {
      expect(unevenProblems(ruleset)).toEqual([]);
    });
    test('the weights of its odds are whole, fitted, and say nothing else than their priors', () => {
      expect(fittedProblems(ruleset)).toEqual([]);
    });
    test('everything not offered is refused and changes nothing', { timeout: PATIENCE }, () => {
      expect(refusalProblems(ruleset, plan)).toEqual([]);
    });
    test('a match refuses stale and spoilt answers', { timeout: PATIENCE }, () => {
      expect(staleProblems(ruleset, plan)).toEqual([]);
    });
    test('every ending besides the rules has a sound result', { timeout: PATIENCE }, () => {
      expect(settledProblems(ruleset, plan)).toEqual([]);
    });
    test('nothing hidden leaks', { timeout: PATIENCE }, () => {
      expect(leakProblems(ruleset, plan)).toEqual([]);
    });
    test('what a seat imagines rests on nothing that it cannot know', { timeout: PATIENCE }, () => {
      expect(honestyProblems(ruleset, plan)).toEqual([]);
    });
    test('clones, saves, resampled worlds and sealed orders stay true', { timeout: PATIENCE }, () => {
      expect(twinProblems(ruleset, plan)).toEqual([]);
    });
    test('games played beside each other go on as each would alone', { timeout: PATIENCE }, () => {
      expect(interleavedProblems(ruleset, plan)).toEqual([]);
    });
    test('every answer ends under any dice', { timeout: PATIENCE }, () => {
      expect(diceBounds(ruleset, plan).problems).toEqual([]);
    });
    test('an answer that is broken off leaves nothing behind', { timeout: PATIENCE }, () => {
      expect(interruptionProblems(ruleset, plan)).toEqual([]);
    });
    test('recorded games replay, entry by entry', { timeout: PATIENCE }, () => {
      expect(fixtureProblems(ruleset, plan)).toEqual([]);
    });
    test('the golden game reads as it was recorded', () => {
      expect(goldenProblems(ruleset, plan)).toEqual([]);
    });
    test('what it says are sentences, without slips, identifiers or coordinates', { timeout: PATIENCE }, () => {
      expect(sentenceProblems(ruleset, plan)).toEqual([]);
    });
    test('what people are warned of is never the first offer where there is another', { timeout: PATIENCE }, () => {
      expect(warningProblems(ruleset, plan)).toEqual([]);
    });
    // A check that was not asked for should not look like one that passed: it is not there at all.
    if (ruleset.flatten !== undefined) {
      test('the digests of a log tell every change of the state', { timeout: PATIENCE }, () => {
        expect(flatProblems(ruleset, plan)).toEqual([]);
      });
    }
    if (plan.odds !== undefined) {
      test('the odds are those of the book', { timeout: PATIENCE }, () => {
        expect(oddsProblems(plan.odds ?? [], ruleset.clauses)).toEqual([]);
      });
    }
  });
}

/** Thousands of games, the longest of all: `random-play.test.ts`. */
export function randomPlay<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  plan: Plan<S, E>,
): void {
  describe(`${ruleset.id} conforms`, () => {
    test('random play always has an offer, never crashes, always ends, and reaches everything', {
      timeout: PATIENCE,
    }, () => {
      const report = fuzz(ruleset, plan);
      expect(report.problems).toEqual([]);
      expect(report.missing, `never reached in ${report.games} games, ${report.decisions} decisions`).toEqual([]);
    });
  });
}

/** Measures time: `pace.test.ts`, by which name it is known to be run alone. */
export function pace<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  wanted: Speed,
): void {
  describe(`${ruleset.id} conforms`, () => {
    test('random play keeps its pace', { timeout: PATIENCE }, () => {
      expect(speedProblems(ruleset as AnyRuleset, wanted)).toEqual([]);
    });

    test('an Admiral’s whole move keeps to its time', { timeout: PATIENCE }, () => {
      expect(moveProblems(ruleset as AnyRuleset, wanted.scenario)).toEqual([]);
    });
  });
}
