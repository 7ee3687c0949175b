/** A real position for the gallery: a game played up to the moment asked for by ?until=, ?happens= and ?at=. */

import type { Action, GameEvent, Rng, Ruleset, Seat, Wish } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import type { Happening, Position } from '../client/protocol.ts';

export interface Shown {
  readonly position: Position;
  readonly before: unknown;
  readonly fresh: readonly Happening[];
}

interface PlayPlan<S, A> {
  readonly wish: Wish;
  /** Answers before the moment may come, unless ?at= says otherwise; and before it is given up. */
  readonly atLeast: number;
  readonly atMost: number;
  /** How good an answer is for a seat: random play would seldom lead to a fight. */
  readonly worthOf: (s: S, seat: Seat, offer: A, after: S, rng: Rng) => number;
}

export function playUntil<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  query: URLSearchParams,
  { wish, atLeast, atMost, worthOf }: PlayPlan<S, A>,
): Shown {
  const config = configure(ruleset, wish);
  if (isRefusal(config)) throw new Error(config.reason);
  const seed = query.get('seed') ?? 'gallery';
  const dice = seededDice(`dice ${seed}`);
  const rng = seededDice(`answers ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  const want = query.get('until');
  const happens = query.get('happens')?.split(',') ?? [];
  const earliest = Number(query.get('at') ?? atLeast);
  let before: unknown = ruleset.view(s, 'spectator');
  let fresh: Happening[] = [];
  let at = 0;
  let seat: Seat = 0;
  const choose = (next: Seat): A | null => {
    seat = next;
    const asked = want === null || ruleset.prompt(s, seat).ask === want;
    const happened = happens.every(type => fresh.some(({ event }) => event.type === type));
    if (at >= earliest && asked && happened) return null;
    before = ruleset.view(s, seat);
    fresh = [];
    return best(seat);
  };
  const emit = (event: GameEvent): void => {
    const words = ruleset.words.event(ruleset.view(s, seat), event as E);
    fresh.push({ at, event, words, facts: ruleset.words.facts(event as E) });
  };
  playOn(ruleset, s, { choose, after: () => void at++, most: atMost }, dice, emit);
  return { before, fresh, position: positionOf({ ruleset, config }, s, seat, { at: 0, now: 0 }) };

  function best(who: Seat): A {
    const offers = ruleset.offers(s, who);
    let most = Number.NEGATIVE_INFINITY;
    let chosen = offers[0] as A;
    for (const offer of offers) {
      const after = ruleset.clone(s);
      ruleset.apply(after, who, offer, rng, () => {});
      const worth = ruleset.evaluate(after, who) + worthOf(s, who, offer, after, rng);
      if (worth > most) {
        most = worth;
        chosen = offer;
      }
    }
    return chosen;
  }
}
