/** The lessons of a first duel, in the order in which they are told. */

import type { Lesson } from '../../tutorial.ts';
import { advise } from './advice.ts';
import {
  hasAnnounced,
  hasBlock,
  hasFired,
  hasManoeuvred,
  hasMustered,
  hasReloaded,
  isAskedToFire,
  isFittedOut,
  readsHers,
} from './questions.ts';

export const lessonIds = [
  'display',
  'fit-out',
  'crew',
  'block',
  'fire',
  'cards',
  'sheet',
  'log',
  'impulses',
  'reload',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'display', clauses: ['1.2', '1.5'], reached: isFittedOut, suggest: () => [], isTold: true },
  { id: 'fit-out', clauses: ['2.0', '3.6', '3.10.2'], reached: isFittedOut, suggest: advise },
  { id: 'crew', clauses: ['5.0', '5.1.5', '5.1.6'], reached: hasMustered, suggest: advise },
  { id: 'block', clauses: ['7.0', '9.1', '9.1.1', '9.1.2'], reached: hasBlock, passed: isAskedToFire, suggest: advise },
  { id: 'fire', clauses: ['11.1', '11.2', '11.3', '11.4.6'], reached: hasAnnounced, suggest: advise },
  // Whose cards fit nowhere is not asked: then it is skipped once the guns have fired.
  { id: 'cards', clauses: ['1.7.3', '1.7.4', 'R26'], reached: hasFired, suggest: advise },
  { id: 'sheet', clauses: ['3.4', '3.8', '3.9', '17.4'], reached: readsHers, suggest: () => [] },
  {
    id: 'log',
    clauses: ['11.4'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'impulses', clauses: ['1.4', '9.0', '16.0'], reached: hasManoeuvred, suggest: advise },
  { id: 'reload', clauses: ['10.0', '11.7'], reached: hasReloaded, suggest: advise },
  { id: 'end', clauses: ['11.8', '18.0', '19.0'], reached: () => false, suggest: advise },
];
