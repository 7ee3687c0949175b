/** 13.0 Blockades: counting masts, and what that tells. */

import type { Context } from '@weathergauge/engine';
import { revealRaid } from './ch22-markers.ts';
import { tell } from '../model/events.ts';
import { addRow, tidings } from '../model/ledger.ts';
import { lowestOfRange } from '../model/lookups.ts';
import { inPort, inZone, ordinaryIn, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blocksAt, countShips, isExpedition, isFrigate, otherSide } from '../model/state.ts';
import { BRITISH, GOLD, INSHORE, TRANSPORT } from '../model/terms.ts';

/** What can be said of the blocks of a side in one place: how many ships they hold, and what else is among them. */
export interface Report {
  ships: number;
  frigates: boolean;
  /** 13.5 Transports or Expeditions. */
  convoys: boolean;
  /** 14.0 Told after a search, not when masts are counted. */
  gold: boolean;
}

export function reportOn(s: Readonly<Campaign>, place: number, side: number): Report {
  const report: Report = { ships: 0, frigates: false, convoys: false, gold: false };
  for (const id of blocksAt(s, place, side)) {
    report.ships += countShips(s, id);
    report.frigates ||= isFrigate(id);
    report.convoys ||= isExpedition(id) || id === TRANSPORT;
    report.gold ||= id === GOLD;
  }
  return report;
}

/** 13.5 From the patrol zone: all that lies in the port, R68 in ranges of five. */
export function countMasts(s: Campaign, side: number, port: number, context: Context): void {
  const enemy = otherSide(side);
  const { ships, frigates, convoys } = reportOn(s, inPort(port), enemy);
  const ready = lowestOfRange(ships + countShips(s, readyIn(port)));
  const ordinary = lowestOfRange(countShips(s, ordinaryIn(port)));
  s.activation.counted.push(port, ready);
  announce(s, { side, place: inPort(port), ships: ready, ordinary, frigates, convoys }, context);
  // 22.2 Whoever counts masts at a port learns what was done there.
  if (side === BRITISH) revealRaid(s, port, context);
}

/** 13.5 From the port: all that stands Inshore. */
export function countInshore(s: Campaign, side: number, port: number, context: Context): void {
  const place = inZone(port, INSHORE);
  const { ships, frigates, convoys } = reportOn(s, place, otherSide(side));
  announce(s, { side, place, ships: lowestOfRange(ships), ordinary: 0, frigates, convoys }, context);
  if (side === BRITISH) revealRaid(s, port, context);
}

interface Count {
  readonly side: number;
  readonly place: number;
  readonly ships: number;
  readonly ordinary: number;
  readonly frigates: boolean;
  readonly convoys: boolean;
}

function announce(s: Campaign, count: Count, context: Context): void {
  tell(context, { type: 'masts', ...count, clause: '13.5' });
  addRow(s.ledgers[count.side] as number[], {
    what: tidings.indexOf('masts'),
    turn: s.turn,
    chits: s.drawn.length,
    place: count.place,
    a: count.ships,
    b: count.ordinary,
    c: count.frigates ? 1 : 0,
    d: count.convoys ? 1 : 0,
  });
}

/** 13.3 The low end that was announced for a port in this half of the activation; -1 if its masts have not been counted. */
export function lowestCounted(s: Readonly<Campaign>, port: number): number {
  const { counted } = s.activation;
  for (let i = counted.length - 2; i >= 0; i -= 2) if (counted[i] === port) return counted[i + 1] as number;
  return -1;
}
