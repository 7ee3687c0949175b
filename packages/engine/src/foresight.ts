/**
 * What an answer is known to bring about before it is given: it is tried out on an imagined state, up to the first die or the
 * first sealed order that is opened.
 */

import type { Action, AnyRuleset, Dice, Emit, Foreseen, GameEvent, Seat } from './contract.ts';
import { seededRng } from './dice.ts';
import { eventsFor } from './match.ts';

/** A copy of the state in which all that `seat` cannot know is dealt anew. */
export function imagined(ruleset: AnyRuleset, state: Readonly<object>, seat: Seat, seed: string): object {
  const copy = ruleset.clone(state);
  ruleset.resample(copy, seat, seededRng(seed));
  return copy;
}

export interface Trial extends Foreseen<GameEvent> {
  readonly state: object;
  /** True when no die and no reveal stopped it. */
  readonly complete: boolean;
}

/** Thrown through the rules to end a trial; made once, because an error's stack trace costs more than the trial. */
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
  /** False when a die or a reveal ended the preview. */
  readonly complete: boolean;
  /** `Words.warning`; '' for nothing. */
  readonly warning: string;
}

/**
 * The offers of a seat with what is known of each, in the order in which people are given them: those with a warning after all
 * others, else as the rulebook lists them. `seed` must follow from what the seat knows, and from nothing else.
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
  const warned = offers.filter(({ warning }) => warning !== '');
  return warned.length === 0 ? offers : [...offers.filter(({ warning }) => warning === ''), ...warned];
}

/** An offer that the rulebook fails on must not cost the others: it will be refused, and reported, when it is taken. */
function foreseen(ruleset: AnyRuleset, world: object, view: unknown, seat: Seat, action: Action): ForeseenOffer {
  try {
    const trial = tryOut(ruleset, ruleset.clone(world), seat, action);
    const warning = ruleset.words.warning?.(view, action, trial) ?? '';
    return { action, preview: trial.events, complete: trial.complete, warning };
  } catch {
    return { action, preview: [], complete: false, warning: '' };
  }
}
