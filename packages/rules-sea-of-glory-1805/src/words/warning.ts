/** What hardly anybody wants of an order, said before it is given. */

import type { Orders } from '../model/drafts.ts';
import { isGathering, isInPort, NOWHERE } from '../model/places.ts';
import { isConvoy, isFleet } from '../model/state.ts';
import type { BlockView, GloryView } from '../model/view.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { ownName } from './names.ts';

/** R22 The last free fleet block is taken while a convoy is at sea, or a convoy sails when there is none: its escorts hang on its fate. */
export function warning(v: GloryView, action: GloryAction): string {
  if (action.do !== 'formed' || v.draft?.kind !== 'orders' || v.escortsHome) return '';
  const convoy = convoyAtSea(v, v.draft);
  if (convoy < 0 || blocksLeft(v, v.draft) > 0) return '';
  return `No fleet block is left for the escorts of ${ownName(convoy)}: if it is lost, they leave play`;
}

function convoyAtSea({ blocks }: GloryView, { order }: Readonly<Orders>): number {
  const isOut = ({ id, place }: BlockView): boolean =>
    isConvoy(id) && (id === order.carrier || !(place === NOWHERE || isInPort(place) || isGathering(place)));
  return blocks.find(isOut)?.id ?? -1;
}

/** 7.1 Set aside, or empty in a port, once this order is carried out. */
function blocksLeft(v: GloryView, { order }: Readonly<Orders>): number {
  const hasShips = (id: number): boolean => v.ships.some(({ berth }) => berth === id);
  const free = v.blocks.filter(
    ({ id, place }) =>
      isFleet(id) && !isConvoy(id) && (place === NOWHERE || (isInPort(place) && !hasShips(id))) && id !== order.carrier,
  );
  return order.kind === 'split' ? free.length - 1 : free.length;
}
