/** Random play to the end, watched at every decision. All checks walk their games with this. */

import type { Action, AnyRuleset, Dice, GameEvent, Rng, Seat, Viewer } from '@weathergauge/engine';
import { seededDice, silent } from '@weathergauge/engine';
import { attempt, type Findings } from './findings.ts';
import type { AnyPlan, Case } from './plan.ts';

const LONGEST = 20_000;
/** Looking ahead at more offers than this costs more than it finds. */
const LOOK = 6;

/**
 * How a game is played at random. Uniform play drowns rare verbs among many like offers, and seldom comes to blows: so
 * some games choose the verb first, some look one step ahead, and some have whims: verbs they love and verbs they shun.
 */
export const MANNERS = ['uniform', 'verbs', 'eager', 'whims'] as const;
export type Manner = (typeof MANNERS)[number];

export interface Moment {
  readonly s: object;
  readonly at: number;
  readonly where: string;
  readonly pending: readonly Seat[];
  /** Asked of the rulebook once, however many look at them. */
  offers(seat: Seat): readonly Action[];
  /** The state as text, written once: half of the time of a check goes into such texts and what is made of them. */
  text(): string;
  readonly rng: Dice & Rng;
}

export interface Taken {
  readonly seat: Seat;
  readonly answer: Action;
}

export interface Watch {
  /** Before each decision, and once more (with nobody pending) when the game is over. */
  moment?(m: Moment): void;
  events?(events: readonly GameEvent[], m: Moment): void;
  taken?(taken: Taken, m: Moment): void;
  /** Asked before each decision: whether the rest of the game is of no interest. */
  enough?(m: Moment): boolean;
  /** Called instead of the policy, when it wants to choose. */
  choose?(m: Moment, seat: Seat, offers: readonly Action[]): Action | undefined;
}

export interface Ending {
  readonly decisions: number;
  readonly s: object | undefined;
}

export function seatsOf(the: Case): readonly Seat[] {
  return ([0, 1, 2, 3] as const).slice(0, the.config.seats);
}

export function viewersOf(the: Case): readonly Viewer[] {
  return [...seatsOf(the), 'spectator'];
}

export interface Game {
  readonly the: Case;
  readonly seed: number;
  readonly manner?: Manner;
}

export function playOut(ruleset: AnyRuleset, plan: AnyPlan, game: Game, found: Findings, watch: Watch): Ending {
  const { the, seed } = game;
  const manner = game.manner ?? MANNERS[seed % MANNERS.length] ?? 'uniform';
  const label = `${ruleset.id} ${the.name} seed=${seed}`;
  const dice = seededDice(`dice ${label}`);
  const rng = seededDice(`answers ${label}`);
  const longest = plan.longest ?? LONGEST;
  const whims = new Map<string, number>();

  let events: GameEvent[] = [];
  const emit = (event: GameEvent) => events.push(event);
  let where = `${label} start`;
  const s = attempt(found, where, 'setup', () => ruleset.setup(the.config, dice, emit));
  if (s === undefined) return { decisions: 0, s };

  for (let at = 0; ; at++) {
    where = `${label} decision=${at}`;
    const pending = attempt(found, where, 'pending', () => ruleset.pending(s));
    if (pending === undefined) return { decisions: at, s };
    let text: string | undefined;
    const m: Moment = {
      s,
      at,
      where,
      pending,
      offers: once(seat => ruleset.offers(s, seat)),
      text: () => (text ??= textOf(s)),
      rng,
    };
    attempt(found, where, 'hearing of events', () => watch.events?.(events, m));
    events = [];
    attempt(found, where, 'looking at the game', () => watch.moment?.(m));
    const seat = pending.length === 0 ? undefined : pending[rng.below(pending.length)];
    if (seat === undefined || found.full() || watch.enough?.(m) === true) return { decisions: at, s };
    if (at >= longest) {
      found.add(where, `the game does not end within ${longest} decisions`);
      return { decisions: at, s };
    }
    const offers = attempt(found, where, 'offers', () => m.offers(seat)) ?? [];
    if (offers.length === 0) {
      found.add(where, `a pending seat has no offer`);
      return { decisions: at, s };
    }
    const answer =
      watch.choose?.(m, seat, offers) ??
      attempt(found, where, 'looking ahead', () => pick(ruleset, manner, s, seat, offers, rng, whims));
    if (answer === undefined) return { decisions: at, s };
    watch.taken?.({ seat, answer }, m);
    const said = `apply "${ruleset.vocabulary.print(answer)}"`;
    if (!worked(found, where, said, () => ruleset.apply(s, seat, answer, dice, emit)))
      return { decisions: at, s: undefined };
  }
}

function once(ask: (seat: Seat) => readonly Action[]): (seat: Seat) => readonly Action[] {
  const known: (readonly Action[] | undefined)[] = [];
  return seat => (known[seat] ??= ask(seat));
}

function worked(found: Findings, where: string, what: string, run: () => void): boolean {
  return (
    attempt(found, where, what, () => {
      run();
      return true;
    }) ?? false
  );
}

export function pick(
  ruleset: AnyRuleset,
  manner: Manner,
  s: object,
  seat: Seat,
  offers: readonly Action[],
  rng: Dice & Rng,
  whims = new Map<string, number>(),
): Action {
  const any = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  switch (manner) {
    case 'uniform':
      return any(offers);
    case 'verbs': {
      const verb = any([...new Set(offers.map(offer => offer.do))]);
      return any(offers.filter(offer => offer.do === verb));
    }
    case 'whims': {
      const weights = offers.map(({ do: verb }) => whims.get(verb) ?? newWhim(verb, rng, whims));
      let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
      return offers.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? any(offers);
    }
    case 'eager': {
      if (rng.below(4) === 0) return any(offers);
      let best = any(offers);
      let worth = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < LOOK; i++) {
        const tried = any(offers);
        const after = ruleset.clone(s);
        ruleset.apply(after, seat, tried, rng, silent);
        const value = ruleset.evaluate(after, seat);
        if (value > worth) [best, worth] = [tried, value];
      }
      return best;
    }
  }
}

/** Kept for the whole game: what is shunned throughout leads where evenhanded play never goes. */
function newWhim(verb: string, rng: Rng, whims: Map<string, number>): number {
  const weight = 4 ** rng.below(6);
  whims.set(verb, weight);
  return weight;
}

/** A copy made without the rulebook's own `clone`, which is itself on trial. */
export function copyOf(s: object): object {
  return stateOf(textOf(s));
}

export function stateOf(text: string): object {
  return JSON.parse(text) as object;
}

/** States are compared by their whole text: what `hashState` hashes. */
export function textOf(s: object): string {
  return JSON.stringify(s);
}
