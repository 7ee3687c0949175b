/** One way by which notices go out. */

import type { Notice } from '@weathergauge/wire';

/** Where it goes, as it is kept. */
export interface Destination {
  readonly target: string;
  readonly secret: string | null;
}

/**
 * `gone`: nobody is there any more, and the way is forgotten. `refused`: it will not be taken however often it is tried. Where it
 * throws it may be tried again.
 */
export type Verdict = 'sent' | 'gone' | 'refused';

export type Send = (to: Destination, notice: Notice) => Promise<Verdict>;

const NOT_FOUND = 404;
const GONE = 410;
const TOO_MANY = 429;
const TIMED_OUT = 408;

/** By the status of an answer over HTTP. `gone` are those that mean it. */
export function verdictOf(status: number, gone: readonly number[] = [GONE]): Verdict {
  if (status >= 200 && status < 300) return 'sent';
  if (gone.includes(status)) return 'gone';
  if (status >= 500 || status === TOO_MANY || status === TIMED_OUT) throw new Error(`answered by ${status}`);
  return 'refused';
}

export const GONE_FOR_PUSH = [NOT_FOUND, GONE];
