/** The terms of the book, in the order in which the rules count them. */

/** The two sides, and whose a ship is that belongs to neither. */
export const CONVOY = 0;
export const RAIDERS = 1;
export const NOBODY = -1;

/** R2 The six faces of a hex, counter-clockwise; one more is a turn to port. */
export const facings = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Facing = (typeof facings)[number];

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** In rising order, so that a better crew has the higher number. */
export const qualities = ['scurvy', 'ordinary', 'battle-hardened'] as const;
export type Quality = (typeof qualities)[number];
/** Qualities as a ship holds them. */
export const SCURVY = 0;
export const HARDENED = 2;

/** In the order in which fatigue takes them (R40). */
export const markers = ['crew', 'gun', 'sail'] as const;
export type Marker = (typeof markers)[number];

/** The two broadsides first, then the chasers. */
export const batteries = ['port', 'starboard', 'bow', 'stern'] as const;
export type Battery = (typeof batteries)[number];

export const helms = ['port', 'starboard'] as const;
export type Helm = (typeof helms)[number];
