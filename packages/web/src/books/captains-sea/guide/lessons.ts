/** The lessons of a first duel, in the order in which they are told. */

import type { Lesson } from '../../tutorial.ts';
import { advise } from './advice.ts';
import {
  hasBlock,
  hasFired,
  hasManoeuvred,
  hasMustered,
  hasReloaded,
  hasSpeed,
  isFittedOut,
  readsHers,
} from './questions.ts';

export const lessonIds = [
  'display',
  'fit-out',
  'crew',
  'cards',
  'block',
  'fire',
  'sheet',
  'log',
  'impulses',
  'reload',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'display', clauses: ['1.2', '1.5'], reached: isFittedOut, suggest: () => [], isTold: true },
  { id: 'fit-out', clauses: ['2.0', '3.10.2'], reached: isFittedOut, suggest: advise },
  { id: 'crew', clauses: ['5.0', '5.1.5', 'R26'], reached: hasMustered, suggest: advise },
  { id: 'cards', clauses: ['1.7.3', '1.7.4'], reached: hasSpeed, suggest: advise },
  { id: 'block', clauses: ['9.1', '9.1.1'], reached: hasBlock, passed: hasFired, suggest: advise },
  { id: 'fire', clauses: ['11.1', '11.2', '11.4.6'], reached: hasFired, suggest: advise },
  { id: 'sheet', clauses: ['3.4', '3.8', '3.9'], reached: readsHers, suggest: () => [] },
  {
    id: 'log',
    clauses: ['11.4'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'impulses', clauses: ['1.4', '9.0'], reached: hasManoeuvred, suggest: advise },
  { id: 'reload', clauses: ['10.0', '11.7'], reached: hasReloaded, suggest: advise },
  { id: 'end', clauses: ['18.0', '19.0'], reached: () => false, suggest: advise },
];
