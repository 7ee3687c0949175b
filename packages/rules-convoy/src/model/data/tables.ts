/** Every figure of the sheet that is not a sentence. Rows of the movement table are numbered by how well she sails (R5). */

/** R4, R5 Rows, from worst to best. */
export const AHEAD = 0;
export const FRONT_QUARTER = 1;
export const REAR = 2;
export const REAR_QUARTER = 3;

/** R4 Row by (facing - windTo) mod 6. */
export const ROW_OF = [REAR, REAR_QUARTER, FRONT_QUARTER, AHEAD, FRONT_QUARTER, REAR_QUARTER] as const;

/** 1.1, 1.3, 1.5, 1.7 Hexes that every ship has, by row. */
export const BASE = [0, 1, 2, 3] as const;

/** 1.2, 1.4-1.8, 1.11, R9, R10 Most hexes added by dice: by row, then by size. */
export const MOST_ADDED = [
  [1, 0, 0],
  [1, 0, 0],
  [3, 1, 1],
  [1, 3, 3],
] as const;

/** 1.9, 1.10 Least face that adds a hex, by quality: scurvy, ordinary, battle hardened. */
export const EXTRA_HEX = [4, 3, 2] as const;

/** 1.12-1.14 Changes of direction in one move. A small warship may turn in every hex she enters. */
export const EVERY_HEX = 99;
export const WARSHIP_TURNS = [EVERY_HEX, 2, 1] as const;
export const MERCHANT_TURNS = 1;

/** 2.1, 2.2, 2.3 Ranges in hexes. */
export const WARSHIP_RANGE = [3, 4, 5] as const;
export const MERCHANT_RANGE = 3;
export const CHASER_RANGE = 2;
export const LONGEST_SHOT = 5;

/** 2.4-2.13 Dice added and taken away. */
export const PER_GUN = 2;
export const BY_SIZE = 2;
export const SHORT = 3;
/** By quality: scurvy, ordinary, battle hardened. */
export const BY_QUALITY = [-2, 0, 2] as const;
export const RAKING = 3;
export const CREW_ZERO = -2;
export const SAIL_ZERO = -2;
export const REACTION = -3;
/** 2.14 */
export const FEWEST_DICE = 2;
/** 2.15 */
export const HIT = 6;
/** 2.20 */
export const CHASER_DICE = 1;
/** 2.18 */
export const OPPORTUNITY_RANGE = 1;

/** 3.1, 6.2, 6.4, 8.2 Least face that succeeds wherever dice are counted by successes. */
export const SUCCESS = 5;
/** 3.4 */
export const FOG_DRIFT = 2;

/** 6.1, 6.3 Boarding pools. */
export const BOARDING_DICE = 4;
export const BOARDING_CREW_MOST = 5;
export const BETTER_QUALITY = 2;
export const TWO_SIZES_BIGGER = 1;
export const WARSHIP_FIGHTS = 1;

/** 7.2 */
export const BURNS_ON = 1;
/** 11.1 Highest face that ends the move. */
export const FOG_STOPS_ON = 2;
/** 12.1 Dice by size. 12.3 A face that grounds her. */
export const SOUNDING_DICE = [1, 2, 3] as const;
export const GROUNDS_ON = 6;

/** 2.21, 5.6 What the clock may be moved by. */
export const CLOCK_STEPS = [3, 4, 5] as const;

/** R55 Victory points by size. */
export const EXITED = [2, 3, 5] as const;
export const STILL_SAILING = [1, 1, 2] as const;
export const MERCHANT_PRIZE = [4, 6, 10] as const;
export const WARSHIP_PRIZE = [2, 4, 6] as const;
export const WARSHIP_LOST = [1, 2, 3] as const;
/** R55 A lead of this much is decisive. */
export const DECISIVE = 6;
