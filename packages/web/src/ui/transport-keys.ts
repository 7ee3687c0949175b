/** Keys of a replay. */

export type Step = 'back' | 'forward' | 'first' | 'last' | 'play';

const STEPS: Readonly<Record<string, Step | 'sound'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  s: 'sound',
  S: 'sound',
};

export function stepOf(press: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): Step | 'sound' | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return STEPS[press.key] ?? null;
}

/** The entry after a step, within the log. */
export function entryAfter(step: Exclude<Step, 'play'>, entry: number, entries: number): number {
  switch (step) {
    case 'back':
      return Math.max(0, entry - 1);
    case 'forward':
      return Math.min(entries, entry + 1);
    case 'first':
      return 0;
    case 'last':
      return entries;
  }
}

/** Milliseconds from one entry to the next where nothing is seen to move. */
const PAUSE = 700;
const AFTER_MOTION = 150;
const LEAST = 60;

export function pauseBetween(speed: number, moved: boolean): number {
  if (speed === 0) return LEAST * 2;
  return Math.max(LEAST, (moved ? AFTER_MOTION : PAUSE) / speed);
}
