/** `weathergauge list`: what there is to play. */

import { agentSpecs, levels, tempers } from '@weathergauge/agents';
import type { AnyRuleset, OptionDefinition, Options } from '@weathergauge/engine';
import type { Command } from './command.ts';
import { say } from './io.ts';
import { openAll } from './library.ts';

export const list: Command = {
  name: 'list',
  summary: 'Rulebooks, scenarios, options and agents',
  words: [],
  flags: { json: { kind: 'switch', summary: 'As one JSON object' } },
  async run(line, io, library) {
    const rulesets = await openAll(library);
    if (line.on('json')) {
      say(io, JSON.stringify({ rulesets: rulesets.map(described) }, null, 2));
      return;
    }
    for (const ruleset of rulesets) io.out(printed(ruleset));
    say(io, 'Agents');
    for (const { id, summary } of agentSpecs) say(io, `  ${id.padEnd(20)} ${summary}`);
    say(io, `Levels, as in --seats you,captain: ${levels.join(', ')}`);
    say(io, `Tempers of both, as in captain:bold or greedy:bold: ${tempers.join(', ')}`);
  },
};

function described({ id, title, edition, scenarios, options }: AnyRuleset) {
  return {
    id,
    title,
    edition,
    scenarios: scenarios.map(scenario => ({
      id: scenario.id,
      title: scenario.title,
      seats: scenario.seats,
      fixed: scenario.fixed,
    })),
    options,
    agents: agentSpecs.map(agent => agent.id),
  };
}

function printed({ id, title, edition, scenarios, options }: AnyRuleset): string {
  const lines = [`${title}, edition ${edition}`];
  for (const { id: scenario, title: name, summary, seats, fixed = {} } of scenarios) {
    lines.push(`  ${`${id}/${scenario}`.padEnd(30)} ${name}, ${seats} seats. ${summary}${always(fixed)}`);
  }
  for (const [name, option] of Object.entries(options)) {
    lines.push(
      `  --set ${`${name}=${option.default}`.padEnd(24)} ${option.title} (${range(option)}). ${option.summary}${needs(option)}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}

function always(fixed: Options): string {
  const settings = Object.entries(fixed).map(([name, value]) => `${name}=${value}`);
  return settings.length === 0 ? '' : ` Always ${settings.join(', ')}.`;
}

function needs({ onlyIf = {} }: OptionDefinition): string {
  const settings = Object.entries(onlyIf).map(([name, values]) => `${name}=${values.join(' or ')}`);
  return settings.length === 0 ? '' : ` Needs ${settings.join(' and ')}.`;
}

function range(option: OptionDefinition): string {
  switch (option.type) {
    case 'flag':
      return 'true or false';
    case 'choice':
      return option.choices.join(', ');
    case 'count':
      return `${option.min} to ${option.max}`;
  }
}
