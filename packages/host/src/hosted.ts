/** What a hosted game is made of, and the three ways in which it changes: an answer, something taken back, an ending. */

import type { EndEntry, FaultReport, GameEvent, Match, Refusal, Seat, Trial, Viewer } from '@weathergauge/engine';
import {
  answer,
  dropCommitment,
  endedEvent,
  entryCount,
  faultReport,
  finish,
  forgetCheckpoints,
  goBack,
  imagined,
  isOpening,
  isRefusal,
  markMatch,
  refusal,
  seen,
  standingAnswers,
  tryOut,
  undo,
} from '@weathergauge/engine';
import type { Adviser } from './adviser.ts';
import { narrate } from './narration.ts';
import type { Past } from './past.ts';
import { lengthen, pastOf, placeBefore, revealIn } from './past.ts';
import { isOrdered, presentPosition, seatsOf, unaskedAnswer } from './position.ts';
import { asksOn, imaginingSeed, piecesAsked } from './preview.ts';
import type { ConsentRequest, Happening, SeatPlan, Turn } from './protocol.ts';
import { isOpen } from './requests.ts';

export interface Hosted {
  readonly match: Match;
  /** Null where nobody gives hints. */
  readonly adviser: Adviser | null;
  readonly seats: readonly SeatPlan[];
  /** Made when somebody first looks at an earlier place. */
  past: Past | null;
  /** The last one; it counts while it is open. */
  request: ConsentRequest | null;
  readonly listeners: Set<Listener>;
  /** While answers are given in a row: what is to be told of them, for each listener. Otherwise null. */
  held: Map<Listener, News[]> | null;
  /** A rulebook has failed: for whoever runs the host. The report holds what no viewer may know. */
  readonly onFault: (report: FaultReport) => void;
}

/** One viewer's turn, for a listener of several viewers. */
export interface News {
  readonly who: Viewer;
  readonly turn: Turn;
}

export interface Listener {
  readonly viewers: readonly Viewer[];
  hear(news: readonly News[]): void;
}

export function pastIn(hosted: Hosted): Past {
  hosted.past ??= pastOf(hosted.match);
  return hosted.past;
}

// --- Telling ---

type Places = ReadonlyMap<Viewer, number>;

interface Change {
  readonly happenings: (who: Viewer) => readonly Happening[];
  readonly backTo: (who: Viewer) => number | null;
}

const NOTHING: Change = { happenings: () => [], backTo: () => null };

export function placesIn({ match }: Hosted): Places {
  const viewers: readonly Viewer[] = [...seatsOf(match.config.seats), 'spectator'];
  return new Map(viewers.map(who => [who, seen(match, who)]));
}

/** Tells each viewer whose place has moved since `before`. The others must not learn that anything happened. */
function tell(hosted: Hosted, before: Places, change: Change): () => void {
  return deliver(hosted, change, who => seen(hosted.match, who) !== before.get(who));
}

/** Tells every seat that the open request has changed; nobody, where the rulebook fails on what there is to see. */
export function tellRequest(hosted: Hosted, { by, kind }: ConsentRequest): Refusal | null {
  const send = tried(hosted, by, kind, () => deliver(hosted, NOTHING, who => who !== 'spectator'));
  if (isRefusal(send)) return send;
  send();
  return null;
}

/** Returns what sends it. */
function deliver(hosted: Hosted, change: Change, isTold: (who: Viewer) => boolean): () => void {
  const { match, seats } = hosted;
  const turns = new Map<Viewer, Turn>();
  const turnOf = (who: Viewer): Turn => {
    const made = turns.get(who) ?? {
      happenings: change.happenings(who),
      position: presentPosition(match, seats, who),
      backTo: change.backTo(who),
      request: requestFor(hosted, who),
    };
    turns.set(who, made);
    return made;
  };
  // All that is to be told is made before anybody hears of it: if the rulebook fails on it, it has not happened.
  const letters = [...hosted.listeners].map(listener => ({
    listener,
    news: listener.viewers.filter(isTold).map((who): News => ({ who, turn: turnOf(who) })),
  }));
  return () => {
    for (const { listener, news } of letters) {
      if (news.length === 0) continue;
      if (hosted.held === null) listener.hear(news);
      else hosted.held.set(listener, joined(hosted.held.get(listener) ?? [], news));
    }
  };
}

/** What was told before and what is told now, as one turn of each viewer. */
function joined(before: readonly News[], now: readonly News[]): News[] {
  const both = new Map(before.map(({ who, turn }) => [who, turn]));
  for (const { who, turn } of now) {
    const earlier = both.get(who)?.happenings ?? [];
    both.set(who, { ...turn, happenings: [...earlier, ...turn.happenings] });
  }
  return [...both].map(([who, turn]) => ({ who, turn }));
}

export function requestFor({ request }: Hosted, who: Viewer): ConsentRequest | null {
  return who === 'spectator' ? null : request;
}

// --- Answers ---

export function answerIn(hosted: Hosted, seat: Seat, text: string, at: number): Refusal | null {
  if (isOpen(hosted.request)) return refusal('not-pending', 'first those who are asked must agree or decline');
  const { match } = hosted;
  const done = attempt(hosted, seat, text, () => {
    const before = placesIn(hosted);
    const half = beforeReveal(match, seat, text);
    const answered = answer(match, seat, text, at);
    if (isRefusal(answered)) return answered;
    const { events } = answered;
    if (hosted.past !== null) lengthen(hosted.past, match, events);
    const send = tell(hosted, before, { happenings: who => told(match, who, seat, events, half), backTo: () => null });
    settleDice(match);
    return send;
  });
  if (isRefusal(done)) return done;
  forgetCheckpoints(match);
  done();
  return null;
}

/** Of answers that are given in a row: no move is made of more strokes, and a stranger may send anything. */
export const LONGEST_ROW = 64;

export function answerRowIn(hosted: Hosted, seat: Seat, row: readonly string[], at: number): Refusal | null {
  const [first = '', ...others] = row.slice(0, LONGEST_ROW);
  const { match } = hosted;
  return toldAtOnce(hosted, () => {
    const refused = answerIn(hosted, seat, first, at);
    if (refused !== null) return refused;
    let about = '';
    for (const text of others) {
      if (!asksOn(match.ruleset, match.state, seat, about)) break;
      about = piecesAsked(match.ruleset, match.state, seat);
      if (answerIn(hosted, seat, text, seen(match, seat)) !== null) break;
    }
    return null;
  });
}

/** Several answers, as one turn to everybody. */
export function toldAtOnce(hosted: Hosted, work: () => Refusal | null): Refusal | null {
  const held = new Map<Listener, News[]>();
  hosted.held = held;
  try {
    return work();
  } finally {
    hosted.held = null;
    for (const [listener, news] of held) listener.hear(news);
  }
}

/**
 * Changes the match and gives what tells of it. Where the rulebook took the change, but has no view, no words, no offers or no
 * result for what came of it, the match is as it was before.
 */
function attempt(hosted: Hosted, seat: Seat, said: string, work: () => (() => void) | Refusal): (() => void) | Refusal {
  const { match } = hosted;
  const mark = markMatch(match);
  try {
    const done = work();
    return isRefusal(done) ? reported(hosted, done) : done;
  } catch (error) {
    hosted.past = null;
    return reported(hosted, goBack(match, mark, { seat, said, error }));
  }
}

/** Lets the host know of a fault of the rulebook; the viewer is told no more than the refusal says. */
function reported(hosted: Hosted, refused: Refusal): Refusal {
  const { match, onFault } = hosted;
  if (refused.refused === 'rulebook-fault' && match.fault !== null) onFault(faultReport(match, match.fault));
  return refused;
}

/** Does something that changes nothing, such as a forecast. */
export function tried<T>(hosted: Hosted, seat: Seat, said: string, work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    hosted.onFault(faultReport(hosted.match, { seat, said, draws: [], error }));
    return refusal('rulebook-fault', 'the rulebook has failed here; nothing has changed');
  }
}

/**
 * What the seat would see between its sealed order and the reveal, had it been the first: the last one to seal is told the
 * same as the others. Null when it seals nothing.
 */
function beforeReveal(match: Match, seat: Seat, text: string): Trial | null {
  const { ruleset, state } = match;
  if (!ruleset.sealed(state, seat)) return null;
  const action = ruleset.vocabulary.parse(text);
  if (action === null || ruleset.refuse(state, seat, action) !== null) return null;
  return tryOut(ruleset, imagined(ruleset, state, seat, imaginingSeed(seat, seen(match, seat))), seat, action);
}

function told(
  match: Match,
  who: Viewer,
  seat: Seat,
  events: readonly GameEvent[],
  half: Trial | null,
): readonly Happening[] {
  const { ruleset, state } = match;
  const at = seen(match, who);
  const reveal = isOpening(match, entryCount(match) - 1) ? revealIn(events) : -1;
  if (who !== seat || half === null || reveal < 0) return narrate(ruleset, state, who, events, at);
  return [
    ...narrate(ruleset, half.state, who, half.events, at - 1),
    ...narrate(ruleset, state, who, events.slice(reveal), at),
  ];
}

/** Takes back, alone, as many answers as were given in a row; refused if not even the last can be. */
export function undoRowIn(hosted: Hosted, seat: Seat, answers: number): Refusal | null {
  return toldAtOnce(hosted, () => {
    const refused = undoIn(hosted, seat, []);
    if (refused !== null) return refused;
    for (let i = 1; i < Math.min(answers, LONGEST_ROW); i++) if (undoIn(hosted, seat, []) !== null) break;
    return null;
  });
}

export function undoIn(hosted: Hosted, seat: Seat, consents: readonly Seat[]): Refusal | null {
  const { match } = hosted;
  const done = attempt(hosted, seat, 'undo', () => {
    const before = placesIn(hosted);
    const stands = standingAnswers(match);
    let undone = undo(match, seat, consents);
    if (isRefusal(undone)) return undone;
    // What was answered without asking would be answered again: the last answer that the seat was asked for is meant.
    while (isOrdered(match, seat) || unaskedAnswer(match, hosted.seats, seat) !== null) {
      const further = undo(match, seat, consents);
      if (isRefusal(further)) break;
      undone = further;
    }
    if (hosted.past !== null) lengthen(hosted.past, match, []);
    const past = pastIn(hosted);
    const target = stands[undone.to] ?? 0;
    return tell(hosted, before, { happenings: () => [], backTo: who => placeBefore(past, match, who, target) });
  });
  if (isRefusal(done)) return done;
  done();
  return null;
}

/** Ends the game besides the rules, as `end` says: every viewer is told who and why. */
export function endIn(
  hosted: Hosted,
  seat: Seat,
  said: string,
  end: (match: Match) => EndEntry | Refusal,
): Refusal | null {
  const { match, past, request } = hosted;
  const done = attempt(hosted, seat, said, () => {
    const before = placesIn(hosted);
    const ended = end(match);
    if (isRefusal(ended)) return ended;
    const events = [endedEvent(ended)];
    if (past !== null) lengthen(past, match, events);
    hosted.request = null;
    const { ruleset, state } = match;
    const send = tell(hosted, before, {
      happenings: who => narrate(ruleset, state, who, events, seen(match, who)),
      backTo: () => null,
    });
    settleDice(match);
    return send;
  });
  if (isRefusal(done)) {
    hosted.request = request;
    return done;
  }
  done();
  return null;
}

/** Without the key the log's commitment to its dice cannot be kept; with it, the key is revealed at the end. */
function settleDice(match: Match): void {
  if (match.secret === null) dropCommitment(match);
  else finish(match);
}
