/**
 * What the enemy has ordered and knows, beyond what has been seen of it, is put aside; and what goes on is told of the blocks that
 * are now imagined in the place of those that were seen. What is over leaves nothing behind: not which block it was.
 */

import type { Frame } from '@weathergauge/engine';
import { quietSince } from './imagine-progress.ts';
import { newOrder } from '../model/activation.ts';
import { newBattle } from '../model/battle.ts';
import { BEFORE, isOfFleets } from '../model/battle-fleets.ts';
import type { Admiral } from '../model/data/figures.ts';
import { ADMIRALS } from '../model/data/figures.ts';
import { berthPort, isBlock } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockRange, isFriendly, otherSide, sideOfBlock, sideOfShip } from '../model/state.ts';
import { watcherOf } from '../model/tags.ts';
import { BLOCK_COUNT, BRITISH, CRAIG } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';

/** `tags` is what blocks were called before they were dealt. */
export function forgetEnemy(s: Campaign, seen: GloryView, enemy: number, tags: readonly number[]): void {
  forgetOrders(s, seen, enemy);
  forgetGale(s, enemy);
  forgetSearch(s, enemy);
  renumber(s, enemy, tags);
  recallBattle(s, enemy);
  s.ledgers[enemy] = [];
  for (let port = 0; port < s.stirred.length; port++) if (watcherOf(s, port) === enemy) s.stirred[port] = 0;
  s.standBy[enemy] = 0;
  if (enemy === BRITISH) return;
  s.searchOrder = 0;
  s.supplies = [0, 0];
}

/** What the enemy has ordered beyond what has been seen of it. */
function forgetOrders(s: Campaign, seen: GloryView, enemy: number): void {
  const { activation } = s;
  activation.landed = activation.landed.filter(ship => sideOfShip(ship) !== enemy);
  // Which of several blocks in one place has fought, or may still move, cannot be seen.
  activation.fought = activation.fought.filter(id => id < BLOCK_COUNT && sideOfBlock(id) !== enemy);
  if (activation.side !== enemy) return;
  const order = newOrder();
  if (seen.activation.moving > 0) {
    order.kind = 'sail';
    order.block = activation.moving;
    order.end = placeOf(seen, enemy, seen.activation.moving);
  }
  activation.order = order;
  activation.joining = 0;
  activation.open = [];
  activation.bonus = [];
  activation.splits = [];
}

/** 6.9 Harm that the enemy's ships still have to take. */
function forgetGale(s: Campaign, enemy: number): void {
  const { gale } = s;
  const tolls: number[] = [];
  for (let i = 0; i < gale.tolls.length; i += 2) {
    const berth = gale.tolls[i] as number;
    if (isOurs(s, berth, enemy)) tolls.push(berth, gale.tolls[i + 1] as number);
  }
  gale.tolls = tolls;
  gale.hits = gale.hits.filter(ship => sideOfShip(ship) !== enemy);
  // How many were driven away has been told.
  if (enemy === BRITISH) gale.frigates = gale.frigates.map((_, i) => CRAIG - 1 - i);
}

function isOurs(s: Readonly<Campaign>, berth: number, enemy: number): boolean {
  return isBlock(berth) ? sideOfBlock(berth) !== enemy : !isFriendly(s, berthPort(berth), enemy);
}

/** 14.0 Who looks, and for whom, is of no account once it is done; among orders, nor is what came of it. */
function forgetSearch(s: Campaign, enemy: number): void {
  const { search } = s;
  const isOn = s.stack.some(({ proc }) => proc === 'search-now');
  if (!isOn) {
    search.target = -1;
    search.agreed = 0;
  }
  if (!isOn || search.side === enemy) search.spotters = [];
  if (quietSince(s, enemy) !== 'half') return;
  search.spotted = 0;
  search.halted = 0;
}

/** 20.1 The enemy's ships in a battle are taken to have begun it as they are, those of the North Sea Fleet and those just taken from him too. */
function recallBattle(s: Campaign, enemy: number): void {
  const { battle } = s;
  if (battle.on === 0) {
    s.battle = newBattle();
    return;
  }
  const own = otherSide(enemy) as 0 | 1;
  const before: number[] = [];
  // In the order of the ships, as in a battle that is truly fought: nobody may tell by it which were known from the first.
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    const at = indexIn(battle.before, ship);
    if (at >= 0 && sideOfBerth(battle.before[at + 1] as number) !== enemy) {
      before.push(ship, battle.before[at + 1] as number, battle.before[at + 2] as number);
      continue;
    }
    const isTaken = sideOfShip(ship) === enemy && isOfFleets(battle.fleets[own], berth);
    if (isTaken || isOfFleets(battle.fleets[enemy as 0 | 1], berth)) before.push(ship, berth, s.damage[ship] as number);
  }
  battle.before = before;
  battle.signals[enemy as 0 | 1] = -1;
  battle.sent = battle.sent.filter(ship => sideOfShip(ship) !== enemy);
  battle.ashore = battle.ashore.filter(admiral => (ADMIRALS[admiral] as Admiral).side !== enemy);
}

/** Where a ship stands in `Battle.before`, -1 where she does not. */
function indexIn(before: readonly number[], ship: number): number {
  for (let i = 0; i < before.length; i += BEFORE) if (before[i] === ship) return i;
  return -1;
}

/** The North Sea Fleet lies in its box. */
function sideOfBerth(berth: number): number {
  return berth < BLOCK_COUNT ? sideOfBlock(berth) : BRITISH;
}

function placeOf(seen: GloryView, enemy: number, tag: number): number {
  return seen.blanks.find(blank => blank.side === enemy && blank.tag === tag)?.place ?? -1;
}

/** Locals that hold the number of a block. */
const BLOCK_LOCALS: readonly string[] = ['block', 'target', 'escorts'];

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
  battle.fleets[enemy as 0 | 1] = battle.fleets[enemy as 0 | 1].map(now).toSorted((a, b) => a - b);
  const isGiving = quietSince(s, enemy) === 'half';
  for (const frame of s.stack) forgetFrame(frame, enemy, isGiving, now);
}

function forgetFrame(frame: Frame<unknown>, enemy: number, isGiving: boolean, now: (id: number) => number): void {
  for (const name of BLOCK_LOCALS) {
    const id = frame.vars[name];
    if (id !== undefined) frame.vars[name] = now(id);
  }
  // Some orders are carried out without being seen: how many have been given is not known, nor whether more will be.
  if (frame.proc !== 'half' || frame.vars['side'] !== enemy) return;
  frame.vars['given'] = 0;
  if (isGiving) frame.vars['busy'] = 1;
}

/** The block of a side that the other calls so; for one that is not seen, one that is not seen now. */
function withTag(s: Readonly<Campaign>, side: number, tag: number): number {
  const [from, to] = blockRange(side);
  for (let id = from; id < to; id++) if ((s.blocks[id] as Block).tag === tag) return id;
  return from;
}
