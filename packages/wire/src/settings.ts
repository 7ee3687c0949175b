/** How a table is played besides the rules: how seats are given out, when the dice are made, who may look on, and the clocks. */

import { z } from 'zod';
import { timeWish } from './time.ts';

export const settingsWish = z.strictObject({
  /** Drawn: out of the shares of the dice, when all have told theirs (`drawnPlaces`). */
  seating: z.enum(['chosen', 'drawn']),
  /** `at-once`: the dice are made as soon as all seats are taken. `when-ready`: when everybody has said that she is ready. */
  start: z.enum(['at-once', 'when-ready']),
  spectators: z.enum(['welcome', 'none']),
  time: timeWish.default({ kind: 'none' }),
});
export type Settings = z.infer<typeof settingsWish>;

/** A table at which people choose their seats, begun at once, with spectators and without clocks. */
export const PLAIN_SETTINGS: Settings = {
  seating: 'chosen',
  start: 'at-once',
  spectators: 'welcome',
  time: { kind: 'none' },
};
