/** Computes an agent's answer in the calling thread. */

import type { Clock, SearchOptions, SearchReport, Seating } from '@weathergauge/agents';
import { greedy, makeAgent, SEARCH_DEFAULTS, seating, think } from '@weathergauge/agents';
import type { Action, AnyRuleset } from '@weathergauge/engine';
import { isRefusal, seededRng } from '@weathergauge/engine';
import { readMind } from './minds.ts';
import type { ThinkProgress } from './protocol.ts';
import type { Question } from './thinker.ts';

type Listen = (progress: ThinkProgress) => void;

/** Least milliseconds between two reports of progress. */
const BETWEEN_REPORTS = 60;

/** An agent's answer; if it has searched, with its report on every offer. */
export interface Chosen {
  /** Canonical text. */
  readonly text: string;
  readonly report: SearchReport | null;
}

export function choose(ruleset: AnyRuleset, question: Question, clock: Clock, listen: Listen): Chosen {
  const { state, seat, level, share, seed } = question;
  const mind = readMind(level);
  if (isRefusal(mind)) throw new Error(mind.reason);
  const rng = seededRng(`${seed}/${seat}`);
  const seated = { ...seating(ruleset, state, seat, rng), clock };
  const [only] = seated.offers;
  if (only === undefined) throw new Error(`${ruleset.id} offers seat ${seat} nothing`);
  const agent = mind.agent(ruleset, share);
  const chosen = (action: Action, report: SearchReport | null = null): Chosen => ({
    text: ruleset.vocabulary.print(action),
    report,
  });
  if (seated.offers.length === 1) return chosen(only);
  if (agent.kind !== 'search') return chosen(makeAgent(agent).choose(seated));
  const report = search(seated, agent.options, clock, listen);
  return chosen(report.best, report);
}

function search(seated: Seating, options: Partial<SearchOptions>, clock: Clock, listen: Listen): SearchReport {
  const { vocabulary } = seated.ruleset;
  const { budget } = { ...SEARCH_DEFAULTS, ...options };
  // A quick answer first, in case the search is stopped before its first report.
  listen({ iterations: 0, share: 0, best: vocabulary.print(greedy({ samples: 1 }).choose(seated)), value: 0 });
  const start = clock();
  let reported = start;
  let settled = false;
  const stop = {
    get aborted() {
      return settled;
    },
  };
  const onProgress = (report: SearchReport): void => {
    const now = clock();
    const used = 'iterations' in budget ? report.iterations / budget.iterations : (now - start) / budget.milliseconds;
    const share = Math.min(1, used);
    settled = share > 0 && isSettled(report, share);
    if (now < reported + BETWEEN_REPORTS) return;
    reported = now;
    const { iterations, best, value } = report;
    listen({ iterations, share, best: vocabulary.print(best), value });
  };
  return think({ ...seated, stop }, options, onProgress);
}

/** True if no other answer can overtake the best within the rest of the budget, so that the search may end early. */
function isSettled({ lines, iterations }: SearchReport, share: number): boolean {
  const left = (iterations / share) * (1 - share);
  return (lines[0]?.visits ?? 0) - (lines[1]?.visits ?? 0) > left;
}
