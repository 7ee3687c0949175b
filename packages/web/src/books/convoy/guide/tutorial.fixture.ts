/** The pupil of this book's tutorial. */

import { ruleset } from '@weathergauge/rules-convoy';
import { CONVOY } from '@weathergauge/rules-convoy/geometry';
import { machineOf } from '../../../screens/guide/machine.ts';
import type { Fought as FoughtBy, Wayward } from '../../pupil.fixture.ts';
import { fightBy } from '../../pupil.fixture.ts';
import { BATTLE, MINE, SEED } from './battle.ts';
import type { AsideId, LessonId } from './lessons.ts';
import { asideOf, lessons } from './lessons.ts';
import { viewOf } from './questions.ts';

export const machine = machineOf(lessons);
export type Fought = FoughtBy<LessonId, AsideId>;

const schooling = {
  ruleset,
  battle: BATTLE,
  seat: MINE,
  lessons,
  aside: asideOf,
  mostOrders: 600,
  turnOf: (position: Fought['position']) => viewOf(position).turn,
  record: {
    lesson: 'paper',
    ship: (position: Fought['position']) => viewOf(position).ships.find(({ flag }) => flag !== CONVOY)?.id ?? 0,
  },
} as const;

/** Goes by the advice unless `wayward` names another place in the list. */
export function fight(seed: string = SEED, wayward: Wayward = () => null): Promise<Fought> {
  return fightBy<LessonId, AsideId>(schooling, seed, wayward);
}
