/**
 * Who sails in which scenario, and where things lie that nobody places: the chart of Sitting Ducks, and the stations of ships
 * that are drawn up. Names and scenarios are the book's; coordinates, in 1/100 mm, are ours (its pictures give no figures).
 */

/** What one side has, and what the other. */
export type Fleets<T> = readonly [british: readonly T[], french: readonly T[]];

const BRITISH_FRONTS = ['hms-terpsichore', 'hms-defence'];
const FRENCH_FRONTS = ['courageuse', 'genereux'];
const BRITISH_BACKS = ['hms-meleager', 'hms-vanguard'];
const FRENCH_BACKS = ['unite', 'aquilon'];

/** C1.3, C1.4, C2.6, C2.7, C3.3, C3.4, C4.5, C4.6, C5.3, C5.5, C6.3, C6.4 By scenario; a free battle has none. */
export const FLEET_IDS: Readonly<Record<string, Fleets<string>>> = {
  'enemy-in-sight': [BRITISH_FRONTS, FRENCH_FRONTS],
  'in-shallow-waters': [BRITISH_BACKS, FRENCH_BACKS],
  'force-the-blockade': [BRITISH_FRONTS, FRENCH_FRONTS],
  'against-the-outpost': [BRITISH_FRONTS, FRENCH_FRONTS],
  'supplies-are-coming': [BRITISH_FRONTS, FRENCH_FRONTS],
  'sitting-ducks': [BRITISH_FRONTS, FRENCH_BACKS],
};

/** C0.8, C1.9 The fronts of the packs, then their backs, then what is left of the set; by class so that pairs are balanced. */
export const RESERVE_IDS: Readonly<Record<'liners' | 'frigates', Fleets<string>>> = {
  liners: [
    ['hms-bellona', 'hms-impetueux', 'hms-goliath', 'hms-spartiate', 'hms-vanguard', 'hms-defence'],
    ['commerce-de-bordeaux', 'berwick', 'duguay-trouin', 'swiftsure', 'aquilon', 'genereux'],
  ],
  frigates: [
    ['hms-cleopatra', 'hms-concorde', 'hms-iphigenia', 'hms-unite', 'hms-meleager', 'hms-terpsichore'],
    ['hermione', 'embuscade', 'inconstante', 'succes', 'unite', 'courageuse'],
  ],
};

/** C2.3, C4.3, C4.4, C5.4, R44 What is placed by the scenarios and in a free battle, in the order in which it is taken. */
export const TERRAIN_IDS = {
  reefs: ['reef-1', 'reef-2', 'reef-3', 'reef-4', 'reef-5', 'reef-6'],
  islands: ['island-small-1', 'island-small-2', 'island-medium', 'island-building'],
  shoals: ['shoal-1', 'shoal-2'],
  harbour: ['island-medium'],
  outpost: ['island-building'],
} as const;

interface Charted {
  readonly terrain: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** C0.3, C6.2, R79 Two islands and three reefs; those who attack come from the north. */
export const DUCK_POND: readonly Charted[] = [
  { terrain: 'island-medium', x: 27_000, y: 36_000, heading: 4096 },
  { terrain: 'island-small-1', x: 64_500, y: 30_000, heading: 57_344 },
  { terrain: 'reef-1', x: 45_000, y: 51_000, heading: 0 },
  { terrain: 'reef-3', x: 16_500, y: 57_000, heading: 8192 },
  { terrain: 'reef-5', x: 73_500, y: 54_000, heading: 49_152 },
];

/** C6.4 Berths at anchor in the lee between the islands: the frigate's, the ship of the line's. */
export const ANCHORAGE: readonly { readonly x: number; readonly y: number; readonly heading: number }[] = [
  { x: 45_000, y: 34_500, heading: 49_152 },
  { x: 43_500, y: 22_500, heading: 49_152 },
];
