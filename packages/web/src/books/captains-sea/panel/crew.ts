/** Crew assignment as the panel shows it: rows of places, and what one placement takes in small answers. */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import { GUNNERY, HULL_REPAIR, placesOn, RIG_REPAIR, SAILING, tasks } from '@weathergauge/rules-captains-sea/geometry';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { about, nthOf } from './part.ts';

/** Where crew is wanted: so many points at this task. */
export interface Wish {
  readonly task: number;
  readonly points: number;
}

export interface TaskRow {
  readonly task: number;
  readonly name: (typeof tasks)[number];
  readonly clause: string;
  /** Which line tells what it does. */
  readonly does: string;
  /** Points there now, places there are, and how far they can be filled. */
  readonly now: number;
  readonly places: number;
  readonly most: number;
  /** The offer that opens this task, -1 for none. */
  readonly offer: number;
  /** By points: the offers that settle it, while it is open. */
  readonly counts: ReadonlyMap<number, number>;
}

function clauseOf(task: number): string {
  if (task === SAILING) return '5.1.1';
  if (task < RIG_REPAIR) return '5.1.2';
  if (task === RIG_REPAIR) return '5.1.3';
  return task < GUNNERY ? '5.1.4' : '5.1.5';
}

function doesOf(task: number): string {
  return task < HULL_REPAIR ? (tasks[task] ?? '') : task < GUNNERY ? 'repair' : 'guns';
}

/** The ship whose crew is being placed. */
export function musteredShip(view: SeaView, position: Position): ShipView | undefined {
  return view.ships[about(position, 'ship')];
}

export function placedAt(ship: ShipView): readonly number[] {
  return ship.own?.tasks ?? ship.tasks;
}

/** Crew at no task. */
export function unplaced(ship: ShipView): number {
  return ship.crew - placedAt(ship).reduce((sum, points) => sum + points, 0);
}

/** What a task can take is what the rules offer: a task that is not on offer takes nobody. */
export function rowsOf(ship: ShipView, offers: readonly OfferView[]): readonly TaskRow[] {
  const adjusts = nthOf(offers, 'adjust');
  const counted = nthOf(offers, 'crew');
  const left = unplaced(ship);
  return tasks.map((name, task) => {
    const now = placedAt(ship)[task] ?? 0;
    const offer = adjusts.find(({ action }) => action.task === name)?.at ?? -1;
    const counts = new Map(
      counted.filter(({ action }) => action.task === name).map(({ action, at }) => [action.points, at]),
    );
    const places = offer < 0 && counts.size === 0 && now === 0 ? 0 : placesOn(ship, task);
    const most = counts.size > 0 ? Math.max(...counts.keys()) : offer < 0 ? now : Math.min(places, now + left);
    return { task, name, clause: clauseOf(task), does: doesOf(task), now, places, most, offer, counts };
  });
}

/** The next small answer towards a wish, -1 when there is none: open the task, then say how many. */
export function answerTo({ task, points }: Wish, offers: readonly OfferView[]): number {
  const name = tasks[task];
  const count = nthOf(offers, 'crew').find(({ action }) => action.task === name && action.points === points);
  return count?.at ?? nthOf(offers, 'adjust').find(({ action }) => action.task === name)?.at ?? -1;
}

/** Whether the task of a wish is open: one more answer settles it. */
export function isOpen({ task }: Wish, offers: readonly OfferView[]): boolean {
  return nthOf(offers, 'crew').some(({ action }) => action.task === tasks[task]);
}

/** What a man who is dragged from one task to another brings about, -1 for no task; nothing where there is no place. */
export function dropped(rows: readonly TaskRow[], from: number, to: number): readonly Wish[] {
  const [source, goal] = [rows[from], rows[to]];
  if (to >= 0 && (goal === undefined || goal.now >= goal.places)) return [];
  if (source !== undefined && source.now === 0) return [];
  return [
    ...(source === undefined ? [] : [{ task: from, points: source.now - 1 }]),
    ...(goal === undefined ? [] : [{ task: to, points: goal.now + 1 }]),
  ];
}
