/**
 * Information-set Monte-Carlo tree search. Each iteration imagines a state, descends the tree by upper bounds over the
 * offers it really meets, plays on for a while below it, and credits every answer on the way with what `evaluate` says
 * for the seat that gave it: no seat's gain is taken to be another's loss, so allies and third parties need no care.
 * Dice are thrown afresh each time (open loop).
 */

import type { Action, Seat } from '@weathergauge/engine';
import { isDefeat, silent } from '@weathergauge/engine';
import type { Agent, Seating } from './agent.ts';
import { oneStepValues } from './greedy.ts';
import { overlooking } from './overlook.ts';
import type { QuickDice } from './quick-dice.ts';
import { quickDice, SEEDS } from './quick-dice.ts';
import { glance, playLightly } from './rollout.ts';
import { advisedOffers } from './sensible.ts';
import type { Budget, Meter, Progress, SearchLine, SearchOptions, SearchReport } from './search-report.ts';
import { ranked } from './search-report.ts';
import { tempered } from './temper.ts';
import type { Edge, Node, Spread } from './tree.ts';
import { halve } from './trials.ts';
import { deviation, edgesFor, hasJudged, judge, newNode, observe, select, visitsOf } from './tree.ts';

export const SEARCH_DEFAULTS: SearchOptions = {
  budget: { milliseconds: 100 },
  way: 'tree',
  finalists: 6,
  worlds: 64,
  overlooks: 0,
  temper: 'steady',
  // About 50 MB.
  edges: 300_000,
  sealedSteps: 'trials',
  exploration: 0.7,
  priorWeight: 3,
  turns: 2,
  trialTurns: 1,
  decisions: 60,
  choices: 2,
  whim: 0,
  rootSamples: 4,
  judgeAfter: 4,
};

/** Iterations between two reports of progress. */
const REPORT_EVERY = 256;

/** Seats are few: arrays by seat are as long as this. */
const MOST_SEATS = 4;

export function search(options: Partial<SearchOptions> = {}, onProgress?: Progress): Agent {
  const { budget, temper } = { ...SEARCH_DEFAULTS, ...options };
  const text = 'iterations' in budget ? `${budget.iterations}` : `${budget.milliseconds}ms`;
  return {
    id: `search:${text}${temper === 'steady' ? '' : `:${temper}`}`,
    title: 'Search',
    choose: seating =>
      seating.offers.length === 1 ? (seating.offers[0] as Action) : think(seating, options, onProgress).best,
  };
}

/** Searches until the budget is spent or `seating.stop` says so; at least one iteration is made. */
export function think(asked: Seating, choice: Partial<SearchOptions> = {}, onProgress?: Progress): SearchReport {
  const options = { ...SEARCH_DEFAULTS, ...asked.ruleset.searchHints, ...choice };
  const seating = overlooking(tempered(asked, options.temper), options.overlooks);
  const [only] = seating.offers;
  // A forced answer is no branch of a tree: what grew at its root would be the next decision's.
  if (only !== undefined && seating.offers.length === 1)
    return ranked([{ action: only, visits: 0, value: null }], 0, 0);
  const spent = meter(options.budget, seating);
  if (options.way === 'trials') return halve(seating, options, spent, onProgress);
  const mind = wake(seating, options);
  let iterations = 0;
  do {
    descend(mind);
    iterations++;
    if (onProgress && iterations % REPORT_EVERY === 0) onProgress(report(mind, iterations));
  } while (!spent(iterations, 1) && !seating.stop?.aborted);
  const final = report(mind, iterations);
  onProgress?.(final);
  return final;
}

function meter(budget: Budget, { clock }: Seating): Meter {
  if ('iterations' in budget) return (iterations, share) => iterations >= share * budget.iterations;
  if (clock === undefined) throw new Error('a budget in milliseconds needs a clock');
  const began = clock();
  return (_iterations, share) => clock() >= began + share * budget.milliseconds;
}

/** One search under way. */
interface Mind {
  readonly seating: Seating;
  readonly options: SearchOptions;
  readonly root: Node;
  readonly dice: QuickDice;
  /** Only for comparisons, so that they take nothing from `dice`. */
  readonly luck: QuickDice;
  /** What descents return, by seat: the unit of exploration. */
  readonly spreads: readonly Spread[];
  /** The edges of the present descent. */
  readonly path: Edge[];
  /** Where each seat stands while orders are sealed; null once she has left the tree. */
  readonly heads: (Node | null)[];
  readonly scratch: Edge[];
  depth: number;
  /** Answers in the tree. */
  edges: number;
}

function wake(seating: Seating, options: SearchOptions): Mind {
  const { ruleset, seat, offers, rng } = seating;
  const mind: Mind = {
    seating,
    options,
    root: newNode(),
    dice: quickDice(rng.below(SEEDS)),
    luck: quickDice(0),
    spreads: Array.from({ length: MOST_SEATS }, () => ({ count: 0, mean: 0, squares: 0 })),
    path: [],
    heads: Array.from({ length: MOST_SEATS }, () => null),
    scratch: [],
    depth: 0,
    edges: 0,
  };
  edgesFor(mind.root, seat, offers, ruleset.vocabulary, mind.scratch);
  mind.edges = mind.root.edges.length;
  if (options.priorWeight > 0)
    judge(mind.root, seat, mind.scratch, oneStepValues(seating, options.rootSamples, mind.luck));
  return mind;
}

/**
 * One iteration. While orders are sealed, each seat walks down from the same node alone, along her own answers: nobody's
 * choice may depend on what another has sealed. When they are opened, all go on from where the searcher stands.
 */
function descend(mind: Mind): void {
  const { seating, options, dice, path, heads } = mind;
  const { ruleset } = seating;
  let s = seating.imagine();
  let node: Node | null = mind.root;
  let sealed = ruleset.sealed(s, seating.seat);
  if (sealed) heads.fill(node);
  let turn = seating.seat;
  let turns = 0;
  path.length = 0;
  for (let decisions = 0; decisions < options.decisions; decisions++) {
    const pending = ruleset.pending(s);
    const seat = pending[0];
    if (seat === undefined) break;
    if (pending.length > 1 && !sealed) {
      sealed = true;
      heads.fill(node);
      if (decisions > 0 && ++turns >= options.turns) break;
    } else if (sealed && pending.length === 1 && !ruleset.sealed(s, seat)) {
      sealed = false;
      node = heads[seating.seat] as Node | null;
    }
    if (!sealed && seat !== turn) {
      turn = seat;
      if (++turns >= options.turns) break;
    }
    const here: Node | null = sealed ? (heads[seat] as Node | null) : node;
    const isAsked = here === mind.root && seat === seating.seat;
    const offers = isAsked ? seating.offers : advisedOffers(ruleset, s, seat);
    // A forced answer is no branch of the tree.
    if (here === null || offers.length === 1) {
      s = playLightly(ruleset, s, seat, offers, options, dice);
      continue;
    }
    const edge = branch(mind, here, s, seat, offers);
    ruleset.apply(s, seat, edge.action, dice, silent);
    const next = edge.visits === 0 ? null : childOf(mind, edge);
    if (sealed) heads[seat] = next;
    else node = next;
  }
  credit(mind, s);
}

function childOf(mind: Mind, edge: Edge): Node | null {
  if (edge.child === null && mind.edges < mind.options.edges) edge.child = newNode();
  return edge.child;
}

function branch(mind: Mind, node: Node, s: Readonly<object>, seat: Seat, offers: readonly Action[]): Edge {
  const { options, scratch, path, dice } = mind;
  const { ruleset } = mind.seating;
  const before = node.edges.length;
  edgesFor(node, seat, offers, ruleset.vocabulary, scratch);
  mind.edges += node.edges.length - before;
  let judged = hasJudged(node, seat);
  if (!judged && options.priorWeight > 0 && visitsOf(scratch) >= options.judgeAfter) {
    judge(node, seat, scratch, glance(ruleset, s, seat, offers, dice, mind.luck));
    judged = true;
  }
  const bonus = options.exploration * deviation(mind.spreads[seat] as Spread);
  const edge = select(scratch, judged ? options.priorWeight : 0, bonus, dice.below(scratch.length));
  path.push(edge);
  return edge;
}

function credit(mind: Mind, s: Readonly<object>): void {
  const { path, spreads } = mind;
  const { ruleset } = mind.seating;
  const result = ruleset.result(s);
  const values: (number | undefined)[] = [];
  for (let i = 0; i < path.length; i++) {
    const edge = path[i] as Edge;
    let value = values[edge.seat];
    if (value === undefined) {
      if (result === null) value = ruleset.evaluate(s, edge.seat);
      else if (result.winners.length === 0) value = isDefeat(result) ? -1 : 0;
      else value = result.winners.includes(edge.seat) ? 1 : -1;
      values[edge.seat] = value;
      observe(spreads[edge.seat] as Spread, value);
    }
    edge.visits++;
    edge.sum += value;
  }
  if (path.length > mind.depth) mind.depth = path.length;
}

function report(mind: Mind, iterations: number): SearchReport {
  const { seat } = mind.seating;
  const lines: SearchLine[] = [];
  for (const { action, visits, sum, seat: by } of mind.root.edges) {
    if (by === seat) lines.push({ action, visits, value: visits === 0 ? null : sum / visits });
  }
  return ranked(lines, iterations, mind.depth);
}
