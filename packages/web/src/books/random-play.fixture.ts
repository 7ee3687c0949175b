/** Real games at random, for tests: every position that is asked about, what was answered, and what came of it. */

import type { Action, GameEvent, Options, Ruleset, Seat } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import type { Happening, Position } from '../client/protocol.ts';

export interface RandomMoment<A extends Action, V, E extends GameEvent> {
  readonly label: string;
  /** Made when first asked for: every offer is tried out for it, which takes longer than the game. */
  readonly position: Position;
  readonly before: V;
  readonly after: V;
  readonly answer: A;
  readonly happenings: readonly (Happening & { readonly event: E })[];
}

export interface RandomGame {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  /** Answers, at most. */
  readonly longest: number;
}

/** What is made of the same view again is remembered: several tests look at it, and words take most of the time. */
export function remembered<V extends object, R>(make: (view: V) => R): (view: V) => R {
  const known = new WeakMap<V, { readonly made: R }>();
  return view => {
    const { made } = known.get(view) ?? { made: make(view) };
    known.set(view, { made });
    return made;
  };
}

interface Still<S, V> {
  readonly state: S;
  /** The same object each time, so that tests can remember what they made of it. */
  readonly view: (seat: Seat) => V;
}

/** Moments are kept: a view must not change with the state that it was taken of, so it is taken of a copy. */
function still<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  s: S,
): Still<S, V> {
  const state = ruleset.clone(s);
  const views: V[] = [];
  return { state, view: seat => (views[seat] ??= ruleset.view(state, seat)) };
}

/** `likes` narrows the choice, where answers taken at random would end a game before there is anything to see. */
export function playGame<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  { scenario, options, seed, longest }: RandomGame,
  see: (moment: RandomMoment<A, V, E>) => void,
  likes: (offers: readonly A[]) => readonly A[] = offers => offers,
): void {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${seed}`);
  const choice = seededDice(`choice ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  let at = 0;
  let here = still(ruleset, s);
  let happenings: (Happening & { readonly event: E })[] = [];
  const choose = (seat: Seat): A => {
    happenings = [];
    const offers = likes(ruleset.offers(s, seat));
    return offers[choice.draw(offers.length, 'choice')] as A;
  };
  const after = (seat: Seat, answer: A): void => {
    const { state, view } = here;
    const before = view(seat);
    here = still(ruleset, s);
    const place = { at, now: at };
    let made: Position | null = null;
    see({
      label: `${scenario} ${seed} ${at}`,
      get position() {
        made ??= { ...positionOf({ ruleset, config }, state, seat, place), view: before };
        return made;
      },
      before,
      after: here.view(seat),
      answer,
      happenings,
    });
    at++;
  };
  const emit = (heard: GameEvent): void => {
    const event = heard as E;
    happenings.push({ at, event, words: '', facts: ruleset.words.facts(event) });
  };
  playOn(ruleset, s, { choose, after, most: longest }, dice, emit);
}
