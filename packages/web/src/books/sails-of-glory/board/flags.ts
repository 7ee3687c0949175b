/** Flags of the two sides, as they were from 1794 to 1800. */

import type { FlagDesign } from '../../../board/flag.ts';

const BRITAIN: FlagDesign = {
  shape: 'plain',
  field: '#1f3f86',
  paths: [
    { d: 'M0 0 12 9M12 0 0 9', stroke: '#ffffff', width: 1.7 },
    { d: 'M4.2 0h3.6v9H4.2ZM0 2.9h12v3.2H0Z', fill: '#ffffff' },
    { d: 'M5.1 0h1.8v9H5.1ZM0 3.7h12v1.6H0Z', fill: '#c8102e' },
  ],
};
const FRANCE: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h4v9H0Z', fill: '#1f3c88' },
    { d: 'M8 0h4v9H8Z', fill: '#c8102e' },
  ],
};

export const FLAGS = [BRITAIN, FRANCE] as const;
