/** The numbers of the state that are no figures: parts of a patrol zone, the 44 blocks, damage, standing orders. */

export * from './data/numbers.ts';

/** 2.6 What has become of a ship of the line. */
export const SOUND = 0;
export const DAMAGED = 1;
export const WRECKED = 2;

/** 2.6 Patrol zones have three parts. Part 0 is the port itself. */
export const PORT = 0;
export const INSHORE = 1;
export const LOOSE = 2;
export const OFF_STATION = 3;
export const parts = ['port', 'inshore', 'loose', 'off-station'] as const;
/** 11.1 Out of the patrol zone: not a part of it, but where a sortie can be bound. */
export const SEA = 4;

/** 2.3 The 44 blocks, by number: which is which is its owner's secret. 0 to 11 are British fleets, 23 to 33 Allied ones. */
export const FIRST_FRIGATE = 12;
export const CRAIG = 21;
export const MOORE = 22;
export const FIRST_ALLIED = 23;
export const GOLD = 34;
export const TRANSPORT = 35;
/** Those that gather on the Expedition and Transport track, in its order. */
export const CONVOYS: readonly number[] = [CRAIG, MOORE, TRANSPORT];
export const FIRST_FOG = 36;
export const BLOCK_COUNT = 44;
/** 14.7 Fights as a fleet without ever being a block. */
export const NORTH_SEA_FLEET = 44;

/** 10.3.1 The goal of a block that lies on its face: the nearest friendly port. The others are numbers in DESTINATIONS. */
export const CLOSEST_PORT = 23;
export const NO_GOAL = -1;
/** 12.3 Goals of British blocks on a track: the number on the top edge, 1 to 4, or Canada for an Expedition. */
export const TO_CANADA = 5;

/** 17.7, 19.1 Sail states; the first two are those of the matrix. */
export const sailStates = ['easy', 'full', 'at-anchor', 'weigh-anchor'] as const;
export const AT_ANCHOR = 2;
export const WEIGH_ANCHOR = 3;

/** What a block does in its side's part of an activation when its owner says no more than that he has done. */
export const standingOrders = ['none', 'station', 'course'] as const;
export const STATION = 1;
export const COURSE = 2;
/** 14.0 Allied searches are optional. */
export const searchOrders = ['ask', 'always', 'never'] as const;
export const SEARCH_ASK = 0;
export const SEARCH_ALWAYS = 1;
export const SEARCH_NEVER = 2;

export type Over = '' | 'channel' | 'points' | 'objectives' | 'time';
