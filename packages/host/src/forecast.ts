/** The odds of an offer as its seat may know them. */

import { forecast } from '@weathergauge/agents';
import type { Action, Match, Seat } from '@weathergauge/engine';
import { seededRng, seen } from '@weathergauge/engine';
import { imagined, imaginingSeed, tryOut } from './preview.ts';
import type { ForecastView, Preview } from './protocol.ts';

/** Limits that keep a forecast short: the worker takes answers only after it. */
const ODDS = { limit: 2_000, samples: 800 };

/** The answer must be one that is offered. */
export function forecastOf(match: Match, seat: Seat, action: Action): ForecastView {
  const { ruleset, state } = match;
  const at = seen(match, seat);
  // The seed depends only on what this seat has seen, not on others' sealed orders.
  const rng = seededRng(`odds/${seat}/${at}`);
  const { exact, outcomes, changes, value } = forecast(ruleset, state, seat, action, { rng, ...ODDS });
  const view = ruleset.view(state, seat);
  const named = Object.entries(changes).map(([name, change]) => ({ ...ruleset.words.tally(view, name), ...change }));
  return { exact, outcomes, value, changes: named, asksOn: askedOn(match, seat, action, at) };
}

function askedOn({ ruleset, state }: Match, seat: Seat, action: Action, at: number): string | null {
  const trial = tryOut(ruleset, imagined(ruleset, state, seat, imaginingSeed(seat, at)), seat, action);
  if (!trial.complete || trial.events.length > 0 || !ruleset.pending(trial.state).includes(seat)) return null;
  return ruleset.words.prompt(ruleset.view(trial.state, seat), ruleset.prompt(trial.state, seat));
}

/** The answer must be one that is offered. */
export function previewOf(match: Match, seat: Seat, action: Action): Preview {
  const { ruleset, state } = match;
  const world = imagined(ruleset, state, seat, imaginingSeed(seat, seen(match, seat)));
  const trial = tryOut(ruleset, world, seat, action);
  return { events: trial.events, view: ruleset.view(trial.state, seat), complete: trial.complete };
}
