/** For the boards of all rulebooks: flags that ships of several books fly. */

import type { FlagDesign } from '../board/flag.ts';

/** Of the Royal Navy. */
export const WHITE_ENSIGN: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h5.2v4.2H0Z', fill: '#1d3a78' },
    { d: 'M0 0 5.2 4.2M5.2 0 0 4.2', stroke: '#ffffff', width: 0.8 },
    { d: 'M2.6 0v4.2M0 2.1h5.2', stroke: '#c8102e', width: 0.9 },
    { d: 'M5.2 3.5H12v1.6H5.2ZM5.4 0h1.6v9H5.4ZM0 4.2h5.4v.9H0Z', fill: '#c8102e' },
  ],
};

/** Of France. */
export const TRICOLOUR: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [
    { d: 'M0 0h4v9H0Z', fill: '#1f3c88' },
    { d: 'M8 0h4v9H8Z', fill: '#c8102e' },
  ],
};
