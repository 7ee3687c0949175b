/** Flags of the three navies. */

import type { FlagDesign } from '../../../board/flag.ts';
import { NO_FLAG } from '../../../board/flag.ts';

const AMERICAN: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h12v1.3H0ZM0 2.6h12v1.3H0ZM0 5.1h12v1.3H0ZM0 7.7h12V9H0Z', fill: '#b22234' },
    { d: 'M0 0h5.6v5.1H0Z', fill: '#24346b' },
    { d: 'M1 1.2h.9M3.6 1.2h.9M2.3 2.5h.9M1 3.8h.9M3.6 3.8h.9', stroke: '#ffffff', width: 0.8 },
  ],
};
const BRITISH: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h5.2v4.2H0Z', fill: '#1d3a78' },
    { d: 'M0 0 5.2 4.2M5.2 0 0 4.2', stroke: '#ffffff', width: 0.8 },
    { d: 'M2.6 0v4.2M0 2.1h5.2', stroke: '#c8102e', width: 0.9 },
    { d: 'M5.2 3.5H12v1.6H5.2ZM5.4 0h1.6v9H5.4ZM0 4.2h5.4v.9H0Z', fill: '#c8102e' },
  ],
};
const FRENCH: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h4v9H0Z', fill: '#1f3c88' },
    { d: 'M8 0h4v9H8Z', fill: '#c8102e' },
  ],
};

const FLAGS: Readonly<Record<string, FlagDesign>> = { american: AMERICAN, british: BRITISH, french: FRENCH };

export function flagOf(nation: string): FlagDesign {
  return FLAGS[nation] ?? NO_FLAG;
}
