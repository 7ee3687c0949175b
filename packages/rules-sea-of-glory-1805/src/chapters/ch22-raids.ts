/** 22.0 Raids and invasions, and the invasion across the Channel. */

import type { Context } from '@weathergauge/engine';
import { procedure } from './builders.ts';
import type { Campaign } from '../model/state.ts';
import { FALSE_RAID, NOT_RAIDED, SHOWN_RAID, TRUE_RAID } from '../model/state.ts';

/** 22.2 The British player turns a Raided? marker over: by counting masts there, or by spies. */
export function revealRaid(s: Campaign, port: number, _context: Context): void {
  if (s.raids[port] === FALSE_RAID) s.raids[port] = NOT_RAIDED;
  if (s.raids[port] === TRUE_RAID) s.raids[port] = SHOWN_RAID;
}

export const raidsAndInvasions = procedure('raids-and-invasions', {}, []);
