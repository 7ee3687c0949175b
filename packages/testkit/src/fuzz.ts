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
import type { AnyPlan, AnyScene, Case } from './plan.ts';
import { type Moment, playOut, type Watch } from './play.ts';

const SEEDS = 3;
const BUDGET = 100_000;
/** Games of a glance. */
const GLANCE = 40;
/** Times that a position is built which does not bring what it is for. */
const TRIES = 60;
/** Decisions for which a position is played on. */
const LASTS = 200;
/**
 * The deep look costs a hundred decisions: every step of one game per scenario (`stride`: one in so many of its steps), one in
 * so many of the others.
 */
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

  const forget = noteSteps(plan, seen);
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
    for (let seed = 0; goOn(); seed++) {
      const wanted = missing(ruleset, plan, seen);
      const near = (plan.scenes ?? []).filter(({ reaches }) => reaches.some(item => wanted.includes(item)));
      if (near.length === 0 || seed > TRIES) break;
      for (const scene of near) decisions += fuzzScene(ruleset, plan, scene, seed, seen, found);
      games += near.length;
    }
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
  return playOut(ruleset, plan, { the, seed }, found, {
    ...fuzzWatch(ruleset, plan, the, seed, seen, found),
    choose({ rng }, _seat, offers) {
      const fresh = offers.find(offer => isNew(offer));
      if (fresh !== undefined || plan.wastes === undefined) return fresh;
      const thrifty = offers.filter(offer => !isWaste(offer));
      return thrifty.length < offers.length ? thrifty[rng.below(Math.max(1, thrifty.length))] : undefined;
    },
  }).decisions;
}

/** Looks at every state and event of a game, and notes what it reaches. */
function fuzzWatch(
  ruleset: AnyRuleset,
  plan: AnyPlan,
  the: Case,
  seed: number,
  seen: Set<string>,
  found: Findings,
): Required<Pick<Watch, 'events' | 'moment' | 'taken'>> {
  const usual = the.own && seed === 0 ? (plan.stride ?? 1) : DEEP_EVERY;
  const every = Math.ceil(usual / Math.max(1, effort(plan)));
  const deep = (m: Moment) => m.pending.length === 0 || m.at % every === (seed + the.name.length) % every;
  let ships = 0;
  return {
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
  };
}

/** A position is built where it can be, and played on at random. What comes before is another game's affair. */
function fuzzScene(
  ruleset: AnyRuleset,
  plan: AnyPlan,
  scene: AnyScene,
  seed: number,
  seen: Set<string>,
  found: Findings,
): number {
  const the = { ...mustCase(ruleset, scene.game), own: false };
  const named = { ...the, name: `${the.name} scene=${scene.name}` };
  const watch = fuzzWatch(ruleset, plan, named, seed, seen, found);
  let builtAt = -1;
  const { decisions } = playOut(ruleset, plan, { the: named, seed, manner: 'uniform' }, found, {
    events(events, m) {
      if (builtAt >= 0) watch.events(events, m);
    },
    moment(m) {
      if (builtAt < 0 && m.pending.length > 0 && scene.build(m.s, m.rng)) builtAt = m.at;
      if (builtAt >= 0) watch.moment(m);
    },
    taken(taken, m) {
      if (builtAt >= 0) watch.taken(taken, m);
    },
    enough: m => builtAt >= 0 && m.at - builtAt > (scene.lasts ?? LASTS),
    choose({ s, rng }, seat, offers) {
      if (builtAt < 0 || scene.prefers === undefined) return undefined;
      const preferred = offers.filter(offer => scene.prefers?.(offer, s, seat) === true);
      return preferred[rng.below(Math.max(1, preferred.length))];
    },
  });
  if (builtAt < 0) found.add(named.name, 'the scene was never laid');
  return decisions;
}
