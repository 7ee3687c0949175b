/** The advised course, fought with the real session and the real midshipman. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { libraryOf } from '../../../client/library.ts';
import type { Happening, Position } from '../../../client/protocol.ts';
import { createSession } from '../../../client/session.ts';
import { createThinker } from '../../../client/thinker.ts';
import type { Progress } from '../../../screens/guide/machine.ts';
import { beginning, machineOf } from '../../../screens/guide/machine.ts';
import { BATTLE, MINE, SEED } from './battle.ts';
import type { LessonId } from './lessons.ts';
import { lessons } from './lessons.ts';
import { isMine, viewOf } from './sight.ts';

export const machine = machineOf(lessons);
const library = libraryOf({ 'sails-of-glory': async () => ({ ruleset }) });

export interface Fought {
  readonly position: Position;
  readonly happenings: readonly Happening[];
  readonly progress: Progress;
  /** Each lesson with the turn in which it began to be told. */
  readonly told: readonly { readonly lesson: LessonId; readonly turn: number }[];
  readonly orders: readonly string[];
}

function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

const MOST_ORDERS = 600;

/** Goes by the advice unless `wayward` names another place in the list. */
export async function fight(
  seed: string = SEED,
  wayward: (order: number, position: Position) => number | null = () => null,
): Promise<Fought> {
  const session = createSession(library);
  const thinker = createThinker(library, () => 0);
  granted(await session.open(BATTLE, seed));
  let progress = beginning;
  const told: { lesson: LessonId; turn: number }[] = [];
  const orders: string[] = [];
  for (;;) {
    const { position } = await session.look(MINE);
    const happenings = await session.history(MINE);
    const view = viewOf(position);
    let ship: number | null = 0;
    let paper: 'orders' | 'log' = 'orders';
    for (;;) {
      progress = machine.watch(progress, { position, happenings, ship, paper });
      const id = machine.lessonOf(progress).id as LessonId;
      if (told.at(-1)?.lesson !== id) told.push({ lesson: id, turn: view.turn });
      if (id === 'wind') progress = machine.next(progress);
      else if (id === 'counters' && isMine(view, ship)) ship = view.ships.find(({ own }) => own === null)?.id ?? 0;
      else if (id === 'log' && paper === 'orders') paper = 'log';
      else break;
    }
    if (position.result !== null || orders.length > MOST_ORDERS)
      return { position, happenings, progress, told, orders };
    const seat = position.pending.find(one => one !== MINE);
    if (seat !== undefined) {
      const text = await thinker.think(await session.brief(), seat, 'midshipman', () => {});
      granted(await session.answer(seat, text, position.entry));
      continue;
    }
    const [best] = machine.lessonOf(progress).suggest(position);
    const at = wayward(orders.length, position) ?? best ?? 0;
    orders.push(position.offers[at]?.text ?? '');
    granted(await session.answer(MINE, orders.at(-1) ?? '', position.entry));
  }
}
