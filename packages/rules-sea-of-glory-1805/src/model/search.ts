/** 14.0 The search under way: who has looked, and what came of it. */

import { NOWHERE } from './places.ts';

/** How those who search stand: 1 to 3 are parts of a patrol zone (14.6). ACTIVE: each as it has moved. */
export const ACTIVE = 0;
export const IN_NARROWS = 4;
/** 14.7 */
export const FROM_THE_BOX = 5;

export interface Search {
  /** Where those who search stand: a hex at sea, or a part of a patrol zone. */
  place: number;
  /** The side that searches. */
  side: number;
  /** The one active block that inactive ones look for; -1 when an active block looks for all of the enemy. */
  target: number;
  /** 14.0 1 when the side searches here: always for the British, as they like for the Allies. */
  agreed: number;
  /** Blocks that have seen something; NORTH_SEA_FLEET for the one without a block. */
  spotters: number[];
  /** 14.0 1 when the block has been spotted on its way: no Fog of War joins a sortie that was seen. */
  spotted: number;
  /** 20.8 1 when a battle has put the block elsewhere: it goes no further on this way. */
  halted: number;
}

export function newSearch(): Search {
  return { place: NOWHERE, side: 0, target: -1, agreed: 0, spotters: [], spotted: 0, halted: 0 };
}

export function cloneSearch(search: Readonly<Search>): Search {
  return {
    place: search.place,
    side: search.side,
    target: search.target,
    agreed: search.agreed,
    spotters: search.spotters.length === 0 ? [] : search.spotters.slice(),
    spotted: search.spotted,
    halted: search.halted,
  };
}
