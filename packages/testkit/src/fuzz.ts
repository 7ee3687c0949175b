/**
 * Point 2: random games to the end, in every scenario with every option set and number of seats, and then on with new
 * seeds until everything that can happen has happened. A rulebook that comes through never crashes, never leaves a
 * pending seat without an offer, always ends, and keeps its state sound and plain.
 */

import type { Action, AnyRuleset } from '@weathergauge/engine';
import { casesOf, mustCase } from './cases.ts';
import { idleExcuses, missing, noteSteps } from './coverage.ts';
import { effort } from './effort.ts';
import type { Findings } from './findings.ts';
import { findings } from './findings.ts';
import { inspectDeeply, inspectEvents, inspectLightly } from './inspect.ts';
import { inspectEventWords, shipCount } from './inspect-words.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, playOut } from './play.ts';

const SEEDS = 3;
const BUDGET = 100_000;
/** Games of a glance. */
const GLANCE = 40;
/** The deep look costs a hundred decisions: every step of one game per scenario, one in so many of the others. */
const DEEP_EVERY = 96;

export interface FuzzReport {
  readonly problems: readonly string[];
  readonly missing: readonly string[];
  readonly games: number;
  readonly decisions: number;
  readonly seen: ReadonlySet<string>;
}

export function fuzz(ruleset: AnyRuleset, plan: AnyPlan): FuzzReport {
  const found = findings();
  const casesIn = (round: number): readonly Case[] => {
    const { cases, problems } = casesOf(ruleset, plan, round);
    for (const problem of problems) found.add('configure', problem);
    return cases;
  };
  const cases = casesIn(0);
  for (const excuse of idleExcuses(ruleset, plan)) found.add('plan', excuse);

  const seen = new Set<string>();
  let games = 0;
  let decisions = 0;
  const play = (the: Case, seed: number) => {
    decisions += fuzzGame(ruleset, plan, the, seed, seen, found);
    games++;
  };

  const forget = noteSteps(plan.program, seen);
  try {
    const factor = effort(plan);
    if (factor === 0) {
      for (const the of everySo(cases, GLANCE)) if (!found.full()) play(the, 0);
      return { problems: found.problems, missing: [], games, decisions, seen };
    }
    const seeds = (plan.seeds ?? SEEDS) * factor;
    for (let seed = 0; seed < seeds; seed++)
      for (const the of seed === 0 ? cases : casesIn(seed)) if (!found.full()) play(the, seed);

    const budget = decisions + (plan.budget ?? BUDGET) * factor;
    const goOn = () => decisions < budget && found.problems.length === 0 && missing(ruleset, plan, seen).length > 0;
    // What the richest games can reach is half of the search, however many options there are.
    const rich = plan.hunt?.map(choice => mustCase(ruleset, choice)) ?? cases.filter(the => the.own);
    for (let i = 0; goOn(); i++) {
      const [list, turn] = i % 2 === 0 && rich.length > 0 ? [rich, i / 2] : [cases, i];
      const the = list[Math.floor(turn) % list.length];
      if (the === undefined) break;
      play(the, seeds + Math.floor(turn / list.length));
    }
    return { problems: found.problems, missing: missing(ruleset, plan, seen), games, decisions, seen };
  } finally {
    forget();
  }
}

/** About so many of a list, from its beginning to its end. */
function everySo<T>(list: readonly T[], many: number): readonly T[] {
  const step = Math.ceil(list.length / many);
  return list.filter((_, i) => i % step === 0);
}

function fuzzGame(
  ruleset: AnyRuleset,
  plan: AnyPlan,
  the: Case,
  seed: number,
  seen: Set<string>,
  found: Findings,
): number {
  const every = Math.ceil(DEEP_EVERY / Math.max(1, effort(plan)));
  const deep = (m: Moment) =>
    (the.own && seed === 0) || m.pending.length === 0 || m.at % every === (seed + the.name.length) % every;
  /** What nobody has yet said is said as soon as it may be, in every other game; and what reaches something new. */
  const isNew = (offer: Action): boolean => {
    if (seed % 2 === 1 && !seen.has(`verb ${offer.do}`)) return true;
    const sought = plan.seeks?.(offer) ?? null;
    return sought !== null && !seen.has(sought);
  };
  const isWaste = (offer: Action): boolean => {
    const wasted = plan.wastes?.(offer) ?? null;
    return wasted !== null && !seen.has(wasted);
  };
  let ships = 0;
  const ending = playOut(ruleset, plan, { the, seed }, found, {
    events(events, m) {
      // The game may have gone on with other ships since.
      inspectEvents(ruleset, the, events, Math.max(ships, shipCount(plan, m.s)), m.where, found);
      if (deep(m)) inspectEventWords(ruleset, the, events, m, found);
      for (const event of events) {
        seen.add(`event ${event.type}`);
        for (const item of plan.coverage?.(event) ?? []) seen.add(item);
      }
    },
    moment(m) {
      ships = shipCount(plan, m.s);
      inspectLightly(ruleset, plan, the, m, found);
      if (deep(m)) inspectDeeply(ruleset, plan, the, m, found);
      for (const seat of m.pending) seen.add(`ask ${ruleset.prompt(m.s, seat).ask}`);
    },
    taken({ answer }) {
      seen.add(`verb ${answer.do}`);
    },
    choose({ rng }, _seat, offers) {
      const fresh = offers.find(offer => isNew(offer));
      if (fresh !== undefined || plan.wastes === undefined) return fresh;
      const thrifty = offers.filter(offer => !isWaste(offer));
      return thrifty.length < offers.length ? thrifty[rng.below(Math.max(1, thrifty.length))] : undefined;
    },
  });
  return ending.decisions;
}
