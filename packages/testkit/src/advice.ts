/**
 * Point 5, honest imagination, where a seat is told something of its orders during a game: what a search would do (a hint), how two
 * orders compare, and what the best others are worth (analysis). In two states that look alike to the seat all of it is the same.
 */

import { analyse, compareOrders, seating, think } from '@weathergauge/agents';
import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { effort } from './effort.ts';
import type { Findings } from './findings.ts';
import type { AnyPlan } from './plan.ts';
import { type Moment, stateOf } from './play.ts';

/** Of each cause so many pairs of states, so far apart in a game: each takes two short searches. */
const TRIED = 8;
const APART = 40;
const ITERATIONS = 8;

/** `other` is the text of a state that the seat cannot tell from that of the moment. */
export type AdviceLaw = (m: Moment, seat: Seat, other: string, cause: string) => void;

export function adviceLaw(ruleset: AnyRuleset, plan: AnyPlan, found: Findings): AdviceLaw {
  const tried = new Map<string, { times: number; last: number }>();
  return (m, seat, other, cause) => {
    const before = tried.get(cause) ?? { times: 0, last: -1 };
    const stretch = Math.floor(m.at / APART);
    if (before.times >= TRIED * Math.max(1, effort(plan)) || before.last === stretch) return;
    if (!m.pending.includes(seat) || m.offers(seat).length < 2) return;
    tried.set(cause, { times: before.times + 1, last: stretch });
    const [one, two] = [m.text(), other].map(text => adviceIn(ruleset, text, seat, m.where)) as [Advice, Advice];
    for (const [part, said] of Object.entries(one) as [keyof Advice, string][])
      if (said !== two[part]) found.add(m.where, `a seat is given another ${part} when ${cause}`);
  };
}

interface Advice {
  readonly hint: string;
  readonly comparison: string;
  readonly analysis: string;
}

/** With the same chance for all states that are compared there, and by trials, not by time. */
function adviceIn(ruleset: AnyRuleset, text: string, seat: Seat, where: string): Advice {
  const state = stateOf(text);
  const rng = (what: string) => seededRng(`${what} ${where} ${seat}`);
  const report = think(seating(ruleset, state, seat, rng('hint')), { budget: { iterations: ITERATIONS } });
  const other = report.lines.find(({ action }) => action !== report.best)?.action ?? report.best;
  const compared = compareOrders(ruleset, state, seat, [[report.best], [other]], rng('comparison'), () => true);
  const played = { seat, row: [report.best], state: () => stateOf(text), swing: 0 };
  let now = 0;
  const time = { rng: rng('analysis'), clock: () => now++, milliseconds: 1, least: 1 };
  const weighed = analyse(ruleset, [played], time).map(({ before, own, others, verdict }) => [
    before,
    own,
    others,
    verdict,
  ]);
  return { hint: JSON.stringify(report), comparison: JSON.stringify(compared), analysis: JSON.stringify(weighed) };
}
