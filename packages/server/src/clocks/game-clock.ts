/** The clocks of a game that is awake: they follow its match, and are stored with its log. */

import type { Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import { entryAt, entryCount, isOpening, isRefusal, resultOf, seatAt, standingAnswers } from '@weathergauge/engine';
import type { Chair, ConsentRequest, SeatPlan } from '@weathergauge/host';
import type { ClockView } from '@weathergauge/wire';
import type { Clock, RunningControl, Situation, Verdict } from './clock.ts';
import {
  cameBack,
  clockFor,
  dueOf,
  goneOn,
  leaveEnded,
  moved,
  newClock,
  onLeave,
  paused,
  ring,
  slept,
  stopped,
} from './clock.ts';
import type { Outage } from './outages.ts';

/** What a player can do about her clock. */
export type TimeDeed = 'go-on' | 'come-back' | 'take-leave' | 'end-leave';

export interface GameClock {
  /** To be called after every change of the game. */
  moved(): void;
  /** What follows from the present time. */
  ring(): Pick<Verdict, 'lost' | 'away'> & { readonly isChanged: boolean };
  pause(by: Seat): void;
  done(seat: Seat, deed: TimeDeed): Refusal | null;
  slept(outages: readonly Outage[]): void;
  /** When `ring` has to be called again; null where no clock runs. */
  due(): number | null;
  view(who: Viewer): Omit<ClockView, 'now'>;
  /** The same chair, but it refuses answers of a seat whose time is up, and all answers while the clocks are paused. */
  guarded(chair: Chair, seat: Seat): Chair;
  isPaused(): boolean;
  /** Seats of absent people, for whom agents play. */
  away(): readonly Seat[];
  /** The clocks as text, to be stored, if they have changed since the last call; otherwise null. */
  unkept(): { readonly text: string; readonly due: number | null } | null;
}

export interface GameClockDeps {
  readonly match: Match;
  readonly control: RunningControl;
  /** The clocks as they are stored. */
  readonly text: string;
  now(): number;
  /** The open request for consent. */
  request(): ConsentRequest | null;
}

/** The clocks of a game that is about to begin, to be kept with it. */
export function openingClock(
  match: Match,
  seats: readonly SeatPlan[],
  control: RunningControl,
  now: number,
): { text: string; due: number | null } {
  const people = seats.map(({ kind }) => kind === 'human');
  const clock = newClock(control, people, situationOf(match, control, countsIn(match), 'as before', null), now);
  return { text: JSON.stringify(clock), due: dueOf(clock, control) };
}

export function gameClock({ match, control, text, now, request }: GameClockDeps): GameClock {
  let clock = JSON.parse(text) as Clock;
  let kept = comparable(clock);
  let counts = countsIn(match);
  let looked = entryCount(match);

  function situation(isOpened: 'opened' | 'as before' = 'as before'): Situation {
    return situationOf(match, control, counts, isOpened, request());
  }

  /** Counts the answers added to the log since the last call, and says whether sealed orders were opened. */
  function count(): 'opened' | 'as before' {
    const from = looked;
    looked = entryCount(match);
    const added = Array.from({ length: looked - from }, (_, i) => from + i);
    if (added.some(i => entryAt(match, i).kind === 'undo')) counts = countsIn(match);
    else
      for (const i of added) {
        if (entryAt(match, i).kind !== 'answer') continue;
        const seat = seatAt(match, i);
        counts = counts.with(seat, (counts[seat] ?? 0) + 1);
      }
    return added.some(i => isOpening(match, i)) ? 'opened' : 'as before';
  }

  return {
    moved() {
      clock = moved(clock, control, situation(count()), now());
    },
    ring() {
      const before = clock;
      const { lost, away, clock: after } = ring(before, control, situation(), now());
      clock = after;
      return { lost, away, isChanged: after !== before };
    },
    pause(by) {
      clock = paused(clock, control, situation(), by, now());
    },
    done(seat, deed) {
      const next = DEEDS[deed](clock, control, situation(), seat, now());
      if (isRefusal(next)) return next;
      clock = next;
      return null;
    },
    slept(outages) {
      for (const outage of outages) clock = slept(clock, control, outage);
    },
    due: () => dueOf(clock, control),
    view: who => clockFor(clock, control, who),
    guarded(chair, seat) {
      const unless =
        <A extends readonly unknown[]>(deed: (...args: A) => Refusal | null) =>
        (...args: A): Refusal | null =>
          stopped(clock, seat) ?? deed(...args);
      return {
        ...chair,
        answer: unless(chair.answer),
        answerRow: unless(chair.answerRow),
        answerSensibly: unless(chair.answerSensibly),
        undo: unless(chair.undo),
        askUndo: unless(chair.askUndo),
        offerDraw: unless(chair.offerDraw),
        askPause: unless(chair.askPause),
      };
    },
    isPaused: () => clock.pausedBy !== null,
    away: () => clock.seats.flatMap((seat, i) => (seat?.own.isAway === true ? [i as Seat] : [])),
    unkept() {
      const fresh = comparable(clock);
      if (fresh === kept) return null;
      kept = fresh;
      clock = { ...clock, at: now() };
      return { text: JSON.stringify(clock), due: dueOf(clock, control) };
    },
  };
}

const DEEDS: Record<TimeDeed, typeof cameBack> = {
  'go-on': (clock, control, situation, _, now) => goneOn(clock, control, situation, now),
  'come-back': cameBack,
  'take-leave': onLeave,
  'end-leave': leaveEnded,
};

/** Without `at`: if only the time has changed there is nothing to store. */
const comparable = (clock: Clock): string => JSON.stringify({ ...clock, at: 0 });

/** How many answers of each seat stand. */
function countsIn(match: Match): readonly number[] {
  const counts = Array.from({ length: match.config.seats }, () => 0);
  for (const i of standingAnswers(match)) {
    const seat = seatAt(match, i);
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
}

function situationOf(
  match: Match,
  control: RunningControl,
  answers: readonly number[],
  isOpened: 'opened' | 'as before',
  request: ConsentRequest | null,
): Situation {
  const { ruleset, state, config } = match;
  const isOver = resultOf(match) !== null;
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  const isOpen = request !== null && request.declined === null && request.waiting.length > 0;
  return {
    asked: isOver ? [] : ruleset.pending(state),
    sealing: isOver ? [] : seats.filter(seat => ruleset.sealed(state, seat)),
    isOpened: isOpened === 'opened',
    asker: isOpen ? request.by : null,
    answers,
    turn: control.kind === 'live' && control.per === 'turn' ? turnIn(match) : null,
    isOver,
  };
}

/** The rulebook's `turnOf`, or else the turn that its standing shows. */
function turnIn({ ruleset, state }: Match): number | null {
  const counted = ruleset.turnOf?.(state);
  return counted ?? ruleset.words.standing(ruleset.view(state, 'spectator')).turn?.at ?? null;
}
