/** The articles of a battle: what the rulebook lets a host change. Only what differs from the scenario is sent. */

import type { OptionDefinition, Options, OptionSpec, OptionValue } from '@weathergauge/engine';

export function usualValue(name: string, definition: OptionDefinition, scenario: Options): OptionValue {
  return scenario[name] ?? definition.default;
}

/** The changes after one more; setting an article back to what is usual takes it out. */
export function changed(
  spec: OptionSpec,
  scenario: Options,
  changes: Options,
  name: string,
  value: OptionValue,
): Options {
  const definition = spec[name];
  if (definition === undefined) return changes;
  const { [name]: _old, ...rest } = changes;
  return value === usualValue(name, definition, scenario) ? rest : { ...rest, [name]: value };
}

/** A whole number within the bounds, or null while something else is being typed. */
export function countOf(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,6}$/.test(text.trim())) return null;
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}

/** `united-provinces` as it is read: United provinces; `80x120`: 80 × 120. */
export function choiceWords(choice: string): string {
  const size = /^(\d+)x(\d+)$/.exec(choice);
  if (size) return `${size[1]} × ${size[2]}`;
  const words = choice.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
