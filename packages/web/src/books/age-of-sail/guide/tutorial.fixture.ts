/** The tutorial played by its suggestions, with the real session and the real midshipman. */

import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { Happening, NewGame, Position } from '../../../client/protocol.ts';
import { granted, hosted, untilAsked } from '../../hosted.fixture.ts';
import { BATTLE, HERS, SEED } from './battle.ts';
import type { LessonId } from './lessons.ts';
import { lessons } from './lessons.ts';
import type { Progress } from '../../../screens/guide/machine.ts';
import { beginning, machineOf } from '../../../screens/guide/machine.ts';

const { lessonOf, next, watch } = machineOf(lessons);

export interface Sailed {
  readonly position: Position;
  readonly happenings: readonly Happening[];
  readonly progress: Progress;
  /** Each lesson with the round in which it began to be told. */
  readonly told: readonly { readonly lesson: LessonId; readonly round: number; readonly orders: number }[];
  /** Every order with the lesson it was given in; '?' where nothing was suggested. */
  readonly orders: readonly string[];
}

export interface Pupil {
  readonly seed?: string;
  readonly game?: NewGame;
  /** Another order than the suggested one, by its place in the list; null follows the advice. */
  readonly wayward?: (order: number, position: Position) => number | null;
  readonly skipsUndo?: boolean;
}

const MOST_ORDERS = 600;

export async function sailTutorial({ seed = SEED, game = BATTLE, wayward, skipsUndo }: Pupil = {}): Promise<Sailed> {
  const battle = await hosted(ruleset, game, seed, watchOn);
  const chair = battle.chair(0);
  let progress = beginning;
  const told: { lesson: LessonId; round: number; orders: number }[] = [];
  const orders: string[] = [];

  function watchOn(): void {
    const { position } = chair.look();
    const happenings = chair.history();
    let ship: number | null = 0;
    let paper: 'orders' | 'log' = 'orders';
    for (;;) {
      progress = watch(progress, { position, happenings, ship, paper });
      const id = lessonOf(progress).id as LessonId;
      if (told[told.length - 1]?.lesson !== id) {
        told.push({ lesson: id, round: (position.view as { round: number }).round, orders: orders.length });
      }
      if (id === 'wind') progress = next(progress);
      else if (id === 'undo' && skipsUndo === true) progress = next(progress);
      else if (id === 'sheet' && ship !== HERS) ship = HERS;
      else if (id === 'log' && paper === 'orders') paper = 'log';
      else break;
    }
  }

  battle.start();
  for (;;) {
    await untilAsked(battle, chair);
    watchOn();
    const { position } = chair.look();
    if (position.result !== null || orders.length > MOST_ORDERS)
      return { position, happenings: chair.history(), progress, told, orders };
    if (lessonOf(progress).id === 'undo' && position.undo.right === 'alone') {
      granted(chair.undo());
      orders.push('undo: undo');
      continue;
    }
    const [best] = lessonOf(progress).suggest(position);
    const at = wayward?.(orders.length, position) ?? best ?? 0;
    orders.push(`${lessonOf(progress).id}: ${best === undefined ? '? ' : ''}${position.offers[at]?.text}`);
    granted(chair.answer(position.offers[at]?.text ?? '', position.at));
  }
}
