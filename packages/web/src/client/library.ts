/** Every `rules-*` folder that the build finds beside this package: a new rulebook needs no line here. */

import type { RulebookModule } from '@weathergauge/engine';
import type { Library, RulebookLoader } from '@weathergauge/host';
import { libraryOf } from '@weathergauge/host';

export function builtLibrary(): Library {
  const found = import.meta.glob<Partial<RulebookModule>>('../../../rules-*/src/index.ts');
  return libraryOf(
    Object.fromEntries(Object.entries(found).map(([path, load]): [string, RulebookLoader] => [idOf(path), load])),
  );
}

function idOf(path: string): string {
  return /rules-([^/]+)\/src\/index\.ts$/.exec(path)?.[1] ?? path;
}
