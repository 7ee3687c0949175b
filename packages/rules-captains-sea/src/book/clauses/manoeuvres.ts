/** Chapters 9 and 10: manoeuvring and reloading. */

import type { ClauseIndex } from '@weathergauge/engine';

export const manoeuvres: ClauseIndex = [
  {
    id: '9.0',
    title: 'Manoeuvring',
    summary:
      'An activation is spent on the chosen block; what is paid for must be revealed and made, and the next is chosen at once.',
    source: 'chapters/ch09-manoeuvres.ts',
  },
  {
    id: '9.1',
    title: 'Choosing a block',
    summary:
      'From the panel of the wind position; Strain if it carries over; no Back Sail or Wear twice running, none into irons.',
    source: 'chapters/ch09-blocks.ts',
  },
  {
    id: '9.1.1',
    title: 'Advance',
    summary: 'One square ahead for 2 or 3 points, then a turn to a superior wind position if wanted.',
    source: 'chapters/ch09-manoeuvres.ts',
  },
  {
    id: '9.1.2',
    title: 'Wear',
    summary: 'One point of the compass, for 1 or 2.',
    source: 'chapters/ch09-manoeuvres.ts',
  },
  { id: '9.1.3', title: 'Back Sail', summary: 'She stays where she is.', source: 'chapters/ch09-manoeuvres.ts' },
  {
    id: '9.1.4',
    title: 'Tack',
    summary: 'Into the wind, and through it on 5 or more; else in irons for the rest of the turn.',
    source: 'chapters/ch09-tacking.ts',
  },
  {
    id: '9.1.5',
    title: 'Strain',
    summary: 'Whoever strains must make a bonus move; its value stays hidden until then.',
    source: 'chapters/ch09-blocks.ts',
  },
  {
    id: '9.2',
    title: 'Stacking',
    summary: 'Ships may share a square, and lie to each other in one of three ways.',
    source: 'chapters/ch09-stacking.ts',
  },
  {
    id: '9.2.1',
    title: 'Parallel',
    summary: 'The initiative captain says on which side the mover passes; both may fire.',
    source: 'chapters/ch09-stacking.ts',
  },
  {
    id: '9.2.2',
    title: 'Crossing',
    summary: 'Only the initiative ship may fire: a stern rake if she moved, a bow rake if the other did.',
    source: 'chapters/ch09-stacking.ts',
  },
  {
    id: '9.2.3',
    title: 'Angled',
    summary: 'The mover passes on the side nearest to where she came in; both may fire.',
    source: 'chapters/ch09-stacking.ts',
  },
  {
    id: '9.3',
    title: 'Map edge',
    summary: 'The whole battle is moved towards the centre; if that cannot be, the game ends.',
    source: 'chapters/ch09-stacking.ts',
  },
  {
    id: '10.0',
    title: 'Reloading',
    summary:
      'A marker that comes up loads a manned section; special loads take two impulses more; unmanned sections begin again.',
    source: 'chapters/ch10-reloading.ts',
  },
];
