/** Counts follies of agents in whole games, as the book's `FollyBook` finds them. A label seeds each game, as in `game.ts`. */

import type { Agent, DecideOptions } from '@weathergauge/agents';
import { decide } from '@weathergauge/agents';
import type { Action, AnyFollyBook, AnyRuleset, GameEvent, MatchConfig, Rng, Seat } from '@weathergauge/engine';
import { playOn, seededDice, seededRng, tryOut } from '@weathergauge/engine';
import type { SampledSetup } from './positions.ts';
import { shareOut } from './threads.ts';

/** How often each folly was committed, by its name. */
export type Blunders = Readonly<Record<string, number>>;

export function countBlunders(
  ruleset: AnyRuleset,
  book: AnyFollyBook,
  config: MatchConfig,
  agents: readonly Agent[],
  label: string,
  options: DecideOptions = {},
): Blunders {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(book.names).map(name => [name, 0]));
  const dice = seededDice(label);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  const state = ruleset.setup(config, dice, emit);
  const rngs = agents.map((_agent, seat) => seededRng(`${label}/${seat}`));
  let turnBegan = ruleset.clone(state);
  let asked: Seat | null = null;
  let earlier: Action[] = [];
  let before: object = turnBegan;
  let offers: readonly Action[] = [];
  events.length = 0;

  function choose(seat: Seat): Action {
    if (asked !== seat) earlier = [];
    asked = seat;
    before = ruleset.clone(state);
    offers = ruleset.offers(state, seat);
    return decide(agents[seat] as Agent, ruleset, state, seat, rngs[seat] as Rng, options);
  }

  function after(seat: Seat, answer: Action): void {
    const foresee = (offer: Action) => tryOut(ruleset, ruleset.clone(before), seat, offer).events;
    const told = { events: [...events], after: state, foresee };
    const found = book.find({ before, turnBegan, seat, offers, answer, earlier, ...told });
    for (const name of found) counts[name] = (counts[name] ?? 0) + 1;
    earlier.push(answer);
    if (events.some(event => ruleset.words.facts(event).turn !== null)) turnBegan = ruleset.clone(state);
    events.length = 0;
  }

  playOn(ruleset, state, { choose, after }, dice, emit);
  return counts;
}

/** A run of whole games, numbered from `first` over all set-ups. */
export interface BlunderChunk {
  /** Address of the module that exports the book's `follyBook`. */
  readonly follies: string;
  readonly setups: readonly SampledSetup[];
  /** Agents for every seat, by name. */
  readonly agent: string;
  /** Number of games of each set-up. */
  readonly games: number;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

export interface Watch extends Omit<BlunderChunk, 'first' | 'count'> {
  readonly module: string;
  readonly pack: object | null;
  readonly workers: number;
  readonly onGames?: ((games: number) => void) | undefined;
}

/** The follies of each set-up, summed over its games. */
export async function watchBlunders(watch: Watch): Promise<readonly Blunders[]> {
  const { module, pack, workers, onGames, ...chunk } = watch;
  const sums: Record<string, number>[] = watch.setups.map(() => ({}));
  await shareOut<Blunders[]>({
    thread: 'blunders-worker',
    module,
    pack,
    games: watch.games * watch.setups.length,
    workers,
    onGames,
    ask: (first, count): BlunderChunk => ({ ...chunk, first, count }),
    take(first, found) {
      for (const [i, blunders] of found.entries()) {
        const sum = sums[Math.floor((first + i) / watch.games)] as Record<string, number>;
        for (const [name, times] of Object.entries(blunders)) sum[name] = (sum[name] ?? 0) + times;
      }
    },
  });
  return sums;
}
