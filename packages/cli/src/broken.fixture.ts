/** A rulebook with a bug: every answer fails. */

import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import type { Library } from './library.ts';

/** @public Found by its address, as every rulebook is. */
export const ruleset: AnyRuleset = {
  ...skirmish,
  apply() {
    throw new Error('a bug');
  },
};

export const broken: Library = [{ id: 'skirmish', module: import.meta.url, folder: import.meta.dirname }];
