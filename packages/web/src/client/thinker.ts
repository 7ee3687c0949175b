/**
 * How the agents of each level choose. They are seated before a state that they never see: every one they think with is
 * imagined (`seating`).
 */

import type { Agent, Clock, SearchReport, Seating } from '@weathergauge/agents';
import { greedy, random, seating, think as searchFor } from '@weathergauge/agents';
import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import { isRefusal, seededRng } from '@weathergauge/engine';
import type { Library } from './library.ts';
import type { Level, ThinkerApi, ThinkProgress } from './protocol.ts';

type Mind =
  | { readonly kind: 'at-once'; readonly agent: (rng: Rng) => Agent }
  | { readonly kind: 'search'; readonly milliseconds: number };

/** A midshipman blunders one time in three. */
const CARELESS = 3;

const minds: Readonly<Record<Level, Mind>> = {
  midshipman: { kind: 'at-once', agent: rng => (rng.below(CARELESS) === 0 ? random : greedy(1)) },
  lieutenant: { kind: 'at-once', agent: () => greedy() },
  captain: { kind: 'search', milliseconds: 400 },
  admiral: { kind: 'search', milliseconds: 3_000 },
};

/** Milliseconds between two reports: faster than this nobody sees. */
const BETWEEN_REPORTS = 60;

export function createThinker(library: Library, clock: Clock): ThinkerApi {
  return {
    async think({ ruleset: id, state, seed }, seat, level, onProgress) {
      const ruleset = await library.open(id);
      if (isRefusal(ruleset)) throw new Error(ruleset.reason);
      const position = JSON.parse(state) as object;
      const action = choose({
        ruleset,
        state: position,
        seat,
        level,
        rng: seededRng(`${seed}/${seat}`),
        clock,
        onProgress,
      });
      return ruleset.vocabulary.print(action);
    },
  };
}

interface Question {
  readonly ruleset: AnyRuleset;
  readonly state: Readonly<object>;
  readonly seat: Seat;
  readonly level: Level;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly onProgress: (progress: ThinkProgress) => void;
}

function choose(question: Question): Action {
  const { ruleset, state, seat, level, rng, clock } = question;
  const mind = minds[level];
  const seated = seating(ruleset, state, seat, rng);
  const [only] = seated.offers;
  if (only === undefined) throw new Error(`${ruleset.id} offers seat ${seat} nothing`);
  if (seated.offers.length === 1) return only;
  return mind.kind === 'at-once'
    ? mind.agent(rng).choose(seated)
    : searchWithin(question, { ...seated, clock }, mind.milliseconds);
}

function searchWithin({ ruleset, clock, onProgress }: Question, seated: Seating, milliseconds: number): Action {
  const { vocabulary } = ruleset;
  // Something to fall back on, should the player stop the search before its first report.
  onProgress({ iterations: 0, share: 0, best: vocabulary.print(greedy(1).choose(seated)), value: 0 });
  const start = clock();
  let reported = start;
  let settled = false;
  const stop = {
    get aborted() {
      return settled;
    },
  };
  const listen = (report: SearchReport): void => {
    const now = clock();
    const share = Math.min(1, (now - start) / milliseconds);
    settled = share > 0 && isSettled(report, share);
    if (now < reported + BETWEEN_REPORTS) return;
    reported = now;
    const { iterations, best, value } = report;
    onProgress({ iterations, share, best: vocabulary.print(best), value });
  };
  return searchFor({ ...seated, stop }, { budget: { milliseconds } }, listen).best;
}

/** No other answer can catch up in what is left of the time: nobody should wait for it. */
function isSettled({ lines, iterations }: SearchReport, share: number): boolean {
  const left = (iterations / share) * (1 - share);
  return (lines[0]?.visits ?? 0) - (lines[1]?.visits ?? 0) > left;
}
