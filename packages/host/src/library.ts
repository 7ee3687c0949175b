/** The rulebooks a host can open. None is loaded before it is asked for. */

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
