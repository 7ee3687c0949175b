/** Flags of the two sides, and of a ship that is nobody's. */

import type { ShipView } from '@weathergauge/rules-convoy';
import type { FlagDesign } from '../../../board/flag.ts';
import { NO_FLAG } from '../../../board/flag.ts';

const CONVOY: FlagDesign = {
  shape: 'plain',
  field: '#ffffff',
  paths: [{ d: 'M0 0h6v4.5H0ZM6 4.5h6V9H6Z', fill: '#1d6b52' }],
};
const RAIDERS: FlagDesign = {
  shape: 'swallowtail',
  field: '#15171a',
  paths: [{ d: 'M4.5 1 8 4.5 4.5 8 1 4.5Z', fill: '#f2b54e' }],
};

export function flagOf(side: ShipView['side']): FlagDesign {
  return side === 0 ? CONVOY : side === 1 ? RAIDERS : NO_FLAG;
}
