/** The tutorial played by its advice, with the real session and the real midshipman. */

import { ruleset } from '@weathergauge/rules-captains-sea';
import type { Happening, Position } from '../../../client/protocol.ts';
import type { Progress } from '../../../screens/guide/machine.ts';
import { beginning, machineOf } from '../../../screens/guide/machine.ts';
import { granted, hosted, untilAsked } from '../../hosted.fixture.ts';
import { BATTLE, HERS, MINE, SEED } from './battle.ts';
import type { LessonId } from './lessons.ts';
import { lessons } from './lessons.ts';
import { viewOf } from './questions.ts';

export const machine = machineOf(lessons);

export interface Fought {
  readonly position: Position;
  readonly happenings: readonly Happening[];
  readonly progress: Progress;
  /** Each lesson with the turn in which it began to be told. */
  readonly told: readonly { readonly lesson: LessonId; readonly turn: number }[];
  readonly orders: readonly string[];
}

const MOST_ORDERS = 900;

/** Goes by the advice unless `wayward` names another place in the list. */
export async function fight(
  seed: string = SEED,
  wayward: (order: number, position: Position) => number | null = () => null,
): Promise<Fought> {
  const battle = await hosted(ruleset, BATTLE, seed, watchOn);
  const chair = battle.chair(MINE);
  const happenings: Happening[] = [...chair.history()];
  chair.listen(turn => happenings.push(...turn.happenings));
  let progress = beginning;
  const told: { lesson: LessonId; turn: number }[] = [];
  const orders: string[] = [];

  function watchOn(): void {
    const { position } = chair.look();
    let ship: number | null = MINE;
    let paper: 'orders' | 'log' = 'orders';
    for (;;) {
      progress = machine.watch(progress, { position, happenings, ship, paper });
      const id = machine.lessonOf(progress).id as LessonId;
      if (told.at(-1)?.lesson !== id) told.push({ lesson: id, turn: viewOf(position).turn });
      if (id === 'display') progress = machine.next(progress);
      else if (id === 'sheet' && ship === MINE) ship = HERS;
      else if (id === 'log' && paper === 'orders') paper = 'log';
      else break;
    }
  }

  battle.start();
  for (;;) {
    await untilAsked(battle, chair);
    watchOn();
    const { position } = chair.look();
    if (position.result !== null || orders.length > MOST_ORDERS) {
      battle.close();
      return { position, happenings, progress, told, orders };
    }
    const [best] = machine.lessonOf(progress).suggest(position);
    const at = wayward(orders.length, position) ?? best ?? 0;
    orders.push(position.offers[at]?.text ?? '');
    granted(chair.answer(orders.at(-1) ?? '', position.at));
  }
}
