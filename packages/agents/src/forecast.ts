/**
 * The odds of an answer, from the rules themselves: what it may change before the next decision, and how likely that is. What
 * only interrupts it, such as a chance to play a card, is taken for granted where the rules say how (`Ruleset.presumed`).
 */

import type { Action, AnyRuleset, Dice, Rng, Seat } from '@weathergauge/engine';
import { outcomes, outlook, silent } from '@weathergauge/engine';
import { quickDice, SEEDS } from './quick-dice.ts';

export interface ForecastOptions {
  readonly rng: Rng;
  /** Most dice outcomes that are walked one by one; beyond it they are sampled. */
  readonly limit?: number;
  /** Throws where outcomes are sampled. */
  readonly samples?: number;
}

/** How a count of the tally may change. */
export interface Change {
  readonly mean: number;
  /** Ascending; the probabilities add up to 1. */
  readonly distribution: readonly { readonly change: number; readonly probability: number }[];
}

export interface Forecast {
  /** True when nothing was sampled: neither dice nor what is hidden. */
  readonly exact: boolean;
  /** Dice outcomes walked or sampled. */
  readonly outcomes: number;
  /** Of the seat's tally, by the count that changes; what cannot change is not in it. */
  readonly changes: Readonly<Record<string, Change>>;
  /** Mean of the chance that is shown (`odds`, else `evaluate`) at the next decision. */
  readonly value: number;
}

const LIMIT = 5_000;
const SAMPLES = 2_000;

/** States imagined to find out whether anything that is hidden could matter, and to average over when it could. */
const WORLDS = 16;

/** Answers that are taken for granted after one, at most: no order needs as many, and no forecast may go on for ever. */
const MOST_PRESUMED = 100;

interface World {
  readonly state: object;
  readonly weight: number;
}

interface Leaf {
  readonly changes: readonly (readonly [name: string, change: number])[];
  readonly value: number;
  readonly probability: number;
}

export function forecast(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  action: Action,
  { rng, limit = LIMIT, samples = SAMPLES }: ForecastOptions,
): Forecast {
  const worlds = imaginedWorlds(ruleset, state, seat, rng);
  let exact = worlds.length === 1;
  const leaves: Leaf[] = [];
  for (const { state: world, weight } of worlds) {
    const refused = ruleset.refuse(world, seat, action);
    if (refused !== null) throw new Error(`no forecast of what is not offered: ${refused.reason}`);
    const play = player(ruleset, world, seat, action);
    const walked = outcomes(play, Math.ceil(limit / worlds.length));
    if (walked === null) {
      exact = false;
      const throws = Math.ceil(samples / worlds.length);
      const dice = quickDice(rng.below(SEEDS));
      for (let i = 0; i < throws; i++) leaves.push({ ...play(dice), probability: weight / throws });
    } else {
      for (const { value, probability } of walked) leaves.push({ ...value, probability: probability * weight });
    }
  }
  let value = 0;
  for (const leaf of leaves) value += leaf.value * leaf.probability;
  return { exact, outcomes: leaves.length, changes: changesOf(leaves), value };
}

/** The different states this seat may be in, as far as a few imaginings show, with their shares. */
function imaginedWorlds(ruleset: AnyRuleset, state: Readonly<object>, seat: Seat, rng: Rng): readonly World[] {
  const seen = new Map<string, { state: object; weight: number }>();
  for (let i = 0; i < WORLDS; i++) {
    const world = ruleset.clone(state);
    ruleset.resample(world, seat, rng);
    const key = JSON.stringify(world);
    const known = seen.get(key);
    if (known) known.weight += 1 / WORLDS;
    else seen.set(key, { state: world, weight: 1 / WORLDS });
  }
  return [...seen.values()];
}

function player(ruleset: AnyRuleset, world: Readonly<object>, seat: Seat, action: Action) {
  const before = ruleset.tally(world, seat);
  return (dice: Dice): Omit<Leaf, 'probability'> => {
    const s = ruleset.clone(world);
    ruleset.apply(s, seat, action, dice, silent);
    goOn(ruleset, s, dice);
    const after = ruleset.tally(s, seat);
    const changes: (readonly [string, number])[] = [];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const change = (after[name] ?? 0) - (before[name] ?? 0);
      if (change !== 0) changes.push([name, change]);
    }
    return { changes, value: outlook(ruleset, s, seat) };
  };
}

/** Gives the answers that are taken for granted, up to the next decision. */
function goOn(ruleset: AnyRuleset, s: object, dice: Dice): void {
  if (ruleset.presumed === undefined) return;
  for (let i = 0; i < MOST_PRESUMED; i++) {
    let given = false;
    for (const seat of ruleset.pending(s)) {
      const answer = ruleset.presumed(s, seat);
      if (answer === null) continue;
      ruleset.apply(s, seat, answer, dice, silent);
      given = true;
      break;
    }
    if (!given) return;
  }
}

function changesOf(leaves: readonly Leaf[]): Record<string, Change> {
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
    found[name] = { mean, distribution };
  }
  return found;
}
