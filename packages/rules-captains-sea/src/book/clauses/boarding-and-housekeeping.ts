/** Chapters 12 to 17: grappling, melee, the bonus move and housekeeping. */

import type { ClauseIndex } from '@weathergauge/engine';

export const boardingAndHousekeeping: ClauseIndex = [
  {
    id: '12.0',
    title: 'Grappling',
    summary: 'Between ships in one square, 5 or more; they are then aligned, and the impulses are over.',
    source: 'chapters/ch12-grappling.ts',
  },
  {
    id: '15.0',
    title: 'Melee',
    summary:
      'Assault and support against defence and support, round by round, until one has nobody left or breaks off.',
    source: 'chapters/ch15-melee.ts',
  },
  {
    id: '16.0',
    title: 'Bonus move',
    summary: 'One square straight ahead, and a check of the rigging: 6 or more.',
    source: 'chapters/ch16-bonus.ts',
  },
  {
    id: '17.0',
    title: 'Housekeeping',
    summary: 'Seven steps, strictly in order.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.1',
    title: 'Fire fighting',
    summary: '5 puts the fire out, 2 or less costs rigging.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.2',
    title: 'Damage control',
    summary: 'A die for each point; one box a track and turn.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.3',
    title: 'Wrecked sections',
    summary: 'A die for each section that is gone; one level at most.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.4',
    title: 'Striking',
    summary: 'A die for each marker in a Strike Check box: 1 or less and she strikes, but not both sides at once.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.5',
    title: 'Sails and disengaging',
    summary: '3 or more to change sails; low rigging forces Fighting Sail; grappled ships may cut loose.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.6',
    title: 'Smoke drifts',
    summary: 'Smoke-1 goes, Smoke-2 becomes Smoke-1 and moves with the wind.',
    source: 'chapters/ch17-housekeeping.ts',
  },
  {
    id: '17.7',
    title: 'Drawing a card',
    summary: 'The initiative captain draws one.',
    source: 'chapters/ch17-drawing.ts',
  },
];
