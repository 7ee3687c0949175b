/** 7.6 Which ships and admirals go: the new half of a fleet, a sortie, a relocation (6.9.3), a passage along the coast (9.7). */

import { carriersFor, GOLD_ESCORT, shipsToSail, spaniardsIn } from './ch11-ports.ts';
import { lowestCounted } from './ch13-blockades.ts';
import { seniorIn } from './ch08-admirals.ts';
import { isFirebrand } from './ch13-leaving.ts';
import type { Order } from '../model/activation.ts';
import { isInZone, portOf, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { admiralsIn, blockOf, countShips, isDamaged, shipsIn, sideOfBlock } from '../model/state.ts';
import { GOLD, SOUND, type GloryAction } from '../model/vocabulary.ts';

export type Plan = 'all' | 'sound' | 'half' | 'none';

/** Ships that the order can be about. */
export function shipsFor(s: Readonly<Campaign>, order: Readonly<Order>): number[] {
  if (order.kind === 'split') return shipsIn(s, order.block);
  // R25 No undamaged ship goes along, and no wreck.
  if (order.kind === 'relocate') return shipsIn(s, order.block).filter(ship => isDamaged(s, ship));
  return shipsToSail(s, order.port);
}

export function admiralsFor(s: Readonly<Campaign>, order: Readonly<Order>): number[] {
  return admiralsIn(s, isDetachment(order) ? order.block : readyIn(order.port));
}

/** A part of a fleet that leaves the rest behind outside a port, where ranks bind. */
function isDetachment(order: Readonly<Order>): boolean {
  return order.kind === 'split' || order.kind === 'relocate';
}

/** 7.6, 6.9.3, R60 The senior admiral goes with the larger part. R95: not in Trafalgar. */
function ranksHold(s: Readonly<Campaign>, order: Readonly<Order>): boolean {
  const stays = countShips(s, order.block) - order.ships.length;
  // 7.1 Admirals need a ship under them.
  if (stays === 0) return admiralsFor(s, order).length === order.admirals.length;
  if (s.articles.trafalgar || stays === order.ships.length) return true;
  const senior = seniorIn(s, sideOfBlock(order.block), order.block);
  if (senior < 0 || order.admirals.includes(senior) !== stays > order.ships.length) return true;
  const left = admiralsFor(s, order).filter(man => !order.admirals.includes(man));
  const stay = shipsIn(s, order.block).filter(ship => !order.ships.includes(ship));
  return isFirebrand(s, stay, left) || isFirebrand(s, order.ships, order.admirals);
}

/** Whether what has been chosen may go as it is. */
export function isFormed(s: Readonly<Campaign>, order: Readonly<Order>): boolean {
  if (order.ships.length === 0) return false;
  if (order.carrier === GOLD && spaniardsIn(order.ships) < GOLD_ESCORT) return false;
  if (!isDetachment(order)) return true;
  if (order.kind === 'split' && order.ships.length === countShips(s, order.block)) return false;
  return ranksHold(s, order);
}

/** Chooses by a plan, always so that ranks hold; single ships can be changed afterwards. */
export function muster(s: Readonly<Campaign>, order: Order, plan: Plan): void {
  const ships = shipsFor(s, order);
  order.ships = chosenBy(s, order, ships, plan);
  order.admirals = [];
  if (plan === 'none') return;
  const men = admiralsFor(s, order);
  if (!isDetachment(order)) {
    order.admirals = plan === 'half' ? men.slice(0, 1) : men;
    return;
  }
  const stays = shipsIn(s, order.block).length - order.ships.length;
  if (stays === 0) order.admirals = men;
  else if (stays < order.ships.length)
    order.admirals = men.filter(man => man === seniorIn(s, sideOfBlock(order.block), order.block));
}

function chosenBy(s: Readonly<Campaign>, order: Readonly<Order>, ships: readonly number[], plan: Plan): number[] {
  if (plan === 'none') return [];
  if (plan === 'half') return ships.slice(0, Math.max(1, ships.length >> 1));
  const sound = ships.filter(ship => s.damage[ship] === SOUND);
  if (order.kind === 'split') {
    // 13.3 Those that the blockade does not need.
    const { place } = blockOf(s, order.block);
    const needed = isInZone(place) ? Math.max(1, lowestCounted(s, portOf(place))) : 1;
    return sound.length > needed ? sound.slice(needed) : ships.slice(0, ships.length >> 1);
  }
  return plan === 'all' || sound.length === 0 ? ships.slice() : sound;
}

const PLANS: readonly Plan[] = ['all', 'sound', 'half', 'none'];
/** 7.6 Nobody splits off all. */
const SPLIT_PLANS: readonly Plan[] = ['half', 'sound', 'none'];
/** R25 All that go are damaged. */
const DAMAGED_PLANS: readonly Plan[] = ['all', 'none'];

export function musterOffers(order: Readonly<Order>): GloryAction[] {
  const plans = order.kind === 'split' ? SPLIT_PLANS : order.kind === 'relocate' ? DAMAGED_PLANS : PLANS;
  return plans.map(plan => ({ do: 'muster', plan }));
}

/** Ships and admirals one by one. */
export function formOffers(s: Readonly<Campaign>, order: Readonly<Order>): GloryAction[] {
  const offers: GloryAction[] = isFormed(s, order) ? [{ do: 'formed' }] : [];
  for (const ship of shipsFor(s, order)) {
    offers.push(order.ships.includes(ship) ? { do: 'leave', ship } : { do: 'take', ship });
  }
  for (const admiral of admiralsFor(s, order)) {
    offers.push(order.admirals.includes(admiral) ? { do: 'disembark', admiral } : { do: 'embark', admiral });
  }
  return offers;
}

/** The plan that can always be carried out, for those who cannot make up their minds. */
export function surePlan(order: Readonly<Order>): Plan {
  return order.kind === 'split' ? 'half' : 'all';
}

export function carryOffers(s: Readonly<Campaign>, order: Readonly<Order>, side: number): number[] {
  return carriersFor(s, order.port, side, order.goal);
}
