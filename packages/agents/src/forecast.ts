/**
 * The forecast of an answer, from the rules themselves: what it may change before the next decision, and how likely that is. Decisions
 * between the answer and its dice, such as whether to play a card, are assumed as the rulebook says (`Ruleset.presumed`).
 */

import type { Action, AnyRuleset, Dice, Emit, Outcome, Rng, Seat } from '@weathergauge/engine';
import { chance, outcomes, outlook, silent } from '@weathergauge/engine';
import { quickDice, SEEDS } from './quick-dice.ts';

export interface ForecastOptions {
  readonly rng: Rng;
  /** Most dice outcomes that are computed one by one; beyond that they are sampled. */
  readonly limit?: number;
  /** Number of samples if outcomes are sampled. */
  readonly samples?: number;
}

/** How a count of the tally may change. */
export interface Change {
  readonly mean: number;
  /** Standard error of the mean: 0 where nothing was sampled. */
  readonly error: number;
  /** Standard error of the chance that it changes at all. */
  readonly chanceError: number;
  /** Ascending; the probabilities add up to 1. */
  readonly distribution: readonly { readonly change: number; readonly probability: number }[];
}

/** The first throw that the answer leads to: so many dice, or counters drawn from so many. */
export interface Thrown {
  readonly least: number;
  readonly most: number;
  readonly sides: number;
}

export interface Forecast {
  /** True when nothing was sampled: neither dice nor what is hidden. */
  readonly exact: boolean;
  /** Whether an answer of somebody was taken for granted on the way: what comes of it is likely, and not certain. */
  readonly presumes: boolean;
  /** Dice outcomes walked or sampled. */
  readonly outcomes: number;
  /** Null where chance has no part. */
  readonly thrown: Thrown | null;
  /** The chance that any count changes at all, and its standard error: 0 where nothing was sampled. */
  readonly any: number;
  readonly anyError: number;
  /** Of the seat's tally, by the count that changes; what cannot change is not in it. */
  readonly changes: Readonly<Record<string, Change>>;
  /** Mean of the chance that is shown (`odds`, else `evaluate`) at the next decision. */
  readonly value: number;
}

const LIMIT = 5_000;
const SAMPLES = 2_000;

/** Imagined states that are compared to find out whether anything hidden matters. */
const GLANCES = 16;
/** Imagined states to average over if it does: enough to estimate the error. */
const WORLDS = 64;

/** Most assumed answers after one: a limit so that no forecast goes on for ever. */
const MOST_PRESUMED = 100;

interface Played {
  readonly changes: readonly (readonly [name: string, change: number])[];
  readonly dice: number;
  readonly sides: number;
  readonly presumes: boolean;
  /** Where it has led. */
  readonly s: object;
}

interface Leaf extends Omit<Played, 's'> {
  /** NaN where it was not judged. */
  readonly value: number;
  readonly probability: number;
  /** Leaves of one group are no independent samples: one imagined state, or one throw. */
  readonly group: number;
}

type Play = (dice: Dice) => Played;
/** Most sampled positions whose chance is computed, because that may cost more than the dice. */
const MOST_JUDGED = 64;

export function forecast(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  action: Action,
  { rng, limit = LIMIT, samples = SAMPLES }: ForecastOptions,
): Forecast {
  const worlds = imaginedWorlds(ruleset, state, seat, rng);
  const plays = worlds.map(world => {
    const refused = ruleset.refuse(world, seat, action);
    if (refused !== null) throw new Error(`no forecast of what is not offered: ${refused.reason}`);
    return player(ruleset, world, seat, action);
  });
  const judge = (s: object): number => outlook(ruleset, s, seat);
  const walked = walkAll(plays, limit, judge);
  const leaves = walked ?? sampleAll(plays, samples, quickDice(rng.below(SEEDS)), judge);
  const exact = walked !== null && plays.length === 1;
  const groups = exact ? 0 : walked === null && plays.length === 1 ? leaves.length : plays.length;
  let any = 0;
  for (const leaf of leaves) if (leaf.changes.length > 0) any += leaf.probability;
  const anyError = errorOf(leaves, groups, ({ changes }) => (changes.length > 0 ? 1 : 0));
  const changes = changesOf(leaves, groups);
  return {
    exact,
    presumes: leaves.some(({ presumes }) => presumes),
    outcomes: leaves.length,
    thrown: thrownIn(leaves),
    any,
    anyError,
    changes,
    value: valueOf(leaves),
  };
}

function valueOf(leaves: readonly Leaf[]): number {
  let value = 0;
  let judged = 0;
  for (const leaf of leaves) {
    if (Number.isNaN(leaf.value)) continue;
    value += leaf.value * leaf.probability;
    judged += leaf.probability;
  }
  return value / judged;
}

/** Computes every outcome in every imagined state, and only then judges each; null if there are too many. */
function walkAll(plays: readonly Play[], limit: number, judge: (s: object) => number): Leaf[] | null {
  const walks: Outcome<Played>[][] = [];
  for (const play of plays) {
    if (isHopeless(play, limit / plays.length)) return null;
    const walked = outcomes(play, Math.ceil(limit / plays.length));
    if (walked === null) return null;
    walks.push(walked);
  }
  return walks.flatMap((walked, group) =>
    walked.map(({ value: { s, ...played }, probability }) => {
      return { ...played, value: judge(s), probability: probability / plays.length, group };
    }),
  );
}

/** Throws that are looked at before a walk, and outcomes below which a walk costs less than they would. */
const PROBES = 15;
const SHORT_WALK = 200;
/**
 * Of a play with no more outcomes than `limit`, those rarer than one in twenty times as many come up in one throw of twenty at most: if
 * they do in eight of fifteen, there are more, and a walk would come to nothing. It costs as much as one that does not.
 */
const RARE = 20;

function isHopeless(play: Play, limit: number): boolean {
  if (limit < SHORT_WALK) return false;
  const thrown = quickDice(1);
  let rare = 0;
  for (let i = 0; i < PROBES; i++) {
    let weight = 1;
    play({
      draw(sides, why) {
        weight /= sides;
        return thrown.draw(sides, why);
      },
      pool(count, sides, why) {
        const faces = Array.from({ length: count }, () => thrown.draw(sides, why) + 1).toSorted((a, b) => a - b);
        weight *= chance({ faces, sides });
        return faces;
      },
    });
    if (weight * limit * RARE < 1) rare++;
  }
  return 2 * rare > PROBES;
}

/** As many throws in each imagined state; in the only one, each throw stands for itself. */
function sampleAll(plays: readonly Play[], samples: number, dice: Dice, judge: (s: object) => number): Leaf[] {
  const throws = Math.ceil(samples / plays.length);
  const probability = 1 / (throws * plays.length);
  const judged = Math.ceil(MOST_JUDGED / plays.length);
  const leaves: Leaf[] = [];
  for (const [world, play] of plays.entries()) {
    for (let i = 0; i < throws; i++) {
      const { s, ...played } = play(dice);
      const value = i < judged ? judge(s) : Number.NaN;
      leaves.push({ ...played, value, probability, group: plays.length === 1 ? i : world });
    }
  }
  return leaves;
}

/** The one state this seat can be in, as far as a few imaginings show; or so many that it may be in, each as likely. */
function imaginedWorlds(ruleset: AnyRuleset, state: Readonly<object>, seat: Seat, rng: Rng): readonly object[] {
  const worlds: object[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < WORLDS; i++) {
    if (i >= GLANCES && seen.size === 1) return worlds.slice(0, 1);
    const world = ruleset.clone(state);
    ruleset.resample(world, seat, rng);
    if (i < GLANCES && seen.size < 2) seen.add(JSON.stringify(world));
    worlds.push(world);
  }
  return worlds;
}

function player(ruleset: AnyRuleset, world: Readonly<object>, seat: Seat, action: Action): Play {
  const before = ruleset.tally(world, seat);
  const { s: start, given, counted, presumes } = upToTheDice(ruleset, world, seat, { seat, action });
  return dice => {
    const s = ruleset.clone(start);
    const noting = notingFirst(dice);
    const { counts, emit } = countingEvents(ruleset, seat, counted);
    let further = 0;
    if (given !== null) {
      ruleset.apply(s, given.seat, given.action, noting.dice, emit);
      further = goOn(ruleset, s, seat, noting.dice, emit);
    }
    const after = ruleset.tally(s, seat);
    const changes: (readonly [string, number])[] = [];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const change = (after[name] ?? 0) - (before[name] ?? 0);
      if (change !== 0) changes.push([name, change]);
    }
    for (const [name, count] of counts) if (count !== 0) changes.push([name, count]);
    return { changes, dice: noting.first.count, sides: noting.first.sides, presumes: presumes || further > 0, s };
  };
}

/** What events count for (`Ruleset.tallied`), of those that this seat is told. */
export function countingEvents(
  ruleset: AnyRuleset,
  seat: Seat,
  before: ReadonlyMap<string, number> = new Map(),
): { readonly counts: ReadonlyMap<string, number>; readonly emit: Emit } {
  const counts = new Map(before);
  // If nothing is counted, events are dropped, and the rules need not make what only listeners need.
  if (ruleset.tallied === undefined) return { counts, emit: silent };
  const emit: Emit = event => {
    if (event.to !== 'all' && !event.to.includes(seat)) return;
    for (const [name, count] of Object.entries(ruleset.tallied?.(event, seat) ?? {}))
      counts.set(name, (counts.get(name) ?? 0) + count);
  };
  return { counts, emit };
}

/** Dice that remember the first throw: all that is drawn for its reason before anything else. */
function notingFirst(dice: Dice): { readonly dice: Dice; readonly first: { count: number; sides: number } } {
  const first = { count: 0, sides: 0 };
  let reason: string | null = null;
  let over = false;
  const note = (count: number, sides: number, why: string): void => {
    if (over) return;
    reason ??= why;
    if (why !== reason) over = true;
    else {
      first.count += count;
      // A bag has one counter fewer with each draw.
      first.sides = Math.max(first.sides, sides);
    }
  };
  const noted: Dice = {
    draw(sides, why) {
      note(1, sides, why);
      return dice.draw(sides, why);
    },
  };
  const { pool } = dice;
  if (pool !== undefined)
    noted.pool = (count, sides, why) => {
      note(count, sides, why);
      return pool(count, sides, why);
    };
  return { dice: noted, first };
}

interface Answer {
  readonly seat: Seat;
  readonly action: Action;
}

/** Thrown through the rules to end a trial; created once, because a stack trace costs more than the trial. */
const STOP = new Error('a die');
const stoppingDice: Dice = {
  draw() {
    throw STOP;
  },
};

/**
 * Gives the first answer, and those that are taken for granted, as long as no die is thrown: that is the same for every throw,
 * so it is done once. `given` is the answer that throws the first, not yet given; null where none does. `counted` is what events
 * have counted for until then.
 */
function upToTheDice(
  ruleset: AnyRuleset,
  world: Readonly<object>,
  asker: Seat,
  first: Answer,
): {
  readonly s: object;
  readonly given: Answer | null;
  readonly counted: ReadonlyMap<string, number>;
  readonly presumes: boolean;
} {
  let s: object = world;
  let given: Answer | null = first;
  let counted: ReadonlyMap<string, number> = new Map();
  let presumes = false;
  for (let i = 0; given !== null && i < MOST_PRESUMED; i++) {
    const next = ruleset.clone(s);
    const { counts, emit } = countingEvents(ruleset, asker, counted);
    try {
      ruleset.apply(next, given.seat, given.action, stoppingDice, emit);
    } catch (error) {
      if (error !== STOP) throw error;
      return { s, given, counted, presumes };
    }
    s = next;
    counted = counts;
    given = presumedNext(ruleset, s, asker);
    presumes ||= given !== null;
  }
  return { s, given: null, counted, presumes };
}

/** Whether dice are thrown before the next decision that is not assumed. */
export function leadsToDice(ruleset: AnyRuleset, world: Readonly<object>, seat: Seat, action: Action): boolean {
  return upToTheDice(ruleset, world, seat, { seat, action }).given !== null;
}

/** Gives the assumed answers, up to the next real decision; returns how many there were. */
function goOn(ruleset: AnyRuleset, s: object, asker: Seat, dice: Dice, emit: Emit): number {
  for (let i = 0; i < MOST_PRESUMED; i++) {
    const given = presumedNext(ruleset, s, asker);
    if (given === null) return i;
    ruleset.apply(s, given.seat, given.action, dice, emit);
  }
  return MOST_PRESUMED;
}

/** What is taken for granted next, if anything is. Whoever asks is never passed over. */
function presumedNext(ruleset: AnyRuleset, s: object, asker: Seat): Answer | null {
  if (ruleset.presumed === undefined) return null;
  const pending = ruleset.pending(s);
  for (const seat of pending.includes(asker) ? [asker] : pending) {
    const action = ruleset.presumed(s, seat, asker);
    if (action !== null) return { seat, action };
  }
  return null;
}

function thrownIn(leaves: readonly Leaf[]): Thrown | null {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let sides = 0;
  for (const leaf of leaves) {
    if (leaf.dice < least) least = leaf.dice;
    if (leaf.dice > most) most = leaf.dice;
    if (leaf.sides > sides) sides = leaf.sides;
  }
  return most === 0 ? null : { least, most, sides };
}

/** `groups`: how many independent groups the leaves are of; 0 where nothing was sampled. */
function changesOf(leaves: readonly Leaf[], groups: number): Record<string, Change> {
  const shares = new Map<string, Map<number, number>>();
  for (const { changes, probability } of leaves) {
    for (const [name, change] of changes) {
      const share = shares.get(name) ?? new Map<number, number>();
      shares.set(name, share.set(change, (share.get(change) ?? 0) + probability));
    }
  }
  const found: Record<string, Change> = {};
  for (const [name, share] of [...shares].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // Summed over the leaves, not 1 minus the rest: a count that always changes must not keep a speck of "no change".
    let unchanged = 0;
    for (const { changes, probability } of leaves) if (!changes.some(([n]) => n === name)) unchanged += probability;
    if (unchanged > 0) share.set(0, unchanged);
    const distribution = [...share]
      .map(([change, probability]) => ({ change, probability }))
      .toSorted((a, b) => a.change - b.change);
    let mean = 0;
    for (const { change, probability } of distribution) mean += change * probability;
    found[name] = {
      mean,
      error: errorOf(leaves, groups, leaf => changeOf(leaf, name)),
      chanceError: errorOf(leaves, groups, leaf => (changeOf(leaf, name) === 0 ? 0 : 1)),
      distribution,
    };
  }
  return found;
}

function changeOf({ changes }: Leaf, name: string): number {
  return changes.find(([n]) => n === name)?.[1] ?? 0;
}

/** Standard error of a mean over the groups, each as likely as the next. */
function errorOf(leaves: readonly Leaf[], groups: number, measure: (leaf: Leaf) => number): number {
  if (groups < 2) return 0;
  const means = new Float64Array(groups);
  for (const leaf of leaves)
    means[leaf.group] = (means[leaf.group] as number) + measure(leaf) * leaf.probability * groups;
  let sum = 0;
  let squares = 0;
  for (const one of means) {
    sum += one;
    squares += one * one;
  }
  const variance = Math.max(0, squares - (sum * sum) / groups) / (groups - 1);
  return Math.sqrt(variance / groups);
}
