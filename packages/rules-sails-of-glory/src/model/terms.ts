/** The terms of the book, in the order in which the rules count them. */

/** Each level adds to the one before. */
export const levels = ['basic', 'standard', 'advanced'] as const;
export type Level = (typeof levels)[number];

/** The two broadsides, as the ship mat names them. */
export const broadsides = ['left', 'right'] as const;
export type Broadside = (typeof broadsides)[number];

/** In the order of the three figures of a damage box. */
export const arcs = ['forward', 'central', 'rear'] as const;
export type Arc = (typeof arcs)[number];

/** What a gun may hold; a ship's `shot` counts from 1 in this order, 0 is empty. */
export const shots = ['ball', 'chain', 'grape', 'double'] as const;
export type Shot = (typeof shots)[number];

/** Aim at the hull, or at masts and sails (O9). */
export const aims = ['level', 'high'] as const;
export type Aim = (typeof aims)[number];

/** From the slowest; a ship's `sails` is the index. */
export const settings = ['struck', 'backing', 'battle', 'full'] as const;
export type Setting = (typeof settings)[number];

/** O19 How hard it blows; the wind's strength is the index. */
export const strengths = ['low', 'medium', 'high'] as const;

/** A1.2 One counter of each for a ship; a ship's `orders` has one bit for each, in this order. */
export const crewActions = [
  'reload-left',
  'reload-right',
  'fire-left',
  'fire-right',
  'musketry',
  'increase-sails',
  'decrease-sails',
  'pump',
  'extinguish',
  'repair',
  'boarding',
  'grog',
] as const;
export type CrewAction = (typeof crewActions)[number];

/** A8 What a finished Repair can be spent on besides a damage box. */
export const mendables = ['leak', 'rudder', 'mast', 'nothing'] as const;
export type Mendable = (typeof mendables)[number];

export const conditions = ['unplaced', 'afloat', 'aground', 'wreck', 'gone'] as const;
export type Condition = (typeof conditions)[number];

/** How she left the fight; '' while she is in it. */
export const fates = ['', 'surrendered', 'exited', 'exploded', 'sunk'] as const;
export type Fate = (typeof fates)[number];

export const navies = ['british', 'french'] as const;

/** Twelve ships a side, and what stands on shore. */
export const MOST_VESSELS = 32;
/** R43 Columns and rows of the grid on which ships and terrain are placed, 45 mm apart. */
export const MOST_PLACES = 40;

/** Letters of the counters (facts 2.1): ball at long and at short range, chain, grape, muskets. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const E = 4;
