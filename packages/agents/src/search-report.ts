/** What a search is asked, and what it answers, whichever way it goes about it. */

import type { Action } from '@weathergauge/engine';
import type { RolloutPolicy } from './rollout.ts';
import type { Selection } from './tree.ts';

export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface SearchOptions extends Selection, RolloutPolicy {
  readonly budget: Budget;
  /** A tree, or trials of a few offers by sequential halving (`trials.ts`). */
  readonly way: 'tree' | 'trials';
  /** Offers that are tried where there is no tree. */
  readonly finalists: number;
  /** Whether a step after which this seat has more to put under the same seal is tried like others, or the first look decides. */
  readonly sealedSteps: 'trials' | 'glance';
  /** A descent ends when the turn has passed this often from seat to seat … */
  readonly turns: number;
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
}

export type Progress = (report: SearchReport) => void;

/** Whether this share of the budget (from 0 to 1) is spent after so many iterations. */
export type Meter = (iterations: number, share: number) => boolean;

/** A report with its lines in order: most visits first, then the better value, then the order of the offers. */
export function ranked(lines: readonly SearchLine[], iterations: number, depth: number): SearchReport {
  const sorted = lines.toSorted((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
  const [first] = sorted;
  if (first === undefined) throw new Error('a search needs an offer');
  return { best: first.action, value: first.value ?? 0, iterations, depth, lines: sorted };
}
