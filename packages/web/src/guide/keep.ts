/** How far somebody has come, kept in the browser. Where nothing can be kept the guide begins anew. */

import { lessons } from './lessons.ts';
import type { Progress } from './machine.ts';

const KEY = 'weathergauge.guide';

export interface Kept {
  /** The saved game it belongs to. */
  readonly id: string;
  readonly progress: Progress;
}

export function parseKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as unknown;
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** An older edition of the page may have left anything behind. */
function isKept(x: unknown): x is Kept {
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

export function readKept(): Kept | null {
  try {
    return parseKept(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function writeKept(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window: the lesson is told again after a reload.
  }
}
