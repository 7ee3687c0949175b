/** Ensigns of the two sides: the Allies’ fleets are French or Spanish, which nobody sees from afar, so they share one. */

import type { FlagDesign } from '../../../board/flag.ts';
import { TRICOLOUR, WHITE_ENSIGN } from '../../ensigns.ts';

export const FLAGS: readonly [FlagDesign, FlagDesign] = [WHITE_ENSIGN, TRICOLOUR];

/** Of Spain, since 1785. */
const ROJIGUALDA: FlagDesign = {
  shape: 'plain',
  field: '#b3202c',
  paths: [{ d: 'M0 2.25h12v4.5H0Z', fill: '#f3c13a' }],
};

/** 17.9 In line the nation of each ship is seen. */
export const LINE_FLAGS = { british: WHITE_ENSIGN, french: TRICOLOUR, spanish: ROJIGUALDA } as const;
