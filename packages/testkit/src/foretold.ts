/**
 * Forecasts against play: offers of guns, boarding and wind are taken from random games, and what is foretold of each must be what
 * so many continuations come to, within three standard errors.
 */

import { countingEvents, forecast, leadsToDice } from '@weathergauge/agents';
import type { Action, AnyRuleset, Dice, Emit, Rng, Seat } from '@weathergauge/engine';
import { configure, imagined, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { effort } from './effort.ts';
import type { GameChoice, Scene } from './plan.ts';

export interface Foretelling<S> {
  /** The verbs whose offers are tried, each about as often. */
  readonly verbs: readonly string[];
  /** Of these verbs only so many dice or more: no contest is foretold of none. */
  readonly only?: (answer: Action) => boolean;
  /** Verbs of which only those offers are tried that lead to dice before the next decision. */
  readonly chancy?: readonly string[];
  readonly games: readonly GameChoice[];
  /** Built into the games, in turn, where they come to no such offers by themselves. */
  readonly scenes?: readonly Scene<S>[];
  /** Never chosen while there is something else: what ends a game before it comes to blows. */
  readonly never?: readonly string[];
  /** Default: ten times as many where the hunts are long. */
  readonly effort?: number;
}

export interface Foretold {
  readonly offers: number;
  readonly verbs: readonly string[];
  /** The counts that changed and were compared, by the verb of the offer: `grapple: 1 grappled`. */
  readonly counts: readonly string[];
  readonly comparisons: number;
  readonly problems: readonly string[];
  /** Offers of which no dice are foretold, and those of which dice are, but nothing that could come of them. */
  readonly quiet: readonly string[];
  readonly hopeless: readonly string[];
}

interface Tried {
  readonly s: object;
  readonly seat: Seat;
  readonly action: Action;
  readonly where: string;
}

/** As many offers in each book, and how many times each is played on. */
const OFFERS = 30;
const SHORT = 1_000;
const LONG = 10_000;
const MOST_GAMES = 120;
/** Offers of a verb from one game, so that they are not all of one ship in one place. */
const MOST_OF_A_GAME = 3;
const LONGEST = 600;
/** Bounds of the forecasts that people are shown. */
const ODDS = { limit: 1_200, samples: 512 };
const ERRORS = 3;
/** What is rarer than this is told as such, and in so few throws says nothing about odds. */
const RARE = 0.01;
const MOST_PRESUMED = 100;

export function foretold<S extends object>(ruleset: AnyRuleset, plan: Foretelling<S>): Foretold {
  const tried = offersOf(ruleset, plan);
  const times = effort(plan) >= 10 ? LONG : SHORT;
  const problems: string[] = [];
  const quiet: string[] = [];
  const hopeless: string[] = [];
  const counts = new Set<string>();
  let comparisons = 0;
  for (const one of tried) {
    const found = compare(ruleset, one, times, 'first');
    comparisons += 2 * found.names.length;
    for (const name of found.names) counts.add(`${one.action.do}: ${name}`);
    const list = !found.isThrown ? quiet : found.isHopeless ? hopeless : null;
    list?.push(`${ruleset.vocabulary.print(one.action)} [${one.where}]`);
    // One in 370 lies beyond three errors by luck alone: with other dice it does not again.
    if (found.problems.length > 0) problems.push(...compare(ruleset, one, times, 'again').problems);
  }
  const verbs = [...new Set(tried.map(({ action }) => action.do))].toSorted();
  // `docs/architecture.md` has the figures of the last long run.
  if (times === LONG)
    console.info(
      `${ruleset.id}: ${tried.length} offers, ${comparisons} comparisons, ${problems.length} beyond three errors twice`,
    );
  return { offers: tried.length, verbs, counts: [...counts].toSorted(), comparisons, problems, quiet, hopeless };
}

/** Offers of the verbs looked for, from games at random, the rare ones first. */
function offersOf<S extends object>(ruleset: AnyRuleset, plan: Foretelling<S>): readonly Tried[] {
  const byVerb = new Map<string, Tried[]>(plan.verbs.map(verb => [verb, []]));
  for (let game = 0; game < MOST_GAMES && !isEnough(byVerb); game++) playOne(ruleset, plan, game, byVerb);
  const chosen: Tried[] = [];
  const lists = [...byVerb.values()].toSorted((a, b) => a.length - b.length);
  for (const [i, list] of lists.entries()) {
    const share = Math.ceil((OFFERS - chosen.length) / (lists.length - i));
    chosen.push(...list.slice(0, share));
  }
  return chosen;
}

function isEnough(byVerb: ReadonlyMap<string, readonly Tried[]>): boolean {
  return [...byVerb.values()].every(list => list.length >= Math.ceil(OFFERS / byVerb.size));
}

function playOne<S extends object>(
  ruleset: AnyRuleset,
  plan: Foretelling<S>,
  game: number,
  into: ReadonlyMap<string, Tried[]>,
): void {
  const scene = plan.scenes?.[game % plan.scenes.length];
  const choice = scene?.game ?? plan.games[game % plan.games.length];
  if (choice === undefined) throw new Error('there is no game to play');
  const config = configure(ruleset, choice);
  if (isRefusal(config)) throw new Error(config.reason);
  const where = `${choice.scenario} game=${game}`;
  const dice = seededDice(`foretold ${where}`);
  const rng = rngOf(seededDice(`choices ${where}`));
  const s = ruleset.setup(config, dice, silent);
  const before = new Map([...into].map(([verb, list]) => [verb, list.length]));
  const isFull = (verb: string): boolean => {
    const here = (into.get(verb)?.length ?? 0) - (before.get(verb) ?? 0);
    return here >= MOST_OF_A_GAME;
  };
  let built = scene === undefined;
  for (let i = 0; i < LONGEST && ruleset.result(s) === null; i++) {
    if (!built) built = scene?.build(s as S, rng) ?? true;
    const pending = ruleset.pending(s);
    const seat = pending[rng.below(pending.length)] as Seat;
    const offers = ruleset.offers(s, seat);
    const open = offers.filter(offer => !isFull(offer.do));
    note(ruleset, plan, { s, seat, where: `${where} decision=${i}` }, open, rng, into);
    const preferred = built ? offers.filter(offer => scene?.prefers?.(offer, s as S, seat) === true) : [];
    const bold = offers.filter(offer => plan.never?.includes(offer.do) !== true);
    const wanted = bold.filter(offer => plan.verbs.includes(offer.do));
    const lists = [preferred, rng.below(2) === 0 ? wanted : [], bold, offers];
    const list = lists.find(some => some.length > 0) as readonly Action[];
    ruleset.apply(s, seat, list[rng.below(list.length)] as Action, dice, silent);
  }
}

/** One offer of a decision at most, so that they are of many decisions. */
function note<S>(
  ruleset: AnyRuleset,
  plan: Foretelling<S>,
  { s, seat, where }: Omit<Tried, 'action'>,
  offers: readonly Action[],
  rng: Rng,
  into: ReadonlyMap<string, Tried[]>,
): void {
  // As the seat knows it: what others have sealed throws no dice for it yet.
  const isChancy = (offer: Action): boolean =>
    plan.chancy?.includes(offer.do) !== true || leadsToDice(ruleset, imagined(ruleset, s, seat, where), seat, offer);
  const wanted = offers.filter(offer => into.has(offer.do) && plan.only?.(offer) !== false && isChancy(offer));
  if (wanted.length === 0) return;
  const action = wanted[rng.below(wanted.length)] as Action;
  const list = into.get(action.do) as Tried[];
  if (list.length < OFFERS) list.push({ s: ruleset.clone(s), seat, action, where });
}

const rngOf = (dice: Dice): Rng => ({ below: n => dice.draw(n, 'choice') });

/** What a count came to: how often it changed, by how much on average, and how far that spread. */
interface Sum {
  changed: number;
  sum: number;
  squares: number;
}

interface Compared {
  /** The counts that may change. */
  readonly names: readonly string[];
  readonly problems: readonly string[];
  readonly isThrown: boolean;
  readonly isHopeless: boolean;
}

function compare(ruleset: AnyRuleset, { s, seat, action, where }: Tried, times: number, seed: string): Compared {
  const label = `${where} ${ruleset.vocabulary.print(action)}`;
  const odds = forecast(ruleset, s, seat, action, { rng: rngOf(seededDice(`forecast ${seed} ${label}`)), ...ODDS });
  const sums = simulated(ruleset, { s, seat, action, where }, times, seed);
  const problems: string[] = [];
  const names: string[] = [];
  for (const name of new Set([...Object.keys(odds.changes), ...sums.keys()])) {
    const found = sums.get(name) ?? { changed: 0, sum: 0, squares: 0 };
    const { mean, distribution, error, chanceError } = odds.changes[name] ?? NEVER;
    const chance = distribution.reduce((sum, { change, probability }) => sum + (change === 0 ? 0 : probability), 0);
    const share = found.changed / times;
    if (Math.max(chance, share) < RARE) continue;
    names.push(name);
    const squares = distribution.reduce((sum, { change, probability }) => sum + change * change * probability, 0);
    const spread = Math.max(squares - mean * mean, found.squares / times - (found.sum / times) ** 2, 0);
    const samples = odds.exact ? Number.POSITIVE_INFINITY : odds.outcomes;
    const check = (what: string, told: number, came: number, variance: number, own: number): void => {
      const bound = Math.sqrt(variance / times + Math.max(own ** 2, error === 0 ? 0 : variance / samples));
      if (Math.abs(told - came) <= ERRORS * bound + 1e-9) return;
      problems.push(
        `${what} of ${name}: told ${told.toFixed(4)}, came to ${came.toFixed(4)} ± ${bound.toFixed(4)} [${label}]`,
      );
    };
    check('mean', mean, found.sum / times, spread, error);
    check('chance', chance, share, Math.max(chance * (1 - chance), share * (1 - share)), chanceError);
  }
  return { names, problems, isThrown: odds.thrown !== null, isHopeless: odds.any === 0 };
}

const NEVER = { mean: 0, error: 0, chanceError: 0, distribution: [{ change: 0, probability: 1 }] };

/** The same answer given again and again, each time on another imagined state and with other dice, up to the next real decision. */
function simulated(
  ruleset: AnyRuleset,
  { s, seat, action, where }: Tried,
  times: number,
  seed: string,
): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  const dice = seededDice(`continued ${seed} ${where}`);
  const rng = rngOf(seededDice(`imagined ${seed} ${where}`));
  for (let i = 0; i < times; i++) {
    const world = ruleset.clone(s);
    ruleset.resample(world, seat, rng);
    const before = ruleset.tally(world, seat);
    const { counts, emit } = countingEvents(ruleset, seat);
    playOut(ruleset, world, seat, action, dice, emit);
    const after = ruleset.tally(world, seat);
    for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...counts.keys()])) {
      const change = (after[name] ?? 0) - (before[name] ?? 0) + (counts.get(name) ?? 0);
      const sum = sums.get(name) ?? { changed: 0, sum: 0, squares: 0 };
      sums.set(name, sum);
      if (change !== 0) sum.changed++;
      sum.sum += change;
      sum.squares += change * change;
    }
  }
  return sums;
}

function playOut(ruleset: AnyRuleset, s: object, asker: Seat, first: Action, dice: Dice, emit: Emit): void {
  let [seat, answer]: [Seat, Action | null] = [asker, first];
  for (let i = 0; answer !== null && i <= MOST_PRESUMED; i++) {
    ruleset.apply(s, seat, answer, dice, emit);
    const pending = ruleset.pending(s);
    answer = null;
    for (const who of pending.includes(asker) ? [asker] : pending) {
      const given = ruleset.presumed?.(s, who, asker) ?? null;
      if (given === null) continue;
      [seat, answer] = [who, given];
      break;
    }
  }
}
