/** The table as one viewer sees it: built from the rulebook's own view and words, and from nothing else. */

import type { AnyRuleset, Match, Seat, Viewer } from '@weathergauge/engine';
import { entryAt, entryCount, standingAnswers, undoRight } from '@weathergauge/engine';
import type { OfferView, Position } from './protocol.ts';
import type { Timeline } from './timeline.ts';
import { stateAt } from './timeline.ts';

export function positionAt(timeline: Timeline, who: Viewer, entry: number): Position {
  const { match } = timeline;
  const entries = entryCount(match);
  const position = positionOf(match, stateAt(timeline, entry), who, entry, entries);
  if (entry !== entries || who === 'spectator') return position;
  return { ...position, undoable: undoRight(match, who) === 'alone', revocable: revocable(match, position, who) };
}

/** Without what only a log can tell: galleries and tests have a state and no more. */
export function positionOf(
  { ruleset, config }: Pick<Match, 'ruleset' | 'config'>,
  state: object,
  who: Viewer,
  entry: number,
  entries = entry,
): Position {
  const { words } = ruleset;
  const view = ruleset.view(state, who);
  const pending = ruleset.pending(state).slice();
  const result = ruleset.result(state);
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  return {
    ruleset: ruleset.id,
    scenario: config.scenario,
    who,
    entry,
    entries,
    view,
    board: words.board(view),
    standing: words.standing(view),
    seatNames: seats.map(seat => words.seat(view, seat)),
    pending,
    ...askedOf(ruleset, state, view, who),
    sealed: seats.some(seat => ruleset.sealed(state, seat)),
    result: result === null ? null : { ...result, words: words.result(view, result) },
  };
}

function askedOf(ruleset: AnyRuleset, state: object, view: unknown, who: Viewer): Pick<Position, 'prompt' | 'offers'> {
  if (who === 'spectator' || !ruleset.pending(state).includes(who)) return { prompt: null, offers: [] };
  const { ask, clause, about } = ruleset.prompt(state, who);
  const offers = ruleset.offers(state, who).map(
    (action): OfferView => ({
      text: ruleset.vocabulary.print(action),
      action,
      words: ruleset.words.action(view, action),
    }),
  );
  return { prompt: { ask, clause, about, words: ruleset.words.prompt(view, { ask, clause, about }) }, offers };
}

/** By consent everything since is taken back as well, so whatever stands can go: nothing need be tried out. */
function revocable(match: Match, { result, sealed }: Position, who: Seat): readonly Seat[] {
  if (result !== null) return [];
  const latestFirst = new Set<Seat>();
  for (const i of standingAnswers(match).toReversed()) {
    const { seat } = entryAt(match, i);
    // Which of the others have answered must not show while it is a secret.
    if (!sealed || seat === who) latestFirst.add(seat);
  }
  return [...latestFirst];
}
