/** 22.0 Raids and invasions, and the invasion across the Channel. */

import type { Context } from '@weathergauge/engine';
import { procedure } from './builders.ts';
import { takeNapoleon, takePitt } from './ch21-objectives.ts';
import type { Campaign } from '../model/state.ts';
import { NOT_RAIDED } from '../model/state.ts';
import { IN_NAPLES, NAPLES } from '../model/terms.ts';

/** 22.3.3 Naples, when the Neapolitan duty has failed. */
export function invadedOverland(s: Campaign, context: Context): void {
  if (s.invaded[NAPLES] === 1) return;
  s.invaded[NAPLES] = 1;
  s.raids[NAPLES] = NOT_RAIDED;
  takeNapoleon(s, IN_NAPLES, context);
  takePitt(s, IN_NAPLES, context);
}

export const raidsAndInvasions = procedure('raids-and-invasions', {}, []);
