/** What the page knows of a rulebook before it is loaded; written at build time (`tools/rulebooks.ts`). */

import type { OptionSpec, Scenario } from '@weathergauge/engine';

export interface BookSummary {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionSpec;
  /** Its figures can be replaced by a data pack. */
  readonly takesPacks: boolean;
  /** By id, only for clauses that options name. The others are many and are fetched from the session. */
  readonly clauseTitles: Readonly<Record<string, string>>;
}
