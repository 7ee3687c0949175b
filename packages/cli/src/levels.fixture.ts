/** Skirmish with an option that depends on another, a scenario that fixes one and an opening, as big rulebooks have them. */

import type { AnyRuleset, OptionSpec } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';

const options: OptionSpec = {
  ...skirmish.options,
  level: {
    type: 'choice',
    default: 'low',
    choices: ['low', 'high'],
    title: 'Level',
    summary: 'How much.',
    clause: '1',
  },
  fire: {
    type: 'flag',
    default: false,
    title: 'Fire',
    summary: 'Boats burn.',
    clause: '2',
    onlyIf: { level: ['high'], rounds: [6, 7] },
  },
};

export const ruleset: AnyRuleset = {
  ...skirmish,
  id: 'levels',
  options,
  words: {
    ...skirmish.words,
    event: (_view, { type }) => (type === 'sighted' ? 'A sail is sighted.' : 'Something happens.'),
  },
  setup(config, dice, emit) {
    emit({ type: 'sighted', to: 'all', clause: '1' });
    return skirmish.setup(config, dice, emit);
  },
  scenarios: skirmish.scenarios.flatMap(scenario => [
    scenario,
    { ...scenario, id: 'fireships', fixed: { level: 'high', fire: true, rounds: 7 } },
  ]),
};
