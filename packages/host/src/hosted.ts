/** The data of a hosted game, how answers and endings change it, and how listeners are told. Undo is in `taking-back.ts`. */

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
  tryOut,
} from '@weathergauge/engine';
import type { Adviser } from './adviser.ts';
import { sceneOf, sceneSeen } from './narration.ts';
import type { Past } from './past.ts';
import { lengthen, pastOf, revealIn } from './past.ts';
import { plainPresent, seatsOf } from './position.ts';
import { asksOn, imaginingSeed, piecesAsked } from './preview.ts';
import type { ConsentRequest, PlainTurn, Scene, SeatPlan, Turn } from './protocol.ts';
import { isOpen } from './requests.ts';
import { wordedTurn } from './worded.ts';

export interface Hosted {
  readonly match: Match;
  /** Null where there are no hints. */
  readonly adviser: Adviser | null;
  readonly seats: readonly SeatPlan[];
  /** Levels of agents that play for absent people. For everybody else these seats are still people's. */
  readonly standIns: Map<Seat, string>;
  /** While true, agents do not answer. */
  isPaused: boolean;
  /** Called when all have agreed to a pause. Null where there are no clocks. */
  readonly onPause: ((by: Seat) => void) | null;
  /** Made when somebody first looks at an earlier place. */
  past: Past | null;
  /** The last request for consent; it may be closed already. */
  request: ConsentRequest | null;
  /** By seat and kind of request: the place at which the seat's request was last declined, and how often there. */
  readonly declined: Map<string, { readonly at: number; readonly times: number }>;
  /** The place to which the open request takes back; null for one answer. Not told to anybody, because it would count sealed orders. */
  backTo: number | null;
  readonly listeners: Set<Listener>;
  /** Cache of the views that listeners without words were sent last, which the next change needs again. Null when nobody listens. */
  told: Told | null;
  /** While several answers are given in a row: what each listener will be told of them. Otherwise null. */
  held: Map<Listener, readonly PlainNews[]> | null;
  /** Called when a rulebook has thrown an exception. The report holds what no viewer may know. */
  readonly onFault: (report: FaultReport) => void;
}

/** One viewer's turn, for a listener of several viewers. */
export interface News {
  readonly who: Viewer;
  readonly turn: Turn;
}

/** The same without words. */
export interface PlainNews {
  readonly who: Viewer;
  readonly turn: PlainTurn;
}

export type Listener = { readonly viewers: readonly Viewer[] } & (
  | { hear(news: readonly News[]): void }
  /** For listeners that add the words elsewhere, and may do without previews. */
  | { readonly foresee: boolean; hearPlain(news: readonly PlainNews[]): void }
);

export function pastIn(hosted: Hosted): Past {
  hosted.past ??= pastOf(hosted.match);
  return hosted.past;
}

// --- Telling ---

/** Returns a function that ends it. */
export function listenTo(hosted: Hosted, listener: Listener): () => void {
  const { listeners } = hosted;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hosted.told = null;
  };
}

/** Views that were sent after so many entries of the log. */
interface Told {
  readonly entries: number;
  /** By `slotOf`; undefined for viewers who were not told. */
  readonly views: readonly unknown[];
}

/** By `slotOf`: the places of viewers before a change, and the views of listeners without words. */
interface Before {
  readonly places: readonly number[];
  readonly views: readonly unknown[];
}

/** Index of a viewer in a list. Lists are faster than a `Map` here, which would be used several times for each answer. */
const slotOf = (who: Viewer): number => (who === 'spectator' ? 0 : who + 1);

interface Change {
  /** `view`: what the viewer sees now. */
  readonly scenes: (who: Viewer, view: unknown) => readonly Scene[];
  readonly backTo: (who: Viewer) => number | null;
}

const NOTHING: Change = { scenes: () => [], backTo: () => null };

export function beforeIn({ match, listeners, told: last }: Hosted): Before {
  const views: unknown[] = [];
  const known = last?.entries === entryCount(match) ? last.views : null;
  for (const listener of listeners) {
    if ('hear' in listener) continue;
    for (const who of listener.viewers)
      views[slotOf(who)] ??= known?.[slotOf(who)] ?? match.ruleset.view(match.state, who);
  }
  const places = [seen(match, 'spectator')];
  for (const seat of seatsOf(match.config.seats)) places.push(seen(match, seat));
  return { places, views };
}

/** Tells each viewer whose place has changed since `before`. The others must not learn that anything happened. */
export function tell(hosted: Hosted, before: Before, change: Change): () => void {
  return deliver(hosted, before, change, who => seen(hosted.match, who) !== before.places[slotOf(who)]);
}

/** Tells every seat that the open request has changed. If the rulebook throws an exception, nobody is told and the change is refused. */
export function tellRequest(hosted: Hosted, { by, kind }: ConsentRequest): Refusal | null {
  const send = tried(hosted, by, kind, () => deliver(hosted, beforeIn(hosted), NOTHING, who => who !== 'spectator'));
  if (isRefusal(send)) return send;
  send();
  return null;
}

/** Prepares the messages to all listeners, and returns a function that sends them. */
function deliver(hosted: Hosted, before: Before, change: Change, isTold: (who: Viewer) => boolean): () => void {
  const { match, seats } = hosted;
  const foreseen: PlainTurn[] = [];
  const bare: PlainTurn[] = [];
  const views: unknown[] = [];
  const turnOf = (who: Viewer, foresee: boolean): PlainTurn => {
    const made = foresee ? foreseen : bare;
    const slot = slotOf(who);
    const known = made[slot];
    if (known !== undefined) return known;
    const position = plainPresent(match, seats, who, foresee);
    views[slot] = position.view;
    const turn: PlainTurn = {
      before: before.views[slot],
      scenes: change.scenes(who, position.view),
      position,
      backTo: change.backTo(who),
      request: requestFor(hosted, who),
    };
    made[slot] = turn;
    return turn;
  };
  const worded = wording(match);
  // Everything is prepared before anybody is told: if the rulebook throws an exception here, the change is undone.
  const messages = [...hosted.listeners].map(listener => {
    const isPlain = 'hearPlain' in listener;
    const foresee = !isPlain || listener.foresee;
    const news: PlainNews[] = [];
    for (const who of listener.viewers) if (isTold(who)) news.push({ who, turn: turnOf(who, foresee) });
    if (!isPlain) for (const { turn } of news) worded(turn);
    return { listener, news };
  });
  return () => {
    hosted.told = { entries: entryCount(match), views };
    for (const { listener, news } of messages) {
      if (news.length === 0) continue;
      const earlier = hosted.held?.get(listener);
      if (hosted.held === null) hand(listener, news, worded);
      else hosted.held.set(listener, earlier === undefined ? news : joined(earlier, news));
    }
  };
}

function hand(listener: Listener, news: readonly PlainNews[], worded: (turn: PlainTurn) => Turn): void {
  if ('hearPlain' in listener) listener.hearPlain(news);
  else listener.hear(news.map(({ who, turn }) => ({ who, turn: worded(turn) })));
}

/** Adds words to turns, once to each. */
function wording({ ruleset, config }: Match): (turn: PlainTurn) => Turn {
  let made: Map<PlainTurn, Turn> | null = null;
  return plain => {
    made ??= new Map();
    const turn = made.get(plain) ?? wordedTurn(ruleset, config, plain);
    made.set(plain, turn);
    return turn;
  };
}

/** Joins earlier and new messages into one turn for each viewer. */
function joined(before: readonly PlainNews[], now: readonly PlainNews[]): PlainNews[] {
  const both = new Map(before.map(({ who, turn }) => [who, turn]));
  for (const { who, turn } of now) {
    const earlier = both.get(who);
    both.set(who, earlier === undefined ? turn : joinedTurn(earlier, turn));
  }
  return [...both].map(([who, turn]) => ({ who, turn }));
}

/** Joins two turns of one viewer. */
export function joinedTurn({ before, scenes }: PlainTurn, later: PlainTurn): PlainTurn {
  return { ...later, before, scenes: [...scenes, ...later.scenes] };
}

export function requestFor({ request }: Hosted, who: Viewer): ConsentRequest | null {
  return who === 'spectator' ? null : request;
}

// --- Answers ---

export function answerIn(hosted: Hosted, seat: Seat, text: string, at: number): Refusal | null {
  if (isOpen(hosted.request)) return refusal('not-pending', 'first those who are asked must agree or decline');
  const { match } = hosted;
  const done = attempt(hosted, seat, text, () => {
    const before = beforeIn(hosted);
    const half = beforeReveal(match, seat, text);
    const answered = answer(match, seat, text, at);
    if (isRefusal(answered)) return answered;
    const { events } = answered;
    if (hosted.past !== null) lengthen(hosted.past, match, events);
    const send = tell(hosted, before, {
      scenes: (who, view) => told(match, who, view, { seat, events, half }),
      backTo: () => null,
    });
    settleDice(match);
    return send;
  });
  if (isRefusal(done)) return done;
  forgetCheckpoints(match);
  done();
  return null;
}

/** Most answers in a row. No move has more strokes; the limit is for messages from strangers. */
export const LONGEST_ROW = 64;

export function answerRowIn(hosted: Hosted, seat: Seat, row: readonly string[], at: number): Refusal | null {
  const [first = ''] = row;
  // Nearly always there is a single answer and nothing to join.
  if (row.length === 1) return answerIn(hosted, seat, first, at);
  const { match } = hosted;
  return toldAtOnce(hosted, () => {
    const refused = answerIn(hosted, seat, first, at);
    if (refused !== null) return refused;
    let about = '';
    for (const text of row.slice(1, LONGEST_ROW)) {
      if (!asksOn(match.ruleset, match.state, seat, about)) break;
      about = piecesAsked(match.ruleset, match.state, seat);
      if (answerIn(hosted, seat, text, seen(match, seat)) !== null) break;
    }
    return null;
  });
}

/** Runs `work`, which may change the game several times, and tells it to everybody as one turn. */
export function toldAtOnce(hosted: Hosted, work: () => Refusal | null): Refusal | null {
  const held = new Map<Listener, readonly PlainNews[]>();
  hosted.held = held;
  try {
    return work();
  } finally {
    hosted.held = null;
    const worded = wording(hosted.match);
    for (const [listener, news] of held) hand(listener, news, worded);
  }
}

/**
 * Changes the match and returns a function that tells of it. If the rulebook accepts the change, but throws an exception when views,
 * words, offers or results are made afterwards, the change is undone.
 */
export function attempt(
  hosted: Hosted,
  seat: Seat,
  said: string,
  work: () => (() => void) | Refusal,
): (() => void) | Refusal {
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

/** Reports an exception of the rulebook to the host; the viewer is told only the refusal. */
function reported(hosted: Hosted, refused: Refusal): Refusal {
  const { match, onFault } = hosted;
  if (refused.refused === 'rulebook-fault' && match.fault !== null) onFault(faultReport(match, match.fault));
  return refused;
}

/** Runs a question that changes nothing, such as a forecast; an exception of the rulebook becomes a refusal. */
export function tried<T>(hosted: Hosted, seat: Seat, said: string, work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    hosted.onFault(faultReport(hosted.match, { seat, said, draws: [], error }));
    return refusal('rulebook-fault', 'the rulebook has failed here; nothing has changed');
  }
}

/**
 * What the seat would see between its sealed order and the reveal if others still had to seal. The last one to seal is told this step
 * too, so that nobody learns who was last. Null if the answer is not sealed.
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
  view: unknown,
  { seat, events, half }: { readonly seat: Seat; readonly events: readonly GameEvent[]; readonly half: Trial | null },
): readonly Scene[] {
  const { ruleset } = match;
  const at = seen(match, who);
  const reveal = isOpening(match, entryCount(match) - 1) ? revealIn(events) : -1;
  const scenes =
    who !== seat || half === null || reveal < 0
      ? [sceneSeen(view, who, events, at)]
      : [sceneOf(ruleset, half.state, who, half.events, at - 1), sceneSeen(view, who, events.slice(reveal), at)];
  return scenes.filter(scene => scene !== null);
}

/** Ends the game by resignation, time or agreement, and tells every viewer who and why. */
export function endIn(
  hosted: Hosted,
  seat: Seat,
  said: string,
  end: (match: Match) => EndEntry | Refusal,
): Refusal | null {
  const { match, past, request } = hosted;
  const done = attempt(hosted, seat, said, () => {
    const before = beforeIn(hosted);
    const ended = end(match);
    if (isRefusal(ended)) return ended;
    const events = [endedEvent(ended)];
    if (past !== null) lengthen(past, match, events);
    hosted.request = null;
    const send = tell(hosted, before, {
      scenes: (who, view) => [sceneSeen(view, who, events, seen(match, who))].filter(scene => scene !== null),
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

/** At the end reveals the dice key in the log; if it is unknown, removes the commitment, which could not be fulfilled. */
function settleDice(match: Match): void {
  if (match.secret === null) dropCommitment(match);
  else finish(match);
}
