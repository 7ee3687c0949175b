/**
 * What a side cannot know, dealt anew from its view alone: the enemy's ships, blocks and goals, provisions, markers and chits.
 * Nothing of what is hidden in the state may be read here, but for block numbers that are only looked up by their tags.
 */

import type { Frame, Rng, Seat } from '@weathergauge/engine';
import { dealBlocks } from './imagine-blocks.ts';
import { dealConseil, dealMarkers } from './imagine-markers.ts';
import { dealShips } from './imagine-ships.ts';
import { newOrder } from '../model/activation.ts';
import type { Admiral } from '../model/data/figures.ts';
import { ADMIRALS } from '../model/data/figures.ts';
import type { Block, Campaign } from '../model/state.ts';
import { otherSide, sideOfBlock, sideOfShip } from '../model/state.ts';
import { ALLIED, BLOCK_COUNT, BRITISH, FIRST_ALLIED } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import { view } from '../model/view.ts';

export function imagine(s: Campaign, seat: Seat, rng: Rng): void {
  // 23.1 At the end everything is turned up.
  if (s.over !== '') return;
  const seen = view(s, seat);
  const enemy = otherSide(seat);
  dealMarkers(s, seen, enemy, rng);
  // 3.0, R33 Before the first turn everybody knows what is set up; what is being chosen lies in the lanes.
  if (s.begun === 0) return;
  const tags = s.blocks.map(({ tag }) => tag);
  dealBlocks(s, seen, enemy, rng);
  dealShips(s, seen, enemy, rng);
  if (enemy === ALLIED) dealConseil(s, rng);
  forgetOrders(s, seen, enemy);
  forgetGale(s, enemy);
  renumber(s, enemy, tags);
  recallBattle(s, enemy);
  s.ledgers[enemy] = [];
  s.standBy[enemy] = 0;
  if (enemy === ALLIED) s.searchOrder = 0;
}

/** Each side's display lies face down from first to last: no log of a running game may leave the table. */
export function faceDown(): readonly string[] {
  return ['the British display', 'the Allied display'];
}

/** What the enemy has ordered beyond what has been seen of it. */
function forgetOrders(s: Campaign, seen: GloryView, enemy: number): void {
  const { activation } = s;
  activation.landed = activation.landed.filter(ship => sideOfShip(ship) !== enemy);
  if (activation.side !== enemy) return;
  const order = newOrder();
  if (seen.activation.moving > 0) {
    order.kind = 'sail';
    order.block = activation.moving;
    order.end = placeOf(seen, enemy, seen.activation.moving);
  }
  activation.order = order;
  activation.joining = 0;
  // Which of several blocks in one place these are cannot be seen.
  activation.open = [];
  activation.bonus = [];
  activation.splits = [];
  activation.fought = [];
}

/** 6.9 Harm that the enemy's ships still have to take. */
function forgetGale(s: Campaign, enemy: number): void {
  const { gale } = s;
  const tolls: number[] = [];
  for (let i = 0; i < gale.tolls.length; i += 2) {
    const berth = gale.tolls[i] as number;
    if (berth < BLOCK_COUNT && sideOfBlock(berth) !== enemy) tolls.push(berth, gale.tolls[i + 1] as number);
  }
  gale.tolls = tolls;
  gale.hits = gale.hits.filter(ship => sideOfShip(ship) !== enemy);
  if (enemy === BRITISH) gale.frigate = -1;
}

/** 20.1 The enemy's ships in a battle are taken to have begun it as they are. */
function recallBattle(s: Campaign, enemy: number): void {
  const { battle } = s;
  const before: number[] = [];
  for (let i = 0; i < battle.before.length; i += 3) {
    const ship = battle.before[i] as number;
    if (sideOfBerth(battle.before[i + 1] as number) !== enemy)
      before.push(ship, battle.before[i + 1] as number, battle.before[i + 2] as number);
  }
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (battle.on === 1 && battle.fleets[enemy as 0 | 1].includes(berth))
      before.push(ship, berth, s.damage[ship] as number);
  }
  battle.before = before;
  battle.signals[enemy as 0 | 1] = -1;
  battle.sent = battle.sent.filter(ship => sideOfShip(ship) !== enemy);
  battle.ashore = battle.ashore.filter(admiral => (ADMIRALS[admiral] as Admiral).side !== enemy);
}

/** The North Sea Fleet lies in its box. */
function sideOfBerth(berth: number): number {
  return berth < BLOCK_COUNT ? sideOfBlock(berth) : BRITISH;
}

function placeOf(seen: GloryView, enemy: number, tag: number): number {
  return seen.blanks.find(blank => blank.side === enemy && blank.tag === tag)?.place ?? -1;
}

/** Locals that hold the number of a block. */
const BLOCK_LOCALS: readonly string[] = ['block', 'target'];

/** Wherever an enemy block is named, the block that now has its tag stands in its place. */
function renumber(s: Campaign, enemy: number, before: readonly number[]): void {
  const now = (id: number): number => {
    if (id < 0 || id >= BLOCK_COUNT || sideOfBlock(id) !== enemy) return id;
    return withTag(s, enemy, before[id] as number);
  };
  const { activation, search, battle } = s;
  activation.moving = now(activation.moving);
  activation.order.block = now(activation.order.block);
  if (activation.side === enemy && activation.moving >= 0) activation.bonus = [activation.moving];
  search.target = now(search.target);
  // 22.0 Each followed by what it tried.
  s.attempts = s.attempts.map((id, i) => (i % 2 === 0 ? now(id) : id));
  if (search.side === enemy) search.spotters = [];
  battle.fleets[enemy as 0 | 1] = battle.fleets[enemy as 0 | 1].map(now).toSorted((a, b) => a - b);
  for (const frame of s.stack) renumberFrame(frame, now);
}

function renumberFrame(frame: Frame<unknown>, now: (id: number) => number): void {
  for (const name of BLOCK_LOCALS) {
    const id = frame.vars[name];
    if (id !== undefined) frame.vars[name] = now(id);
  }
}

/** The block of a side that the other calls so; for one that is not seen, one that is not seen now. */
function withTag(s: Readonly<Campaign>, side: number, tag: number): number {
  const [from, to] = side === ALLIED ? [FIRST_ALLIED, BLOCK_COUNT] : [0, FIRST_ALLIED];
  for (let id = from; id < to; id++) if ((s.blocks[id] as Block).tag === tag) return id;
  return from;
}
