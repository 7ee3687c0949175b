/** Plays a game without a host, decision by decision: the loop of simulations, tests and benchmarks. */

import type { Action, Dice, Emit, Rng, Seat } from './contract.ts';
import { isRefusal, silent } from './contract.ts';
import type { Match } from './match.ts';
import { answer } from './moves.ts';

export interface Play<A extends Action> {
  /** Chooses the answer of this seat, which is pending; null ends the play. */
  readonly choose: (seat: Seat, pending: readonly Seat[]) => A | null;
  /** Chooses which pending seat answers next; by default the first. */
  readonly next?: (pending: readonly Seat[]) => Seat;
  /** Called after each answer. */
  readonly after?: (seat: Seat, action: A) => void;
  /** Most decisions. */
  readonly most?: number;
}

/** The part of a rulebook that changes a state. A `runner` of a single procedure has it too. */
interface Moves<S extends object, A extends Action> {
  pending(s: Readonly<S>): readonly Seat[];
  apply(s: S, seat: Seat, answer: A, dice: Dice, emit: Emit): void;
}

/** Plays until nobody is pending, `choose` returns null, or `most` is reached. Returns the number of answers. */
export function playOn<S extends object, A extends Action>(
  rules: Moves<S, A>,
  s: S,
  { choose, next, after, most = Number.POSITIVE_INFINITY }: Play<A>,
  dice: Dice,
  emit: Emit = silent,
): number {
  for (let decisions = 0; ; decisions++) {
    const pending = rules.pending(s);
    const first = pending[0];
    if (first === undefined || decisions >= most) return decisions;
    const seat = next === undefined ? first : next(pending);
    const action = choose(seat, pending);
    if (action === null) return decisions;
    rules.apply(s, seat, action, dice, emit);
    after?.(seat, action);
  }
}

/** The same in a match, which logs every answer. Throws if an answer is refused. */
export function playMatch(match: Match, play: Play<Action>, emit: Emit = silent): number {
  const moves: Moves<object, Action> = {
    pending: () => match.ruleset.pending(match.state),
    apply(_s, seat, action) {
      const done = answer(match, seat, action);
      if (isRefusal(done)) {
        if (done.refused === 'rulebook-fault') throw match.fault?.error;
        throw new Error(`seat ${seat} chose what is refused: ${done.reason}`);
      }
      for (const event of done.events) emit(event);
    },
  };
  return playOn(moves, match.state, play, match.dice);
}

/** One of the seat's offers, each as likely as the next. */
export function anyOffer<S extends object, A extends Action>(
  rules: { offers(s: Readonly<S>, seat: Seat): readonly A[] },
  s: Readonly<S>,
  seat: Seat,
  rng: Rng,
): A {
  const offers = rules.offers(s, seat);
  const offer = offers[rng.below(offers.length)];
  if (offer === undefined) throw new Error(`seat ${seat} is offered nothing`);
  return offer;
}
