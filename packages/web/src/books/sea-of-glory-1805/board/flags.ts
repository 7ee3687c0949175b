/** Ensigns of the two sides: the Allies’ fleets are French or Spanish, which nobody sees from afar, so they share one. */

import type { FlagDesign } from '../../../board/flag.ts';
import { TRICOLOUR, WHITE_ENSIGN } from '../../ensigns.ts';

export const FLAGS: readonly [FlagDesign, FlagDesign] = [WHITE_ENSIGN, TRICOLOUR];
