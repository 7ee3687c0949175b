/** 6.9.3 Damaged British ships go from a patrol zone to a port near it: after a gale or storm, after a battle, or on a Wind Chit. */

import type { Context } from '@weathergauge/engine';
import { disband } from './ch07-blocks.ts';
import { moorShip } from './ch11-mooring.ts';
import { PORTS } from '../model/data/figures.ts';
import { isInZone, portOf, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { countShips, isFriendly } from '../model/state.ts';
import { BRITISH } from '../model/terms.ts';

/** Ports to which damaged ships may go from a place. */
export function relocationPorts(s: Readonly<Campaign>, place: number): number[] {
  if (!isInZone(place)) return [];
  return (PORTS[portOf(place)]?.relocations ?? []).filter(port => isFriendly(s, port, BRITISH));
}

/** R25 They are not searched for. Nobody sees it unless the fleet is gone. */
export function relocate(
  s: Campaign,
  block: Block,
  port: number,
  ships: readonly number[],
  admirals: readonly number[],
  context: Context,
): void {
  for (const ship of ships) moorShip(s, ship, port);
  for (const admiral of admirals) s.admirals[admiral] = readyIn(port);
  if (countShips(s, block.id) === 0) disband(s, block, context);
}
