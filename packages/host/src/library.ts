/** The rulebooks a host can open. None is loaded before it is asked for. */

import type { AnyRuleset, Refusal, RulebookModule } from '@weathergauge/engine';
import { refusal, rulesetBy } from '@weathergauge/engine';

/** Loads the module of a rulebook; one that is still being written exports no `ruleset`. */
export type RulebookLoader = () => Promise<Partial<RulebookModule>>;

export interface Library {
  /** By a data pack (`packOf` another ruleset of the same book), or by the printed one. */
  open(id: string, pack?: object | null): Promise<AnyRuleset | Refusal>;
}

export function libraryOf(loaders: Readonly<Record<string, RulebookLoader>>): Library {
  return {
    async open(id, pack = null) {
      const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      const { ruleset, ...more } = (await loader?.()) ?? {};
      if (ruleset === undefined) {
        return refusal('bad-config', `there is no rulebook "${id.slice(0, LONGEST_ID)}" here`);
      }
      return rulesetBy({ ruleset, ...more }, pack);
    },
  };
}

const LONGEST_ID = 40;
