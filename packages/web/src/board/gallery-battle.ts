/** A real position for the gallery: a game played at random up to the moment asked for. */

import type { GameEvent, Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { Happening, Position } from '../session/protocol.ts';

export function battle(query: URLSearchParams): { position: Position; before: unknown; fresh: readonly Happening[] } {
  const scenario = query.get('scenario') ?? 'breaking-the-line';
  const seed = query.get('seed') ?? 'gallery';
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${seed}`);
  const rng = seededDice(`answers ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  const want = query.get('until');
  const atLeast = Number(query.get('at') ?? 200);
  let before: unknown = ruleset.view(s, 'spectator');
  let fresh: Happening[] = [];
  let seat: Seat = 0;
  for (let at = 0; at < 5000; at++) {
    seat = ruleset.pending(s)[0] ?? 0;
    if (ruleset.pending(s).length === 0) break;
    if (at >= atLeast && (want === null || ruleset.prompt(s, seat).ask === want)) break;
    const offers = ruleset.offers(s, seat);
    const chosen = best(
      offers.map(offer => ({ offer, worth: worthOf(s, seat, offer) })),
      rng,
    );
    before = ruleset.view(s, seat);
    fresh = [];
    const emit = (event: GameEvent): void => {
      fresh.push({ entry: at, event, words: '' });
    };
    ruleset.apply(s, seat, chosen, dice, emit);
  }
  const view = ruleset.view(s, seat);
  const pending = ruleset.pending(s);
  const prompt = pending.length === 0 ? null : ruleset.prompt(s, seat);
  return {
    before,
    fresh,
    position: {
      ruleset: ruleset.id,
      scenario,
      who: seat,
      entry: 0,
      entries: 0,
      view,
      board: '',
      seatNames: [],
      pending,
      prompt: prompt === null ? null : { ...prompt, words: '' },
      offers:
        pending.length === 0
          ? []
          : ruleset.offers(s, seat).map(action => ({
              text: ruleset.vocabulary.print(action),
              action,
              words: ruleset.words.action(view, action),
            })),
      sealed: false,
      result: null,
    },
  };

  /** How far the closest enemies lie apart. */
  function nearest(state: typeof s, who: Seat): number {
    const side = state.articles.sides[who];
    const of = (mine: boolean): typeof s.ships =>
      state.ships.filter(one => (state.articles.sides[one.seat] === side) === mine);
    return (
      of(true).reduce((sum, a) => sum + Math.min(...of(false).map(b => Math.hypot(a.x - b.x, a.y - b.y))), 0) /
      Math.max(1, of(true).length)
    );
  }

  function worthOf(state: typeof s, who: Seat, offer: ReturnType<typeof ruleset.offers>[number]): number {
    const after = ruleset.clone(state);
    ruleset.apply(after, who, offer, rng, () => {});
    // Random play seldom comes to blows: guns first, and towards the enemy.
    const eager =
      offer.do === 'engage' || offer.do === 'volley' || offer.do === 'board' ? 2 : offer.do === 'anchor' ? -9 : 0;
    return ruleset.evaluate(after, who) + eager - nearest(after, who) / 40_000 + rng.below(100) / 2000;
  }
}

function best<T>(list: readonly { offer: T; worth: number }[], rng: { below(n: number): number }): T {
  let top = list[rng.below(list.length)] as { offer: T; worth: number };
  for (const one of list) if (one.worth > top.worth) top = one;
  return top.offer;
}
