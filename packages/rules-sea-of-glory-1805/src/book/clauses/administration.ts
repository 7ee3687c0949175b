/** Chapter 5: the thirteen steps of administration. */

import type { ClauseIndex } from '@weathergauge/engine';

export const administration: ClauseIndex = [
  {
    id: '5.0',
    title: 'Administration',
    summary: 'Thirteen steps, taken in order before any chit is drawn.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.1',
    title: 'Turn marker',
    summary: 'One space on, except on the first turn.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.2',
    title: 'Manpower and repairs',
    summary: 'Both in any order.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: '5.2.1',
    title: 'Allocating manpower',
    summary:
      'Points a turn, kept by nobody: British at Portsmouth, Plymouth, Gibraltar and Malta, French and Spanish in major European ports. Crewing costs the face-up defence. Expeditions and Transport move 2 points a space (Expeditions 4 once Bantry Bay is invaded) and when Ready stand in Portsmouth or Plymouth, or Brest, Rochefort or Toulon, until they sortie. Jamaica and Havana crew one ship a turn free.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: '5.2.2',
    title: 'Spanish shortages',
    summary: 'No ship marked Z3 or C3 is crewed until every Z2 has left In Ordinary (R138).',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: '5.2.3',
    title: 'Repairs',
    summary:
      'A port repairs as many damaged ships a turn as its capacity (Portsmouth 3, Brest 1), In Ordinary too, never wrecks; French and Spanish ports serve both. Raids do not matter; Gibraltar repairs nothing while Algiers is Allied.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: '5.3',
    title: 'Frigates return',
    summary: 'Those on this turn’s space go to Portsmouth, Plymouth or Gibraltar.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: '5.4',
    title: 'Reinforcements',
    summary: 'Ships of this turn in their port, admirals by 8.1.',
    source: 'chapters/ch05-reinforcements.ts',
  },
  {
    id: '5.5',
    title: 'Advance on the tracks',
    summary: 'Every block one box on; then arrivals.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '5.6',
    title: 'Last winds',
    summary:
      'North Atlantic and Mediterranean keep the last wind of the turn before, until a chit is drawn for them; not on the first turn.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.7',
    title: 'Activation Chits return',
    summary: 'All nineteen go back into the cup.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.8',
    title: 'Provisions return',
    summary: 'All five chits go back into the cup.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.9',
    title: 'Fever',
    summary: 'A die of 5 or 6 ends it. While it lasts no West Indies port has sorties, repairs or crews.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: '5.10',
    title: 'Admiralty events due',
    summary:
      'Chits of this turn are turned up. Done: out of play. Not done by the end of this turn: into the Allied VP box. A task may be declared early, when its combat is over (not the rockets).',
    source: 'chapters/ch15-admiralty.ts',
  },
  {
    id: '5.11',
    title: 'New Admiralty event',
    summary:
      'On an ensign (Feb I, Apr II, Jun III, Sep I) one is drawn and set six turns ahead; only the British player knows it.',
    source: 'chapters/ch15-admiralty.ts',
  },
  {
    id: '5.12',
    title: 'Provisions',
    summary:
      'Of two May Sortie and three May Not chits the Allied player draws two, from March to August three, and places them face down, one a port, in friendly European ports. West Indies ports and British ports need none.',
    source: 'chapters/ch05-council.ts',
  },
  {
    id: '5.13',
    title: 'Grand Conseil',
    summary:
      'Four of 23 destinations lie face down in boxes A to D. One that a fleet outside a port is bound for may not be changed.',
    source: 'chapters/ch05-council.ts',
  },
];
