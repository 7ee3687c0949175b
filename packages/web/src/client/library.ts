/** The shelf of rulebooks. Every `rules-*` folder is on it; none is loaded before it is asked for. */

import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';

/** Loads a module that exports `ruleset`; one that is still being written does not. */
export type RulebookLoader = () => Promise<{ readonly ruleset?: AnyRuleset }>;

export interface Library {
  open(id: string): Promise<AnyRuleset | Refusal>;
}

export function libraryOf(loaders: Readonly<Record<string, RulebookLoader>>): Library {
  return {
    async open(id) {
      const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      const { ruleset } = (await loader?.()) ?? {};
      return ruleset ?? refusal('bad-config', `there is no rulebook "${id.slice(0, LONGEST_ID)}" here`);
    },
  };
}

const LONGEST_ID = 40;

/** What the build finds beside this package: a new rulebook needs no line here. */
export function builtLibrary(): Library {
  const found = import.meta.glob<{ ruleset?: AnyRuleset }>('../../../rules-*/src/index.ts');
  return libraryOf(
    Object.fromEntries(Object.entries(found).map(([path, load]): [string, RulebookLoader] => [idOf(path), load])),
  );
}

function idOf(path: string): string {
  return /rules-([^/]+)\/src\/index\.ts$/.exec(path)?.[1] ?? path;
}
