/** Chapters 13 and 14: blockade, counting masts and search. */

import type { ClauseIndex } from '@weathergauge/engine';

export const blockadeAndSearch: ClauseIndex = [
  {
    id: '13.0',
    title: 'Blockades',
    summary: 'A fleet in any part of the patrol zone of an enemy port blockades it, Off Station too.',
    source: 'model/reading.ts',
  },
  {
    id: '13.1',
    title: 'Blockade duty',
    summary: 'See 11.2 and 11.4.',
    source: 'book/clauses.ts',
    reason: 'covered in other clauses',
  },
  {
    id: '13.2',
    title: 'Blockade functions',
    summary: 'See the clauses on searches and masts.',
    source: 'book/clauses.ts',
    reason: 'covered in other clauses',
  },
  {
    id: '13.3',
    title: 'British restrictions',
    summary:
      'Off a European Allied port a fleet may leave only as far as undamaged ships at least equal to the low end of the counted range stay; none counted, all may go. Frigates, damaged and wrecked ships, fleets released by a battle and Cochrane are free. With 16 to 20 counted, 24 ships may send 8.',
    source: 'chapters/ch13-leaving.ts',
  },
  {
    id: '13.4',
    title: 'Leaving a patrol zone',
    summary: 'See 11.1.',
    source: 'book/clauses.ts',
    reason: 'covered in another clause',
  },
  {
    id: '13.5',
    title: 'Counting masts',
    summary:
      'A fleet or frigate in any part of a zone counts the port at the beginning of its activation; a ship (In Ordinary too) or frigate in port counts the blocks inshore at any time of its own. Told: ships in steps of five, In Ordinary apart, whether frigates, Transports or Expeditions are there; no names, states or Gold. No roll, no cost. The North Sea Fleet may be seen at any time.',
    source: 'chapters/ch13-blockades.ts',
  },
  {
    id: '14.0',
    title: 'Searches',
    summary:
      'Two dice and modifiers, 8 or more spots. British fleets and frigates must, Allied fleets may, Fog of War never. Active blocks search once after all moves and spot all or none; inactive ones as an enemy enters. Spotted: Fog is lifted, and if any Allied block is left all blocks of both sides there are told in ranges, by part, the Gold too. Fleets that spot and fleets that are spotted fight at once; frigates and Off Station blocks do not.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.1',
    title: 'Inactive blocks at sea',
    summary:
      'A block that ends at sea with an enemy searches the hex if it spent at most 5 points, or on a Bonus Move; not straight off a track. +1 in narrows it never left.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.2',
    title: 'Entering a patrol zone',
    summary:
      'Inactive enemies look part by part, in the order in which the block passes; those of one part at the same time.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.2.1',
    title: 'From the sea',
    summary:
      'It declares Loose, Inshore or port. Off Station looks at -1, Loose at +1, then Inshore: +3 if it goes inshore or further, else +1.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.2.2',
    title: 'From the port',
    summary:
      'It declares Inshore, Loose or sea. Inshore looks at +3, then Loose: +3 if it stops inshore, else +1; Off Station at -1, only if it goes to sea.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.3',
    title: 'Within a zone, or out of it',
    summary:
      'A block that began in the zone is looked for in the part that it enters: +3 inshore, +1 loose, and at -1 by Off Station as it goes to sea. Ships moving by 6.9.3, 9.7, 20.5 and 20.6.2 are not. Off Station blocks never look for each other.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.4',
    title: 'Inactive blocks in a zone',
    summary:
      'A block that ends in a zone, not Off Station, searches all of it: -1 after more than 5 points or off a track, its stationary modifier if it began there. Blocks At Sea are not found.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.5',
    title: 'Narrows',
    summary:
      'In 1403, 1123, 2414 and 3117 inactive blocks at sea look at +1 for each block that enters. An Allied block off the track for Cartagena is looked for in 1123.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: '14.6',
    title: 'Stationary',
    summary:
      'Inactive blocks, and active ones that neither sortied, entered a hex nor spent points: Inshore +3, Loose +1, Off Station -1, Narrows +1.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: '14.7',
    title: 'North Sea Fleet',
    summary:
      'In the British half of a North Atlantic Wind Chit, or on a British Bonus Move, it must search a hex of the North Sea Zone or 1403 with Allied blocks, without the narrows modifier; it never leaves its box and is never searched for.',
    source: 'chapters/ch14-search.ts',
  },
];
