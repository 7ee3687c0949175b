/** Every scenario, with every number of seats, with every option set of the plan: the games that a rulebook must play. */

import type { AnyRuleset, OptionDefinition, Options, OptionValue, Rng, Scenario } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, settleOptions } from '@weathergauge/engine';
import type { AnyPlan, Case, GameChoice } from './plan.ts';

const RANDOM_SETS = 3;

interface RandomSets {
  readonly sets: number;
  readonly round: number;
}

export interface Cases {
  readonly cases: readonly Case[];
  /** Configurations that should be legal and are refused. */
  readonly problems: readonly string[];
}

/** The sets of options at random are other ones in every round. */
export function casesOf(ruleset: AnyRuleset, plan: AnyPlan, round = 0): Cases {
  const cases: Case[] = [];
  const problems: string[] = [];
  const random = { sets: plan.randomSets ?? RANDOM_SETS, round };
  for (const scenario of ruleset.scenarios)
    for (let seats = scenario.minSeats; seats <= scenario.maxSeats; seats++)
      for (const options of plan.optionSets?.(scenario.id) ?? optionSets(ruleset, scenario, random)) {
        const made = caseOf(ruleset, { scenario: scenario.id, seats, options });
        if (typeof made === 'string') problems.push(made);
        else cases.push(made);
      }
  if (cases.length === 0) problems.push('there is no scenario to play');
  return { cases, problems };
}

/** Each scenario once, with its own seats and options, and what the plan adds: for checks that look deeply into few games. */
export function plainCases(ruleset: AnyRuleset, plan: Pick<AnyPlan, 'deep'>): readonly Case[] {
  const own = ruleset.scenarios.map(({ id }) => ({ scenario: id }));
  return [...own, ...(plan.deep ?? [])].map(choice => mustCase(ruleset, choice));
}

export function mustCase(ruleset: AnyRuleset, choice: GameChoice): Case {
  const the = caseOf(ruleset, choice);
  if (typeof the === 'string') throw new Error(the);
  return the;
}

/** One configuration under the name by which to ask for it again, or why it cannot be had. */
export function caseOf(ruleset: AnyRuleset, choice: GameChoice): Case | string {
  const { scenario, seats, options = {} } = choice;
  const config = configure(ruleset, seats === undefined ? { scenario, options } : { scenario, seats, options });
  const changed = Object.entries(options).map(([key, value]) => ` ${key}=${value}`);
  const name = `${scenario} seats=${seats ?? 'own'}${changed.join('')}`;
  return isRefusal(config)
    ? `${name}: refused by configure: ${config.reason}`
    : { name, config, own: changed.length === 0 };
}

/**
 * The scenario's own options, each option changed alone to every value worth trying, and some sets at random. An option
 * that depends on others brings along what it needs; what the scenario fixes is left as it is.
 */
export function optionSets(ruleset: AnyRuleset, scenario: Scenario, random: RandomSets): Options[] {
  const fixed = scenario.fixed ?? {};
  const specs = Object.entries(ruleset.options).filter(([key]) => !Object.hasOwn(fixed, key));
  const own = settleOptions(ruleset.options, scenario, {}).options;
  const sets: Options[] = [{}];
  for (const [key, spec] of specs)
    for (const value of valuesOf(spec)) {
      if (value === own[key]) continue;
      const set = withNeeds(ruleset, { ...own, ...fixed, scenario: scenario.id }, { [key]: value }, key);
      if (settleOptions(ruleset.options, scenario, set).unmet.length === 0) sets.push(set);
    }
  if (specs.length < 2) return sets;
  const rng = seededDice(`options ${ruleset.id} ${scenario.id}${random.round === 0 ? '' : ` ${random.round}`}`);
  for (let i = 0; i < random.sets; i++) {
    const drawn = Object.fromEntries(specs.map(([key, spec]) => [key, anyValue(spec, rng)]));
    const { options } = settleOptions(ruleset.options, scenario, drawn);
    sets.push(Object.fromEntries(specs.map(([key, spec]) => [key, options[key] ?? spec.default])));
  }
  return sets;
}

/** The set with what `key` waits for, and what that waits for in turn, where the scenario does not have it already. */
function withNeeds(ruleset: AnyRuleset, own: Options, set: Options, key: string): Options {
  let needed = set;
  const spec = ruleset.options[key];
  if (spec === undefined || set[key] === spec.default) return needed;
  for (const [other, values] of Object.entries(spec.onlyIf ?? {})) {
    const [first] = values;
    const has = needed[other] ?? own[other];
    if (first === undefined || values.some(value => value === has)) continue;
    needed = withNeeds(ruleset, own, { ...needed, [other]: first }, other);
  }
  return needed;
}

function valuesOf(spec: OptionDefinition): readonly OptionValue[] {
  switch (spec.type) {
    case 'flag':
      return [true, false];
    case 'choice':
      return spec.choices;
    case 'count':
      return [spec.min, spec.max];
  }
}

function anyValue(spec: OptionDefinition, rng: Rng): OptionValue {
  switch (spec.type) {
    case 'flag':
      return rng.below(2) === 1;
    case 'choice':
      return spec.choices[rng.below(spec.choices.length)] ?? spec.default;
    case 'count':
      return spec.min + rng.below(spec.max - spec.min + 1);
  }
}
