/** Private notes on positions; nobody else can read them. */

import { z } from 'zod';
import { LONGEST_NOTE } from './phrases.ts';

/** `place` is the person's place in the game. An empty note deletes it. */
export const noteWish = z.strictObject({ place: z.int().min(0).max(1_000_000), words: z.string().max(LONGEST_NOTE) });

export interface Note {
  readonly place: number;
  readonly words: string;
  readonly at: number;
}
