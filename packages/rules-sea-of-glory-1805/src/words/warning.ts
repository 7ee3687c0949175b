/** What hardly anybody wants of an order, said before it is given. */

import { SHIP_DEFENCE } from '../model/data/figures.ts';
import type { Orders } from '../model/drafts.ts';
import { isGathering, isInPort, NOWHERE } from '../model/places.ts';
import { isConvoy, isFleet } from '../model/state.ts';
import { SOUND } from '../model/terms.ts';
import type { BlockView, GloryView } from '../model/view.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { capital, ownName, plural } from './names.ts';

export function warning(v: GloryView, action: GloryAction): string {
  switch (action.do) {
    case 'formed':
      return withoutBlocks(v);
    case 'cease-fire':
      return `${capital(plural(pointsLeft(v), 'point'))} of damage are given to nobody`;
    default:
      return '';
  }
}

/** 18.3 What is left of a side's points when all hits that it has chosen are paid for. */
function pointsLeft({ battle, draft, who }: GloryView): number {
  const chosen = draft?.kind === 'picks' ? draft.ships : [];
  const seen = new Map(battle?.lines.flat().map(({ ship, damage }) => [ship, damage]));
  return chosen.reduce(
    (left, ship) => {
      const damage = seen.get(ship) ?? SOUND;
      seen.set(ship, damage + 1);
      return left - (SHIP_DEFENCE[ship * 2 + damage] ?? 0);
    },
    typeof who === 'number' ? (battle?.points[who] ?? 0) : 0,
  );
}

/** R22 The last free fleet block is taken while a convoy is at sea, or a convoy sails when there is none: its escorts hang on its fate. */
function withoutBlocks(v: GloryView): string {
  if (v.draft?.kind !== 'orders' || v.escortsHome) return '';
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
