/**
 * R26 The standing order that goes with a plan for the crew. The rules begin with being asked before every throw and take
 * another order only after the plan: it is chosen beside the plan, where a newcomer finds a sensible one chosen already, and
 * sent when the plan has been taken.
 */

import { DANGER, EVERY_ROLL, standingOrders } from '@weathergauge/rules-captains-sea/geometry';
import { useEffect, useRef, useState } from 'react';
import type { SeaPart } from './part.ts';
import { about, has, nthOf } from './part.ts';

export interface FirstOrder {
  /** Place in `standingOrders`. */
  readonly chosen: number;
  readonly choose: (order: number) => void;
}

export function useFirstOrder(part: SeaPart): FirstOrder {
  const { offers, act } = part;
  const { onTake } = act;
  const [picked, setPicked] = useState<number | null>(null);
  const waits = useRef(false);
  const chosen = picked ?? usualOrder(part);
  useEffect(() => {
    if (has(offers, 'plan')) waits.current = true;
    if (!waits.current || !has(offers, 'done')) return;
    // Once: whoever takes it back, or gives another order, is not overruled.
    waits.current = false;
    setPicked(null);
    const order = nthOf(offers, 'standing').find(({ action }) => action.order === standingOrders[chosen]);
    if (order !== undefined) onTake(order.at);
  }, [offers, onTake, chosen]);
  return { chosen, choose: setPicked };
}

/** Before the first plan of a battle attacks and danger; afterwards as it stands. */
function usualOrder({ view, position }: SeaPart): number {
  const first = view.ships.find(({ seat, fate }) => seat === view.who && fate === '');
  const isFirst = view.turn === 1 && first !== undefined && first.id === about(position, 'ship');
  return isFirst && view.order === EVERY_ROLL ? DANGER : view.order;
}
