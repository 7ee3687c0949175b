/** The options of a battle: what the rulebook lets a host change. Only what differs from the scenario is sent. */

import type { Need, OptionDefinition, Options, OptionSpec, OptionValue, Scenario } from '@weathergauge/engine';
import { settleOptions, unmetNeeds } from '@weathergauge/engine';
import { sentence } from '../../ui/sentence.ts';
import type { OptionOrder } from '../../books/book.ts';

/** What a scenario says of the options. */
export type Terms = Pick<Scenario, 'options' | 'fixed'> & Partial<Pick<Scenario, 'id'>>;

export interface OptionState {
  readonly name: string;
  readonly definition: OptionDefinition;
  /** With the scenario and the changes taken into account. */
  readonly value: OptionValue;
  readonly isChanged: boolean;
  /** The scenario fixes this value. */
  readonly isFixed: boolean;
  /** Conditions on other options that are not met. */
  readonly needs: readonly Need[];
}

/** Every option as it stands after these changes. */
export function optionStates(spec: OptionSpec, scenario: Terms, changes: Options): readonly OptionState[] {
  const { options } = settleOptions(spec, scenario, changes);
  return Object.entries(spec).map(([name, definition]) => ({
    name,
    definition,
    value: options[name] ?? definition.default,
    isChanged: name in changes,
    isFixed: scenario.fixed?.[name] !== undefined,
    needs: unmetNeeds(definition, options, scenario.id),
  }));
}

/** False for an option that exists in other scenarios only. */
export function belongs({ needs }: OptionState): boolean {
  return needs.every(({ option }) => option !== 'scenario');
}

export interface SortedOptions {
  readonly first: readonly OptionState[];
  /** Options that no group names have a group without a title. Empty groups are left out. */
  readonly groups: readonly { readonly title: string | null; readonly options: readonly OptionState[] }[];
}

export function sortOptions(all: readonly OptionState[], order: OptionOrder | undefined): SortedOptions {
  if (order === undefined) return { first: [], groups: [{ title: null, options: all }] };
  const pick = (names: readonly string[]): readonly OptionState[] =>
    names.flatMap(name => all.filter(option => option.name === name));
  const named = new Set([...order.first, ...order.groups.flatMap(({ options }) => options)]);
  const rest = all.filter(({ name }) => !named.has(name));
  const groups = [
    ...order.groups.map(({ title, options }) => ({ title, options: pick(options) })),
    { title: null, options: rest },
  ];
  return { first: pick(order.first), groups: groups.filter(group => group.options.length > 0) };
}

/** The changes after one more. Setting an option back to its default removes it, and the changes that depended on it. */
export function changed(
  spec: OptionSpec,
  scenario: Terms,
  changes: Options,
  name: string,
  value: OptionValue,
): Options {
  if (spec[name] === undefined) return changes;
  const { [name]: _old, ...rest } = changes;
  const usual = settleOptions(spec, scenario, rest).options[name];
  const wished = value === usual ? rest : { ...rest, [name]: value };
  const lost = optionStates(spec, scenario, wished).filter(({ isFixed, needs }) => isFixed || needs.length > 0);
  return Object.fromEntries(Object.entries(wished).filter(([key]) => !lost.some(option => option.name === key)));
}

/** An unmet condition in words: the key of the sentence, and its values. */
export function needWords(
  spec: OptionSpec,
  { option, values }: Need,
): { readonly key: 'needsOn' | 'needsOff' | 'needsValue'; readonly title: string; readonly values: string[] } {
  const title = spec[option]?.title ?? option;
  const names = values
    .filter(value => typeof value !== 'boolean')
    .map(value => choiceWords(spec[option], String(value)));
  if (names.length > 0) return { key: 'needsValue', title, values: names };
  return { key: values.includes(true) ? 'needsOn' : 'needsOff', title, values: [] };
}

/** A whole number within the bounds, or null while something else is being typed. */
export function countOf(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,6}$/.test(text.trim())) return null;
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}

/** A choice as it is read: in the rulebook's words, or as it is written. */
export function choiceWords(definition: OptionDefinition | undefined, choice: string): string {
  const words = definition?.type === 'choice' ? definition.words?.[choice] : undefined;
  return words ?? sentence(choice.replaceAll('-', ' '));
}
