/**
 * The tree of an information-set search. A node stands for what has been answered since the root, not for a position:
 * dice and hidden things differ from one descent to the next, so the offers met at a node may differ too. Every edge
 * therefore counts how often it was there to be taken as well as how often it was taken.
 */

import type { Action, Seat, Vocabulary } from '@weathergauge/engine';

export interface Edge {
  readonly action: Action;
  readonly seat: Seat;
  visits: number;
  available: number;
  /** Sum of the values, for `seat`, of the descents through here. */
  sum: number;
  /** What looking one decision ahead promises, compared with its neighbours; 0 until her seat has judged. */
  promise: number;
  child: Node | null;
}

export interface Node {
  readonly edges: Edge[];
  /** One bit for each seat whose edges have their `promise`. */
  judged: number;
}

export function newNode(): Node {
  return { edges: [], judged: 0 };
}

/**
 * The node's edges for these offers, in the order of the offers, written into `into`. Offers nearly always come in the
 * order in which the edges were made, so the search for an edge starts where the last one was found.
 */
export function edgesFor(
  node: Node,
  seat: Seat,
  offers: readonly Action[],
  vocabulary: Vocabulary<Action>,
  into: Edge[],
): void {
  into.length = 0;
  const { edges } = node;
  let at = 0;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i] as Action;
    const known = edges.length;
    let found = -1;
    for (let tried = 0; tried < known; tried++, at++) {
      if (at >= known) at = 0;
      const edge = edges[at] as Edge;
      if (edge.seat === seat && (edge.action === offer || vocabulary.same(edge.action, offer))) {
        found = at;
        break;
      }
    }
    if (found < 0) {
      found = edges.push({ action: offer, seat, visits: 0, available: 0, sum: 0, promise: 0, child: null }) - 1;
    }
    at = found + 1;
    into.push(edges[found] as Edge);
  }
}

/** Turns values seen one decision ahead into promises: how far each lies above its neighbours. */
export function judge(node: Node, seat: Seat, edges: readonly Edge[], values: readonly number[]): void {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  for (const [i, edge] of edges.entries()) edge.promise = (values[i] as number) - mean;
  node.judged |= 1 << seat;
}

export function hasJudged(node: Node, seat: Seat): boolean {
  return (node.judged & (1 << seat)) !== 0;
}

export function visitsOf(edges: readonly Edge[]): number {
  let visits = 0;
  for (let i = 0; i < edges.length; i++) visits += (edges[i] as Edge).visits;
  return visits;
}

export interface Selection {
  /** How much luck an edge that is seldom tried is credited with, in standard deviations of what descents return. */
  readonly exploration: number;
  /** How many visits a promise counts for; 0 never looks one decision ahead. */
  readonly priorWeight: number;
}

/**
 * The edge with the highest upper bound. An edge never tried stands at its node's mean, moved by its promise, so a long
 * list of offers is not walked through to its end before the good ones are tried again. Among equals the first from
 * `start` on is taken.
 */
export function select(available: readonly Edge[], weight: number, bonus: number, start: number): Edge {
  const count = available.length;
  let sum = 0;
  let visits = 0;
  for (let i = 0; i < count; i++) {
    const edge = available[i] as Edge;
    sum += edge.sum;
    visits += edge.visits;
    edge.available++;
  }
  const mean = visits === 0 ? 0 : sum / visits;
  let best = available[0] as Edge;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0, at = start; i < count; i++, at++) {
    if (at === count) at = 0;
    const edge = available[at] as Edge;
    const counted = edge.visits + weight;
    const expected = counted === 0 ? mean : (edge.sum + weight * (mean + edge.promise)) / counted;
    const bound = expected + bonus * Math.sqrt(Math.log(edge.available + 1) / (counted + 1));
    if (bound > most) {
      most = bound;
      best = edge;
    }
  }
  return best;
}

/** Mean and deviation of a stream of numbers, without keeping them. */
export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

/** What is assumed of values before two of them have been seen. */
const UNKNOWN_DEVIATION = 0.1;

export function observe(spread: Spread, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

export function deviation(spread: Spread): number {
  return spread.count < 2 ? UNKNOWN_DEVIATION : Math.sqrt(spread.squares / (spread.count - 1));
}
