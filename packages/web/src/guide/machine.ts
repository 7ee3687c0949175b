/** How the guide goes from lesson to lesson. Plain data in, plain data out; it never goes back and never holds anybody. */

import type { LessonId } from './lessons.ts';
import { lessons } from './lessons.ts';
import type { Sight } from './sight.ts';

export interface Progress {
  /** Index of the lesson that is on. */
  readonly at: number;
  /** The lesson that was reached last, to be praised; null where it was skipped. */
  readonly praise: LessonId | null;
  readonly undone: number;
  /** What was last seen, to tell an answer taken back: the log grows, and what it tells shrinks. */
  readonly entry: number;
  readonly told: number;
}

export const beginning: Progress = { at: 0, praise: null, undone: 0, entry: 0, told: 0 };

const END = lessons.length - 1;

export function lessonOf(progress: Progress): (typeof lessons)[number] {
  return lessons[Math.min(progress.at, END)] as (typeof lessons)[number];
}

/** After something has been seen: on to the first lesson that is not reached yet. */
export function watch(progress: Progress, seen: Omit<Sight, 'undone'>): Progress {
  const { position, happenings } = seen;
  const isNow = position.entry === position.entries;
  // An earlier moment is being looked at: nothing follows from it.
  if (!isNow) return progress;
  const takenBack = position.entry > progress.entry && happenings.length < progress.told;
  const undone = progress.undone + (takenBack ? 1 : 0);
  const sight: Sight = { ...seen, undone };
  let { at, praise } = progress;
  while (at < END) {
    const lesson = lessons[at];
    if (lesson === undefined) break;
    const reached = lesson.reached(sight);
    if (!reached && position.result === null && lesson.passed?.(sight) !== true) break;
    if (reached) praise = lesson.id;
    at++;
  }
  const now: Progress = { at, praise, undone, entry: position.entry, told: happenings.length };
  return isSame(now, progress) ? progress : now;
}

/** “Aye aye” or “Skip”. */
export function next(progress: Progress): Progress {
  return progress.at >= END ? progress : { ...progress, at: progress.at + 1, praise: null };
}

export function isOver(progress: Progress): boolean {
  return progress.at >= END;
}

function isSame(a: Progress, b: Progress): boolean {
  return a.at === b.at && a.praise === b.praise && a.undone === b.undone && a.entry === b.entry && a.told === b.told;
}
