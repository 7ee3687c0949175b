/** The lessons of a first campaign, in the order in which they are told, and what is told beside them when it comes up. */

import type { Position } from '../../../client/protocol.ts';
import type { Lesson } from '../../tutorial.ts';
import { advise } from './advice.ts';
import {
  actions,
  hasBegun,
  hasCounted,
  hasDrawn,
  hasFought,
  hasSailed,
  hasSortied,
  hasTriedObjective,
  isLate,
  readsStaff,
  viewOf,
} from './questions.ts';

export const lessonIds = [
  'blocks',
  'objectives',
  'landfall',
  'provisions',
  'chits',
  'masts',
  'staff',
  'sortie',
  'sail',
  'standing',
  'search',
  'battle',
  'raid',
  'log',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

/** Must be read: “Aye aye” leads on. */
const toRead = { reached: () => false, suggest: () => [], isTold: true } as const;

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'blocks', clauses: ['2.3', '7.4'], ...toRead },
  { id: 'objectives', clauses: ['24.3'], ...toRead },
  { id: 'landfall', clauses: ['24.1.1', '12.5'], reached: hasBegun, suggest: advise },
  { id: 'provisions', clauses: ['5.12', '24.2'], reached: hasDrawn, suggest: advise },
  { id: 'chits', clauses: ['6.2', '6.3', '9.4'], ...toRead },
  {
    id: 'masts',
    clauses: ['13.5'],
    reached: hasCounted,
    passed: seen => hasSortied(seen) || isLate(seen),
    suggest: count,
  },
  { id: 'staff', clauses: ['2.5', 'R29'], reached: readsStaff, suggest: () => [] },
  { id: 'sortie', clauses: ['11.1', '14.2.2'], reached: hasSortied, suggest: advise },
  { id: 'sail', clauses: ['9.1', '9.4', '7.8'], reached: hasSailed, suggest: advise },
  { id: 'standing', clauses: ['R35', 'R37', 'R110'], ...toRead },
  { id: 'search', clauses: ['14.0', '14.6'], ...toRead },
  { id: 'battle', clauses: ['16.0', '14.0'], reached: hasFought, passed: isLate, suggest: advise },
  { id: 'raid', clauses: ['22.2', '24.3'], reached: hasTriedObjective, suggest: advise },
  {
    id: 'log',
    clauses: ['4.0'],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: () => [],
  },
  { id: 'end', clauses: ['24.3'], reached: () => false, suggest: advise },
];

/** The first port that offers it; where none does, what else is sensible. */
function count(position: Position): readonly number[] {
  const at = actions(position).findIndex(action => action.do === 'masts');
  return at < 0 ? advise(position) : [at];
}

// --- What comes when it will ---

export const asideIds = [
  'arrival',
  'gauge',
  'tactics',
  'guns',
  'after',
  'weather',
  'repairs',
  'join',
  'attempt',
] as const;
export type AsideId = (typeof asideIds)[number];

const CLAUSES: Readonly<Record<AsideId, readonly string[]>> = {
  arrival: ['12.5', '14.2.1'],
  gauge: ['17.3', '17.4', '17.5'],
  tactics: ['17.6', '17.8'],
  guns: ['18.1', '18.3', '17.7'],
  after: ['18.4', '20.1', '20.5'],
  weather: ['6.6', '6.8', '6.9.1'],
  repairs: ['5.2.3'],
  join: ['7.5'],
  attempt: ['22.2'],
};

export const asides: readonly Lesson<AsideId>[] = asideIds.map(id => ({
  id,
  clauses: CLAUSES[id],
  reached: () => false,
  suggest: advise,
}));

/** By the procedure that asks. */
const BY_ASK: Readonly<Record<string, AsideId>> = {
  landfall: 'arrival',
  'weather-gauge': 'gauge',
  signalling: 'tactics',
  combat: 'tactics',
  'full-sail-die': 'guns',
  gunnery: 'guns',
  'breaking-off': 'after',
  'sending-in': 'after',
  towing: 'after',
  weathering: 'weather',
  business: 'repairs',
  joining: 'join',
  attempting: 'attempt',
};

/** While the enemy answers in a battle the coach stays with what was last asked there. */
export function asideOf(position: Position): Lesson<AsideId> | null {
  const [procedure = ''] = position.prompt?.ask.split('.') ?? [];
  const id = BY_ASK[procedure] ?? inBattle(position);
  return asides.find(aside => aside.id === id) ?? null;
}

function inBattle(position: Position): AsideId | null {
  const { battle } = viewOf(position);
  if (battle === null) return null;
  if (battle.windward < 0 || battle.rounds === 0) return 'gauge';
  return battle.points.some(points => points > 0) ? 'guns' : 'tactics';
}
