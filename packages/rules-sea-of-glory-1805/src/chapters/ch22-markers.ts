/** 22.2 Raided? markers: what lies under them, and what is scored when they are turned. */

import type { Context } from '@weathergauge/engine';
import { RAIDS_FOR_PITT, shownRaidsIn, takeNapoleon, takePitt } from './ch21-objectives.ts';
import { OBJECTIVE_OF_PORT, PLACES } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { addRow, tidings } from '../model/ledger.ts';
import { inPort } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { FALSE_RAID, NOT_RAIDED, SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import { BRITISH, IN_WEST_INDIES, NORTH_SEA } from '../model/terms.ts';

/** 22.2 Whether a Raided? marker lies on its face. */
export function isHiddenRaid(marker: number): boolean {
  return marker === FALSE_RAID || marker === TRUE_RAID;
}

/**
 * 22.2, R90 The British player turns a Raided? marker over: by counting masts there, by spies, in 1501 at the next North Atlantic wind,
 * by a directive, or at the end. A false one is taken off; a true one stays and scores, and nobody raids there again.
 */
export function revealRaid(s: Campaign, port: number, context: Context): void {
  const marker = s.raids[port] as number;
  if (!isHiddenRaid(marker)) return;
  const isTrue = marker === TRUE_RAID;
  s.raids[port] = isTrue ? SHOWN_RAID : NOT_RAIDED;
  tell(context, { type: 'raid-shown', port, isTrue, clause: '22.2' });
  addRow(s.ledgers[BRITISH] as number[], {
    what: tidings.indexOf('raid'),
    turn: s.turn,
    chits: s.drawn.length,
    place: port === NORTH_SEA ? PLACES.raid : inPort(port),
    a: port,
    b: isTrue ? 1 : 0,
    c: 0,
    d: 0,
  });
  // 24.3 Trafalgar has counted it already.
  if (isTrue && !s.articles.trafalgar) scoreRaid(s, port, context);
}

/** 22.2, 21.4.3 The North Sea has no objective of Napoleon's: a raid there only denies Pitt's. */
function scoreRaid(s: Campaign, port: number, context: Context): void {
  const area = OBJECTIVE_OF_PORT[port] as number;
  takeNapoleon(s, area, context);
  if (area === IN_WEST_INDIES && shownRaidsIn(s, area) >= RAIDS_FOR_PITT) takePitt(s, area, context);
}
