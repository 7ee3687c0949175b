/** 9.0 One side moves its blocks: orders, movement, what the rules compel, searches, rendezvous. */

import type { Context, Seat } from '@weathergauge/engine';
import { call, procedure, repeat, step, together, when } from './builders.ts';
import { rendezvous } from './ch07-rendezvous.ts';
import { settleBonus } from './ch09-at-once.ts';
import { carryOut } from './ch09-execution.ts';
import { giving } from './ch09-orders.ts';
import { orderFor, rouse } from './ch09-standing.ts';
import { isAtGoal } from './ch10-conseil.ts';
import { lookAround } from './ch14-search.ts';
import { expeditionsReport } from './ch15-duties.ts';
import { revealRaid } from './ch22-markers.ts';
import { BONUS_MOVE, newOrder, WIND_MOVE } from '../model/activation.ts';
import { tell } from '../model/events.ts';
import type { Block, Campaign } from '../model/state.ts';
import { areaOf, blockOf, blockRange, isOnMap, sideOfBlock } from '../model/state.ts';
import { ALLIED, BRITISH, NORTH_ATLANTIC, NORTH_SEA } from '../model/terms.ts';

/** Nobody gives more orders in a half; and no game may be kept from going on. */
const MOST_ORDERS = 100;

/** 9.2, 9.6 Blocks that the chit activates: those of the sea area, or any on the map. None on a track. */
function isActivated(s: Readonly<Campaign>, { place }: Readonly<Block>): boolean {
  const { kind, area } = s.activation;
  return isOnMap(place) && (kind === BONUS_MOVE || areaOf(s, place) === area);
}

function beginHalf(s: Campaign, side: number, context: Context): void {
  const { activation } = s;
  activation.side = side;
  activation.moving = -1;
  activation.order = newOrder();
  activation.bonus = [];
  activation.counted = [];
  activation.sorties = [];
  activation.open = [];
  activation.landed = [];
  activation.splits = [];
  activation.joining = 0;
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    const isOurs = sideOfBlock(block.id) === side;
    block.active = isOurs && isActivated(s, block) ? 1 : 0;
    if (!isOurs) continue;
    block.began = block.place;
    block.spent = 0;
    block.under = 0;
    block.sortied = 0;
    // 9.3 It has been there since an earlier activation.
    if (side === ALLIED) block.arrived = isAtGoal(s, block) ? 1 : 0;
  }
  tell(context, { type: 'half', side, clause: '6.0' });
  // 22.2, R90
  if (side === BRITISH && activation.kind === WIND_MOVE && activation.area === NORTH_ATLANTIC)
    revealRaid(s, NORTH_SEA, context);
}

function endHalf(s: Campaign): void {
  const { fought } = s.activation;
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    block.active = 0;
    // R35
    if (fought.length > 0 && fought.includes(block.id)) block.order = 0;
  }
  s.activation.order = newOrder();
  s.activation.open = [];
  s.activation.moving = -1;
}

/** R36 The next block, by what the enemy calls it, that moves without being told to: its order becomes the order of the activation. */
function findStanding(s: Campaign, side: number): boolean {
  s.activation.order = newOrder();
  if (s.activation.kind !== WIND_MOVE || s.over !== '') return false;
  const [from, to] = blockRange(side);
  let first = Number.MAX_SAFE_INTEGER;
  for (let id = from; id < to; id++) {
    const { active, tag } = blockOf(s, id);
    const order = active === 1 && tag < first ? orderFor(s, id) : null;
    if (order === null) continue;
    first = tag;
    s.activation.order = order;
  }
  return first < Number.MAX_SAFE_INTEGER;
}

/** 9.2 `busy` while orders are given; `given` counts them. */
export const half = procedure('half', { side: 0, busy: 1, given: 0 }, [
  step('begin', (s, l, context) => beginHalf(s, l.side, context)),
  repeat(
    (s, l) => l.busy === 1 && s.over === '',
    [
      together(s => [s.activation.side as Seat], giving),
      when(s => s.activation.order.kind !== 'done', [call(carryOut)]),
      step('next', (s, l) => {
        l.given++;
        const { order, open } = s.activation;
        if (order.kind === 'done' || (l.given >= MOST_ORDERS && open.length === 0)) l.busy = 0;
      }),
    ],
  ),
  step('standing', (s, l) => {
    settleBonus(s);
    l.busy = findStanding(s, l.side) ? 1 : 0;
  }),
  repeat(
    (s, l) => l.busy === 1 && s.over === '',
    [
      call(carryOut),
      // 20.8 Something has happened on its way: its owner is asked how it goes on.
      repeat(
        s => s.activation.open.length > 0 && s.over === '',
        [together(s => [s.activation.side as Seat], giving), call(carryOut)],
      ),
      step('next-standing', (s, l) => {
        l.busy = findStanding(s, l.side) ? 1 : 0;
      }),
    ],
  ),
  when(
    s => s.over === '',
    [
      step('before-searches', s => {
        s.search.spotted = 0;
      }),
      call(lookAround, (_s, l) => ({ side: l.side })),
      step('after-searches', s => {
        if (s.search.spotted === 1) {
          rouse(s, BRITISH);
          rouse(s, ALLIED);
        }
      }),
      when(s => s.over === '' && s.activation.joining === 1, [call(rendezvous, (_s, l) => ({ side: l.side }))]),
    ],
  ),
  step('end', (s, _l, context) => {
    endHalf(s);
    expeditionsReport(s, context);
  }),
]);
