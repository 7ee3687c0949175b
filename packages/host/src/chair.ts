/** A chair: everything that one viewer can see and do. Whoever holds it acts as that viewer; there is no other check. */

import type { Action, Refusal, Seat, Viewer } from '@weathergauge/engine';
import { agree, imagined, isRefusal, packOf, refusal, resign, resultOf, seen } from '@weathergauge/engine';
import type { Advising } from './adviser.ts';
import { agreesToDraw } from './draws.ts';
import { branchesOf } from './branches.ts';
import { forecastOf, previewOf } from './forecast.ts';
import type { Hosted } from './hosted.ts';
import {
  answerIn,
  answerRowIn,
  endIn,
  listenTo,
  LONGEST_ROW,
  pastIn,
  requestFor,
  tellRequest,
  tried,
} from './hosted.ts';
import { narrate } from './narration.ts';
import { historyOf, momentsOf, sceneAt, standingPlace } from './past.ts';
import { plainPresent, positionOf, presentPosition, seatsOf, summaryOf, undoOption } from './position.ts';
import { imaginingSeed } from './preview.ts';
import type {
  Branch,
  ConsentRequest,
  ForecastView,
  Happening,
  PlainPosition,
  Position,
  Preview,
  SeatPlan,
  Summary,
  Turn,
} from './protocol.ts';
import { isGranted, isOpen, newRequest, replied } from './requests.ts';
import { answerSensiblyIn } from './sensibly.ts';
import { undoRowIn, undoSinceIn } from './taking-back.ts';

export interface Chair {
  readonly who: Viewer;
  /** The present, without happenings; or an earlier place with what happened there. A place out of range means the nearest one. */
  look(at?: number): Turn;
  /** The present before its words; with `foresee` its offers come with their previews. */
  present(foresee: boolean): PlainPosition;
  /** Whom the game waits for, and the turn, for a list of games. */
  summary(): Summary;
  /** The open request for consent. */
  request(): ConsentRequest | null;
  /** Everything that this viewer was told, without what was taken back. */
  history(): readonly Happening[];
  /** The viewer's view at this place, or at the last one before it that was not taken back; and the place of the present. */
  stood(at: number): { readonly at: number; readonly now: number; readonly view: unknown };
  /** Calls `hear` with every change that this viewer can see. Returns a function that ends it. */
  listen(hear: (turn: Turn) => void): () => void;
  /** Null when the answer is accepted: listeners get the turn that comes of it. `at` is that of the position. */
  answer(text: string, at: number): Refusal | null;
  /**
   * Gives several answers, such as the strokes of a move: each is an entry of the log, and listeners get one turn for all. Stops at the
   * first that is no longer on offer; refused if that is the very first.
   */
  answerRow(row: readonly string[], at: number): Refusal | null;
  /** Answers as an agent would, as long as the questions belong to these procedures, such as those of a set-up. */
  answerSensibly(procedures: readonly string[], at: number): Refusal | null;
  /** Takes back, without consent, the last answer, or as many as were given in a row. */
  undo(answers?: number): Refusal | null;
  /**
   * Asks every other person for consent to take back what `Position.undo` names, or, with `since` (the `at` of a position), everything
   * that this seat has answered since then. Agents agree.
   */
  askUndo(since?: number): Refusal | null;
  /** Gives the game up. */
  resign(): Refusal | null;
  /** Offers every other seat a draw. An agent agrees unless it thinks that it is ahead (`draws.ts`). */
  offerDraw(): Refusal | null;
  /** Asks every other person to stop all clocks. Refused where there are none. */
  askPause(): Refusal | null;
  /** Answers the open request. The person who made it withdraws it by declining. */
  reply(reply: 'agree' | 'decline'): Refusal | null;
  /** What an offer leads to before the first die or reveal; or several answers, given one after another. */
  preview(row: readonly string[]): Preview | Refusal;
  /** All rows that can be made of answers with these verbs, up to the first die or reveal, the shortest first. */
  branches(verbs: readonly string[]): readonly Branch[] | Refusal;
  /** The odds of an offer. */
  forecast(text: string): ForecastView | Refusal;
  /**
   * The best order that can be found from what this seat knows, compared with a given offer or the next best. Refused where another
   * person plays, who would not know that her opponent is being advised.
   */
  hint(compared: string | null, onProgress: (share: number) => void): Advising | Refusal;
}

/** `afterwards` is called after changes that agents may have to answer. */
export function chairAt(hosted: Hosted, who: Viewer, afterwards: () => void): Chair {
  const { seats } = hosted.match.config;
  if (who !== 'spectator' && !seatsOf(seats).includes(who)) throw new Error(`there is no seat ${who} in this game`);

  /** Runs an action that needs a seat; refused for a spectator. */
  function act(deed: (seat: Seat) => Refusal | null): Refusal | null {
    if (who === 'spectator') return NOT_SEATED;
    const refused = deed(who);
    if (refused === null) afterwards();
    return refused;
  }

  return {
    who,
    look: at => lookIn(hosted, who, at),
    history: () => historyOf(pastIn(hosted), hosted.match, who),
    stood: at => stoodIn(hosted, who, at),
    present: foresee => plainPresent(hosted.match, hosted.seats, who, foresee),
    summary: () => summaryIn(hosted, who),
    request: () => requestFor(hosted, who),
    listen: hear => listenTo(hosted, { viewers: [who], hear: news => news.forEach(({ turn }) => hear(turn)) }),
    answer: (text, at) => act(seat => answerIn(hosted, seat, text, at)),
    answerRow: (row, at) => act(seat => answerRowIn(hosted, seat, row, at)),
    answerSensibly: (procedures, at) => act(seat => answerSensiblyIn(hosted, seat, procedures, at)),
    undo: answers => act(seat => (isOpen(hosted.request) ? ASKED_ALREADY : undoRowIn(hosted, seat, answers ?? 1))),
    askUndo: since => act(seat => askUndoIn(hosted, seat, since ?? null)),
    resign: () => act(seat => endIn(hosted, seat, 'resign', match => resign(match, seat))),
    offerDraw: () => act(seat => offerDrawIn(hosted, seat)),
    askPause: () => act(seat => askPauseIn(hosted, seat)),
    reply: reply => act(seat => replyIn(hosted, seat, reply)),
    preview: row =>
      offered(hosted, who, row[0] ?? '', (seat, action) =>
        previewOf(hosted.match, seat, action, row.slice(0, LONGEST_ROW)),
      ),
    branches: verbs => asking(hosted, who, verbs.join(' '), seat => branchesOf(hosted.match, seat, verbs)),
    forecast: text => offered(hosted, who, text, (seat, action) => forecastOf(hosted.match, seat, action)),
    hint: (compared, onProgress) => asking(hosted, who, 'hint', seat => hintIn(hosted, seat, compared, onProgress)),
  };
}

const NOT_SEATED = refusal('not-pending', 'a spectator has nothing to say here');
const ASKED_ALREADY = refusal('not-pending', 'first those who are asked must agree or decline');

/** A seat is also asked when a request needs its consent. */
function summaryIn(hosted: Hosted, who: Viewer): Summary {
  const summary = summaryOf(hosted.match, hosted.seats, who);
  const isAskedToAgree = requestFor(hosted, who)?.waiting.some(seat => seat === who) === true;
  return { ...summary, isAsked: summary.isAsked || (isAskedToAgree && !summary.isOver) };
}

function lookIn(hosted: Hosted, who: Viewer, wanted?: number): Turn {
  const { match, seats } = hosted;
  const now = seen(match, who);
  if (wanted === undefined || Number.isNaN(wanted)) {
    const position = presentPosition(match, seats, who);
    return { happenings: [], position, backTo: null, request: requestFor(hosted, who) };
  }
  const at = Math.max(0, Math.min(now, Math.floor(wanted)));
  const past = pastIn(hosted);
  const moment = momentsOf(past, match, who)[at];
  if (moment === undefined) throw new Error(`there is no place ${at}`);
  const { state, events, stoppedAfter } = sceneAt(past, match, who, at, moment);
  const then = (): Position =>
    stoppedAfter === null
      ? positionOf(match, state, who, { at, now })
      : positionOf(match, state, who, { at, now, stoppedAfter }, null);
  const position = at === now ? presentPosition(match, seats, who) : then();
  const happenings = narrate(match.ruleset, state, who, events, at);
  return { happenings, position, backTo: null, request: requestFor(hosted, who) };
}

function stoodIn(hosted: Hosted, who: Viewer, wanted: number): ReturnType<Chair['stood']> {
  const { match } = hosted;
  const past = pastIn(hosted);
  const moments = momentsOf(past, match, who);
  const at = standingPlace(moments, match, wanted);
  const moment = moments[at];
  if (moment === undefined) throw new Error(`there is no place ${wanted}`);
  const { state } = sceneAt(past, match, who, at, moment);
  return { at, now: moments.length - 1, view: match.ruleset.view(state, who) };
}

// --- Consent ---

/** How often a seat may ask for the same thing at one place: somebody may have refused by mistake. */
const MOST_ASKED = 3;
const ASKED_IN_VAIN = refusal('not-pending', 'that was declined: ask again when something has happened since');

/**
 * Why no request can be made now; null if it can. Nobody can answer while a request is open, so a seat that asked again after every
 * refusal could keep the others from playing. Requests are counted by the seat's own place, so that it learns nothing about sealed orders.
 */
function notNow(hosted: Hosted, seat: Seat, kind: ConsentRequest['kind']): Refusal | null {
  if (isOpen(hosted.request)) return ASKED_ALREADY;
  return timesDeclined(hosted, seat, kind) < MOST_ASKED ? null : ASKED_IN_VAIN;
}

/** How often this request was declined at the seat's present place. */
function timesDeclined({ declined, match }: Hosted, seat: Seat, kind: ConsentRequest['kind']): number {
  const last = declined.get(`${seat} ${kind}`);
  return last?.at === seen(match, seat) ? last.times : 0;
}

function askUndoIn(hosted: Hosted, seat: Seat, since: number | null): Refusal | null {
  const { match, seats } = hosted;
  const not = notNow(hosted, seat, 'undo');
  if (not !== null) return not;
  const request = tried(hosted, seat, 'undo', () => {
    const { of } = undoOption(match, seats, seat);
    if (of === null) return refusal('no-undo', 'there is no answer to take back');
    return newRequest({ kind: 'undo', by: seat, of }, openPlans(hosted), () => true);
  });
  if (isRefusal(request)) return request;
  hosted.backTo = request.of === seat ? since : null;
  return carryOn(hosted, request);
}

function offerDrawIn(hosted: Hosted, seat: Seat): Refusal | null {
  const { match } = hosted;
  const not = notNow(hosted, seat, 'draw');
  if (not !== null) return not;
  const request = tried(hosted, seat, 'draw', () => {
    if (resultOf(match) !== null) return refusal('over', 'the game is over');
    return newRequest({ kind: 'draw', by: seat, of: seat }, openPlans(hosted), agent => agreesToDraw(match, agent));
  });
  return isRefusal(request) ? request : carryOn(hosted, request);
}

function askPauseIn(hosted: Hosted, seat: Seat): Refusal | null {
  if (hosted.onPause === null) return refusal('bad-config', 'there are no clocks to stop');
  const not = notNow(hosted, seat, 'pause');
  if (not !== null) return not;
  if (resultOf(hosted.match) !== null) return refusal('over', 'the game is over');
  return carryOn(
    hosted,
    newRequest({ kind: 'pause', by: seat, of: seat }, openPlans(hosted), () => true),
  );
}

/** Who must consent. Agents reply at once, also those that stand in for absent people, unless the reply could tell who has sealed. */
function openPlans({ match, seats, standIns }: Hosted): readonly SeatPlan[] {
  const { ruleset, state } = match;
  return seats.map((plan, seat) => {
    const level = ruleset.sealed(state, seat as Seat) ? undefined : standIns.get(seat as Seat);
    return level === undefined ? plan : { kind: 'agent', level };
  });
}

function replyIn(hosted: Hosted, seat: Seat, reply: 'agree' | 'decline'): Refusal | null {
  const request = replied(hosted.request, seat, reply);
  return isRefusal(request) ? request : carryOn(hosted, request);
}

/** Carries out the request once everybody agrees. Until then, and when somebody declines, all seats are told. */
function carryOn(hosted: Hosted, request: ConsentRequest): Refusal | null {
  const before = hosted.request;
  hosted.request = request;
  if (!isGranted(request)) {
    const untold = tellRequest(hosted, request);
    if (untold !== null) hosted.request = before;
    // A refusal is told once, then the request is dropped.
    else if (request.declined !== null) {
      hosted.request = null;
      const { by, kind } = request;
      const times = timesDeclined(hosted, by, kind) + 1;
      hosted.declined.set(`${by} ${kind}`, { at: seen(hosted.match, by), times });
    }
    return untold;
  }
  hosted.request = null;
  const { kind, of } = request;
  if (kind === 'pause') {
    hosted.onPause?.(of);
    return tellRequest(hosted, request);
  }
  const others = seatsOf(hosted.match.config.seats).filter(seat => seat !== of);
  const refused =
    kind === 'undo'
      ? undoSinceIn(hosted, of, others, hosted.backTo)
      : endIn(hosted, of, 'draw', match => agree(match, of, [], others));
  if (refused !== null) tellRequest(hosted, request);
  return refused;
}

// --- Offers ---

function offered<T>(hosted: Hosted, who: Viewer, text: string, work: (seat: Seat, action: Action) => T): T | Refusal {
  const { ruleset, state } = hosted.match;
  return asking(hosted, who, text, seat => {
    const action = ruleset.vocabulary.parse(text);
    return ruleset.refuse(state, seat, action) ?? work(seat, action as Action);
  });
}

const NO_HINT = refusal('not-pending', 'hints are given to one who plays against agents alone, when she is asked');

function hintIn(
  { match, seats, adviser }: Hosted,
  seat: Seat,
  compared: string | null,
  onProgress: (share: number) => void,
): Advising | Refusal {
  const { ruleset, state } = match;
  const people = seats.filter(({ kind }) => kind === 'human');
  if (adviser === null || people.length > 1 || seats[seat]?.kind !== 'human') return NO_HINT;
  if (!ruleset.pending(state).includes(seat)) return NO_HINT;
  const at = seen(match, seat);
  // The seed depends only on what this seat has seen, so that others' sealed orders do not change it.
  const world = imagined(ruleset, state, seat, imaginingSeed(seat, at));
  const asked = { ruleset: ruleset.id, pack: packOf(ruleset), state: world, seat, seed: `hint/${seat}/${at}` };
  return adviser.advise({ ...asked, compared }, onProgress);
}

/** Runs a question of a seat in a running game, which changes nothing. */
function asking<T>(hosted: Hosted, who: Viewer, said: string, work: (seat: Seat) => T | Refusal): T | Refusal {
  if (who === 'spectator') return NOT_SEATED;
  if (resultOf(hosted.match) !== null) return refusal('over', 'the game is over');
  return tried(hosted, who, said, () => work(who));
}
