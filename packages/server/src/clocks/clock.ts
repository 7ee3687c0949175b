/**
 * The clocks of one game: plain data, stored with its log, and pure functions that return the next value. A running clock is stored as
 * the moment at which it will run out, so nothing has to be written while it runs.
 *
 * Each seat has two clocks: its own, and the one that all others are shown. They differ only while orders are sealed: the own clock
 * stops when the seat has sealed; the shown one runs on until all orders are opened, so nobody can tell from it who has sealed.
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { ClockView, TimeControl } from '@weathergauge/wire';
import type { Weekends } from './counted-time.ts';
import { countedTime, endOfTime } from './counted-time.ts';

export type RunningControl = Exclude<TimeControl, { kind: 'none' }>;

interface Account {
  /** Time left while the clock is stopped. */
  readonly left: number;
  /** The moment at which it will run out; null while it is stopped. */
  readonly due: number | null;
}

interface Standing {
  /** When the time ran out; since then the seat may not answer. Null while it may. */
  readonly up: number | null;
  /** An agent plays. */
  readonly isAway: boolean;
}

interface SeatClock {
  readonly own: Account & Standing;
  readonly shown: Account & Standing;
  /** Whether its orders were sealed: then the shown clock is updated only when they are opened. */
  readonly isSealing: boolean;
  readonly leave: Account;
  /** The highest number of answers of this seat so far: an answer that was taken back and given again earns no time twice. */
  readonly most: number;
  /** The same when the agent took over: the player can come back only after it has answered. */
  readonly awayAt: number;
}

export interface Clock {
  /** Null for agents. */
  readonly seats: readonly (SeatClock | null)[];
  readonly pausedBy: Seat | null;
  /** Time before this moment does not count. */
  readonly startsAt: number;
  readonly turn: number | null;
  /** The highest number of answers of all seats so far. */
  readonly most: number;
  /** When this value was made: time since then in which no server ran does not count (`slept`). */
  readonly at: number;
}

/** What the clocks depend on in the game. */
export interface Situation {
  /** Who has to answer. */
  readonly asked: readonly Seat[];
  /** Seats that give sealed orders now, whether they have given them or not. */
  readonly sealing: readonly Seat[];
  /** Whether sealed orders were opened since the last time. */
  readonly isOpened: boolean;
  /** The seat that has asked the others for consent and is still waiting. */
  readonly asker: Seat | null;
  /** For each seat, how many of its answers stand (are not taken back). */
  readonly answers: readonly number[];
  /** Changes when a turn of the book ends. */
  readonly turn: number | null;
  readonly isOver: boolean;
}

/** Milliseconds from the end of a pause until clocks run. */
const AFTER_PAUSE = 60_000;
/** Time that a player has who comes back to a live game. */
const ON_RETURN = 60_000;

const weekendsOf = (control: RunningControl): Weekends => (control.kind === 'live' ? 'counted' : control.weekends);
const perAnswer = (control: RunningControl): number => (control.kind === 'live' ? control.base : control.answer);
const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export function newClock(
  control: RunningControl,
  people: readonly boolean[],
  situation: Situation,
  now: number,
): Clock {
  const full = { left: perAnswer(control), due: null, up: null, isAway: false };
  const leave = { left: control.kind === 'correspondence' ? control.leave : 0, due: null };
  const seats = people.map(isPerson =>
    isPerson ? { own: full, shown: full, isSealing: false, leave, most: 0, awayAt: 0 } : null,
  );
  const clock = { seats, pausedBy: null, startsAt: 0, turn: situation.turn, most: 0, at: now };
  return moved(clock, control, situation, now);
}

// --- As the game goes on ---

/** To be called after every change of the game: adds the time that was earned, and starts and stops clocks. */
export function moved(before: Clock, control: RunningControl, situation: Situation, now: number): Clock {
  const all = sum(situation.answers);
  const isTurnOver = situation.turn !== before.turn && all > before.most;
  const seats = before.seats.map((seat, i) => {
    if (seat === null) return null;
    const answers = situation.answers[i] ?? 0;
    const isEarned = control.kind === 'live' && control.per === 'turn' ? isTurnOver : answers > seat.most;
    const own = isEarned && !seat.own.isAway ? { ...seat.own, ...added(seat.own, control, now) } : seat.own;
    const shown = seat.isSealing && !situation.isOpened ? seat.shown : own;
    return { ...seat, own, shown, most: Math.max(seat.most, answers) };
  });
  // An undo across the end of a turn, and ending the turn again, adds nothing.
  const turn = isTurnOver || before.turn === null ? situation.turn : before.turn;
  return running({ ...before, seats, turn, most: Math.max(before.most, all), at: now }, control, situation, now);
}

function added({ left, due }: Account, control: RunningControl, now: number): Account {
  if (control.kind === 'correspondence')
    return due === null
      ? { left: control.answer, due }
      : { left, due: endOfTime(now, control.answer, control.weekends) };
  return due === null ? { left: left + control.increment, due } : { left, due: Math.max(due, now) + control.increment };
}

/** Starts the clocks that should run and stops the others. */
function running(clock: Clock, control: RunningControl, situation: Situation, now: number): Clock {
  const { asked, sealing, asker, isOver } = situation;
  const from = Math.max(now, clock.startsAt);
  const goesOn = clock.pausedBy === null && !isOver;
  const seats = clock.seats.map((seat, i) => {
    if (seat === null) return null;
    const at = i as Seat;
    // While consent is asked for, nobody can answer, so the others' clocks stop; that of the seat that asks runs on.
    const mayRun = goesOn && seat.leave.due === null && (asker === null || asker === at);
    const isPresent = ({ up, isAway }: Standing): boolean => up === null && !isAway;
    const own = {
      ...seat.own,
      ...accountWhen(mayRun && isPresent(seat.own) && asked.includes(at), seat.own, control, from),
    };
    if (!sealing.includes(at)) return { ...seat, own, shown: own, isSealing: false };
    const shown = accountWhen(mayRun && isPresent(seat.shown), seat.shown, control, from);
    return { ...seat, own, shown: { ...seat.shown, ...shown }, isSealing: true };
  });
  return { ...clock, seats };
}

function accountWhen(isRunning: boolean, { left, due }: Account, control: RunningControl, from: number): Account {
  if (isRunning === (due !== null)) return { left, due };
  const weekends = weekendsOf(control);
  return due === null
    ? { left: 0, due: endOfTime(from, left, weekends) }
    : { left: Math.max(0, countedTime(from, due, weekends)), due: null };
}

// --- When time is up ---

export interface Verdict {
  readonly clock: Clock;
  /** The seat that has lost on time. */
  readonly lost: Seat | null;
  /** Seats for which an agent plays from now on. */
  readonly away: readonly Seat[];
}

/** When `ring` has to be called again; null where no clock runs. */
export function dueOf({ seats }: Clock, { whenUp }: RunningControl): number | null {
  const dues = seats.flatMap(seat => [seat?.leave.due ?? null, whenUp === 'wait' ? null : (seat?.own.due ?? null)]);
  const due = Math.min(...dues.map(each => each ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(due) ? due : null;
}

/** What follows from the present time: seats whose clock has run out, and what happens to them. */
export function ring(before: Clock, control: RunningControl, situation: Situation, now: number): Verdict {
  const back = before.seats.map(seat =>
    seat !== null && (seat.leave.due ?? now + 1) <= now ? { ...seat, leave: { left: 0, due: null } } : seat,
  );
  const awake = back.some((seat, i) => seat !== before.seats[i])
    ? running({ ...before, seats: back, at: now }, control, situation, now)
    : before;
  if (control.whenUp === 'wait') return { clock: awake, lost: null, away: [] };
  const late = awake.seats.flatMap((seat, i) => ((seat?.own.due ?? now + 1) <= now ? [i as Seat] : []));
  const seats = awake.seats.map((seat, i) => {
    if (seat === null || !late.includes(i as Seat)) return seat;
    const own =
      control.whenUp === 'agent'
        ? { left: 0, due: null, up: null, isAway: true }
        : { left: 0, due: null, up: seat.own.due, isAway: false };
    return { ...seat, own, awayAt: seat.most };
  });
  const clock = late.length === 0 ? awake : running({ ...awake, seats, at: now }, control, situation, now);
  return { clock, lost: loserOf(clock, situation), away: control.whenUp === 'agent' ? late : [] };
}

/**
 * The seat whose time ran out first, once that may be told. To end the game while another seat is still sealing would tell that one that
 * this seat had not sealed. Until then the seat whose time is up cannot answer, and the others are told nothing.
 */
function loserOf({ seats }: Clock, { asked, sealing }: Situation): Seat | null {
  const late = seats
    .map((seat, i) => ({ seat: i as Seat, up: seat?.own.up ?? null }))
    .filter((each): each is { seat: Seat; up: number } => each.up !== null)
    .toSorted((one, other) => one.up - other.up);
  const isLate = (seat: Seat): boolean => late.some(each => each.seat === seat);
  const mayTell = asked.every(isLate) || late.some(({ seat }) => !sealing.includes(seat));
  return mayTell ? (late[0]?.seat ?? null) : null;
}

/** Why this seat may not answer now. */
export function stopped({ seats, pausedBy }: Clock, seat: Seat): Refusal | null {
  if (pausedBy !== null) return refusal('not-pending', 'the clocks are stopped: let them go on first');
  const own = seats[seat]?.own;
  if (own === undefined || (own.up === null && !own.isAway)) return null;
  return refusal(
    'not-pending',
    own.isAway ? 'your time was up, and an agent plays for you: come back first' : 'your time is up',
  );
}

// --- What players do about their clocks ---

type Done = Clock | Refusal;

export function paused(clock: Clock, control: RunningControl, situation: Situation, by: Seat, now: number): Clock {
  return running({ ...clock, pausedBy: by, at: now }, control, situation, now);
}

export function goneOn(clock: Clock, control: RunningControl, situation: Situation, now: number): Done {
  if (clock.pausedBy === null) return refusal('not-pending', 'the clocks are not stopped');
  return running({ ...clock, pausedBy: null, startsAt: now + AFTER_PAUSE, at: now }, control, situation, now);
}

export function cameBack(clock: Clock, control: RunningControl, situation: Situation, at: Seat, now: number): Done {
  const seat = clock.seats[at] ?? null;
  if (seat?.own.isAway !== true) return refusal('not-pending', 'nobody plays for you');
  // Otherwise a player could come back again and again without ever answering.
  if (seat.most <= seat.awayAt)
    return refusal('not-pending', 'the agent has still to answer what your time was up for: a moment');
  const left = control.kind === 'live' ? Math.max(control.increment, ON_RETURN) : control.answer;
  const back = { ...seat, own: { left, due: null, up: null, isAway: false } };
  return running({ ...clock, seats: clock.seats.with(at, back), at: now }, control, situation, now);
}

export function onLeave(clock: Clock, control: RunningControl, situation: Situation, at: Seat, now: number): Done {
  const seat = clock.seats[at] ?? null;
  if (seat === null || control.kind === 'live' || control.leave === 0)
    return refusal('bad-config', 'there is no leave at this table');
  if (seat.leave.due !== null) return refusal('not-pending', 'you are on leave already');
  if (seat.leave.left === 0) return refusal('not-pending', 'you have no leave left');
  const leave = { left: 0, due: now + seat.leave.left };
  return running({ ...clock, seats: clock.seats.with(at, { ...seat, leave }), at: now }, control, situation, now);
}

export function leaveEnded(clock: Clock, control: RunningControl, situation: Situation, at: Seat, now: number): Done {
  const seat = clock.seats[at] ?? null;
  const due = seat?.leave.due ?? null;
  if (seat === null || due === null) return refusal('not-pending', 'you are not on leave');
  const back = { ...seat, leave: { left: Math.max(0, due - now), due: null } };
  return running({ ...clock, seats: clock.seats.with(at, back), at: now }, control, situation, now);
}

// --- When no server was there ---

/** Subtracts the time in which nobody could answer because no server ran. */
export function slept(clock: Clock, control: RunningControl, outage: { from: number; until: number }): Clock {
  const from = Math.max(outage.from, clock.at);
  if (from >= outage.until) return clock;
  const later = (account: Account, weekends: Weekends): Account =>
    account.due === null || account.due <= from
      ? account
      : { left: account.left, due: endOfTime(outage.until, countedTime(from, account.due, weekends), weekends) };
  const weekends = weekendsOf(control);
  const seats = clock.seats.map(seat =>
    seat === null
      ? null
      : {
          ...seat,
          own: { ...seat.own, ...later(seat.own, weekends) },
          shown: { ...seat.shown, ...later(seat.shown, weekends) },
          leave: later(seat.leave, 'counted'),
        },
  );
  const startsAt = clock.startsAt > from ? clock.startsAt + outage.until - from : clock.startsAt;
  return { ...clock, seats, startsAt, at: outage.until };
}

// --- What is told ---

/** What a viewer may know of the clocks: her own real clock, and the shown clocks of the others. */
export function clockFor(
  { seats, pausedBy, startsAt }: Clock,
  control: RunningControl,
  who: Seat | 'spectator',
): Omit<ClockView, 'now'> {
  const hasLeave = control.kind === 'correspondence' && control.leave > 0;
  return {
    seats: seats.map((seat, i) => {
      if (seat === null) return null;
      const { left, due, up, isAway } = i === who ? seat.own : seat.shown;
      const leave = hasLeave ? { left: seat.leave.left, due: seat.leave.due } : null;
      return { left, due, isUp: up !== null, isAway, leave };
    }),
    pausedBy,
    startsAt,
  };
}
