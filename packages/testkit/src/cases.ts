/** Every scenario, with every number of seats, with every option set of the plan: the games that a rulebook must play. */

import type { AnyRuleset, OptionDefinition, Options, OptionValue, Rng, Scenario } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import type { AnyPlan, Case, GameChoice } from './plan.ts';

const RANDOM_SETS = 3;

export interface Cases {
  readonly cases: readonly Case[];
  /** Configurations that should be legal and are refused. */
  readonly problems: readonly string[];
}

export function casesOf(ruleset: AnyRuleset, plan: AnyPlan): Cases {
  const cases: Case[] = [];
  const problems: string[] = [];
  for (const scenario of ruleset.scenarios)
    for (let seats = scenario.minSeats; seats <= scenario.maxSeats; seats++)
      for (const options of plan.optionSets?.(scenario.id) ?? optionSets(ruleset, scenario, plan.randomSets)) {
        const made = caseOf(ruleset, { scenario: scenario.id, seats, options });
        if (typeof made === 'string') problems.push(made);
        else cases.push(made);
      }
  if (cases.length === 0) problems.push('there is no scenario to play');
  return { cases, problems };
}

/** Each scenario once, with its own seats and options: enough for checks that look deeply into few games. */
export function plainCases(ruleset: AnyRuleset): readonly Case[] {
  return ruleset.scenarios.map(scenario => {
    const made = caseOf(ruleset, { scenario: scenario.id });
    if (typeof made === 'string') throw new Error(made);
    return made;
  });
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

/** The scenario's own options, each option changed alone to every value worth trying, and some sets at random. */
export function optionSets(ruleset: AnyRuleset, scenario: Scenario, random = RANDOM_SETS): Options[] {
  const specs = Object.entries(ruleset.options);
  const own = (key: string, spec: OptionDefinition): OptionValue => scenario.options[key] ?? spec.default;
  const sets: Options[] = [{}];
  for (const [key, spec] of specs)
    for (const value of valuesOf(spec)) if (value !== own(key, spec)) sets.push({ [key]: value });
  if (specs.length < 2) return sets;
  const rng = seededDice(`options ${ruleset.id} ${scenario.id}`);
  for (let i = 0; i < random; i++)
    sets.push(Object.fromEntries(specs.map(([key, spec]) => [key, anyValue(spec, rng)])));
  return sets;
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
