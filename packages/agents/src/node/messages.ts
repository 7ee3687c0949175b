/** What the main thread and a thinking thread say to each other: plain data only. */

import type { Action, Seat } from '@weathergauge/engine';
import type { ParsedAgent } from '../parse.ts';
import type { SearchReport } from '../search-report.ts';

/** Sent to a worker when it is created. */
export interface WorkerSetup {
  /** A module that exports `ruleset`. */
  readonly rulesetModule: string;
  /** The data pack to play by; null for the printed one. */
  readonly pack: object | null;
}

export interface Question {
  readonly id: number;
  /** JSON. */
  readonly state: string;
  readonly seat: Seat;
  readonly agent: ParsedAgent;
  readonly seed: string;
  /** One integer, shared: 1 asks the search to stop. A thread that thinks reads no messages. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** `report` is null for an agent that does not search. */
export type Answer =
  | { readonly id: number; readonly type: 'progress'; readonly report: SearchReport }
  | { readonly id: number; readonly type: 'done'; readonly action: Action; readonly report: SearchReport | null }
  | { readonly id: number; readonly type: 'failed'; readonly reason: string };
