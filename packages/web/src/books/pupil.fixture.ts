/** A tutorial played by its advice, with the real session and the real midshipman. */

import type { AnyRuleset } from '@weathergauge/engine';
import type { Happening, NewGame, Position } from '../client/protocol.ts';
import type { Progress } from '../screens/guide/machine.ts';
import { beginning, machineOf } from '../screens/guide/machine.ts';
import { granted, hosted, untilAsked } from './hosted.fixture.ts';
import type { Lesson, PaperKey } from './tutorial.ts';

export interface Schooling<Id extends string, Aside extends string = never> {
  readonly ruleset: AnyRuleset;
  readonly battle: NewGame;
  readonly seat: 0 | 1;
  readonly lessons: readonly Lesson<Id>[];
  readonly mostOrders: number;
  turnOf(position: Position): number;
  /** The lesson that asks for an enemy's record, and whose the pupil then opens. */
  readonly record?: { readonly lesson: Id; ship(position: Position): number };
  /** Lessons that ask for a panel besides that on the log, and which. */
  readonly papers?: Readonly<Partial<Record<Id, PaperKey>>>;
  aside?(position: Position): Lesson<Aside> | null;
}

export interface Fought<Id extends string, Aside extends string = never> {
  readonly position: Position;
  readonly happenings: readonly Happening[];
  readonly progress: Progress;
  /** Each lesson with the turn in which it began to be told, and how things stood then. */
  readonly told: readonly { readonly lesson: Id; readonly turn: number; readonly position: Position }[];
  /** What was told beside the lessons, each once. */
  readonly beside: ReadonlySet<Aside>;
  readonly orders: readonly string[];
}

/** Another order than the advised one, by its place in the list; null follows the advice. */
export type Wayward = (order: number, position: Position) => number | null;

/** Plays the battle of a tutorial to its end. */
export async function fightBy<Id extends string, Aside extends string = never>(
  { ruleset, battle, seat, lessons, mostOrders, turnOf, record, papers, aside }: Schooling<Id, Aside>,
  seed: string,
  wayward: Wayward,
): Promise<Fought<Id, Aside>> {
  const machine = machineOf(lessons);
  const game = await hosted(ruleset, battle, seed, watchOn);
  const chair = game.chair(seat);
  // As the page does, which asks for the whole history only when it opens a game.
  const happenings: Happening[] = [...chair.history()];
  chair.listen(turn => happenings.push(...turn.happenings));
  let progress = beginning;
  const told: { lesson: Id; turn: number; position: Position }[] = [];
  const beside = new Set<Aside>();
  const orders: string[] = [];

  function watchOn(): void {
    const { position } = chair.look();
    let ship: number | null = 0;
    let paper: PaperKey = 'orders';
    for (;;) {
      progress = machine.watch(progress, { position, happenings, ship, paper });
      const { id, isTold } = machine.lessonOf(progress) as Lesson<Id>;
      if (told.at(-1)?.lesson !== id) told.push({ lesson: id, turn: turnOf(position), position });
      if (isTold === true) progress = machine.next(progress);
      else if (id === record?.lesson && ship !== record.ship(position)) ship = record.ship(position);
      else if (paperFor(id) !== paper) paper = paperFor(id);
      else break;
    }
  }

  function paperFor(id: Id): PaperKey {
    return papers?.[id] ?? (id === 'log' ? 'log' : 'orders');
  }

  game.start();
  for (;;) {
    await untilAsked(game, chair);
    watchOn();
    const { position } = chair.look();
    if (position.result !== null || orders.length > mostOrders) {
      game.close();
      return { position, happenings, progress, told, beside, orders };
    }
    const special = aside?.(position) ?? null;
    if (special !== null) beside.add(special.id);
    const [best] = (special ?? machine.lessonOf(progress)).suggest(position);
    const at = wayward(orders.length, position) ?? best ?? 0;
    orders.push(position.offers[at]?.text ?? '');
    granted(chair.answer(orders.at(-1) ?? '', position.at));
  }
}
