/** Rulebooks with a bug, each a module's `ruleset` as the library opens it: by the last word of its address (`?endless`). */

import type { AnyRuleset } from '../../packages/engine/src/index.ts';
import { skirmish } from '../../packages/engine/src/skirmish.ts';

const BUG = 'a bug of ours';

function fail(): never {
  throw new Error(BUG);
}

/** What a part of the rules does in place of its own work. */
export const faults = {
  setup: { setup: fail },
  refuse: { refuse: fail },
  sealed: { sealed: fail },
  apply: { apply: fail },
  result: { result: fail },
  vocabulary: { vocabulary: { ...skirmish.vocabulary, parse: fail } },
  endless: {
    apply() {
      for (;;);
    },
  },
  greedy: {
    apply() {
      const block = Array.from({ length: 2_000_000 }).fill(0.5);
      for (const all: unknown[] = []; ; ) all.push(block.slice());
    },
  },
} as const satisfies Record<string, Partial<AnyRuleset>>;

export type Fault = keyof typeof faults;

export function faulty(fault: Fault): AnyRuleset {
  return { ...(skirmish as AnyRuleset), ...faults[fault] };
}

const asked = new URL(import.meta.url).search.slice(1) as Fault | '';

/** @public Found by its address, as every rulebook is. */
export const ruleset: AnyRuleset = asked === '' ? skirmish : faulty(asked);
