/** The rulebooks of this server, by the address of their modules, which each thread imports for itself. */

import type { RulebookModule } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import { libraryOf } from '@weathergauge/host';

/** A rulebook that is not loaded yet. */
export interface BookModule {
  readonly id: string;
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
}

export function libraryAt(bookModules: readonly BookModule[]): Library {
  return libraryOf(
    Object.fromEntries(
      bookModules.map(({ id, module }) => [id, () => import(module) as Promise<Partial<RulebookModule>>] as const),
    ),
  );
}
