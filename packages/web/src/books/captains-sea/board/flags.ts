/** Flags of the three navies. */

import type { FlagDesign } from '../../../board/flag.ts';
import { NO_FLAG } from '../../../board/flag.ts';
import { TRICOLOUR, WHITE_ENSIGN } from '../../ensigns.ts';

const AMERICAN: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h12v1.3H0ZM0 2.6h12v1.3H0ZM0 5.1h12v1.3H0ZM0 7.7h12V9H0Z', fill: '#b22234' },
    { d: 'M0 0h5.6v5.1H0Z', fill: '#24346b' },
    { d: 'M1 1.2h.9M3.6 1.2h.9M2.3 2.5h.9M1 3.8h.9M3.6 3.8h.9', stroke: '#ffffff', width: 0.8 },
  ],
};
const FLAGS: Readonly<Record<string, FlagDesign>> = { american: AMERICAN, british: WHITE_ENSIGN, french: TRICOLOUR };

export function flagOf(nation: string): FlagDesign {
  return FLAGS[nation] ?? NO_FLAG;
}
