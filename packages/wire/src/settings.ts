/** How a table is played besides the rules: who may look on, how seats are given out, and how long an answer may take. */

import { z } from 'zod';

const MINUTES_OF_A_WEEK = 7 * 24 * 60;

/** Whether there is such a time zone, by the names that every machine knows (`Europe/Madrid`, `UTC`). */
function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When time is given anew: for each answer (those given in a row count once), or for each turn of the rulebook. */
const per = z.enum(['answer', 'turn']);

const timeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** In seconds: what everybody begins with, and what is added. */
  z.strictObject({
    kind: z.literal('live'),
    base: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3_600),
    per,
  }),
  z.strictObject({
    kind: z.literal('correspondence'),
    /** For an answer or a turn, always anew. */
    hours: z
      .int()
      .min(1)
      .max(30 * 24),
    per,
    /** Whether Saturdays and Sundays count, in this time zone. */
    weekends: z.enum(['count', 'off']),
    zone: z.string().max(60).refine(isZone, 'is no time zone'),
    /** Days of leave that each player may take. */
    leave: z.int().min(0).max(60),
  }),
]);
export type TimeWish = z.infer<typeof timeWish>;

export const settingsWish = z.strictObject({
  /** Drawn: out of the shares of the dice, when all have told theirs (`drawnPlaces`). */
  seating: z.enum(['chosen', 'drawn']),
  /** `at-once`: the dice are made as soon as all seats are taken. `when-ready`: when everybody has said that she is ready. */
  start: z.enum(['at-once', 'when-ready']),
  spectators: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** What they are told lags by so many minutes. */
    z.strictObject({ kind: z.literal('welcome'), delay: z.int().min(0).max(MINUTES_OF_A_WEEK) }),
  ]),
  time: timeWish,
  /** When somebody's time is up: an agent plays for her until she is back, she has lost, or the others may claim that. */
  timeUp: z.enum(['agent', 'loss', 'wait']),
});
export type Settings = z.infer<typeof settingsWish>;

/** A table by link, begun at once, without a clock. */
export const PLAIN_SETTINGS: Settings = {
  seating: 'chosen',
  start: 'at-once',
  spectators: { kind: 'welcome', delay: 0 },
  time: { kind: 'none' },
  timeUp: 'wait',
};
