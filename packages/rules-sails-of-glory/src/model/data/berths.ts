/**
 * Who sails in which scenario, and where things lie that nobody places: the chart of Sitting Ducks, and the stations of ships
 * that are drawn up. Names and scenarios are the book's; coordinates, in 1/100 mm, are ours (its pictures give no figures).
 */

import { SHIPS } from './figures.ts';
import type { Side } from '../state.ts';
import { BRITISH } from '../state.ts';

const cards = (...ids: string[]): readonly number[] =>
  ids.map(id => {
    const card = SHIPS.findIndex(ship => ship.id === id);
    if (card < 0) throw new Error(`the data pack has no ship "${id}", which a scenario needs`);
    return card;
  });

const BRITISH_FRONTS = cards('hms-terpsichore', 'hms-defence');
const FRENCH_FRONTS = cards('courageuse', 'genereux');
const BRITISH_BACKS = cards('hms-meleager', 'hms-vanguard');
const FRENCH_BACKS = cards('unite', 'aquilon');

type Fleets = readonly [british: readonly number[], french: readonly number[]];

/** C1.3, C1.4, C2.6, C2.7, C3.3, C3.4, C4.5, C4.6, C5.3, C5.5, C6.3, C6.4 By scenario; a free battle has none. */
export const FLEETS: Readonly<Record<string, Fleets>> = {
  'enemy-in-sight': [BRITISH_FRONTS, FRENCH_FRONTS],
  'in-shallow-waters': [BRITISH_BACKS, FRENCH_BACKS],
  'force-the-blockade': [BRITISH_FRONTS, FRENCH_FRONTS],
  'against-the-outpost': [BRITISH_FRONTS, FRENCH_FRONTS],
  'supplies-are-coming': [BRITISH_FRONTS, FRENCH_FRONTS],
  'sitting-ducks': [BRITISH_FRONTS, FRENCH_BACKS],
};

/** C0.8, C1.9 The fronts of the packs, then their backs, then what is left of the set; by class so that pairs are balanced. */
const RESERVES: Readonly<Record<'liners' | 'frigates', Fleets>> = {
  liners: [
    cards('hms-bellona', 'hms-impetueux', 'hms-goliath', 'hms-spartiate', 'hms-vanguard', 'hms-defence'),
    cards('commerce-de-bordeaux', 'berwick', 'duguay-trouin', 'swiftsure', 'aquilon', 'genereux'),
  ],
  frigates: [
    cards('hms-cleopatra', 'hms-concorde', 'hms-iphigenia', 'hms-unite', 'hms-meleager', 'hms-terpsichore'),
    cards('hermione', 'embuscade', 'inconstante', 'succes', 'unite', 'courageuse'),
  ],
};

/** A ship of the line, then a frigate, in turn, without those that sail already. */
export function reinforcementCards(side: Side, sailing: readonly number[]): readonly number[] {
  const spare = (of: Fleets): readonly number[] => of[side === BRITISH ? 0 : 1].filter(card => !sailing.includes(card));
  const liners = spare(RESERVES.liners);
  const frigates = spare(RESERVES.frigates);
  return liners.flatMap((liner, i) => [liner, ...frigates.slice(i, i + 1)]);
}

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
