/** Flags of the navies. */

import type { Navy } from '@weathergauge/rules-age-of-sail';
import type { FlagDesign } from '../../../board/flag.ts';

export const FLAGS: Readonly<Record<Navy, FlagDesign>> = {
  england: {
    shape: 'plain',
    field: '#ffffff',
    paths: [{ d: 'M4.7 0h2.6v9H4.7ZM0 3.4h12v2.4H0Z', fill: '#c8102e' }],
  },
  france: {
    shape: 'plain',
    field: '#1f3c88',
    paths: [
      { d: 'M3 .9 4.4 2.5 3 4.2 1.6 2.5ZM9 .9l1.4 1.6L9 4.2 7.6 2.5ZM6 4.6l1.4 1.7L6 8 4.6 6.3Z', fill: '#ffd75e' },
    ],
  },
  'united-provinces': {
    shape: 'plain',
    field: '#ffffff',
    paths: [
      { d: 'M0 0h12v3H0Z', fill: '#e8741c' },
      { d: 'M0 6h12v3H0Z', fill: '#17458f' },
    ],
  },
  spain: {
    shape: 'plain',
    field: '#fff6dc',
    paths: [{ d: 'M1 .6 11 8.4M11 .6 1 8.4', stroke: '#b01f24', width: 1.9 }],
  },
  privateers: {
    shape: 'swallowtail',
    field: '#15171a',
    paths: [
      { d: 'M2 7.6 8 4.6M2 4.6l6 3', stroke: '#f4efe2', width: 1.1 },
      { d: 'M5 1.2a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z', fill: '#f4efe2' },
    ],
  },
};
