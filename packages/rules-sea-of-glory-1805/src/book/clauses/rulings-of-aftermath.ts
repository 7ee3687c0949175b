/** Rulings R126 to R129: ours, on the end of battles. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfAftermath: ClauseIndex = [
  {
    id: 'R126',
    title: 'Who is driven off',
    summary:
      'Off an enemy port a fleet blockades or raids; Allied fleets raid off Bantry Bay, and an Expedition invades off Algiers. Off Lisbon, Corfu and elsewhere nobody is driven Off Station for having lost.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'R127',
    title: 'All ships harmed',
    summary:
      'For the fate of admirals ships that were wrecks before the battle are left out; all others must be worse than before.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: 'R128',
    title: 'After a battle without a gauge',
    summary: 'Where wrecks met and nobody had the weather gauge, the inactive side chooses goals or release first.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'R129',
    title: 'Victory without a shot',
    summary:
      'A fleet that withdraws before firing is beaten: its cargoes are lost and the marker of 20.7 may turn, but no ship or admiral rolls for fate.',
    source: 'chapters/ch20-fate.ts',
  },
];
