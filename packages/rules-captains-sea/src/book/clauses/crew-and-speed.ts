/** Chapters 5 to 8: crew, initiative, movement rates and the activation cycle. */

import type { ClauseIndex } from '@weathergauge/engine';

export const crewAndSpeed: ClauseIndex = [
  {
    id: '5.0',
    title: 'Assigning crew',
    summary: 'Never more points than there are, nor more at a task than its track has boxes.',
    source: 'chapters/ch05-crew.ts',
  },
  {
    id: '5.1',
    title: 'Crew tasks',
    summary: 'Each captain assigns what he has to the tasks he likes.',
    source: 'chapters/ch05-crew.ts',
  },
  {
    id: '5.1.1',
    title: 'Sailing',
    summary: 'One point, for +1 on the check of a bonus move.',
    source: 'chapters/ch05-crew.ts',
  },
  {
    id: '5.1.2',
    title: 'Rigging change',
    summary: 'One or two points, if she can still carry Medium Sail.',
    source: 'chapters/ch05-crew.ts',
  },
  {
    id: '5.1.3',
    title: 'Rigging damage control',
    summary: 'One or two points to mend the latest damage, of a dismasted ship too.',
    source: 'chapters/ch05-crew.ts',
  },
  {
    id: '5.1.4',
    title: 'Hull damage control',
    summary: 'One or two points for each section.',
    source: 'chapters/ch05-crew.ts',
  },
  { id: '5.1.5', title: 'Gunnery', summary: 'One point for each undamaged box.', source: 'chapters/ch05-crew.ts' },
  { id: '5.1.6', title: 'Melee', summary: 'All who are at no task.', source: 'chapters/ch05-crew.ts' },
  {
    id: '6.0',
    title: 'Initiative',
    summary:
      'The higher die has it: crew quality, and one less for each turn on end that it has been held; ties again.',
    source: 'chapters/ch06-initiative.ts',
  },
  {
    id: '7.0',
    title: 'Movement rates',
    summary:
      'Base points by the wind positions of both ships, a hull bonus by die, and reductions for sail; the speed gives the impulses.',
    source: 'chapters/ch07-rates.ts',
  },
  {
    id: '8.0',
    title: 'Activation cycle',
    summary: 'In each marked impulse: manoeuvre, reload, fire, grapple, in this order.',
    source: 'chapters/ch08-activation.ts',
  },
  {
    id: '13.0',
    title: 'Empty impulses',
    summary: 'An impulse with no marker of either kind is skipped.',
    source: 'chapters/ch08-activation.ts',
  },
  {
    id: '14.0',
    title: 'Next impulse',
    summary: 'So on until the twelfth, then melee.',
    source: 'chapters/ch08-activation.ts',
  },
];
