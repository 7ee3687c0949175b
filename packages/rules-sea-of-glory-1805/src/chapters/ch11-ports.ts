/** 11.0 Out of ports and into them. */

import type { Context } from '@weathergauge/engine';
import { conseilGoals, isProvisioned } from './ch10-conseil.ts';
import { lordBarham } from './ch15-manpower.ts';
import { fleetFor } from './ch07-blocks.ts';
import type { Port } from '../model/data/figures.ts';
import { PORTS, SHIP_NATION } from '../model/data/figures.ts';
import { WIND_MOVE } from '../model/activation.ts';
import { tell } from '../model/events.ts';
import { addRow, tidings } from '../model/ledger.ts';
import { inPort, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { areaOf, blocksAt, hexOf, isConvoy, isFriendly, isWestIndian } from '../model/state.ts';
import { ALLIED, BREST, BRITISH, GIBRALTAR, GOLD, NO_GOAL, NORTH_SEA, SPANISH } from '../model/terms.ts';

/** 7.3 */
export const GOLD_ESCORT = 6;

export function portAt(port: number): Port {
  return PORTS[port] as Port;
}

/** 11.1 Whether the wind of this activation lets blocks out of a port; in Trafalgar Gibraltar sorties in all winds (R23). */
export function isWindFair(s: Readonly<Campaign>, port: number): boolean {
  const { kind, area } = s.activation;
  if (kind !== WIND_MOVE || areaOf(s, inPort(port)) !== area) return false;
  if (s.articles.trafalgar && port === GIBRALTAR) return true;
  return (portAt(port).sortie & (1 << (s.winds[area] as number))) !== 0;
}

/** Ships in a port's ready box that may sail in this half: not those that have come in during it (6.9.3, 9.7). */
export function shipsToSail(s: Readonly<Campaign>, port: number): number[] {
  const berth = readyIn(port);
  const { landed } = s.activation;
  const ships: number[] = [];
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (s.berths[ship] === berth && !landed.includes(ship)) ships.push(ship);
  }
  return ships;
}

/** 7.3 The Gold leaves only with six Spanish ships. */
export function spaniardsIn(ships: readonly number[]): number {
  let count = 0;
  for (const ship of ships) if (SHIP_NATION[ship] === SPANISH) count++;
  return count;
}

/** 5.2.1 Expeditions, Transport and Gold that stand in a port. */
function convoysIn(s: Readonly<Campaign>, port: number, side: number): number[] {
  return blocksAt(s, inPort(port), side).filter(isConvoy);
}

/** 11.1 Blocks that could carry a sortie to a goal: an unused fleet, or whoever waits in the port for an escort. */
export function carriersFor(s: Readonly<Campaign>, port: number, side: number, goal: number): number[] {
  const free = fleetFor(s, side, port);
  const carriers = free < 0 ? [] : [free];
  for (const id of convoysIn(s, port, side)) if (canCarry(s, id, port, goal)) carriers.push(id);
  return carriers;
}

function canCarry(s: Readonly<Campaign>, id: number, port: number, goal: number): boolean {
  if (id === GOLD && spaniardsIn(shipsToSail(s, port)) < GOLD_ESCORT) return false;
  return goal === NO_GOAL || conseilGoals(s, id, hexOf(inPort(port))).includes(goal);
}

/** 11.1 Goals of a sortie: those on the display that one of the blocks there may take. British fleets have none. */
export function sortieGoals(s: Readonly<Campaign>, port: number): number[] {
  const goals: number[] = [];
  const hex = hexOf(inPort(port));
  const free = fleetFor(s, ALLIED, port);
  if (free >= 0) return conseilGoals(s, free, hex);
  for (const id of convoysIn(s, port, ALLIED)) {
    if (!canCarry(s, id, port, NO_GOAL)) continue;
    for (const goal of conseilGoals(s, id, hex)) if (!goals.includes(goal)) goals.push(goal);
  }
  return goals;
}

/** 11.1, R66, R106 Whether a fleet may be formed in a port and sail from it now. `ready` says by port how many ships could. */
export function maySortie(s: Readonly<Campaign>, port: number, side: number, ready: Readonly<Uint8Array>): boolean {
  if ((ready[port] as number) === 0 || !isFriendly(s, port, side) || !isWindFair(s, port)) return false;
  if (s.fever === 1 && isWestIndian(port)) return false;
  if (side === BRITISH) return carriersFor(s, port, side, NO_GOAL).length > 0;
  if (!isProvisioned(s, port) || s.activation.sorties.includes(port)) return false;
  return s.articles.trafalgar ? fleetFor(s, side, port) >= 0 : sortieGoals(s, port).length > 0;
}

/** By port: how many ships of its ready box could sail. One look at all ships serves all ports. */
export function readyByPort(s: Readonly<Campaign>): Uint8Array {
  const ready = new Uint8Array(PORTS.length);
  const { landed } = s.activation;
  for (let ship = 0; ship < s.berths.length; ship++) {
    const port = (s.berths[ship] as number) - readyIn(0);
    if (port < 0 || port >= NORTH_SEA || (landed.length > 0 && landed.includes(ship))) continue;
    ready[port] = (ready[port] as number) + 1;
  }
  return ready;
}

/** 5.12, 11.1 An Allied sortie shows the chit of its port; from Brest it brings Lord Barham (15.1). */
export function declareSortie(s: Campaign, port: number, context: Context): void {
  s.activation.sorties.push(port);
  tell(context, { type: 'sortie', side: ALLIED, port, clause: '11.1' });
  if (!isWestIndian(port) && s.provisionsShown[port] === 0) {
    s.provisionsShown[port] = 1;
    tell(context, { type: 'provisions-shown', port, clause: '11.1' });
    addRow(s.ledgers[BRITISH] as number[], {
      what: tidings.indexOf('provisions'),
      turn: s.turn,
      chits: s.drawn.length,
      place: inPort(port),
      a: port,
      b: 1,
      c: 0,
      d: 0,
    });
  }
  if (port === BREST) lordBarham(s, context);
}
