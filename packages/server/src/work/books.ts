/** The rulebooks of this server, by the address of their modules, which each thread imports for itself. */

import type { RulebookModule } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import { libraryOf } from '@weathergauge/host';

export interface Shelf {
  readonly id: string;
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
}

export function libraryAt(shelves: readonly Shelf[]): Library {
  return libraryOf(
    Object.fromEntries(
      shelves.map(({ id, module }) => [id, () => import(module) as Promise<Partial<RulebookModule>>] as const),
    ),
  );
}
