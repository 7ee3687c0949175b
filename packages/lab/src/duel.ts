/**
 * Measures one agent against another: node packages/lab/src/duel.ts MODULE SCENARIO A B [PAIRS] [LABEL]
 * A and B are agents as `parseAgent` reads them; a search may carry options: 'search:100ms{"turns":3}'. So may the scenario:
 * 'enemy-in-sight{"level":"advanced"}'. A budget in milliseconds is one of CPU time, so that a busy machine weakens nobody.
 */

import type { Agent, SearchOptions } from '@weathergauge/agents';
import { makeAgent, readAgent } from '@weathergauge/agents';
import type { AnyRuleset, Options } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import type { MatchScore } from './mirrored-match.ts';
import { mirroredMatch } from './mirrored-match.ts';

const [, , module, scenario, first, second, pairs = '20', label = 'duel'] = process.argv;
if (module === undefined || scenario === undefined || first === undefined || second === undefined) {
  throw new Error('usage: duel.ts MODULE SCENARIO A B [PAIRS] [LABEL]');
}

/** What stands before the brace, and the options in it. */
function split(text: string): { readonly name: string; readonly options: object } {
  const [, name = text, options = '{}'] = /^([^{]*)(\{.*\})$/.exec(text) ?? [];
  return { name, options: JSON.parse(options) as object };
}

const { ruleset } = (await import(module)) as { readonly ruleset: AnyRuleset };
const played = split(scenario);
const config = configure(ruleset, { scenario: played.name, options: played.options as Options });
if (isRefusal(config)) throw new Error(config.reason);

function tuned(text: string): Agent {
  const { name, options } = split(text);
  const parsed = readAgent(name);
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  if (parsed.kind !== 'search') return makeAgent(parsed);
  return makeAgent({ kind: 'search', options: { ...parsed.options, ...(options as Partial<SearchOptions>) } });
}

const line = (s: MatchScore) =>
  `${s.games} games  +${s.wins} =${s.draws} -${s.losses}  ${(100 * s.rate).toFixed(1)} % ` +
  `[${(100 * s.low).toFixed(1)}, ${(100 * s.high).toFixed(1)}]`;

/** CPU time of this thread, in milliseconds. */
function cpuClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const began = cpuClock();
const score = mirroredMatch(ruleset, config, tuned(first), tuned(second), {
  pairs: Number(pairs),
  label,
  clock: cpuClock,
  onGame: s => process.stderr.write(`\r${line(s)} `),
});
const seconds = (cpuClock() - began) / 1000;
process.stderr.write('\n');
console.log(`${first} v ${second}: ${line(score)}  ${score.decisions} decisions in ${seconds.toFixed(1)} CPU-seconds`);
