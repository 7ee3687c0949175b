/** Chapters 18 to 21: the end, victory, scenarios and several ships. */

import type { ClauseIndex } from '@weathergauge/engine';

export const victoryAndScenarios: ClauseIndex = [
  {
    id: '18.0',
    title: 'Game end',
    summary: 'A ship captured, one that strikes, one that cannot stay on the map; captains may strike by themselves.',
    source: 'chapters/ch18-ending.ts',
  },
  {
    id: '19.0',
    title: 'Victory',
    summary:
      'Hits times multiplier, 5 for a ship that struck, 10 for one captured, the bonus and the bid; 5 points or less is a draw.',
    source: 'chapters/ch19-victory.ts',
  },
  {
    id: '20.0',
    title: 'Scenarios',
    summary: 'A card tells ships, squares, headings and wind.',
    source: 'chapters/ch20-design.ts',
  },
  {
    id: '20.1',
    title: 'Design your own',
    summary: 'Multipliers from firepower, crew, weather gauge and history; a bonus from damage capacity.',
    source: 'chapters/ch20-design.ts',
  },
  {
    id: '21.0',
    title: 'Several ships',
    summary: 'Two options for relative movement.',
    source: 'chapters/ch21-relativity.ts',
  },
  {
    id: '21.1',
    title: 'Fractional relativity',
    summary: 'Fastest pairs first, then all less the slowest speed above zero.',
    source: 'chapters/ch21-relativity.ts',
  },
  {
    id: '21.2',
    title: 'Zero relativity',
    summary: '9, 7, 5, 3 or 0 by wind position.',
    source: 'chapters/ch21-relativity.ts',
  },
  {
    id: '21.3',
    title: 'Victory of several ships',
    summary: 'Statistics of friends are added together.',
    source: 'chapters/ch20-design.ts',
  },
  {
    id: '21.4',
    title: 'President v Belvidera',
    summary: 'The three-ship version on the back of the card.',
    source: 'chapters/ch20-design.ts',
  },
];
