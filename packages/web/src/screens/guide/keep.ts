/** The progress in a tutorial, kept in `localStorage`. Where that is not available the tutorial begins anew. */

import type { Tutorial } from '../../books/tutorial.ts';
import type { Progress } from './machine.ts';

/** Where in `localStorage` the progress is kept. */
const keyOf = ({ ruleset, savedAs }: Pick<Tutorial, 'ruleset' | 'savedAs'>): string =>
  savedAs ?? `weathergauge.guide.${ruleset}`;

export interface Kept {
  /** The saved game it belongs to. */
  readonly id: string;
  readonly progress: Progress;
}

export function parseKept(text: string | null, lessons: Tutorial['lessons']): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as unknown;
    return isKept(kept, lessons) ? kept : null;
  } catch {
    return null;
  }
}

/** Checks what was stored: an older version of the page may have written another shape. */
function isKept(x: unknown, lessons: Tutorial['lessons']): x is Kept {
  if (typeof x !== 'object' || x === null) return false;
  const { id, progress } = x as Partial<Record<keyof Kept, unknown>>;
  if (typeof id !== 'string' || typeof progress !== 'object' || progress === null) return false;
  const { at, praise, undone, entry, told } = progress as Partial<Record<keyof Progress, unknown>>;
  return (
    [at, undone, entry, told].every(count => Number.isInteger(count) && (count as number) >= 0) &&
    (at as number) < lessons.length &&
    (praise === null || lessons.some(({ id: lesson }) => lesson === praise))
  );
}

export function readKept(tutorial: Tutorial): Kept | null {
  try {
    return parseKept(localStorage.getItem(keyOf(tutorial)), tutorial.lessons);
  } catch {
    return null;
  }
}

export function writeKept(tutorial: Tutorial, kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(tutorial));
    else localStorage.setItem(keyOf(tutorial), JSON.stringify(kept));
  } catch {
    // No storage, as in a private window: after a reload the tutorial begins anew.
  }
}
