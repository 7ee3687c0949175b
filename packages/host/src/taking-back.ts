/** Undo: alone where that is allowed, or with everybody's consent. */

import type { Refusal, Seat } from '@weathergauge/engine';
import {
  entryAt,
  entryCount,
  isRefusal,
  MOST_ENTRIES,
  refusal,
  seatAt,
  standingAnswers,
  undo,
} from '@weathergauge/engine';
import type { Hosted } from './hosted.ts';
import { attempt, beforeIn, LONGEST_ROW, pastIn, tell, toldAtOnce } from './hosted.ts';
import { lengthen, placeBefore } from './past.ts';
import { isOrdered, unaskedAnswer } from './position.ts';

/** Takes back, without consent, as many answers as were given in a row; refused if not even the last can be taken back. */
export function undoRowIn(hosted: Hosted, seat: Seat, answers: number): Refusal | null {
  return toldAtOnce(hosted, () => {
    const refused = undoIn(hosted, seat, []);
    if (refused !== null) return refused;
    for (let i = 1; i < Math.min(answers, LONGEST_ROW); i++) if (undoIn(hosted, seat, []) !== null) break;
    return null;
  });
}

/** With everybody's consent: takes back the last answer, or everything that the seat has answered since one of its places. */
export function undoSinceIn(
  hosted: Hosted,
  seat: Seat,
  consents: readonly Seat[],
  since: number | null,
): Refusal | null {
  return toldAtOnce(hosted, () => {
    const refused = undoIn(hosted, seat, consents);
    if (refused !== null || since === null) return refused;
    for (let i = 1; i < LONGEST_ROW && lastGivenAt(hosted, seat) >= since; i++)
      if (undoIn(hosted, seat, consents) !== null) break;
    return null;
  });
}

/** The place at which the seat gave its last standing answer; -1 if there is none. */
function lastGivenAt(hosted: Hosted, seat: Seat): number {
  const { match } = hosted;
  const last = standingAnswers(match).findLast(entry => seatAt(match, entry) === seat);
  return last === undefined ? -1 : placeBefore(pastIn(hosted), match, seat, last);
}

/**
 * Most undos of one seat, as a share of the entries that a log of the book may have. Without a limit a player could make the log of a
 * running game so long, by answering and taking back, that no server could read it again.
 */
const MOST_TAKEN_BACK = 0.08;

function hasTakenBackEnough({ match }: Hosted, seat: Seat): boolean {
  const most = (match.ruleset.mostEntries ?? MOST_ENTRIES) * MOST_TAKEN_BACK;
  // A shorter log cannot have so many undos.
  if (entryCount(match) < most) return false;
  let taken = 0;
  for (let i = 0; i < entryCount(match); i++) {
    const entry = entryAt(match, i);
    if (entry.kind === 'undo' && entry.seat === seat) taken++;
  }
  return taken >= most;
}

const ENOUGH = refusal('no-undo', 'you have taken back so much in this game that its log has no room for more');

function undoIn(hosted: Hosted, seat: Seat, consents: readonly Seat[]): Refusal | null {
  const { match, seats } = hosted;
  if (hasTakenBackEnough(hosted, seat)) return ENOUGH;
  // Answers given without asking would be given again at once, so go back to the last one that the seat was asked for.
  return undoWhile(hosted, seat, consents, () => isOrdered(match, seat) || unaskedAnswer(match, seats, seat) !== null);
}

/** Takes back one answer, then further ones for as long as the condition holds. */
export function undoWhile(
  hosted: Hosted,
  seat: Seat,
  consents: readonly Seat[],
  isTooFew: () => boolean,
): Refusal | null {
  const { match } = hosted;
  const done = attempt(hosted, seat, 'undo', () => {
    const before = beforeIn(hosted);
    const stands = standingAnswers(match);
    let undone = undo(match, seat, consents);
    if (isRefusal(undone)) return undone;
    if (hosted.past !== null) lengthen(hosted.past, match, []);
    while (isTooFew()) {
      const further = undo(match, seat, consents);
      if (isRefusal(further)) break;
      undone = further;
      if (hosted.past !== null) lengthen(hosted.past, match, []);
    }
    const past = pastIn(hosted);
    const target = stands[undone.to] ?? 0;
    return tell(hosted, before, { scenes: () => [], backTo: who => placeBefore(past, match, who, target) });
  });
  if (isRefusal(done)) return done;
  done();
  return null;
}
