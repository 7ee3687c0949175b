/** The pupil of the tutorial of the Advanced rules. */

import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { machineOf } from '../../../../screens/guide/machine.ts';
import type { Fought as FoughtBy, Wayward } from '../../../pupil.fixture.ts';
import { fightBy } from '../../../pupil.fixture.ts';
import { MINE } from '../battle.ts';
import { viewOf } from '../questions.ts';
import { BATTLE, SEED } from './battle.ts';
import type { AsideId, LessonId } from './lessons.ts';
import { asideOf, lessons } from './lessons.ts';

export const machine = machineOf(lessons);
export type Fought = FoughtBy<LessonId, AsideId>;

const schooling = {
  ruleset,
  battle: BATTLE,
  seat: MINE,
  lessons,
  aside: asideOf,
  mostOrders: 900,
  turnOf: (position: Fought['position']) => viewOf(position).turn,
  record: {
    lesson: 'mat',
    ship: (position: Fought['position']) => viewOf(position).ships.find(({ own }) => own === null)?.id ?? 0,
  },
} as const;

/** Goes by the advice unless `wayward` names another place in the list. */
export function fight(seed: string = SEED, wayward: Wayward = () => null): Promise<Fought> {
  return fightBy<LessonId, AsideId>(schooling, seed, wayward);
}
