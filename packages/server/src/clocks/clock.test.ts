import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { must } from '../../test/player.ts';
import type { Clock, RunningControl, Situation } from './clock.ts';
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
import { countedTime, endOfTime } from './counted-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Thursday, at noon. */
const THURSDAY = Date.UTC(2026, 10, 19, 12);
const at = (text: string): number => Date.parse(`${text}Z`);

const live: RunningControl = { kind: 'live', base: 5 * MINUTE, increment: 10_000, per: 'decision', whenUp: 'loss' };
const post: RunningControl = {
  kind: 'correspondence',
  answer: 2 * DAY,
  weekends: 'off',
  leave: 5 * DAY,
  whenUp: 'loss',
};

const asking = (asked: readonly Seat[], more: Partial<Situation> = {}): Situation => ({
  asked,
  sealing: [],
  isOpened: false,
  asker: null,
  answers: [0, 0],
  turn: null,
  isOver: false,
  ...more,
});
const begun = (control: RunningControl, situation: Situation, now = 0): Clock =>
  newClock(control, [true, true], situation, now);
const left = (clock: Clock, seat: number) => must(clock.seats[seat]).own;
const done = (next: Clock | Refusal): Clock => {
  if (isRefusal(next)) throw new Error(next.reason);
  return next;
};

describe('time that counts', () => {
  test('weekends are left out, wherever it begins and ends', () => {
    expect(new Date(endOfTime(THURSDAY, 2 * DAY, 'off')).toUTCString()).toBe('Mon, 23 Nov 2026 12:00:00 GMT');
    expect(endOfTime(at('2026-11-21T10:00'), HOUR, 'off')).toBe(at('2026-11-23T01:00'));
    expect(endOfTime(at('2026-11-20T10:00'), 14 * HOUR, 'off')).toBe(at('2026-11-21T00:00'));
    expect(endOfTime(THURSDAY, 12 * DAY, 'off')).toBe(at('2026-12-07T12:00'));
    expect(endOfTime(THURSDAY, 2 * DAY, 'counted')).toBe(THURSDAY + 2 * DAY);
    expect(countedTime(at('2026-11-20T23:00'), at('2026-11-23T01:00'), 'off')).toBe(2 * HOUR);
    expect(countedTime(at('2026-11-21T01:00'), at('2026-11-22T23:00'), 'off')).toBe(0);
  });

  test('so much after a moment is so much, for every hour of two weeks', () => {
    for (let i = 0; i < 14 * 24; i++) {
      const from = THURSDAY + i * HOUR;
      for (const hours of [1, 13, 24, 60, 121, 300]) {
        expect(countedTime(from, endOfTime(from, hours * HOUR, 'off'), 'off')).toBe(hours * HOUR);
      }
    }
  });
});

describe('a live clock', () => {
  test('runs for whoever is asked, stands for the others, and gains with every decision', () => {
    let clock = begun(live, asking([0]));
    expect(dueOf(clock, live)).toBe(5 * MINUTE);
    clock = moved(clock, live, asking([1], { answers: [1, 0] }), MINUTE);
    expect(left(clock, 0)).toMatchObject({ left: 4 * MINUTE + 10_000, due: null });
    expect(left(clock, 1)).toMatchObject({ due: 6 * MINUTE });
    clock = moved(clock, live, asking([0], { answers: [1, 1] }), 2 * MINUTE);
    expect(left(clock, 0)).toMatchObject({ due: 6 * MINUTE + 10_000 });
  });

  test('an answer that is taken back and given again gains nothing', () => {
    let clock = moved(begun(live, asking([0])), live, asking([0], { answers: [1, 0] }), 0);
    const { due } = left(clock, 0);
    for (let i = 0; i < 5; i++) {
      clock = moved(clock, live, asking([0], { answers: [0, 0] }), 0);
      clock = moved(clock, live, asking([0], { answers: [1, 0] }), 0);
    }
    expect(left(clock, 0).due).toBe(due);
    expect(left(moved(clock, live, asking([0], { answers: [2, 0] }), 0), 0).due).toBe(must(due) + 10_000);
  });

  test('for a turn: everybody gains when it ends, once, whatever is taken back', () => {
    const control = { ...live, per: 'turn' } as const;
    let clock = begun(control, asking([0], { turn: 1 }));
    clock = moved(clock, control, asking([1], { answers: [1, 0], turn: 1 }), 0);
    expect(left(clock, 0).left).toBe(5 * MINUTE);
    clock = moved(clock, control, asking([0], { answers: [1, 1], turn: 2 }), 0);
    const after = clock;
    expect(left(after, 0).due).toBe(5 * MINUTE + 10_000);
    expect(left(after, 1).left).toBe(5 * MINUTE + 10_000);
    clock = moved(clock, control, asking([1], { answers: [1, 0], turn: 1 }), 0);
    clock = moved(clock, control, asking([0], { answers: [1, 1], turn: 2 }), 0);
    expect(clock.seats.map(seat => must(seat).own)).toEqual(after.seats.map(seat => must(seat).own));
  });

  test('when it has run out, the organiser’s choice', () => {
    const asked = asking([0]);
    const end = 5 * MINUTE;
    const choice = (whenUp: 'loss' | 'agent' | 'wait') => {
      const control = { ...live, whenUp };
      const clock = begun(control, asked);
      expect(ring(clock, control, asked, end - 1)).toMatchObject({ clock, lost: null, away: [] });
      return { control, ...ring(clock, control, asked, end) };
    };
    expect(choice('loss')).toMatchObject({ lost: 0, away: [] });
    const agent = choice('agent');
    expect(agent).toMatchObject({ lost: null, away: [0] });
    expect(stopped(agent.clock, 0)).toMatchObject({ refused: 'not-pending' });
    const waited = choice('wait');
    expect(waited).toMatchObject({ lost: null, away: [] });
    expect(dueOf(waited.clock, waited.control)).toBeNull();
    expect(stopped(waited.clock, 0)).toBeNull();
    // Late, but with the increment from now on.
    const late = moved(waited.clock, waited.control, asking([0], { answers: [1, 0] }), end + HOUR);
    expect(left(late, 0).due).toBe(end + HOUR + 10_000);
  });

  test('whoever comes back plays on when the agent has answered once, with a minute', () => {
    const control = { ...live, whenUp: 'agent' } as const;
    let { clock } = ring(begun(control, asking([0])), control, asking([0]), 5 * MINUTE);
    expect(cameBack(clock, control, asking([0]), 0, 6 * MINUTE)).toMatchObject({ refused: 'not-pending' });
    clock = moved(clock, control, asking([0], { answers: [1, 0] }), 6 * MINUTE);
    clock = done(cameBack(clock, control, asking([0], { answers: [1, 0] }), 0, 6 * MINUTE));
    expect(left(clock, 0)).toMatchObject({ due: 7 * MINUTE, isAway: false });
    expect(cameBack(clock, control, asking([0]), 0, 6 * MINUTE)).toMatchObject({ refused: 'not-pending' });
  });

  test('while something is asked of the others only the clock of the asker goes on', () => {
    let clock = begun(live, asking([0]));
    clock = moved(clock, live, asking([0], { asker: 1 }), MINUTE);
    expect(left(clock, 0)).toMatchObject({ left: 4 * MINUTE, due: null });
    expect(left(clock, 1)).toMatchObject({ left: 5 * MINUTE, due: null });
    clock = moved(clock, live, asking([0]), 10 * MINUTE);
    clock = moved(clock, live, asking([0], { asker: 0 }), 11 * MINUTE);
    expect(left(clock, 0).due).toBe(14 * MINUTE);
  });

  test('a pause stops all; anybody lifts it, and clocks run a minute later', () => {
    let clock = paused(begun(live, asking([0])), live, asking([0]), 1, MINUTE);
    expect(dueOf(clock, live)).toBeNull();
    expect(stopped(clock, 0)).not.toBeNull();
    clock = done(goneOn(clock, live, asking([0]), HOUR));
    expect(left(clock, 0).due).toBe(HOUR + MINUTE + 4 * MINUTE);
    // Who answers before it runs has lost nothing.
    clock = moved(clock, live, asking([1], { answers: [1, 0] }), HOUR + 30_000);
    expect(left(clock, 0).left).toBe(4 * MINUTE + 10_000);
    expect(left(clock, 1).due).toBe(HOUR + MINUTE + 5 * MINUTE);
    expect(isRefusal(goneOn(clock, live, asking([1]), HOUR))).toBe(true);
  });
});

describe('while orders are sealed', () => {
  const both = asking([0, 1], { sealing: [0, 1] });
  const sealedBy0 = asking([1], { sealing: [0, 1], answers: [1, 0] });

  test('nothing of what others are shown changes when one has sealed, and all is set right when they are opened', () => {
    const before = begun(live, both);
    const after = moved(before, live, sealedBy0, MINUTE);
    for (const who of [1, 'spectator'] as const)
      expect(clockFor(after, live, who)).toEqual(clockFor(before, live, who));
    expect(clockFor(after, live, 0).seats[0]).toMatchObject({ left: 4 * MINUTE + 10_000, due: null });
    // The next orders are asked for in the same moment in which these are opened.
    const opened = moved(after, live, { ...both, isOpened: true, answers: [1, 1] }, 3 * MINUTE);
    expect(clockFor(opened, live, 'spectator').seats).toMatchObject([
      { due: 3 * MINUTE + 4 * MINUTE + 10_000 },
      { due: 3 * MINUTE + 2 * MINUTE + 10_000 },
    ]);
  });

  test('one whose time is up has lost only when the other has sealed too; until then nothing is told of it', () => {
    const before = begun(live, both);
    // The other has more time.
    const clock = moved(before, live, { ...both, answers: [0, 1] }, 0);
    const late = ring(clock, live, { ...both, answers: [0, 1] }, 5 * MINUTE);
    expect(late.lost).toBeNull();
    expect(stopped(late.clock, 0)).toMatchObject({ reason: 'your time is up' });
    expect(clockFor(late.clock, live, 1)).toEqual(clockFor(clock, live, 1));
    expect(clockFor(late.clock, live, 0).seats[0]).toMatchObject({ isUp: true });
    const sealed = asking([0], { sealing: [0, 1], answers: [0, 2] });
    expect(ring(moved(late.clock, live, sealed, 5 * MINUTE), live, sealed, 5 * MINUTE).lost).toBe(0);
  });

  test('where both run out, the first has lost', () => {
    const clock = moved(begun(live, both), live, { ...both, answers: [1, 0] }, 0);
    const first = ring(clock, live, both, 5 * MINUTE);
    expect(first.lost).toBeNull();
    expect(ring(first.clock, live, both, 6 * MINUTE).lost).toBe(1);
  });

  test('an agent seals for one whose time is up, and nobody is told before the orders are opened', () => {
    const control = { ...live, whenUp: 'agent' } as const;
    const before = begun(control, both);
    const { clock, away } = ring(before, control, both, 5 * MINUTE);
    expect(away).toEqual([0, 1]);
    expect(clockFor(clock, control, 'spectator')).toEqual(clockFor(before, control, 'spectator'));
    const opened = moved(clock, control, asking([0], { isOpened: true, answers: [1, 1] }), 5 * MINUTE);
    expect(clockFor(opened, control, 'spectator').seats[0]).toMatchObject({ isAway: true, due: null });
  });
});

describe('by correspondence', () => {
  test('every answer has its time, weekends off, and leave before it counts', () => {
    let clock = begun(post, asking([0]), THURSDAY);
    expect(dueOf(clock, post)).toBe(at('2026-11-23T12:00'));
    clock = moved(clock, post, asking([0], { answers: [1, 0] }), at('2026-11-20T12:00'));
    expect(dueOf(clock, post)).toBe(at('2026-11-24T12:00'));
    clock = done(onLeave(clock, post, asking([0]), 0, at('2026-11-23T12:00')));
    expect(clockFor(clock, post, 1).seats[0]).toMatchObject({
      left: DAY,
      due: null,
      leave: { due: at('2026-11-28T12:00') },
    });
    expect(dueOf(clock, post)).toBe(at('2026-11-28T12:00'));
    const home = done(leaveEnded(clock, post, asking([0]), 0, at('2026-11-25T12:00')));
    expect(clockFor(home, post, 1).seats[0]).toMatchObject({ due: at('2026-11-26T12:00'), leave: { left: 3 * DAY } });
    // The whole leave is used up on a Saturday.
    const all = ring(clock, post, asking([0]), at('2026-11-28T12:00')).clock;
    expect(clockFor(all, post, 1).seats[0]).toMatchObject({
      due: at('2026-12-01T00:00'),
      leave: { left: 0, due: null },
    });
    expect(isRefusal(onLeave(all, post, asking([0]), 0, at('2026-11-28T12:00')))).toBe(true);
    expect(isRefusal(onLeave(begun(live, asking([0])), live, asking([0]), 0, 0))).toBe(true);
  });
});

test('time in which no server was there is taken out, of what is left, of what is shown and of leave', () => {
  const clock = begun(live, asking([0], { sealing: [0, 1] }), 1_000);
  const later = slept(clock, live, { from: MINUTE, until: 11 * MINUTE });
  expect(left(later, 0).due).toBe(1_000 + 15 * MINUTE);
  expect(must(later.seats[1]).shown.due).toBe(1_000 + 15 * MINUTE);
  // What was before the clock was written is in it already.
  expect(slept(later, live, { from: MINUTE, until: 11 * MINUTE })).toBe(later);
  // What had run out before had run out.
  expect(left(slept(clock, live, { from: 6 * MINUTE, until: HOUR }), 0).due).toBe(1_000 + 5 * MINUTE);
  const away = done(onLeave(begun(post, asking([0]), THURSDAY), post, asking([0]), 0, THURSDAY));
  const awake = slept(away, post, { from: THURSDAY + HOUR, until: THURSDAY + 3 * HOUR });
  expect(must(awake.seats[0]).leave.due).toBe(THURSDAY + 5 * DAY + 2 * HOUR);
});
