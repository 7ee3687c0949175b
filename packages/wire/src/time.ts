/** Time controls, and what players see of the clocks. */

import type { Seat } from '@weathergauge/engine';
import { z } from 'zod';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/**
 * What happens when a player's time is up. `loss`: she has lost. `agent`: an agent plays for her until she comes back. `wait`: nothing, but
 * everybody sees it.
 */
const whenUp = z.enum(['loss', 'agent', 'wait']);

/** All times are in milliseconds: whole seconds in a live game, whole hours in one by correspondence. */
const seconds = (least: number, most: number) =>
  z
    .int()
    .min(least * SECOND)
    .max(most * SECOND)
    .multipleOf(SECOND);

export const timeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A time budget, and an increment after each of the player's decisions or at the end of every turn. */
  z.strictObject({
    kind: z.literal('live'),
    base: seconds(1, 24 * 3_600),
    increment: seconds(0, 3_600),
    per: z.enum(['decision', 'turn']),
    whenUp,
  }),
  /** A fixed time for each answer. */
  z.strictObject({
    kind: z.literal('correspondence'),
    answer: z
      .int()
      .min(HOUR)
      .max(30 * DAY)
      .multipleOf(HOUR),
    /** Whether Saturdays and Sundays (UTC) count. */
    weekends: z.enum(['counted', 'off']),
    /** Leave of each player for the whole game: while she is on leave her clock is stopped. */
    leave: z
      .int()
      .min(0)
      .max(60 * DAY)
      .multipleOf(DAY),
    whenUp,
  }),
]);
export type TimeControl = z.infer<typeof timeWish>;

/** The clocks of a table as one viewer may know them. Times are milliseconds since 1970 by the server's clock, which shows `now`. */
export interface ClockView {
  readonly now: number;
  /** In the order of the seats; null for agents. */
  readonly seats: readonly (SeatClockView | null)[];
  /** Who asked for the pause; null while the game is not paused. */
  readonly pausedBy: Seat | null;
  /** Time before this moment does not count, because a pause has just ended. Usually long past. */
  readonly startsAt: number;
}

export interface SeatClockView {
  /** Time left while the clock is stopped. */
  readonly left: number;
  /** When it will run out; null while it is stopped. While orders are sealed the others' clocks run, whether they have sealed or not. */
  readonly due: number | null;
  /** Her time is up, and she may not answer. */
  readonly isUp: boolean;
  /** An agent plays for her. */
  readonly isAway: boolean;
  /** Null if there is no leave. `due` is the end of the present leave. */
  readonly leave: { readonly left: number; readonly due: number | null } | null;
}
