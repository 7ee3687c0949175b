/** Rulings R117 and on: ours, on goals and on leaving a port or zone. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfMovement: ClauseIndex = [
  {
    id: 'R117',
    title: 'Goals of crippled fleets',
    summary:
      'An Allied fleet without an undamaged ship may be given another goal at the beginning of its move, in any activation (10.3).',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: 'R118',
    title: 'Stopping off one’s own port',
    summary:
      'An Allied sortie that cannot reach its goal in this activation may stop in the zone of the port it leaves. It then waits there or goes to sea in any wind; it goes neither back into port nor further in.',
    source: 'chapters/ch09-pilot.ts',
  },
  {
    id: 'R119',
    title: 'Back into a zone',
    summary:
      'A block that has put out to sea passed through Loose Blockade: it does not come back into that zone or port in the same activation.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: 'R120',
    title: 'A new goal under way',
    summary:
      'A fleet that changes its goal in the middle of a move must end closer to the new one than where it began, if it still can; else it stops where it is.',
    source: 'chapters/ch09-course.ts',
  },
];
