/** Turns a wish (the choices for a new game) into a configuration in which every option has a value that is allowed. */

import type {
  AnyRuleset,
  MatchConfig,
  OptionDefinition,
  Options,
  OptionSpec,
  OptionValue,
  Refusal,
  Scenario,
} from './contract.ts';
import { refusal } from './contract.ts';

export interface Wish {
  readonly scenario: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The edition of an older log; absent for a new game. */
  readonly edition?: number;
}

/** Values come from the rulebook's defaults, the scenario's, and the wish, in rising priority; what the scenario fixes overrides all. */
export function configure(ruleset: AnyRuleset, wish: Wish): MatchConfig | Refusal {
  const found = ruleset.scenarios.find(({ id }) => id === wish.scenario);
  if (found === undefined) {
    return bad(`no scenario ${quoted(wish.scenario)}: ${ruleset.title} has ${list(ruleset.scenarios.map(s => s.id))}`);
  }
  const scenario = wish.edition === undefined ? found : asIn(wish.edition, found, ruleset.options);
  const seats = wish.seats ?? scenario.seats;
  const { minSeats, maxSeats } = scenario;
  if (!Number.isInteger(seats) || seats < minSeats || seats > maxSeats) {
    return bad(`${scenario.id} seats ${range(minSeats, maxSeats)}, not ${quoted(seats)}`);
  }
  const options = optionsFor(ruleset, scenario, wish.options ?? {});
  return 'refused' in options ? options : { scenario: scenario.id, seats, options: options.filled };
}

function optionsFor(
  ruleset: AnyRuleset,
  scenario: Scenario,
  wished: Readonly<Record<string, unknown>>,
): { readonly filled: Options } | Refusal {
  const spec = ruleset.options;
  for (const name of Object.keys(wished)) {
    if (!Object.hasOwn(spec, name)) {
      return bad(`no option ${quoted(name)}: ${ruleset.title} has ${list(Object.keys(spec))}`);
    }
  }
  const asked: Record<string, OptionValue> = {};
  for (const [name, definition] of Object.entries(spec)) {
    const value = Object.hasOwn(wished, name) ? wished[name] : ownValue(name, definition, scenario);
    if (!allows(definition, value)) return bad(`option ${name} is ${allowed(definition)}, not ${quoted(value)}`);
    const fixed = scenario.fixed?.[name] ?? value;
    if (value !== fixed) return bad(`option ${name} is always ${fixed} in ${scenario.id}, not ${quoted(value)}`);
    if (Object.hasOwn(wished, name)) asked[name] = value;
  }
  const { options, unmet } = settleOptions(spec, scenario, asked);
  const [first] = unmet;
  if (first === undefined) return { filled: options };
  const needs = first.needs.map(({ option, values }) => `${option} to be ${values.join(' or ')}`).join(' and ');
  return bad(`option ${first.option} needs ${needs}`);
}

// --- Editions ---

/** Whether a log of this edition names the option. */
export function isNamedIn({ since }: OptionDefinition, edition: number): boolean {
  return since === undefined || since.edition <= edition;
}

/** The scenario as of this edition: options that came later are fixed to the value that they replace, where they apply. */
function asIn(edition: number, scenario: Scenario, spec: OptionSpec): Scenario {
  const before = Object.entries(spec).flatMap(([name, { since }]): [string, OptionValue][] =>
    since !== undefined && since.edition > edition ? [[name, since.before]] : [],
  );
  return { ...scenario, options: { ...scenario.options, ...Object.fromEntries(before) } };
}

// --- Options that depend on others ---

/** This name in `onlyIf` stands for the scenario's id, for options that only some scenarios have. */
const SCENARIO = 'scenario';

/** A condition of an option: another one must have one of these values. */
export interface Need {
  readonly option: string;
  readonly values: readonly OptionValue[];
}

export interface SettledOptions {
  /** Every option, in the rulebook's order. An option whose condition is not met has its default. */
  readonly options: Options;
  /** Options that were wished or fixed although their condition is not met. A scenario's own default may be. */
  readonly unmet: readonly { readonly option: string; readonly needs: readonly Need[] }[];
}

/** The options that follow from these wishes, each of which must be a value of its option. */
export function settleOptions(
  spec: OptionSpec,
  scenario: Pick<Scenario, 'options' | 'fixed'> & Partial<Pick<Scenario, 'id'>>,
  wished: Options,
): SettledOptions {
  const settled: Record<string, OptionValue> = {};
  const unmet: { option: string; needs: readonly Need[] }[] = [];
  const underWay = new Set<string>();
  // Options in conditions are settled first: one that falls back to its default may change others.
  const settle = (name: string): void => {
    const definition = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (definition === undefined) throw new Error(`an option needs "${name}", which there is not`);
    if (Object.hasOwn(settled, name)) return;
    if (underWay.has(name)) throw new Error(`option ${name} waits for itself`);
    underWay.add(name);
    for (const other of Object.keys(definition.onlyIf ?? {})) if (other !== SCENARIO) settle(other);
    const wish = scenario.fixed?.[name] ?? wished[name];
    const value = wish ?? ownValue(name, definition, scenario);
    const needs = value === definition.default ? [] : unmetNeeds(definition, settled, scenario.id);
    if (needs.length > 0 && wish !== undefined) unmet.push({ option: name, needs });
    settled[name] = needs.length > 0 ? definition.default : value;
  };
  for (const name of Object.keys(spec)) settle(name);
  const options = Object.fromEntries(Object.keys(spec).map(name => [name, settled[name] as OptionValue]));
  return { options, unmet };
}

/** The conditions of an option that are not met, with these values of the others, in this scenario. */
export function unmetNeeds({ onlyIf = {} }: OptionDefinition, options: Options, scenario?: string): readonly Need[] {
  return Object.entries(onlyIf)
    .map(([option, values]): Need => ({ option, values }))
    .filter(
      ({ option, values }) => !values.some(value => value === (option === SCENARIO ? scenario : options[option])),
    );
}

/** Its value without a wish and without conditions. */
function ownValue(
  name: string,
  { default: usual }: OptionDefinition,
  { options, fixed = {} }: Pick<Scenario, 'options' | 'fixed'>,
): OptionValue {
  return fixed[name] ?? options[name] ?? usual;
}

// --- Values ---

/** An option's value as typed on a command line. */
export function parseOption(definition: OptionDefinition, text: string): OptionValue | Refusal {
  const value = spoken(definition, text);
  return allows(definition, value) ? value : bad(`expected ${allowed(definition)}, not ${quoted(text)}`);
}

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

function spoken(definition: OptionDefinition, text: string): unknown {
  switch (definition.type) {
    case 'flag':
      return Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined;
    case 'choice':
      return text;
    case 'count':
      return /^-?(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : undefined;
  }
}

function allows(definition: OptionDefinition, value: unknown): value is OptionValue {
  switch (definition.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && definition.choices.includes(value);
    case 'count':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        !Object.is(value, -0) &&
        value >= definition.min &&
        value <= definition.max
      );
  }
}

function allowed(definition: OptionDefinition): string {
  switch (definition.type) {
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${list(definition.choices)}`;
    case 'count':
      return `a whole number, ${range(definition.min, definition.max)}`;
  }
}

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);
const list = (names: readonly string[]): string => names.join(', ') || 'none';
const bad = (reason: string): Refusal => refusal('bad-config', reason);

const LONGEST_QUOTE = 40;

/** A wrong value, shortened for an error message. */
function quoted(said: unknown): string {
  if (typeof said !== 'string') return typeof said === 'object' && said !== null ? 'an object' : String(said);
  return JSON.stringify(said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE)}…` : said);
}
