/** Who works out hints. A host is given an `Adviser` and does not know in which thread it thinks. */

import type { Hint } from './protocol.ts';
import type { Question } from './thinker.ts';

/** Plain data, so that it can be sent to a worker. */
export interface HintQuestion extends Omit<Question, 'level' | 'share'> {
  /** What the hint is compared with, as canonical text: an order that is looked at. Null for the next best. */
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
