/** Basic rules: musketry, damage, surrender, reloading and the first scenario. */

import type { ClauseIndex } from '@weathergauge/engine';

export const basicDamage: ClauseIndex = [
  {
    id: 'B6.1',
    title: 'Range of muskets',
    summary: 'Muskets reach an enemy whose base is no farther than the ruler’s width, in any direction.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'B6.2',
    title: 'Beside the guns',
    summary: 'Musketry comes in addition to artillery, is never a duty, and has one target a turn.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'B6.3',
    title: 'Another target',
    summary: 'It may be aimed at another ship than the guns are.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'B6.4',
    title: 'Musketry firepower',
    summary: 'The leftmost empty box of the crew track gives the number of E counters that the target draws.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'B6.5',
    title: 'Always ready',
    summary: 'Muskets need no reloading.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'B6.6',
    title: 'Musketry, example',
    summary: 'The ship begins with 2; after losses in her crew she has 1.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B6.7',
    title: 'Musketry range, examples',
    summary: 'Two ships within the ruler’s width may use muskets however their bases lie to each other.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'B7.1',
    title: 'Drawing',
    summary: 'The owner of the target draws the counters at random and shows them.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.2',
    title: 'Placing',
    summary: 'Counters go on the logs when all attacks are resolved and all have drawn.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.3',
    title: 'Zeros',
    summary: 'A zero goes into the box kept for them.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.4',
    title: 'Numbers',
    summary: 'Every other number goes to the hull track.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.5',
    title: 'Crew loss',
    summary: 'A counter with lost crew alone goes to the crew track.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.6',
    title: 'Number and crew',
    summary: 'A counter with both goes to the hull track, and a crew marker to the crew track.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.7',
    title: 'Other symbols',
    summary: 'The Basic rules ignore them: such a counter is its number.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.8',
    title: 'From the left',
    summary: 'Counters go to the leftmost box of the track that is not full.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B7.9',
    title: 'High before low',
    summary: 'The numbers drawn in a turn are placed from the highest to the lowest.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.10',
    title: 'What a box holds',
    summary: 'A hull box takes counters until they add up to the burden or more.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B7.11',
    title: 'Full boxes',
    summary: 'A box that has reached the burden is closed, and the next counters go to its right.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B7.12',
    title: 'A heavy hit',
    summary:
      'A counter equal to the burden or higher fills the first wholly empty box by itself; an open box to its left still takes smaller ones.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B7.13',
    title: 'A crew box',
    summary: 'Each box of the crew track holds one loss.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B7.14',
    title: 'Crew marker',
    summary: 'For a counter with number and crew a marker keeps the crew loss, and the counter counts on the hull.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.15',
    title: 'Damage, first turn of the example',
    summary:
      'Seven counters on a ship of burden 3: the 6 and the 4 fill a box each, the 2 opens the third, crew takes two; she fires 2/2/2, muskets 2.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B7.16',
    title: 'Damage, second turn of the example',
    summary:
      'The 3 takes the fourth box, the 2 fills the third, two 1s share the fifth; she fires 1/2/1, and a 1 or 2 to come would fill the fifth.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B8.1',
    title: 'Surrender',
    summary: 'When every box of either track has a counter the ship surrenders and is taken off.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B8.2',
    title: 'Counters return',
    summary: 'All counters of a ship that surrendered, zeros too, go back to their bags.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B8.3',
    title: 'Last shots',
    summary: 'She still fires in the phase in which she is lost.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'B9.1',
    title: 'Every other turn',
    summary: 'A side may be reloaded in the turn after it fired at the earliest.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'B9.2',
    title: 'Loading',
    summary:
      'In the reloading phase a stored counter may be put, face down, in a broadside that was fired in an earlier turn; it can fire from the next turn on.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'B9.3',
    title: 'Fired shot',
    summary: 'Then the counters fired in this turn go to the store, ready for the next turn’s reloading.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'B9.4',
    title: 'Both at once',
    summary: 'Both sides may be reloaded in one turn if both began it unloaded.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'B9.5',
    title: 'Reloading, example',
    summary: 'Fired in turn 1, stored at its end, loaded at the end of turn 2, fired again in turn 3.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'B10.1',
    title: 'Winning',
    summary: 'The scenario says how the game is won.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'B10.2',
    title: 'First scenario: players',
    summary: 'Two to four; of three players one has both ships of a side and the others one each.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'B10.3',
    title: 'First scenario: field',
    summary: '90 by 90 cm.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B10.4',
    title: 'First scenario: French',
    summary: 'Courageuse and Généreux within half a ruler of the French side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'B10.5',
    title: 'First scenario: British',
    summary: 'Terpsichore and Defence within half a ruler of the British side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'B10.6',
    title: 'First scenario: victory',
    summary: 'The side with ships in play wins when all enemies have left or surrendered.',
    source: 'chapters/c2-victory.ts',
  },
];
