/** The lessons of a first convoy, in the order in which they are told, and what is told beside them when it comes. */

import type { Position } from '../../../client/protocol.ts';
import type { Lesson } from '../../tutorial.ts';
import { advise } from './advice.ts';
import {
  actions,
  hasExited,
  hasFired,
  hasGrappled,
  hasMovedClock,
  hasPressed,
  hasSailed,
  hasTakenUp,
  hasWhistled,
  isPastWind,
  readsHers,
} from './questions.ts';

export const lessonIds = [
  'wind',
  'dice',
  'ship',
  'sail',
  'press',
  'clock',
  'guns',
  'paper',
  'log',
  'boarding',
  'exit',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'wind', clauses: ['R4', '1.3', '1.5', '1.7'], reached: isPastWind, suggest: () => [], isTold: true },
  {
    id: 'dice',
    clauses: ['3.1', '3.2', '3.3', 'R45'],
    reached: seen => hasWhistled(seen) || isPastWind(seen),
    suggest: advise,
  },
  { id: 'ship', clauses: ['5.2', 'R52'], reached: hasTakenUp, suggest: advise },
  { id: 'sail', clauses: ['R8', '1.12', '1.13', 'R5'], reached: hasSailed, suggest: advise },
  { id: 'press', clauses: ['1.9', '1.11', '1.15'], reached: hasPressed, passed: hasMovedClock, suggest: advise },
  { id: 'clock', clauses: ['5.6', '2.21', '5.8'], reached: hasMovedClock, suggest: advise },
  { id: 'guns', clauses: ['R17', '2.4', '2.15', '2.16'], reached: hasFired, suggest: advise },
  { id: 'paper', clauses: ['R53', '4.1', '4.2', '4.3'], reached: readsHers, suggest: () => [] },
  {
    id: 'log',
    clauses: ['R22'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'boarding', clauses: ['6.1', '6.3', '6.6', '6.9'], reached: hasGrappled, passed: hasExited, suggest: advise },
  { id: 'exit', clauses: ['R14', 'R55'], reached: hasExited, suggest: advise },
  { id: 'end', clauses: ['R51', 'R55'], reached: () => false, suggest: advise },
];

// --- What comes when it will ---

export const asideIds = ['answer', 'chance', 'return', 'loss', 'placing', 'mend', 'alongside', 'storm'] as const;
export type AsideId = (typeof asideIds)[number];

const CLAUSES: Readonly<Record<AsideId, readonly string[]>> = {
  answer: ['3.2', 'R45'],
  chance: ['2.18', '2.13', 'R26'],
  return: ['2.19', '2.13', 'R27'],
  loss: ['2.17', 'R24'],
  placing: ['2.17', 'R24'],
  mend: ['5.3', '8.1', '8.2'],
  alongside: ['5.5', 'R35', '6.2'],
  storm: ['6.3', '6.4', '6.5'],
};

const BY_ASK: Readonly<Record<string, AsideId>> = {
  'wind-change.answer': 'answer',
  'opportunity.fire': 'chance',
  'shoot.return': 'return',
  'placing.first': 'loss',
  'placing.other': 'placing',
  'recovery.mend': 'mend',
  'boarding.storm': 'storm',
};

export const asides: readonly Lesson<AsideId>[] = asideIds.map(id => ({
  id,
  clauses: CLAUSES[id],
  reached: () => false,
  suggest: advise,
}));

export function asideOf(position: Position): Lesson<AsideId> | null {
  const boards = actions(position).some(({ do: verb }) => verb === 'board');
  const id = BY_ASK[position.prompt?.ask ?? ''] ?? (boards ? 'alongside' : null);
  return asides.find(aside => aside.id === id) ?? null;
}
