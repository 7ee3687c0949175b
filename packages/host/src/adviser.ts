/** Computes hints. A host is given an `Adviser` and does not know in which thread it runs. */

import type { Hint } from './protocol.ts';
import type { Question } from './thinker.ts';

/** Plain data, so that it can be sent to a worker. */
export interface HintQuestion extends Omit<Question, 'level' | 'share'> {
  /** The order with which the best one is compared, as canonical text. Null for the next best. */
  readonly compared: string | null;
}

export interface Adviser {
  /** How much of its time is spent is reported from 0 to 1. */
  advise(question: HintQuestion, onProgress: (share: number) => void): Advising;
}

/** One hint under way. */
export interface Advising {
  /** Rejected when it fails or is cancelled. */
  readonly hint: Promise<Hint>;
  cancel(): void;
}
