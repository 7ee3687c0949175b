/** Turns what a host wishes for into a configuration in which every option is filled in and allowed. */

import type { AnyRuleset, MatchConfig, OptionDefinition, OptionValue, Refusal } from './contract.ts';
import { refusal } from './contract.ts';

export interface Wish {
  readonly scenario: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Defaults come from the rulebook, then from the scenario, then from the wish. */
export function configure(ruleset: AnyRuleset, wish: Wish): MatchConfig | Refusal {
  const scenario = ruleset.scenarios.find(({ id }) => id === wish.scenario);
  if (scenario === undefined) {
    return bad(`no scenario ${quoted(wish.scenario)}: ${ruleset.title} has ${list(ruleset.scenarios.map(s => s.id))}`);
  }
  const seats = wish.seats ?? scenario.seats;
  const { minSeats, maxSeats } = scenario;
  if (!Number.isInteger(seats) || seats < minSeats || seats > maxSeats) {
    return bad(`${scenario.id} seats ${range(minSeats, maxSeats)}, not ${quoted(seats)}`);
  }
  const wished = wish.options ?? {};
  for (const name of Object.keys(wished)) {
    if (!Object.hasOwn(ruleset.options, name)) {
      return bad(`no option ${quoted(name)}: ${ruleset.title} has ${list(Object.keys(ruleset.options))}`);
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, definition] of Object.entries(ruleset.options)) {
    const value = Object.hasOwn(wished, name) ? wished[name] : (scenario.options[name] ?? definition.default);
    if (!allows(definition, value)) return bad(`option ${name} is ${allowed(definition)}, not ${quoted(value)}`);
    options[name] = value;
  }
  return { scenario: scenario.id, seats, options };
}

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

/** What was said, short enough for one line of an error. */
function quoted(said: unknown): string {
  if (typeof said !== 'string') return typeof said === 'object' && said !== null ? 'an object' : String(said);
  return JSON.stringify(said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE)}…` : said);
}
