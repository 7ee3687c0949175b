/** Reads scenario, seats, options and seed from the flags that `play` and `simulate` share. */

import type { AnyRuleset, MatchConfig, OptionValue } from '@weathergauge/engine';
import { configure, isRefusal, parseOption } from '@weathergauge/engine';
import { badUsage, quote, refused } from './failure.ts';

/** Checks `--set name=value …` against the rulebook and fills in everything else. */
export function matchConfig(
  ruleset: AnyRuleset,
  scenario: string,
  seats: number | undefined,
  settings: readonly string[],
): MatchConfig {
  const options = readSettings(ruleset, settings);
  const config = configure(ruleset, seats === undefined ? { scenario, options } : { scenario, seats, options });
  if (isRefusal(config)) throw refused(config);
  return config;
}

function readSettings(ruleset: AnyRuleset, settings: readonly string[]): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw badUsage(`--set needs option=value, not ${quote(setting)}`);
    const name = setting.slice(0, at);
    const definition = Object.hasOwn(ruleset.options, name) ? ruleset.options[name] : undefined;
    if (definition === undefined) {
      const known = Object.keys(ruleset.options).join(', ') || 'none';
      throw badUsage(`${ruleset.id} has no option ${quote(name)}; it has ${known}`);
    }
    if (Object.hasOwn(options, name)) throw badUsage(`option ${name} is set twice`);
    const value = parseOption(definition, setting.slice(at + 1));
    if (isRefusal(value)) throw badUsage(`option ${name}: ${value.reason}`);
    options[name] = value;
  }
  return options;
}

const LONGEST_SEED = 200;

export function readSeed(text: string): string {
  if (text.length <= LONGEST_SEED && !/\p{Cc}/u.test(text)) return text;
  throw badUsage(`--seed must be at most ${LONGEST_SEED} characters without control characters`);
}
