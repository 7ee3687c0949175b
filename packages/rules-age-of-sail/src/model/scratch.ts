/**
 * The working memory of the rules, allocated once: a ship that sails would otherwise leave lists and records for the garbage
 * collector. It is the only place in this book where a module keeps anything that changes (`scripts/module-state.ts` sees to
 * that).
 *
 * Nothing here is part of a game. It belongs to one file, which writes it anew before it reads it; so what another game,
 * another seat or a call that was broken off has left there is never read. Dice and events must not call the rules: this is
 * held while dice are drawn and events told.
 */

import type { Ship } from './state.ts';

export const scratch = {
  /** `chapters/ch2-track.ts`: good from the start of one walk to the start of the next. */
  track: {
    /** What ended the walk just made, told after it. */
    halt: { kind: '' as '' | 'hull' | 'land' | 'shoal' | 'edge', id: 0, face: 0 },
    /** What may lie in the way of the walk under way: ships, and areas by number. */
    nearShips: [] as Ship[],
    nearAreas: [] as number[],
  },
};
