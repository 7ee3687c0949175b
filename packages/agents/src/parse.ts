/** Agents by name, as the command line, the server and the lobby spell them. */

import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Agent } from './agent.ts';
import type { GreedyOptions } from './greedy.ts';
import { GREEDY_SAMPLES, greedy } from './greedy.ts';
import type { Level, Temper } from './levels.ts';
import { isTemper, ranks } from './levels.ts';
import { random } from './random.ts';
import type { Budget, Progress, SearchOptions } from './search-report.ts';
import { search, SEARCH_DEFAULTS } from './search.ts';

export interface AgentSpec {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export const agentSpecs: readonly AgentSpec[] = [
  { id: 'random', title: 'Random', summary: 'Any offer, each as likely as the next.' },
  {
    id: 'greedy',
    title: 'Greedy',
    summary: `Looks one decision ahead. greedy:8 imagines it 8 times (${GREEDY_SAMPLES} when nothing is said); greedy:bold seeks the enemy, greedy:cautious keeps off.`,
  },
  {
    id: 'search',
    title: 'Search',
    summary: 'Plans ahead with a search tree. search:500ms thinks half a second, search:2000 makes 2,000 iterations.',
  },
];

/** An agent's name and argument, checked but not yet an agent: plain data that a worker can be sent. */
export type ParsedAgent =
  | { readonly kind: 'random' }
  | ({ readonly kind: 'greedy' } & GreedyOptions)
  | { readonly kind: 'search'; readonly options: Partial<SearchOptions> };

const MOST_SAMPLES = 10_000;
const MOST_ITERATIONS = 100_000_000;
const MOST_MILLISECONDS = 600_000;

export function readAgent(text: string): ParsedAgent | Refusal {
  const [name = '', ...said] = text.split(':');
  const last = said.at(-1) ?? '';
  const temper = isTemper(last) ? last : null;
  const [argument, ...rest] = temper === null ? said : said.slice(0, -1);
  if (rest.length > 0) return refuse(text);
  switch (name) {
    case 'random':
      return said.length === 0 ? { kind: 'random' } : refuse(text);
    case 'greedy': {
      const samples = argument === undefined ? GREEDY_SAMPLES : count(argument, MOST_SAMPLES);
      return samples === null ? refuse(text) : { kind: 'greedy', samples, ...(temper !== null && { temper }) };
    }
    case 'search': {
      const liking = temper === null ? {} : { temper };
      if (argument === undefined) return { kind: 'search', options: liking };
      const budget = readBudget(argument);
      return budget === null ? refuse(text) : { kind: 'search', options: { budget, ...liking } };
    }
    default:
      return refuse(text);
  }
}

export function makeAgent(parsed: ParsedAgent, onProgress?: Progress): Agent {
  switch (parsed.kind) {
    case 'random':
      return random;
    case 'greedy':
      return greedy(parsed);
    case 'search':
      return search(parsed.options, onProgress);
  }
}

/** The agent of this level for an answer that may take `share` of the time of a whole move, scaled by `timeScale`. */
export function agentAtLevel(
  ruleset: AnyRuleset,
  level: Level,
  share: number,
  timeScale = 1,
  temper: Temper = 'steady',
): ParsedAgent {
  const { milliseconds } = ranks[level];
  const overlooks = ruleset.searchHints?.careless?.[level] ?? ranks[level].overlooks;
  const unadvised = ruleset.searchHints?.unadvised?.[level] ?? 0;
  if (milliseconds === 0) return { kind: 'greedy', overlooks, unadvised, temper };
  const budget = { milliseconds: Math.max(1, Math.round(share * timeScale * milliseconds)) };
  const worlds = ranks[level].worlds * (ruleset.searchHints?.worlds ?? SEARCH_DEFAULTS.worlds);
  return { kind: 'search', options: { budget, overlooks, worlds, temper } };
}

/** `random`, `greedy`, `greedy:8`, `search`, `search:100ms`, `search:2000`; with a temper behind it, `search:100ms:bold`. */
export function parseAgent(text: string, onProgress?: Progress): Agent | Refusal {
  const parsed = readAgent(text);
  return 'refused' in parsed ? parsed : makeAgent(parsed, onProgress);
}

function readBudget(argument: string): Budget | null {
  if (argument.endsWith('ms')) {
    const milliseconds = count(argument.slice(0, -'ms'.length), MOST_MILLISECONDS);
    return milliseconds === null ? null : { milliseconds };
  }
  const iterations = count(argument, MOST_ITERATIONS);
  return iterations === null ? null : { iterations };
}

/** A whole number from 1 to `most`, in its plainest spelling. */
function count(text: string, most: number): number | null {
  if (!/^[1-9]\d{0,8}$/.test(text)) return null;
  const n = Number(text);
  return n <= most ? n : null;
}

function refuse(text: string): Refusal {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return refusal(
    'bad-config',
    `"${shown}" is no agent: say random, greedy, greedy:8, search, search:100ms, search:2000 or greedy:bold`,
  );
}
