/** 14.0 The search under way: who has looked, and what came of it. */

import { NOWHERE } from './places.ts';

export interface Search {
  /** The hex at sea, or any part of the patrol zone, that is searched. */
  place: number;
  /** The side that searches. */
  side: number;
  /** The one active block that inactive ones look for; -1 when an active block looks for all of the enemy. */
  target: number;
  /** Blocks that have looked in this part and seen something. */
  spotters: number[];
  /** 14.0 1 when the last search spotted: no Fog of War joins a sortie that was seen. */
  spotted: number;
}

export function newSearch(): Search {
  return { place: NOWHERE, side: 0, target: -1, spotters: [], spotted: 0 };
}

export function cloneSearch(search: Readonly<Search>): Search {
  return {
    place: search.place,
    side: search.side,
    target: search.target,
    spotters: search.spotters.length === 0 ? [] : search.spotters.slice(),
    spotted: search.spotted,
  };
}
