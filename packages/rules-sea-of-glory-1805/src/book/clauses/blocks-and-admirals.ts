/** Chapters 7 and 8: blocks and admirals. */

import type { ClauseIndex } from '@weathergauge/engine';

export const blocksAndAdmirals: ClauseIndex = [
  {
    id: '7.1',
    title: 'Fleets',
    summary:
      'Any number of ships, but at least one outside a port; else the block is free again and its admirals are out of play. Empty blocks in port may be lifted.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: '7.2',
    title: 'Transport and Expeditions',
    summary:
      'Are fleets. Removed, they go back to Start and their escorts into a free fleet block; without one these are out of play unscored. They may be used again; the Transport never sails to the West Indies.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: '7.3',
    title: 'Spanish Gold',
    summary:
      'A fleet that leaves Havana with at least six Spanish ships, bound for Ferrol, Cadiz or Cartagena (or one of them as closest port). In that port it scores the Havana objective and is gone; lost or scored, it never comes back.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: '7.4',
    title: 'Stacking',
    summary:
      'No limit anywhere. A player may shuffle blocks that stand together before one moves: done for him, always.',
    source: 'model/tags.ts',
  },
  {
    id: '7.5',
    title: 'Rendezvous',
    summary:
      'After a side’s moves and combat, its fleets in one hex at sea, part of a zone or port may join, Allied ones only with the same goal; not on tracks. Fleets absorb Fog of War; Fog only Fog; frigates nothing; Transport and Expeditions are not absorbed.',
    source: 'chapters/ch07-rendezvous.ts',
  },
  {
    id: '7.6',
    title: 'Splitting',
    summary:
      'In port freely; elsewhere only British fleets, once on a Wind Chit, before moving, into exactly two. Outside ports the senior admiral commands the larger.',
    source: 'chapters/ch07-splitting.ts',
  },
  {
    id: '7.7',
    title: 'Frigates',
    summary: 'Nine, British only: they carry nobody, join nobody and never fight, but search.',
    source: 'chapters/ch07-rendezvous.ts',
  },
  {
    id: '7.8',
    title: 'Fog of War',
    summary:
      'Eight Allied blocks that move as fleets without goals, never search, never sortie, and are lifted when spotted or when their owner likes; they may pretend to raid or invade. Two join a fleet that sorties unspotted; one may be made on an Allied Bonus Move where no British block is in the hex, and one on entering a track.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: '8.0',
    title: 'Admirals',
    summary: 'Serve in fleets, for battles, raids, invasions and missions; a fleet needs none to move.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: '8.1',
    title: 'Replacements',
    summary:
      'Gardner for Cornwallis when he is ill or lost; Allemand for Missiessy; Rosily-Mesros on Nov I for whoever of Ganteaume and Villeneuve is not victorious, or sooner for either when lost. In the same fleet or port, or any friendly European port.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: '8.2',
    title: 'Chain of command',
    summary:
      'The lowest seniority number commands. With more Spanish than French ships every Spanish admiral outranks the French, else the reverse; generic admirals included.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: '8.3',
    title: 'Squadron commanders',
    summary:
      'Strachan, Cochrane, Missiessy and Allemand command at most ten ships, prizes counted; beyond that the generic admiral does.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: '8.4',
    title: 'Generic admirals',
    summary: 'One for each nation, wherever no fit named admiral is; never lost.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: '8.5',
    title: 'Ratings',
    summary:
      'Seamanship for the weather gauge and the day of battle, Command for orders, raids and invasions; both for an Admiral’s Choice.',
    source: 'model/battle-fleets.ts',
  },
  {
    id: '8.6',
    title: 'Special abilities',
    summary:
      'Cornwallis, with the Channel Fleet in the Western Approaches, Plymouth or Portsmouth, repairs one ship more a turn. Villeneuve’s Command is 2 against Nelson. Nelson: +5 on Allied fate after a British victory or draw. Cochrane may leave a blockade, or split against rank, with exactly five undamaged ships.',
    source: 'chapters/ch08-admirals.ts',
  },
];
