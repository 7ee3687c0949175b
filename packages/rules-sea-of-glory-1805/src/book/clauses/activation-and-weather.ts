/** Chapter 6: chits, winds, initiative and weather. */

import type { ClauseIndex } from '@weathergauge/engine';

export const activationAndWeather: ClauseIndex = [
  {
    id: '6.0',
    title: 'Initiative',
    summary: 'Who has it moves first on a Wind Chit and arrives first from a track; nothing else.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.1',
    title: 'Drawing chits',
    summary:
      'One at a time. A new wind replaces the old one and the Last Wind of its sea; weather stays in its zone for the turn.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.2',
    title: 'Kinds of chit',
    summary: 'Nine winds, four Bonus Moves, two Initiatives, four weathers.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.3',
    title: 'Wind Chits',
    summary:
      'Three for each Sea Area: NE, W, SW; Ms, Sc, Lv; E three times. All blocks and ships there are activated with nine movement points, and may count masts, split, join and search.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.4',
    title: 'Bonus Moves',
    summary:
      'British 2 and 3 hexes, Allied 3 and 4: one block, or the North Sea Fleet. It may count masts, join and search, but not split.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.5',
    title: 'Initiative Chits',
    summary:
      'The first: raids and invasions, a random event, then the initiative changes. The second ends the turn and changes nothing.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: '6.6',
    title: 'Weather Chits',
    summary:
      'Two Random: a die for the zone, a die for severity. Zone 1: Western Approaches and Biscay. Zone 6: the West Indies in the hurricane season (July to October), else as Random. Boxes of the tracks with that die are in the zone; the North Sea Fleet is not.',
    source: 'chapters/ch06-weather.ts',
  },
  {
    id: '6.7',
    title: 'Severity',
    summary:
      'A die and a modifier: winter +2 North Atlantic and +1 Mediterranean, spring +1 North Atlantic, autumn +1 both, hurricane season +3 West Indies. 1-3 squall, 4-5 gale, 6 and more storm; West Indies in the season from 7 hurricane.',
    source: 'chapters/ch06-weather.ts',
  },
  {
    id: '6.8',
    title: 'Effects',
    summary:
      'Squalls only hamper searches. Gales damage fleets outside ports, twice inshore, and drive all blocks of a zone Off Station. Storms also sink wrecks and take a frigate of each zone for as many turns as the severity. Hurricanes first sink every wreck and ship In Ordinary, strike ports too, take a frigate of each zone for nine turns, scatter Expeditions and lose the Gold.',
    source: 'chapters/ch06-weather.ts',
  },
  {
    id: '6.9',
    title: 'Damage from weather',
    summary:
      'Severity is the row, ships in the fleet or port the column; in a storm wrecks have a column of their own.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: '6.9.1',
    title: 'Who is damaged',
    summary:
      'The owner picks: an undamaged ship is damaged, a damaged one wrecked; the same ship twice only when all are damaged or wrecked.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: '6.9.2',
    title: 'Foundering',
    summary:
      'In a storm ships outside ports that were wrecked before it founder, drawn at random, in the number the table gives; they score as sunk.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: '6.9.3',
    title: 'Relocation',
    summary:
      'Damaged British ships, not wrecked, may go to a near port after a gale or storm, after a battle, or on a Wind Chit: Bantry Bay, Rochefort, Ferrol to Plymouth; Brest to Portsmouth or Plymouth; Cadiz, Cartagena to Gibraltar; Toulon to Madalenas. The senior admiral stays with the larger part; nobody searches.',
    source: 'chapters/ch06-relocation.ts',
  },
];
