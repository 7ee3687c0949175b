/**
 * Measures one agent against another: node packages/agents/src/node/duel.ts MODULE SCENARIO A B [PAIRS] [LABEL]
 * A and B are agents as `parseAgent` reads them; a search may carry options: 'search:100ms{"turns":3}'.
 */

import type { AnyRuleset } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import type { Agent } from '../agent.ts';
import type { MatchScore } from '../arena.ts';
import { mirroredMatch } from '../arena.ts';
import { makeAgent, readAgent } from '../parse.ts';
import type { SearchOptions } from '../search.ts';

const [, , module, scenario, first, second, pairs = '20', label = 'duel'] = process.argv;
if (module === undefined || scenario === undefined || first === undefined || second === undefined) {
  throw new Error('usage: duel.ts MODULE SCENARIO A B [PAIRS] [LABEL]');
}

const { ruleset } = (await import(module)) as { readonly ruleset: AnyRuleset };
const config = configure(ruleset, { scenario });
if (isRefusal(config)) throw new Error(config.reason);

function tuned(text: string): Agent {
  const brace = text.indexOf('{');
  const parsed = readAgent(brace < 0 ? text : text.slice(0, brace));
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  if (brace < 0 || parsed.kind !== 'search') return makeAgent(parsed);
  const options = JSON.parse(text.slice(brace)) as Partial<SearchOptions>;
  return makeAgent({ kind: 'search', options: { ...parsed.options, ...options } });
}

const line = (s: MatchScore) =>
  `${s.games} games  +${s.wins} =${s.draws} -${s.losses}  ${(100 * s.rate).toFixed(1)} % ` +
  `[${(100 * s.low).toFixed(1)}, ${(100 * s.high).toFixed(1)}]`;

const began = performance.now();
const score = mirroredMatch(ruleset, config, tuned(first), tuned(second), {
  pairs: Number(pairs),
  label,
  clock: () => performance.now(),
  onGame: s => process.stderr.write(`\r${line(s)} `),
});
const seconds = (performance.now() - began) / 1000;
process.stderr.write('\n');
console.log(`${first} v ${second}: ${line(score)}  ${score.decisions} decisions in ${seconds.toFixed(1)} s`);
