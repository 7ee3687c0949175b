/** The lessons of the Basic rules, in the order in which they are told. */

import type { Lesson } from '../../tutorial.ts';
import { advise } from './advice.ts';
import { gunsBear, hasFired, hasPlanned, hasReloaded, hasSailed, readsHers } from './questions.ts';

export const lessonIds = ['wind', 'card', 'reveal', 'arcs', 'fire', 'counters', 'log', 'reload', 'end'] as const;
export type LessonId = (typeof lessonIds)[number];

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'wind', clauses: ['B2.2', 'B2.3'], reached: hasPlanned, suggest: () => [], isTold: true },
  { id: 'card', clauses: ['B2.4', 'B3.4', 'B3.5'], reached: hasPlanned, suggest: advise },
  { id: 'reveal', clauses: ['B3.1', 'B1.19'], reached: hasSailed, suggest: advise },
  { id: 'arcs', clauses: ['B5.3', 'B5.7'], reached: gunsBear, suggest: advise },
  { id: 'fire', clauses: ['B5.18', 'B5.24', 'B5.25'], reached: hasFired, suggest: advise },
  { id: 'counters', clauses: ['B7.2', 'B7.10', 'B5.20'], reached: readsHers, suggest: () => [] },
  {
    id: 'log',
    clauses: ['B7.1'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'reload', clauses: ['B9.1', 'B9.2'], reached: hasReloaded, suggest: advise },
  { id: 'end', clauses: ['B8.1', 'B10.1'], reached: () => false, suggest: advise },
];
