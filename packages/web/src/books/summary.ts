/** What is known of a rulebook before it is opened: the build writes it down (`tools/rulebooks.ts`). */

import type { OptionSpec, Scenario } from '@weathergauge/engine';

export interface BookSummary {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionSpec;
  /** By id, of those clauses that the options name. The others are asked of the session: they are many. */
  readonly clauseTitles: Readonly<Record<string, string>>;
}
