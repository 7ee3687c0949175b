/** Optional rules: first broadside, forced aim, double shot, aiming high. */

import type { ClauseIndex } from '@weathergauge/engine';

export const optionalGunnery: ClauseIndex = [
  {
    id: 'O6.1',
    title: 'First broadside marked',
    summary: 'At the start each broadside carries a reminder that it has not been fired.',
    source: 'model/state.ts',
  },
  {
    id: 'O6.2',
    title: 'First broadside',
    summary: 'The first time a side fires, the target draws one counter more for every three, rounded up.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O6.3',
    title: 'Only once',
    summary: 'Then the reminder goes, and that side fires as usual.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'O6.4',
    title: 'First broadside, example',
    summary: 'A full broadside of 4 counts 6.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O6.5',
    title: 'With a rake',
    summary: 'In the Standard rules both additions are worked out from the same first figure.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O6.6',
    title: 'With a rake, example',
    summary: '4, with 2 for the first broadside and 2 for the bow rake, makes 8.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O7.1',
    title: 'Forced aim',
    summary: 'A broadside must fire at the nearest target on its side, over all three arcs.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O7.2',
    title: 'Measuring it',
    summary: 'The distances marked on the ruler settle which is nearest.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O7.3',
    title: 'A friend nearest',
    summary: 'If the nearest ship is a friend, that broadside cannot fire.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O8.1',
    title: 'Double shot',
    summary: 'Each side’s store has a counter of double shot too.',
    source: 'chapters/fitting-out.ts',
  },
  {
    id: 'O8.2',
    title: 'Two turns to load',
    summary: 'It takes a turn longer to load than other shot.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O8.3',
    title: 'Half loaded',
    summary: 'In the first turn it lies open in the store; in the next it is moved hidden to the broadside.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O8.4',
    title: 'Two balls',
    summary: 'Within half the ruler the target draws both A and B counters, each to the firepower.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'O8.5',
    title: 'Too far',
    summary: 'Beyond half the ruler it does nothing.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O9.1',
    title: 'Aiming high',
    summary: 'A player may aim at masts and sails instead of the hull.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.2',
    title: 'With ball',
    summary: 'Only ball, or double shot if in use, can be aimed high.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'O9.3',
    title: 'The rest as usual',
    summary: 'Fire is resolved as usual but for the exchange of counters.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.4',
    title: 'Exchange',
    summary:
      'Counters with underlined numbers (leak, rudder, 6) and those with crew alone go to the box for zeros, and as many C counters are drawn for them.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.5',
    title: 'For a leak',
    summary: 'A leak exchanged adds a sail damage.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.6',
    title: 'For a rudder',
    summary: 'A rudder exchanged adds a broken mast.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.7',
    title: 'Markers',
    summary: 'The target takes the marker of what is added.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O9.8',
    title: 'Aiming high, example',
    summary: 'Of 2 with crew, crew and 3 with leak, the last two become two C counters, and the leak a sail damage.',
    source: 'chapters/b7-damage.ts',
  },
];
