/** Ship papers, costs and names. The sheet leaves all of them to its components: reconstructed (R53). */

import type { Quality, Size } from '../vocabulary.ts';

export const kinds = ['warship', 'merchant'] as const;
export type Kind = (typeof kinds)[number];

/** Markers of a sound ship: crew, gun, sail. */
export type Paper = readonly [crew: number, gun: number, sail: number];

/** R53 */
export const PAPERS: Readonly<Record<Kind, Readonly<Record<Size, Paper>>>> = {
  warship: { small: [3, 2, 2], medium: [4, 3, 3], large: [5, 4, 4] },
  merchant: { small: [2, 1, 1], medium: [2, 1, 2], large: [3, 2, 3] },
};

/** R54 No type of marker is fitted out above this; none goes below one. */
export const FITTED_MOST: Paper = [6, 5, 4];

/** R64 Points for a warship by size, then by quality: half as much again for battle hardened, two thirds for scurvy. */
export const WARSHIP_POINTS: Readonly<Record<Size, Readonly<Record<Quality, number>>>> = {
  small: { scurvy: 4, ordinary: 6, 'battle-hardened': 9 },
  medium: { scurvy: 8, ordinary: 12, 'battle-hardened': 18 },
  large: { scurvy: 16, ordinary: 24, 'battle-hardened': 36 },
};

/** R64 Raiders have the escort's points and nine quarters of the merchants' exit values. */
export const RAIDER_QUARTERS = 9;

/** Names are ours. */
export const NAMES = {
  merchant: ['Prosperity', 'Good Intent', 'Fair Trader', 'Patience', 'Amity', 'Content', 'Hopewell', 'Providence'],
  escort: ['Steadfast', 'Watchful', 'Sentinel', 'Resolve', 'Vigilant', 'Halberd', 'Gauntlet', 'Rampart'],
  raider: ['Black Heron', 'Sea Wolf', 'Cutpurse', 'Widgeon', 'Tempest', 'Rover', 'Night Watch', 'Scorpion'],
  derelict: ['Santa Aurelia'],
} as const;
