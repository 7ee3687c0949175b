/**
 * Who plays in a match: an agent by name or one of the levels, with options in braces such as `search:100ms{"turns":3}`, or
 * `captain{"overlooks":20}` for a level that overlooks another share than the book says.
 */

import type { Agent, Level, ParsedAgent, SearchOptions, Temper } from '@weathergauge/agents';
import { agentAtLevel, makeAgent, moveTime, officerOf, ranks, readAgent, readOfficer } from '@weathergauge/agents';
import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';

interface Ranked {
  readonly kind: 'level';
  readonly level: Level;
  readonly temper: Temper;
  readonly options: object;
}

export type Contender = Ranked | { readonly kind: 'agent'; readonly agent: ParsedAgent };

/** How the time of levels is counted in a match. */
export interface Pace {
  /** Of the time that a level has for a whole move. */
  readonly timeScale: number;
  /** Cores that a level thinks on which uses idle ones: it is given so many times its time. */
  readonly cores: number;
}

export function readContender(text: string): Contender | Refusal {
  const [, name = text, braced] = /^([^{]*)(\{.*\})$/s.exec(text) ?? [];
  const contender = named(name);
  if (isRefusal(contender) || braced === undefined) return contender;
  const options = optionsIn(braced);
  if (options === null || (contender.kind === 'agent' && contender.agent.kind === 'random'))
    return refusal('bad-config', `"${text}" has options that nobody can read`);
  return contender.kind === 'level'
    ? { ...contender, options }
    : { kind: 'agent', agent: withOptions(contender.agent, options) };
}

function named(name: string): Contender | Refusal {
  const officer = readOfficer(name);
  if (officer !== null) return { kind: 'level', ...officer, options: {} };
  const agent = readAgent(name);
  return isRefusal(agent) ? agent : { kind: 'agent', agent };
}

function withOptions(agent: ParsedAgent, options: object): ParsedAgent {
  if (agent.kind !== 'search') return { ...agent, ...options };
  return { kind: 'search', options: { ...agent.options, ...(options as Partial<SearchOptions>) } };
}

function optionsIn(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

export function makeContender(contender: Contender, pace: Pace): Agent {
  return contender.kind === 'agent' ? makeAgent(contender.agent) : levelAgent(contender, pace);
}

/** The answers of a move share its time as they do in a game. */
function levelAgent({ level, temper, options }: Ranked, { timeScale, cores }: Pace): Agent {
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
      return makeAgent(withOptions(agentAtLevel(ruleset, level, share, scale, temper), options)).choose(seating);
    },
  };
}
