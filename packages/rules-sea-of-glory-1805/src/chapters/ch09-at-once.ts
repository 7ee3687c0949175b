/** 9.1 What an order does at once: fleets split, masts counted, blocks picked for a bonus move. */

import type { Context } from '@weathergauge/engine';
import { relocate } from './ch06-relocation.ts';
import { makeFog, standIn, takeOff, unusedFleet } from './ch07-blocks.ts';
import { lookoutMark } from './ch09-choices.ts';
import { countInshore, countMasts } from './ch13-blockades.ts';
import { revealRaid } from './ch22-markers.ts';
import type { Order } from '../model/activation.ts';
import { BONUS_MOVE } from '../model/activation.ts';
import { tell } from '../model/events.ts';
import { inZone, NOWHERE, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, blocksAt, isFog, isFriendly, otherSide, sideOfBlock } from '../model/state.ts';
import { mingle, putBlock } from '../model/tags.ts';
import { INSHORE, LOOSE, NORTH_SEA_FLEET, OFF_STATION } from '../model/terms.ts';
/** 7.6 The new fleet stands beside the old one. */
function split(s: Campaign, order: Readonly<Order>, context: Context): void {
  const old = blockOf(s, order.block);
  const id = unusedFleet(s, sideOfBlock(order.block));
  const fleet = standIn(blockOf(s, id), old);
  old.order = 0;
  for (const ship of order.ships) s.berths[ship] = id;
  for (const admiral of order.admirals) s.admirals[admiral] = id;
  putBlock(s, fleet, old.place, context.dice);
  mingle(s, fleet, context.dice);
  s.activation.splits.push(old.id, id);
  tell(context, { type: 'appeared', side: sideOfBlock(id), place: old.place, clause: '7.6' });
}

/** 9.7 R65: admirals go along. */
function alongCoast(s: Campaign, order: Readonly<Order>): void {
  for (const ship of order.ships) {
    s.berths[ship] = readyIn(order.end);
    s.activation.landed.push(ship);
  }
  for (const admiral of order.admirals) s.admirals[admiral] = readyIn(order.end);
}

/** 13.5 From the zone or, with `order.fog`, from the port. On a bonus move whoever counts is the block that was picked. */
function lookIn(s: Campaign, order: Readonly<Order>, context: Context): void {
  const { side, kind } = s.activation;
  if (order.fog === 1) {
    s.activation.counted.push(lookoutMark(order.port), 0);
    countInshore(s, side, order.port, context);
  } else if (isFriendly(s, order.port, otherSide(side))) {
    countMasts(s, side, order.port, context);
  } else {
    // R90 Nobody of the enemy's lies there: only the marker is turned.
    s.activation.counted.push(order.port, 0);
    revealRaid(s, order.port, context);
  }
  if (kind !== BONUS_MOVE) return;
  const here = [INSHORE, LOOSE, OFF_STATION]
    .flatMap(part => blocksAt(s, inZone(order.port, part), side))
    .filter(id => !isFog(id));
  pick(s, order.fog === 1 ? [NOWHERE] : s.activation.bonus.length > 0 ? s.activation.bonus : here);
}

/** 9.6 Only these may use the bonus move from now on: all others are inactive. */
export function pick(s: Campaign, blocks: readonly number[]): void {
  s.activation.bonus = blocks.slice();
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    if (!blocks.includes(block.id)) block.active = 0;
  }
}

/** 6.4, R139 A bonus move that nobody has used activates nobody; of several that could have counted masts, the one with the lowest tag has. */
export function settleBonus(s: Campaign): void {
  const { kind, bonus } = s.activation;
  if (kind !== BONUS_MOVE || (bonus.length > 0 && (bonus.length === 1 || bonus.some(isFog)))) return;
  const first = bonus.toSorted((a, b) => blockOf(s, a).tag - blockOf(s, b).tag)[0];
  pick(s, first === undefined ? [] : [first]);
}

/** 7.8 A Fog of War block joins the one that was picked; then both may be moved. */
function pickWithFog(s: Campaign, order: Readonly<Order>, context: Context): void {
  pick(s, [order.block]);
  const fog = makeFog(s, blockOf(s, order.block), context);
  if (fog >= 0) s.activation.bonus.push(fog);
}

/** R62 Blocks that were left in the middle of their move stay where they are. */
function rest(s: Campaign): void {
  for (const id of s.activation.open) blockOf(s, id).active = 2;
  s.activation.open = [];
}

export function doAtOnce(s: Campaign, context: Context): void {
  const { order } = s.activation;
  switch (order.kind) {
    case 'none':
      rest(s);
      break;
    case 'split':
      split(s, order, context);
      break;
    case 'relocate':
      relocate(s, blockOf(s, order.block), order.port, order.ships, order.admirals, context);
      break;
    case 'along-coast':
      alongCoast(s, order);
      break;
    case 'masts':
      lookIn(s, order, context);
      break;
    case 'lift-fog':
      takeOff(s, blockOf(s, order.block), context);
      break;
    case 'north-sea':
      pick(s, [NORTH_SEA_FLEET]);
      break;
    case 'sail':
      if (order.fog === 1) pickWithFog(s, order, context);
      break;
    default:
      break;
  }
}
