/** Chapters 1 to 4: what the game is, its pieces, set-up and the sequence of play. */

import type { ClauseIndex } from '@weathergauge/engine';

export const components: ClauseIndex = [
  {
    id: '1.0',
    title: 'The campaign of 1805',
    summary: 'Two players: the British navy against the joined navies of France and Spain, from January to December.',
    source: 'book/clauses.ts',
    reason: 'an introduction',
  },
  {
    id: '2.1',
    title: 'Inventory',
    summary: 'Map, counters, 44 blocks, displays, five dice.',
    source: 'book/clauses.ts',
    reason: 'a list of components',
  },
  {
    id: '2.2',
    title: 'The map',
    summary:
      'Atlantic, Mediterranean and a West Indies inset in hexes of 50 sea miles. Only numbered hexes may be entered, none that is greyed out, nothing south of W10; E01 leads to the track to Europe.',
    source: 'model/chart.ts',
  },
  {
    id: '2.3',
    title: 'Blocks',
    summary:
      'They show their face to their owner only: fleets, Transport, Expeditions, Gold, Fog of War and frigates look alike to the enemy, who may never examine them.',
    source: 'model/view.ts',
  },
  {
    id: '2.4',
    title: 'Counters, chits and markers',
    summary: 'Counters are ships and admirals, chits are drawn, markers show a state.',
    source: 'book/clauses.ts',
    reason: 'says what pieces are called',
  },
  {
    id: '2.5',
    title: 'Fleet and Port Display',
    summary:
      'Ships in ports and fleets are hidden from the enemy. Only major ports have room In Ordinary, crew ships and mend wrecks.',
    source: 'model/view.ts',
  },
  {
    id: '2.6',
    title: 'Terms',
    summary:
      'Three Sea Areas of six Weather Zones; four narrows (1403, 1123, 2414, 3117); major ports Portsmouth, Plymouth, Gibraltar, Malta, Jamaica, Brest, Toulon, Rochefort, Ferrol, Cartagena, Cadiz, Havana; neutral Bantry Bay, Lisbon, Algiers, Corfu. A ship is undamaged, damaged or wrecked; wrecked, she goes In Ordinary on entering a major port.',
    source: 'model/terms.ts',
  },
  {
    id: '3.0',
    title: 'Setting up',
    summary:
      'Ships by their codes; Allied fleets in their ports, British ones off Brest, Ferrol, Cadiz (inshore or loose), 0204 (loose), in Madalenas and Jamaica. The British player places nine frigates, at most one in the Mediterranean, none on a track. Six objectives each and one directive at random; Allied initiative; last winds West and Mistral; tension Strained.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: '4.0',
    title: 'Sequence of play',
    summary: 'Each turn thirteen steps of administration, then chits one by one until the second Initiative Chit.',
    source: 'chapters/sequence.ts',
  },
];
