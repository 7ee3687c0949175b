/** The game as one viewer sees it: built from the rulebook's own view and words, and from nothing else. */

import type { Action, AnyRuleset, Match, Result, Seat, Viewer } from '@weathergauge/engine';
import {
  foreseenOffers,
  isHidden,
  resultOf,
  resultWords,
  seatAt,
  seen,
  standingAnswer,
  standingCount,
  undoRight,
} from '@weathergauge/engine';
import { imaginingSeed } from './preview.ts';
import type { OfferView, PlainPosition, Position, SeatPlan, Summary, UndoOption } from './protocol.ts';

type Rules = Pick<Match, 'ruleset' | 'config'>;

interface Place {
  readonly at: number;
  readonly now: number;
  /** The viewer's answer will be given without asking her (`unaskedAnswer`). */
  readonly unasked?: boolean;
  /** Whether offers get previews from an imagined state. People need them; programs may do without. */
  readonly foresee?: boolean;
  /**
   * Set if the state is in the middle of the viewer's own order, where rules cannot be asked: the state before that order, from which
   * the pending seats are taken.
   */
  readonly stoppedAfter?: Readonly<object> | null;
}

/** The present position of a match, with the undo that is possible. */
export function presentPosition(match: Match, seats: readonly SeatPlan[], who: Viewer): Position {
  return wordedPosition(match.ruleset, match.config, plainPresent(match, seats, who, true));
}

/** The same before its words. */
export function plainPresent(match: Match, seats: readonly SeatPlan[], who: Viewer, foresee: boolean): PlainPosition {
  const at = seen(match, who);
  const result = resultOf(match);
  const unasked = who !== 'spectator' && result === null && unaskedAnswer(match, seats, who) !== null;
  const position = withEnding(match, plainOf(match, match.state, who, { at, now: at, unasked, foresee }, result));
  return who === 'spectator' || result !== null ? position : { ...position, undo: undoWhileOn(match, seats, who) };
}

/**
 * The answer that a person's seat gives without being asked (`Ruleset.unasked`); null if it is asked, or need not answer. With several
 * people everybody is asked, because at a shared screen a player who is not handed the device would show the others that she has a
 * standing order; her own screen then follows `Position.passing`.
 */
export function unaskedAnswer(
  { ruleset, state }: Pick<Match, 'ruleset' | 'state'>,
  seats: readonly SeatPlan[],
  seat: Seat,
): Action | null {
  if (seats[seat]?.kind !== 'human' || !ruleset.pending(state).includes(seat)) return null;
  const isAlone = seats.every((plan, other) => other === seat || plan.kind !== 'human');
  if (!isAlone || (ruleset.unasked?.(state, seat) ?? null) === null) return null;
  return ruleset.offers(state, seat)[0] ?? null;
}

/** Whether a standing order of this seat decides what it has to answer now. */
export function isOrdered({ ruleset, state }: Pick<Match, 'ruleset' | 'state'>, seat: Seat): boolean {
  return ruleset.pending(state).includes(seat) && ruleset.unasked?.(state, seat) === 'ordered';
}

/** Whom a game waits for, as one viewer may know it, and the turn. Cheap, because it needs no offers or previews. */
export function summaryOf(match: Match, seats: readonly SeatPlan[], who: Viewer): Summary {
  const { ruleset, state, config } = match;
  const isOver = resultOf(match) !== null;
  const isAsked = !isOver && who !== 'spectator' && ruleset.pending(state).includes(who);
  const { turn } = ruleset.words.standing(ruleset.view(state, who));
  return {
    isAsked: isAsked && unaskedAnswer(match, seats, who) === null,
    pending: isOver ? [] : pendingFor(ruleset, state, who, seatsOf(config.seats)),
    turn: turn?.words ?? null,
    isOver,
  };
}

/** Adds to the last position how the game ended by resignation, time or agreement. */
export function withEnding<P extends Pick<Position, 'result' | 'view'>>(match: Match, position: P): P {
  const { result, view } = position;
  const words = resultWords(match, view);
  return result === null || words === null ? position : { ...position, result: { ...result, words } };
}

/** The position of a state without a match: for the past, galleries and tests. */
export function positionOf(
  rules: Rules,
  state: Readonly<object>,
  who: Viewer,
  place: Place,
  result: Result | null = rules.ruleset.result(state),
): Position {
  return wordedPosition(rules.ruleset, rules.config, plainOf(rules, state, who, place, result));
}

function plainOf(
  { ruleset, config }: Rules,
  state: Readonly<object>,
  who: Viewer,
  { at, now, unasked = false, foresee = true, stoppedAfter = null }: Place,
  result: Result | null,
): PlainPosition {
  const view = ruleset.view(state, who);
  const seats = seatsOf(config.seats);
  const over = result !== null;
  const asking = stoppedAfter ?? state;
  const pending = over ? [] : pendingFor(ruleset, asking, who, seats);
  const isAsked = !over && !unasked && stoppedAfter === null;
  return {
    who,
    at,
    now,
    view,
    pending: stoppedAfter === null ? pending : pending.filter(seat => seat !== who),
    ...(isAsked && who !== 'spectator' ? askedOf(ruleset, state, view, who, at, foresee) : NOT_ASKED),
    sealed: !over && (ruleset.holdsSecrets === true || seats.some(seat => ruleset.sealed(asking, seat))),
    result: result === null ? null : { ...result, words: ruleset.words.result(view, result) },
    undo: NO_UNDO,
  };
}

/** Adds the rulebook's words to a position. They follow from the view alone, so this can be done on any machine. */
export function wordedPosition(
  ruleset: AnyRuleset,
  { scenario, seats }: Pick<Match['config'], 'scenario' | 'seats'>,
  { prompt, offers, foreseen, ...plain }: PlainPosition,
): Position {
  const { words } = ruleset;
  const { view, who } = plain;
  return {
    ruleset: ruleset.id,
    scenario,
    ...plain,
    board: words.board(view),
    standing: words.standing(view),
    seatNames: seatsOf(seats).map(seat => words.seat(view, seat)),
    briefing: who === 'spectator' ? null : words.briefing(view, who),
    prompt: prompt === null ? null : { ...prompt, words: words.prompt(view, prompt) },
    offers: offers.map((text, i) => wordedOffer(ruleset, view, text, foreseen?.[i] ?? UNFORESEEN)),
  };
}

const UNFORESEEN: Pick<OfferView, 'preview' | 'complete' | 'warning'> = { preview: [], complete: false, warning: '' };

function wordedOffer(ruleset: AnyRuleset, view: unknown, text: string, known: typeof UNFORESEEN): OfferView {
  const action = ruleset.vocabulary.parse(text);
  if (action === null) throw new Error(`an offer that the rulebook cannot read: ${text}`);
  return { text, action, words: ruleset.words.action(view, action), ...known };
}

const NOT_ASKED: Pick<PlainPosition, 'prompt' | 'offers' | 'foreseen'> = { prompt: null, offers: [], foreseen: null };
const NO_UNDO: UndoOption = { right: 'none', of: null };

/** Lists of all seats, by their number; cached, because they are needed many times for every answer. */
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

export function seatsOf(count: number): readonly Seat[] {
  return SEATS[count] ?? Array.from({ length: count }, (_, seat) => seat as Seat);
}

/** The pending seats as a viewer may know them: until the reveal all others count as pending, so that nobody sees who has sealed. */
function pendingFor(ruleset: AnyRuleset, state: Readonly<object>, who: Viewer, seats: readonly Seat[]): Seat[] {
  const pending = ruleset.pending(state);
  return seats.filter(seat => pending.includes(seat) || (seat !== who && ruleset.sealed(state, seat)));
}

function askedOf(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  view: unknown,
  who: Seat,
  at: number,
  foresee: boolean,
): Pick<PlainPosition, 'prompt' | 'offers' | 'foreseen' | 'passing'> {
  if (!ruleset.pending(state).includes(who)) return NOT_ASKED;
  const { print } = ruleset.vocabulary;
  const known = foresee ? foreseenOffers(ruleset, state, view, who, imaginingSeed(who, at)) : null;
  const offers = (known?.map(({ action }) => action) ?? ruleset.offers(state, who)).map(action => print(action));
  const pass = ruleset.passing?.(state, who) ?? null;
  const offer = pass === null ? -1 : offers.indexOf(print(pass));
  return {
    prompt: ruleset.prompt(state, who),
    offers,
    foreseen: known?.map(({ preview, complete, warning }) => ({ preview, complete, warning })) ?? null,
    ...(offer < 0 ? {} : { passing: { offer, ordered: isOrdered({ ruleset, state }, who) } }),
  };
}

/** What can be undone. With consent an undo takes back everything since, so it is always possible and need not be tried out. */
export function undoOption(match: Match, seats: readonly SeatPlan[], who: Seat): UndoOption {
  return resultOf(match) === null ? undoWhileOn(match, seats, who) : NO_UNDO;
}

function undoWhileOn(match: Match, seats: readonly SeatPlan[], who: Seat): UndoOption {
  const { ruleset, config, state } = match;
  const right = undoRight(match, who);
  if (right === 'alone') return { right, of: who };
  const sealed = seatsOf(config.seats).some(seat => ruleset.sealed(state, seat));
  const of = sealed ? (right === 'consent' ? who : null) : lastPerson(match, seats, who);
  return of === null ? NO_UNDO : { right: 'consent', of };
}

/**
 * The person who gave the latest answer that stands. Orders that were sealed together count as one answer of all who sealed them, and
 * `who` comes first among these, because the order in which they were given must not be shown.
 */
function lastPerson(match: Match, seats: readonly SeatPlan[], who: Seat): Seat | null {
  const together: Seat[] = [];
  // From the end, without making a list, because hardly ever more than one is looked at.
  for (let k = standingCount(match) - 1; k >= 0; k--) {
    const i = standingAnswer(match, k);
    const seat = seatAt(match, i);
    const isSealed = isHidden(match, i, 'spectator');
    if (!isSealed && together.length > 0) break;
    if (seats[seat]?.kind !== 'human') continue;
    if (!isSealed || seat === who) return seat;
    together.push(seat);
  }
  return together.length === 0 ? null : (Math.min(...together) as Seat);
}
