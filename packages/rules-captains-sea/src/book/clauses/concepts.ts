/** Chapters 1 to 4: key concepts, set-up, the ship display and the sequence of play. */

import type { ClauseIndex } from '@weathergauge/engine';

export const concepts: ClauseIndex = [
  {
    id: '1.1',
    title: 'Relative movement',
    summary: 'Ships move by what they gain on each other: on the same course at the same speed nothing changes.',
    source: 'chapters/ch21-relativity.ts',
  },
  {
    id: '1.2',
    title: 'Wind position',
    summary: 'A letter from A to H tells from where the wind comes over the ship: C from astern, H from ahead.',
    source: 'model/geometry-core.ts',
  },
  {
    id: '1.3',
    title: 'Heading',
    summary: 'Ships head in one of eight directions, numbered 1 to 8.',
    source: 'model/geometry-core.ts',
  },
  {
    id: '1.4',
    title: 'Impulses',
    summary: 'A turn has twelve impulses; a ship’s speed tells in which of them she activates.',
    source: 'chapters/ch08-activation.ts',
  },
  {
    id: '1.5',
    title: 'Ship display',
    summary: 'A display holds the figures of a ship and the tracks on which they fall.',
    source: 'model/table.ts',
  },
  {
    id: '1.6',
    title: 'Control Panel',
    summary: 'It lists the manoeuvres of each wind position; blocks are chosen face down.',
    source: 'model/panel.ts',
  },
  {
    id: '1.7',
    title: 'Bridge cards',
    summary: 'Some are played when the captain likes, others happen as they are drawn.',
    source: 'chapters/ch01-cards.ts',
  },
  {
    id: '1.7.1',
    title: 'Play Now',
    summary: 'Revealed at once, followed if it applies, and the deck is shuffled again in either case.',
    source: 'chapters/ch17-drawing.ts',
  },
  {
    id: '1.7.2',
    title: 'Hold',
    summary: 'Kept or played; a hand has at most 4, 5 or 6 cards by morale, and surplus goes at once.',
    source: 'chapters/ch01-cards.ts',
  },
  {
    id: '1.7.3',
    title: 'Bonus',
    summary:
      'A Hold card may be spent for +1 on a die, one card for each die; the non-initiative captain decides first.',
    source: 'chapters/ch01-playing.ts',
  },
  {
    id: '1.7.4',
    title: 'Declaring cards',
    summary: 'Cards are declared before the dice are thrown.',
    source: 'chapters/ch01-cards.ts',
  },
  {
    id: '1.7.5',
    title: 'Cards over rules',
    summary: 'Where a card says otherwise, the card holds.',
    source: 'model/panel.ts',
  },
  {
    id: '1.8',
    title: 'Morale checks',
    summary: 'Dice, each modified by morale: with any of 2 or less the crew’s morale falls one level.',
    source: 'chapters/ch01-morale.ts',
  },
  { id: '1.9', title: 'Rounding', summary: 'Fractions are rounded up.', source: 'chapters/ch07-rates.ts' },
  {
    id: '2.0',
    title: 'Setting up',
    summary: 'Sails as the captain likes, a load for each section face down, chasers loaded, three cards.',
    source: 'chapters/ch02-setup.ts',
  },
  {
    id: '3.1',
    title: 'Hull type',
    summary: 'Slow, average or fast: better hulls gain a greater bonus.',
    source: 'chapters/ch07-rates.ts',
  },
  {
    id: '3.2',
    title: 'Hull strength',
    summary: 'Fragile hulls may take more harm, firm ones less.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '3.3',
    title: 'Crew quality',
    summary: 'Crack crews add 1, green ones take 1 away, and better crews reload sooner.',
    source: 'model/table.ts',
  },
  {
    id: '3.4',
    title: 'Crew morale',
    summary: 'Handy, Fair, Unfit, and the Strike Check box; it modifies dice.',
    source: 'model/reading.ts',
  },
  {
    id: '3.5',
    title: 'Chasers loaded',
    summary: 'There is one box for the bow chasers and one for the stern chasers.',
    source: 'model/table.ts',
  },
  { id: '3.6', title: 'Sails', summary: 'A ship is under Fighting Sail or Medium Sail.', source: 'model/table.ts' },
  {
    id: '3.7',
    title: 'Crew tasks',
    summary: 'Tracks show how many crew points are at each task.',
    source: 'model/table.ts',
  },
  { id: '3.7.1', title: 'Rigging change track', summary: 'Crew assigned to changing sails.', source: 'model/terms.ts' },
  { id: '3.7.2', title: 'Sailing track', summary: 'Crew assigned to sailing.', source: 'model/terms.ts' },
  {
    id: '3.7.3',
    title: 'Rigging damage control track',
    summary: 'Crew assigned to mending the rigging.',
    source: 'model/terms.ts',
  },
  {
    id: '3.7.4',
    title: 'Hull damage control tracks',
    summary: 'Crew assigned to mending each section.',
    source: 'model/terms.ts',
  },
  {
    id: '3.7.5',
    title: 'Gunnery tracks',
    summary: 'Crew assigned to the guns of each section.',
    source: 'model/terms.ts',
  },
  {
    id: '3.8',
    title: 'Rigging points',
    summary: 'They fall with each hit; low boxes allow Fighting Sail only; at the Strike Check box she is dismasted.',
    source: 'model/reading.ts',
  },
  {
    id: '3.9',
    title: 'Crew points',
    summary:
      'They fall with each hit; the first time a box with a red number is entered, morale is checked at that much less.',
    source: 'chapters/ch01-morale.ts',
  },
  { id: '3.10', title: 'Broadside sections', summary: 'Four: forward and aft on each side.', source: 'model/terms.ts' },
  {
    id: '3.10.1',
    title: 'Gunnery track',
    summary: 'Each box has long guns and carronades; at 0 morale is checked.',
    source: 'chapters/ch11-harm.ts',
  },
  {
    id: '3.10.2',
    title: 'Shot boxes',
    summary: 'A marker tells that a section is loaded, its back with what.',
    source: 'model/table.ts',
  },
  {
    id: '4.0',
    title: 'Sequence of play',
    summary: 'Crew, initiative, rates, activation cycle, melee, bonus move, housekeeping.',
    source: 'chapters/sequence.ts',
  },
];
