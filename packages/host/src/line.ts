/** A variation of a finished game, to be watched: another order is given in place of the real one, and everybody plays on greedily. */

import { decide, greedy } from '@weathergauge/agents';
import type { Match, Seat } from '@weathergauge/engine';
import { answer, isRefusal, logOf, printLog, resultOf, seededRng } from '@weathergauge/engine';

/** Most answers to the end of the turn. */
const MOST_ANSWERS = 120;

/** Gives the order in a match that stands before it, plays on to the end of the turn, and returns the log. */
export function lineFrom(match: Match, seat: Seat, row: readonly string[]): string {
  const { ruleset } = match;
  const { vocabulary } = ruleset;
  const turn = ruleset.turnOf?.(match.state);
  const rng = seededRng('line');
  const mind = greedy();
  let given = 0;
  for (let i = 0; i < MOST_ANSWERS && resultOf(match) === null && ruleset.turnOf?.(match.state) === turn; i++) {
    const pending = ruleset.pending(match.state);
    const by = pending.includes(seat) && given < row.length ? seat : pending[0];
    if (by === undefined) break;
    const ordered = by === seat ? vocabulary.parse(row[given] ?? '') : null;
    if (by === seat) given++;
    const isLegal = ordered !== null && ruleset.refuse(match.state, by, ordered) === null;
    if (by === seat && !isLegal) given = row.length;
    const done = answer(match, by, isLegal ? ordered : decide(mind, ruleset, match.state, by, rng));
    if (isRefusal(done)) throw new Error(done.reason);
  }
  return printLog(logOf(match));
}
