/** 7.0 Blocks: unused ones, fleets and convoys that are lost, rendezvous, Fog of War. */

import type { Context } from '@weathergauge/engine';
import { procedure } from './builders.ts';
import { removeAdmiral } from './ch08-admirals.ts';
import { tell } from '../model/events.ts';
import { gathering, isInPort, NOWHERE, REMOVED } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { admiralsIn, blockOf, countShips, isConvoy, shipsIn, sideOfBlock } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import { BRITISH, FIRST_ALLIED, FIRST_FRIGATE, GOLD, NO_GOAL } from '../model/terms.ts';

/** 7.1 A fleet block that can be given ships: one that is set aside, or else one that stands empty in a port; -1 for none. */
export function unusedFleet(s: Readonly<Campaign>, side: number): number {
  const [from, to] = side === BRITISH ? [0, FIRST_FRIGATE] : [FIRST_ALLIED, GOLD];
  let inPort = -1;
  for (let id = from; id < to; id++) {
    const { place } = blockOf(s, id);
    if (place === NOWHERE) return id;
    if (inPort < 0 && isInPort(place) && countShips(s, id) === 0) inPort = id;
  }
  return inPort;
}

/** A convoy goes back to Start, the Gold and fleets off the map. */
function takeOff(s: Campaign, block: Block, context: Context): void {
  const { place } = block;
  putBlock(s, block, isConvoy(block.id) && block.id !== GOLD ? gathering(0) : NOWHERE);
  block.goal = NO_GOAL;
  block.order = 0;
  block.active = 0;
  tell(context, { type: 'taken-off', side: sideOfBlock(block.id), place, clause: '7.1' });
}

/** 7.1, R107 A fleet outside a port without any ships left is taken off the map, and its admirals leave play. */
export function disband(s: Campaign, block: Block, context: Context): void {
  for (const admiral of admiralsIn(s, block.id)) removeAdmiral(s, admiral, context);
  takeOff(s, block, context);
}

/** 7.2, 7.3, R22 A convoy is lost: its escorts become a new fleet in the same place, or leave play unscored without a free block. */
export function scatter(s: Campaign, block: Block, context: Context): void {
  const { id, place } = block;
  const free = countShips(s, id) === 0 ? -1 : unusedFleet(s, sideOfBlock(id));
  for (const ship of shipsIn(s, id)) s.berths[ship] = free < 0 ? REMOVED : free;
  for (const admiral of admiralsIn(s, id)) {
    if (free < 0) removeAdmiral(s, admiral, context);
    else s.admirals[admiral] = free;
  }
  if (free >= 0) putBlock(s, standIn(blockOf(s, free), block), place);
  takeOff(s, block, context);
}

/** A block that goes on where another was. */
function standIn(block: Block, other: Readonly<Block>): Block {
  block.goal = other.goal;
  block.arrived = other.arrived;
  block.order = 0;
  block.active = other.active;
  block.began = other.began;
  block.spent = other.spent;
  block.under = other.under;
  block.sortied = other.sortied;
  return block;
}

/** 7.5 */
export const rendezvous = procedure('rendezvous', { side: 0 }, []);
