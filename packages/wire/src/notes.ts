/** Notes to oneself on a position: nobody else ever reads them. */

import { z } from 'zod';
import { LONGEST_NOTE } from './phrases.ts';

/** `place` is a place of the game as this person counts them. An empty note is none. */
export const noteWish = z.strictObject({ place: z.int().min(0).max(1_000_000), words: z.string().max(LONGEST_NOTE) });

export interface Note {
  readonly place: number;
  readonly words: string;
  readonly at: number;
}
