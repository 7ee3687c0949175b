/** The time that players have, and what they are told of it. */

import type { Seat } from '@weathergauge/engine';
import { z } from 'zod';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/**
 * What happens to somebody whose time is up. `loss`: she has lost. `agent`: an agent plays for her until she comes back. `wait`: nothing;
 * everybody sees that her time is up.
 */
const whenUp = z.enum(['loss', 'agent', 'wait']);

/** Milliseconds, all of them: whole seconds in a live game, whole hours in one by correspondence. */
const seconds = (least: number, most: number) =>
  z
    .int()
    .min(least * SECOND)
    .max(most * SECOND)
    .multipleOf(SECOND);

export const timeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A store of time, and what is added to it with every decision that one has made, or at the end of every turn of the book. */
  z.strictObject({
    kind: z.literal('live'),
    base: seconds(1, 24 * 3_600),
    increment: seconds(0, 3_600),
    per: z.enum(['decision', 'turn']),
    whenUp,
  }),
  /** So long for every answer. */
  z.strictObject({
    kind: z.literal('correspondence'),
    answer: z
      .int()
      .min(HOUR)
      .max(30 * DAY)
      .multipleOf(HOUR),
    /** Whether Saturdays and Sundays count, by the clock of Greenwich. */
    weekends: z.enum(['counted', 'off']),
    /** Of each player, in the whole game: while she is on leave her clock stands. */
    leave: z
      .int()
      .min(0)
      .max(60 * DAY)
      .multipleOf(DAY),
    whenUp,
  }),
]);
export type TimeControl = z.infer<typeof timeWish>;

/** The clocks of a table as one viewer may know them; times are milliseconds since 1970 by the clock of the server, which is `now`. */
export interface ClockView {
  readonly now: number;
  /** In the order of the seats; null for agents. */
  readonly seats: readonly (SeatClockView | null)[];
  /** Who had asked for the pause that all have agreed to; null while the game goes on. */
  readonly pausedBy: Seat | null;
  /** Nothing counts before this moment: a pause has just been lifted. Most often it is long past. */
  readonly startsAt: number;
}

export interface SeatClockView {
  /** What is left while the clock stands. */
  readonly left: number;
  /** When it will have run out; null while it stands. While orders are sealed the others' clocks run, whether they have sealed or not. */
  readonly due: number | null;
  /** Her time is up, and it is not hers to answer any more. */
  readonly isUp: boolean;
  /** An agent plays for her. */
  readonly isAway: boolean;
  /** Null where there is none. `due` is the end of a leave that she has taken. */
  readonly leave: { readonly left: number; readonly due: number | null } | null;
}
