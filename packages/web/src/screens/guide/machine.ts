/** The state machine of a tutorial: from lesson to lesson, never back. Pure functions over plain data. */

import type { Lesson, CoachView } from '../../books/tutorial.ts';

export interface Progress {
  /** Index of the lesson that is on. */
  readonly at: number;
  /** The lesson that was reached last, to be praised; null where it was skipped. */
  readonly praise: string | null;
  readonly undone: number;
  /** Entries of the log and number of happenings seen last. An undo is noticed by more entries with fewer happenings. */
  readonly entry: number;
  readonly told: number;
}

export const beginning: Progress = { at: 0, praise: null, undone: 0, entry: 0, told: 0 };

export interface Machine {
  lessonOf(progress: Progress): Lesson;
  /** After something has been seen: on to the first lesson that is not reached yet. */
  watch(progress: Progress, seen: Omit<CoachView, 'undone'>): Progress;
  /** “Aye aye” or “Skip”. */
  next(progress: Progress): Progress;
  isOver(progress: Progress): boolean;
}

export function machineOf(lessons: readonly Lesson[]): Machine {
  const end = lessons.length - 1;
  return {
    lessonOf: progress => lessons[Math.min(progress.at, end)] as Lesson,
    watch(progress, seen) {
      const { position, happenings } = seen;
      const isNow = position.at === position.now;
      // An earlier moment is shown: no progress is made from it.
      if (!isNow) return progress;
      const takenBack = position.at > progress.entry && happenings.length < progress.told;
      const undone = progress.undone + (takenBack ? 1 : 0);
      const view: CoachView = { ...seen, undone };
      let { at, praise } = progress;
      while (at < end) {
        const lesson = lessons[at];
        if (lesson === undefined) break;
        const reached = lesson.reached(view);
        if (!reached && position.result === null && lesson.passed?.(view) !== true) break;
        if (reached) praise = lesson.id;
        at++;
      }
      const now: Progress = { at, praise, undone, entry: position.at, told: happenings.length };
      return isSame(now, progress) ? progress : now;
    },
    next: progress => (progress.at >= end ? progress : { ...progress, at: progress.at + 1, praise: null }),
    isOver: progress => progress.at >= end,
  };
}

function isSame(a: Progress, b: Progress): boolean {
  return a.at === b.at && a.praise === b.praise && a.undone === b.undone && a.entry === b.entry && a.told === b.told;
}
