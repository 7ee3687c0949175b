/** Forecast and preview of an offer, from what its seat may know. */

import { forecast, leadsToDice } from '@weathergauge/agents';
import type { Action, AnyRuleset, Lots, Match, Seat } from '@weathergauge/engine';
import { imagined, seededRng, seen, toldChance, tryOut } from '@weathergauge/engine';
import { asksOn, imaginingSeed, piecesAsked } from './preview.ts';
import type { ForecastView, Preview } from './protocol.ts';

/** Limits that keep a forecast short, because the worker takes no answers meanwhile. */
const ODDS = { limit: 1_200, samples: 512 };
/** All books throw dice of six sides. */
const DIE = 6;

/** The answer must be one that is offered. */
export function forecastOf(match: Match, seat: Seat, action: Action): ForecastView {
  const { ruleset, state } = match;
  const at = seen(match, seat);
  // The seed depends only on what this seat has seen, not on others' sealed orders.
  const rng = seededRng(`odds/${seat}/${at}`);
  const { changes, thrown, ...odds } = forecast(ruleset, state, seat, action, { rng, ...ODDS });
  const view = ruleset.view(state, seat);
  const named = Object.entries(changes).map(([name, change]) => ({ ...ruleset.words.tally(view, name), ...change }));
  const told = toldChance(ruleset, imagined(ruleset, state, seat, imaginingSeed(seat, at)), odds.value);
  return {
    ...odds,
    told,
    thrown: thrown && { least: thrown.least, most: thrown.most, what: thrown.sides === DIE ? 'dice' : lotsOf(ruleset) },
    changes: named,
    isAmongOthers: thrown !== null && throwsAnyway(match, seat, action, at),
    asksOn: askedOn(match, seat, action, at),
  };
}

const lotsOf = ({ words }: AnyRuleset): Lots => words.lots ?? 'counters';

/** Whether dice would be thrown without this answer too: other guns are laid already, or a card only changes a throw. */
function throwsAnyway({ ruleset, state }: Match, seat: Seat, action: Action, at: number): boolean {
  const otherwise = ruleset.presumed?.(state, seat, seat) ?? null;
  if (otherwise === null || ruleset.vocabulary.print(otherwise) === ruleset.vocabulary.print(action)) return false;
  return leadsToDice(ruleset, imagined(ruleset, state, seat, imaginingSeed(seat, at)), seat, otherwise);
}

function askedOn({ ruleset, state }: Match, seat: Seat, action: Action, at: number): string | null {
  const trial = tryOut(ruleset, imagined(ruleset, state, seat, imaginingSeed(seat, at)), seat, action);
  if (!trial.complete || trial.events.length > 0 || !ruleset.pending(trial.state).includes(seat)) return null;
  return ruleset.words.prompt(ruleset.view(trial.state, seat), ruleset.prompt(trial.state, seat));
}

/** The first answer must be one that is offered. */
export function previewOf(match: Match, seat: Seat, first: Action, row: readonly string[]): Preview {
  const { ruleset, state } = match;
  const world = imagined(ruleset, state, seat, imaginingSeed(seat, seen(match, seat)));
  let about = piecesAsked(ruleset, world, seat);
  let { events, complete } = tryOut(ruleset, world, seat, first);
  let taken = 1;
  while (complete && taken < row.length && asksOn(ruleset, world, seat, about)) {
    about = piecesAsked(ruleset, world, seat);
    const next = ruleset.vocabulary.parse(row[taken] ?? '');
    if (next === null || ruleset.refuse(world, seat, next) !== null) break;
    const trial = tryOut(ruleset, world, seat, next);
    events = [...events, ...trial.events];
    complete = trial.complete;
    taken++;
  }
  const offers =
    complete && asksOn(ruleset, world, seat, about)
      ? ruleset.offers(world, seat).map(offer => ruleset.vocabulary.print(offer))
      : [];
  return { events, view: ruleset.view(world, seat), complete, taken, offers };
}
