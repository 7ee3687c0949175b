/**
 * Previews: what an answer is certain to cause. It is tried out on an imagined state, up to the first die or the first sealed order that
 * is opened.
 */

import type { Action, AnyRuleset, Dice, Emit, Foreseen, GameEvent, Seat } from './contract.ts';
import { seededRng } from './dice.ts';
import { eventsFor } from './match.ts';

/** An imagined state: a copy in which everything that `seat` cannot know is dealt at random again. */
export function imagined(ruleset: AnyRuleset, state: Readonly<object>, seat: Seat, seed: string): object {
  const copy = ruleset.clone(state);
  ruleset.resample(copy, seat, seededRng(seed));
  return copy;
}

export interface Trial extends Foreseen<GameEvent> {
  readonly state: object;
  /** True if no die and no reveal stopped it. */
  readonly complete: boolean;
}

/** Thrown through the rules to end a trial; created once, because a stack trace costs more than the trial. */
const STOP = new Error('a die or a reveal');

/** `world` is changed: give it a copy. The answer must be one that is offered. */
export function tryOut(ruleset: AnyRuleset, world: object, seat: Seat, action: Action): Trial {
  const events: GameEvent[] = [];
  const emit: Emit = event => {
    if (event.type === 'revealed') throw STOP;
    events.push(event);
  };
  let thrown = '';
  const stoppingDice: Dice = {
    draw(_sides, why) {
      thrown = why;
      throw STOP;
    },
  };
  let complete = true;
  try {
    ruleset.apply(world, seat, action, stoppingDice, emit);
  } catch (error) {
    if (error !== STOP) throw error;
    complete = false;
  }
  return { state: world, events: eventsFor(events, seat), thrown, complete };
}

/** An offer as people are given it. */
export interface ForeseenOffer {
  readonly action: Action;
  readonly preview: readonly GameEvent[];
  /** False if a die or a reveal ended the preview. */
  readonly complete: boolean;
  /** `Words.warning`; '' for none. */
  readonly warning: string;
}

/**
 * The offers of a seat with their previews, in the order in which people see them: those with a warning last, before them what is
 * seldom wanted (`Words.seldom`), otherwise as the rulebook lists them. `seed` may depend only on what the seat knows.
 */
export function foreseenOffers(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  view: unknown,
  seat: Seat,
  seed: string,
): readonly ForeseenOffer[] {
  const world = imagined(ruleset, state, seat, seed);
  const offers = ruleset.offers(state, seat).map(action => foreseen(ruleset, world, view, seat, action));
  const rank = ({ action, warning }: ForeseenOffer): number =>
    warning !== '' ? 2 : ruleset.words.seldom?.(view, action) === true ? 1 : 0;
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** If the rulebook throws an exception on an offer, that one has no preview: it will be refused, and reported, when it is taken. */
function foreseen(ruleset: AnyRuleset, world: object, view: unknown, seat: Seat, action: Action): ForeseenOffer {
  try {
    const trial = tryOut(ruleset, ruleset.clone(world), seat, action);
    const warning = ruleset.words.warning?.(view, action, trial) ?? '';
    return { action, preview: trial.events, complete: trial.complete, warning };
  } catch {
    return { action, preview: [], complete: false, warning: '' };
  }
}
