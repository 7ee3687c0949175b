/** Rulings R121 to R125: ours, on what the Admiralty wants. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfEvents: ClauseIndex = [
  {
    id: 'R121',
    title: 'Rockets',
    summary:
      'The British player picks one port, or none. Dice pick the ships, among those that lie there ready and are not wrecked; the British learn how many were hit.',
    source: 'chapters/ch15-chits.ts',
  },
  {
    id: 'R122',
    title: 'Ships for the Cape',
    summary:
      'They come from fleets on the map or lie ready in ports, in Europe, and are not wrecked. If there are too few, all go. The number is told, not the names.',
    source: 'chapters/ch15-chits.ts',
  },
  {
    id: 'R123',
    title: 'Frigate lost at War!',
    summary: 'Any that has not left the game, also one that waits on the turn track.',
    source: 'chapters/ch15-chits.ts',
  },
  {
    id: 'R124',
    title: 'Before Algiers',
    summary:
      'In one turn one admiral may go to the Dey, and if he fails one Expedition inshore may invade. Whoever tries shows the chit.',
    source: 'chapters/ch15-barbary.ts',
  },
  {
    id: 'R125',
    title: 'Expedition in Jamaica',
    summary: 'In the port it has reached its destination and returns to Start, whether or not it was wanted there.',
    source: 'chapters/ch15-duties.ts',
  },
];
