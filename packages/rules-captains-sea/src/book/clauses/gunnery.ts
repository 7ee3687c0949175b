/** Chapter 11: firing. */

import type { ClauseIndex } from '@weathergauge/engine';

export const gunnery: ClauseIndex = [
  {
    id: '11.0',
    title: 'Firing',
    summary:
      'In marked impulses, after manoeuvres; the non-initiative captain announces first, all fire is simultaneous.',
    source: 'chapters/ch11-firing.ts',
  },
  {
    id: '11.1',
    title: 'Firing arc',
    summary: 'Up to 24 movement points within the pattern on each side.',
    source: 'model/geometry-core.ts',
  },
  {
    id: '11.2',
    title: 'Range',
    summary: 'Long guns reach 24, carronades 6; at 3 or less carronades have twice the dice.',
    source: 'model/gunnery.ts',
  },
  {
    id: '11.3',
    title: 'Sections together',
    summary: 'Sections that aim alike with the same shot make one attack, others two.',
    source: 'chapters/ch11-firing.ts',
  },
  {
    id: '11.4',
    title: 'Firing procedure',
    summary: 'Eleven steps from the sections that fire to the morale check.',
    source: 'chapters/ch11-attack.ts',
  },
  { id: '11.4.1', title: 'Sections', summary: 'Within arc and range, loaded and manned.', source: 'model/lines.ts' },
  {
    id: '11.4.2',
    title: 'Target',
    summary: 'High or low for each section; two attacks share the defence dice.',
    source: 'chapters/ch11-firing.ts',
  },
  {
    id: '11.4.3',
    title: 'Is it a rake?',
    summary: 'A broadside along the length of a ship is a rake.',
    source: 'model/gunnery.ts',
  },
  {
    id: '11.4.4',
    title: 'Attack dice',
    summary: 'Those of the highest box that is whole and manned, in range.',
    source: 'model/gunnery.ts',
  },
  {
    id: '11.4.5',
    title: 'To hit',
    summary: '5 or better, with morale, shot and cards.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '11.4.6',
    title: 'Defence dice',
    summary: 'Half the range, smoke on the line, and ships on fire.',
    source: 'model/gunnery.ts',
  },
  {
    id: '11.4.7',
    title: 'Cancelling hits',
    summary: '5 or better cancels a hit, with +1 from 12 points on.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '11.4.8',
    title: 'Damage effects',
    summary: 'Three dice, modified by wind, height and morale, read in the column of the hits.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '11.4.9',
    title: 'Adjusting hits',
    summary: 'Fighting Sail, chain shot, stern rakes, and guns that burst.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '11.4.10',
    title: 'Applying hits',
    summary:
      'Rigging down its track; hull divided between two sections, and through the ship where they cannot take it.',
    source: 'chapters/ch11-harm.ts',
  },
  {
    id: '11.4.11',
    title: 'Morale effects',
    summary: 'The coloured die and the hits tell how many dice the check has.',
    source: 'chapters/ch11-dice.ts',
  },
  {
    id: '11.5',
    title: 'Fire',
    summary: 'Dice by hits and total; any 1 and she is on fire.',
    source: 'chapters/ch11-attack.ts',
  },
  {
    id: '11.6',
    title: 'Smoke',
    summary: 'Two Smoke-2 markers for each section of an attack of three dice or more, else one.',
    source: 'chapters/ch11-firing.ts',
  },
  {
    id: '11.7',
    title: 'Next load',
    summary: 'Face down, 6, 8 or 12 impulses ahead by crew quality, on into the next turn.',
    source: 'chapters/ch10-reloading.ts',
  },
  {
    id: '11.8',
    title: 'Rakes',
    summary: 'Perpendicular, on the line of the target’s heading or, for diagonals, touching it and heading for it.',
    source: 'model/geometry-core.ts',
  },
  {
    id: '11.9',
    title: 'Chasers',
    summary: 'Where no broadside bears: a die for each section, a 6 hits the rigging.',
    source: 'chapters/ch11-attack.ts',
  },
];
