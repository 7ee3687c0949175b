/** The pupil of this book's tutorial. */

import { ruleset } from '@weathergauge/rules-captains-sea';
import { machineOf } from '../../../screens/guide/machine.ts';
import type { Fought as FoughtBy, Wayward } from '../../pupil.fixture.ts';
import { fightBy } from '../../pupil.fixture.ts';
import { BATTLE, HERS, MINE, SEED } from './battle.ts';
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
  mostOrders: 900,
  turnOf: (position: Fought['position']) => viewOf(position).turn,
  record: { lesson: 'sheet', ship: () => HERS },
} as const;

/** Goes by the advice unless `wayward` names another place in the list. */
export function fight(seed: string = SEED, wayward: Wayward = () => null): Promise<Fought> {
  return fightBy<LessonId>(schooling, seed, wayward);
}
