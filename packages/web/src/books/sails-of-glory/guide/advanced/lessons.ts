/** The lessons of the Advanced rules, in the order in which they are told, and what is told beside them when it comes. */

import type { Position } from '../../../../client/protocol.ts';
import type { Lesson } from '../../../tutorial.ts';
import { hasFired, hasReloaded, readsHers } from '../questions.ts';
import { advise } from './orders.ts';
import {
  asked,
  hasFirstCard,
  hasOrdered,
  hasRevealed,
  hasSecondCard,
  hasWorked,
  isBurning,
  isFittedOut,
  isLeaking,
} from './questions.ts';

export const lessonIds = [
  'outfit',
  'card',
  'ahead',
  'crew',
  'reveal',
  'fire',
  'mat',
  'log',
  'reload',
  'works',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'outfit', clauses: ['A1.4', 'S7.2', 'S7.3', 'S7.4'], reached: isFittedOut, suggest: advise },
  { id: 'card', clauses: ['S3.1', 'S3.3', 'A9.2'], reached: hasFirstCard, suggest: advise },
  { id: 'ahead', clauses: ['S2.1', 'S2.4', 'S2.5'], reached: hasSecondCard, suggest: advise },
  { id: 'crew', clauses: ['A2.1', 'A2.2', 'A1.2'], reached: hasOrdered, suggest: advise },
  { id: 'reveal', clauses: ['A3.1', 'A1.5', 'A4.2', 'A4.3'], reached: hasRevealed, suggest: advise },
  { id: 'fire', clauses: ['A5.2', 'A5.3', 'A5.7', 'S6.2'], reached: hasFired, suggest: advise },
  { id: 'mat', clauses: ['A10.1', 'A2.3'], reached: readsHers, suggest: () => [] },
  {
    id: 'log',
    clauses: ['A10.1'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'reload', clauses: ['A6.1', 'A6.2', 'A6.3'], reached: hasReloaded, suggest: advise },
  { id: 'works', clauses: ['A4.4', 'A7.1', 'A8.1', 'A8.11'], reached: hasWorked, suggest: advise },
  { id: 'end', clauses: ['B8.1', 'B10.1'], reached: () => false, suggest: advise },
];

// --- What comes when it will ---

export const asideIds = ['burning', 'leaking', 'mending'] as const;
export type AsideId = (typeof asideIds)[number];

const CLAUSES: Readonly<Record<AsideId, readonly string[]>> = {
  burning: ['A10.3', 'A10.4', 'A7.3', 'A7.4'],
  leaking: ['A10.6', 'A10.7', 'A4.4', 'A8.6'],
  mending: ['A8.1', 'A8.2', 'A8.9', 'A8.11'],
};

export const asides: readonly Lesson<AsideId>[] = asideIds.map(id => ({
  id,
  clauses: CLAUSES[id],
  reached: () => false,
  suggest: advise,
}));

export function asideOf(position: Position): Lesson<AsideId> | null {
  const id = kindOf(position);
  return asides.find(aside => aside.id === id) ?? null;
}

function kindOf(position: Position): AsideId | null {
  const ask = position.prompt?.ask;
  if (ask === 'repairs.mend') return 'mending';
  const ship = ask === 'planning.order' ? asked(position) : undefined;
  if (ship === undefined) return null;
  return isBurning(ship) ? 'burning' : isLeaking(ship) ? 'leaking' : null;
}
