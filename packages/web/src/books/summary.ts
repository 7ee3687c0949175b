/** What the page knows of a rulebook before it is loaded; written at build time (`tools/rulebooks.ts`). */

import type { OptionSpec, Scenario, Uneven } from '@weathergauge/engine';

export interface BookSummary {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly scenarios: readonly Scenario[];
  /** Its figures can be replaced by a data pack. */
  readonly takesPacks: boolean;
}

/** What a host may change. Fetched apart, when the lobby is calm. */
export interface BookOptions {
  /** Of the book. */
  readonly id: string;
  readonly options: OptionSpec;
  /** Set-ups that one side wins much more often than the other. */
  readonly uneven: readonly Uneven[];
  /** By id, only for clauses that options name. The others are many and are fetched when the rules are read. */
  readonly clauseTitles: Readonly<Record<string, string>>;
}

/** What a clause of the rules says. */
export interface ClauseSummary {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}
