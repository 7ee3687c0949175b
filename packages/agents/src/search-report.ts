/** What a search is asked, and what it answers, whichever way it goes about it. */

import type { Action } from '@weathergauge/engine';
import type { Temper } from './levels.ts';
import type { RolloutPolicy } from './rollout.ts';
import type { Selection } from './tree.ts';

export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface SearchOptions extends Selection, RolloutPolicy {
  readonly budget: Budget;
  /** A tree, or trials of a few offers by sequential halving (`trials.ts`). */
  readonly way: 'tree' | 'trials';
  /** Offers that are tried where there is no tree. */
  readonly finalists: number;
  /** Imagined states in a round of trials after which another would hardly change the order: what is left of the time is saved. */
  readonly worlds: number;
  /** Per cent of the offers that are overlooked. */
  readonly overlooks: number;
  readonly temper: Temper;
  /** Answers that a tree holds at most: from then on it is walked but does not grow. */
  readonly edges: number;
  /** Whether a step after which this seat has more to put under the same seal is tried like others, or the first look decides. */
  readonly sealedSteps: 'trials' | 'glance';
  /** A descent ends when the turn has passed this often from seat to seat … */
  readonly turns: number;
  /** A trial ends when so many turns have (`Ruleset.turnOf`) … */
  readonly trialTurns: number;
  /** … or after so many decisions, whichever comes first. */
  readonly decisions: number;
  /** Imagined states on which the root's offers are first compared. */
  readonly rootSamples: number;
  /** Visits after which a node below the root is worth comparing its offers one decision ahead. */
  readonly judgeAfter: number;
}

export interface SearchLine {
  readonly action: Action;
  readonly visits: number;
  /** Mean value for the seat that searches, from -1 to 1; null for an offer that was never tried. */
  readonly value: number | null;
}

export interface SearchReport {
  readonly best: Action;
  readonly value: number;
  readonly iterations: number;
  /** The most decisions the tree itself reaches ahead. */
  readonly depth: number;
  /** Every offer of the root, most visited first. */
  readonly lines: readonly SearchLine[];
  /** What the best is chosen by: a tree visits most what it thinks best, trials spend as many visits on all that are left. */
  readonly by: 'visits' | 'value';
}

export type Progress = (report: SearchReport) => void;

/** Whether this share of the budget (from 0 to 1) is spent after so many iterations. */
export type Meter = (iterations: number, share: number) => boolean;

/** A report with its lines in order: most visits first, then the better value, then the order of the offers. */
export function ranked(
  lines: readonly SearchLine[],
  iterations: number,
  depth: number,
  by: SearchReport['by'] = 'visits',
): SearchReport {
  const sorted = lines.toSorted((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
  const [first] = sorted;
  if (first === undefined) throw new Error('a search needs an offer');
  return { best: first.action, value: first.value ?? 0, iterations, depth, lines: sorted, by };
}

/** Several searches of the same root, made side by side, as one: their visits are added up. */
export function merged(reports: readonly SearchReport[]): SearchReport {
  const [only] = reports;
  if (only !== undefined && reports.length === 1) return only;
  const sums = new Map<string, { action: Action; visits: number; value: number }>();
  for (const { action, visits, value } of reports.flatMap(({ lines }) => lines)) {
    const key = JSON.stringify(action);
    const sum = sums.get(key) ?? { action, visits: 0, value: 0 };
    sums.set(key, sum);
    sum.visits += visits;
    sum.value += visits * (value ?? 0);
  }
  const lines: SearchLine[] = [...sums.values()].map(({ action, visits, value }) => ({
    action,
    visits,
    value: visits === 0 ? null : value / visits,
  }));
  const iterations = reports.reduce((sum, report) => sum + report.iterations, 0);
  const depth = Math.max(...reports.map(report => report.depth));
  const report = ranked(lines, iterations, depth, only?.by);
  return report.by === 'visits' ? report : bestByValue(report, reports);
}

/** Each search has had finalists of its own: the best of those that at least one of them would have chosen. */
function bestByValue(report: SearchReport, reports: readonly SearchReport[]): SearchReport {
  const chosen = reports.map(({ best }) => JSON.stringify(best));
  let best = report.lines.find(({ action }) => chosen.includes(JSON.stringify(action)));
  for (const line of report.lines) {
    if (!chosen.includes(JSON.stringify(line.action))) continue;
    if ((line.value ?? 0) > (best?.value ?? 0)) best = line;
  }
  return best === undefined ? report : { ...report, best: best.action, value: best.value ?? 0 };
}
