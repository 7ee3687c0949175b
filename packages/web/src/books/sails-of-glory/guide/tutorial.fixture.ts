/** The pupil of this book's tutorial. */

import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { machineOf } from '../../../screens/guide/machine.ts';
import type { Fought as FoughtBy, Wayward } from '../../pupil.fixture.ts';
import { fightBy } from '../../pupil.fixture.ts';
import { BATTLE, MINE, SEED } from './battle.ts';
import type { LessonId } from './lessons.ts';
import { lessons } from './lessons.ts';
import { viewOf } from './questions.ts';

export const machine = machineOf(lessons);
export type Fought = FoughtBy<LessonId>;

const schooling = {
  ruleset,
  battle: BATTLE,
  seat: MINE,
  lessons,
  mostOrders: 600,
  turnOf: (position: Fought['position']) => viewOf(position).turn,
  record: {
    lesson: 'counters',
    ship: (position: Fought['position']) => viewOf(position).ships.find(({ own }) => own === null)?.id ?? 0,
  },
} as const;

/** Goes by the advice unless `wayward` names another place in the list. */
export function fight(seed: string = SEED, wayward: Wayward = () => null): Promise<Fought> {
  return fightBy<LessonId>(schooling, seed, wayward);
}
