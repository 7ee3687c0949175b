/** The table as one viewer sees it: built from the rulebook's own view and words, and from nothing else. */

import type { Match, Seat, Viewer } from '@weathergauge/engine';
import { isRefusal, undo } from '@weathergauge/engine';
import type { OfferView, Position } from './protocol.ts';
import type { Timeline } from './timeline.ts';
import { stateAt } from './timeline.ts';

export function positionAt(timeline: Timeline, who: Viewer, entry: number): Position {
  const { match } = timeline;
  const { ruleset, config } = match;
  const { words } = ruleset;
  const entries = match.log.entries.length;
  const state = stateAt(timeline, entry);
  const view = ruleset.view(state, who);
  const pending = ruleset.pending(state).slice();
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  const position: Position = {
    ruleset: ruleset.id,
    scenario: config.scenario,
    who,
    entry,
    entries,
    view,
    board: words.board(view),
    seatNames: seats.map(seat => words.seat(view, seat)),
    pending,
    ...askedOf(match, state, view, who),
    sealed: seats.some(seat => ruleset.sealed(state, seat)),
    result: ruleset.result(state),
  };
  return entry === entries && who !== 'spectator' ? { ...position, undoable: mayUndo(match, who) } : position;
}

function askedOf({ ruleset }: Match, state: object, view: unknown, who: Viewer): Pick<Position, 'prompt' | 'offers'> {
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

/** Tried out on a copy: whether it is granted is the engine's to say. */
function mayUndo(match: Match, seat: Seat): boolean {
  const trial: Match = {
    ...match,
    log: { ...match.log, entries: match.log.entries.slice() },
    notes: match.notes.slice(),
  };
  return !isRefusal(undo(trial, seat));
}
