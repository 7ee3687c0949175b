/** The terms of the book, in the order in which the rules count them. */

export const navies = ['england', 'france', 'united-provinces', 'spain', 'privateers'] as const;
export type Navy = (typeof navies)[number];

/** The two halves of every ship and of every turn of the helm. */
export const boards = ['port', 'starboard'] as const;
export type Board = (typeof boards)[number];

export const masts = ['fore', 'main', 'mizzen'] as const;
export type Mast = (typeof masts)[number];

export const aims = ['hull', 'masts'] as const;
export type Aim = (typeof aims)[number];

/** Most ships on the table: twelve a side. They are numbered from 0 across both fleets. */
export const MOST_SHIPS = 24;
