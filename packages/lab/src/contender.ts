/** Who plays in a match: an agent by name, with options in braces such as `search:100ms{"turns":3}`, or one of the levels. */

import type { Agent, Level, ParsedAgent, SearchOptions, Temper } from '@weathergauge/agents';
import { agentAtLevel, makeAgent, moveTime, officerOf, ranks, readAgent, readOfficer } from '@weathergauge/agents';
import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';

export type Contender =
  | { readonly kind: 'level'; readonly level: Level; readonly temper: Temper }
  | { readonly kind: 'agent'; readonly agent: ParsedAgent };

/** How the time of levels is counted in a match. */
export interface Pace {
  /** Of the time that a level has for a whole move. */
  readonly timeScale: number;
  /** Cores that a level thinks on which uses idle ones: it is given so many times its time. */
  readonly cores: number;
}

export function readContender(text: string): Contender | Refusal {
  const [, name = text, braced] = /^([^{]*)(\{.*\})$/s.exec(text) ?? [];
  const officer = readOfficer(name);
  if (officer !== null && braced === undefined) return { kind: 'level', ...officer };
  const agent = readAgent(name);
  if (isRefusal(agent)) return agent;
  if (braced === undefined) return { kind: 'agent', agent };
  const options = optionsIn(braced);
  if (options === null || agent.kind === 'random')
    return refusal('bad-config', `"${text}" has options that nobody can read`);
  if (agent.kind === 'greedy') return { kind: 'agent', agent: { ...agent, ...options } };
  return {
    kind: 'agent',
    agent: { kind: 'search', options: { ...agent.options, ...(options as Partial<SearchOptions>) } },
  };
}

function optionsIn(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

export function makeContender(contender: Contender, pace: Pace): Agent {
  return contender.kind === 'agent' ? makeAgent(contender.agent) : levelAgent(contender.level, contender.temper, pace);
}

/** The answers of a move share its time as they do in a game. */
function levelAgent(level: Level, temper: Temper, { timeScale, cores }: Pace): Agent {
  const time = moveTime();
  const places = new Map<Seat, { readonly at: number; readonly others: number }>();
  const scale = timeScale * (ranks[level].threads === 'all' ? cores : 1);
  return {
    id: officerOf(level, temper),
    title: officerOf(level, temper),
    choose(seating) {
      const { ruleset, seat, others = 0 } = seating;
      const before = places.get(seat) ?? { at: 0, others };
      // Forced answers are not asked for: only those of others make a gap.
      const at = before.at + (others === before.others ? 1 : 2);
      places.set(seat, { at, others });
      const share = ranks[level].milliseconds === 0 ? 0 : time.shareFor(ruleset, seating.imagine(), seat, at);
      return makeAgent(agentAtLevel(ruleset, level, share, scale, temper)).choose(seating);
    },
  };
}
