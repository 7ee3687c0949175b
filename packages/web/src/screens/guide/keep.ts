/** How far somebody has come, kept in the browser. Where nothing can be kept the guide begins anew. */

import type { Course } from '../../books/course.ts';
import type { Progress } from './machine.ts';

/** The first book that had a guide keeps the name it had alone. */
const keyOf = ({ ruleset }: Pick<Course, 'ruleset'>): string =>
  ruleset === 'age-of-sail' ? 'weathergauge.guide' : `weathergauge.guide.${ruleset}`;

export interface Kept {
  /** The saved game it belongs to. */
  readonly id: string;
  readonly progress: Progress;
}

export function parseKept(text: string | null, lessons: Course['lessons']): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as unknown;
    return isKept(kept, lessons) ? kept : null;
  } catch {
    return null;
  }
}

/** An older edition of the page may have left anything behind. */
function isKept(x: unknown, lessons: Course['lessons']): x is Kept {
  if (typeof x !== 'object' || x === null) return false;
  const { id, progress } = x as Partial<Record<keyof Kept, unknown>>;
  if (typeof id !== 'string' || typeof progress !== 'object' || progress === null) return false;
  const { at, praise, undone, entry, told } = progress as Partial<Record<keyof Progress, unknown>>;
  return (
    [at, undone, entry, told].every(figure => Number.isInteger(figure) && (figure as number) >= 0) &&
    (at as number) < lessons.length &&
    (praise === null || lessons.some(({ id: lesson }) => lesson === praise))
  );
}

export function readKept(course: Course): Kept | null {
  try {
    return parseKept(localStorage.getItem(keyOf(course)), course.lessons);
  } catch {
    return null;
  }
}

export function writeKept(course: Course, kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(course));
    else localStorage.setItem(keyOf(course), JSON.stringify(kept));
  } catch {
    // A private window: the lesson is told again after a reload.
  }
}
