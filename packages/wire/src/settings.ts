/** Settings of a table: how seats are assigned, when the dice are made, whether spectators are welcome, and the clocks. */

import { z } from 'zod';
import { timeWish } from './time.ts';

const LONGEST_DELAY = 24 * 60;

export const settingsWish = z.strictObject({
  /** `drawn`: from the shares of the dice, when all have been revealed (`drawnPlaces`). */
  seating: z.enum(['chosen', 'drawn']),
  /** `at-once`: the dice are made as soon as all seats are taken. `when-ready`: when everybody has declared that she is ready. */
  start: z.enum(['at-once', 'when-ready']),
  spectators: z.enum(['welcome', 'none']),
  /** Whole minutes by which spectators see the game later than players, until it is over. */
  delay: z.int().min(0).max(LONGEST_DELAY).default(0),
  time: timeWish.default({ kind: 'none' }),
});
export type Settings = z.infer<typeof settingsWish>;

/** The defaults: people choose their seats, the game begins at once, with spectators and without clocks. */
export const PLAIN_SETTINGS: Settings = {
  seating: 'chosen',
  start: 'at-once',
  spectators: 'welcome',
  delay: 0,
  time: { kind: 'none' },
};
