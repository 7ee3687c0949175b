/** How a table is played besides the rules: how seats are given out, when the dice are made, who may look on, and the clocks. */

import { z } from 'zod';
import { timeWish } from './time.ts';

const LONGEST_DELAY = 24 * 60;

export const settingsWish = z.strictObject({
  /** Drawn: out of the shares of the dice, when all have told theirs (`drawnPlaces`). */
  seating: z.enum(['chosen', 'drawn']),
  /** `at-once`: the dice are made as soon as all seats are taken. `when-ready`: when everybody has said that she is ready. */
  start: z.enum(['at-once', 'when-ready']),
  spectators: z.enum(['welcome', 'none']),
  /** Whole minutes by which spectators see the game later than those who play, until it is over. */
  delay: z.int().min(0).max(LONGEST_DELAY).default(0),
  time: timeWish.default({ kind: 'none' }),
});
export type Settings = z.infer<typeof settingsWish>;

/** A table at which people choose their seats, begun at once, with spectators and without clocks. */
export const PLAIN_SETTINGS: Settings = {
  seating: 'chosen',
  start: 'at-once',
  spectators: 'welcome',
  delay: 0,
  time: { kind: 'none' },
};
