/** Rulings R114 and on: ours, on fleets that join later, weather, raids and ends. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfEnds: ClauseIndex = [
  {
    id: 'R114',
    title: 'Prizes taken home',
    summary: 'In the West Indies campaign a prize in a block that enters E01 is scored as a prize.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: 'R115',
    title: 'Fleets that join later',
    summary:
      'Trafalgar’s and Nelson’s of the West Indies campaign come in when administration is over, in any unused block; nobody searches for them. Without one a fleet for a patrol zone comes to Portsmouth.',
    source: 'chapters/ch24-arrivals.ts',
  },
  {
    id: 'R116',
    title: 'Frigates of the short campaigns',
    summary: 'Ours: two in the West Indies, nine from March and from July. A player may leave the rest to his staff.',
    source: 'chapters/ch03-stations.ts',
  },
];
