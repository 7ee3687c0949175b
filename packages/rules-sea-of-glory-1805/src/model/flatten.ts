/**
 * All of the campaign that a game can change, as a row of integers for the digests of its log. `articles` never change, and blocks
 * stand in the order of their numbers.
 */

import { flattenFrames, flattenIntegers, flattenText, flattenValue } from '@weathergauge/engine';
import type { Activation, Order } from './activation.ts';
import type { Battle } from './battle.ts';
import type { Draft } from './drafts.ts';
import type { Gale } from './gale.ts';
import type { Search } from './search.ts';
import type { Block, Campaign, Duty } from './table.ts';

export function flatten(s: Readonly<Campaign>, row: Int32Array, from: number): number {
  let at = flattenFrames(s.stack, row, from, flattenDraft);
  at = flattenFigures(s, row, at);
  for (let i = 0; i < s.blocks.length; i++) at = flattenBlock(s.blocks[i] as Block, row, at);
  row[at++] = s.duties.length;
  for (let i = 0; i < s.duties.length; i++) at = flattenDuty(s.duties[i] as Duty, row, at);
  at = flattenLists(s, row, at);
  at = flattenActivation(s.activation, row, at);
  at = flattenSearch(s.search, row, at);
  at = flattenGale(s.gale, row, at);
  at = flattenBattle(s.battle, row, at);
  return flattenText(s.over, row, at);
}

/** Orders are put together in many small sealed answers: what is written there has a place of its own. */
function flattenDraft(draft: Draft, row: Int32Array, from: number): number {
  if (draft.kind !== 'orders') return flattenValue(draft, row, from);
  let at = flattenText(draft.kind, row, from);
  at = flattenOrder(draft.order, row, at);
  at = flattenIntegers(draft.standing, row, at);
  row[at++] = draft.standBy;
  row[at++] = draft.searchOrder;
  row[at++] = draft.joining;
  return at;
}

function flattenFigures(s: Readonly<Campaign>, row: Int32Array, from: number): number {
  let at = from;
  row[at++] = s.turn;
  row[at++] = s.begun;
  row[at++] = s.initiative;
  row[at++] = s.barham;
  row[at++] = s.fever;
  row[at++] = s.detached;
  row[at++] = s.tension;
  row[at++] = s.algiers;
  row[at++] = s.victor;
  row[at++] = s.stCyr;
  row[at++] = s.illness;
  row[at++] = s.marched;
  row[at++] = s.barges;
  row[at++] = s.directive;
  row[at++] = s.directiveShown;
  row[at++] = s.directivesScored;
  row[at++] = s.failures;
  row[at++] = s.pick;
  row[at++] = s.searchOrder;
  row[at++] = s.levy;
  return at;
}

function flattenLists(s: Readonly<Campaign>, row: Int32Array, from: number): number {
  let at = flattenIntegers(s.berths, row, from);
  at = flattenIntegers(s.damage, row, at);
  at = flattenIntegers(s.admirals, row, at);
  at = flattenIntegers(s.cup, row, at);
  at = flattenIntegers(s.drawn, row, at);
  at = flattenIntegers(s.winds, row, at);
  at = flattenIntegers(s.oldWind, row, at);
  at = flattenIntegers(s.weather, row, at);
  at = flattenIntegers(s.manpower, row, at);
  at = flattenIntegers(s.manned, row, at);
  at = flattenIntegers(s.admiralty, row, at);
  at = flattenIntegers(s.vacant, row, at);
  at = flattenIntegers(s.supplies, row, at);
  at = flattenIntegers(s.provisions, row, at);
  at = flattenIntegers(s.provisionsShown, row, at);
  at = flattenIntegers(s.conseil, row, at);
  at = flattenIntegers(s.napoleon, row, at);
  at = flattenIntegers(s.pitt, row, at);
  at = flattenIntegers(s.napoleonTaken, row, at);
  at = flattenIntegers(s.pittTaken, row, at);
  at = flattenIntegers(s.raids, row, at);
  at = flattenIntegers(s.invaded, row, at);
  at = flattenIntegers(s.directives, row, at);
  at = flattenIntegers(s.trafalgar, row, at);
  for (let i = 0; i < s.ledgers.length; i++) at = flattenIntegers(s.ledgers[i] as number[], row, at);
  at = flattenIntegers(s.stirred, row, at);
  at = flattenIntegers(s.standBy, row, at);
  return flattenIntegers(s.attempts, row, at);
}

function flattenBlock(block: Readonly<Block>, row: Int32Array, at: number): number {
  row[at] = block.place;
  row[at + 1] = block.tag;
  row[at + 2] = block.known;
  row[at + 3] = block.low;
  row[at + 4] = block.goal;
  row[at + 5] = block.arrived;
  row[at + 6] = block.order;
  row[at + 7] = block.station;
  row[at + 8] = block.returns;
  row[at + 9] = block.active;
  row[at + 10] = block.began;
  row[at + 11] = block.spent;
  row[at + 12] = block.under;
  row[at + 13] = block.sortied;
  return at + 14;
}

function flattenDuty(duty: Readonly<Duty>, row: Int32Array, at: number): number {
  row[at] = duty.event;
  row[at + 1] = duty.due;
  row[at + 2] = duty.state;
  row[at + 3] = duty.shown;
  return at + 4;
}

function flattenOrder(order: Readonly<Order>, row: Int32Array, from: number): number {
  let at = flattenText(order.kind, row, from);
  row[at++] = order.block;
  row[at++] = order.port;
  row[at++] = order.goal;
  row[at++] = order.carrier;
  row[at++] = order.end;
  row[at++] = order.fog;
  at = flattenIntegers(order.ships, row, at);
  at = flattenIntegers(order.admirals, row, at);
  return flattenIntegers(order.path, row, at);
}

function flattenActivation(a: Readonly<Activation>, row: Int32Array, from: number): number {
  let at = flattenOrder(a.order, row, from);
  row[at++] = a.kind;
  row[at++] = a.chit;
  row[at++] = a.side;
  row[at++] = a.area;
  row[at++] = a.allowance;
  row[at++] = a.moving;
  row[at++] = a.declared;
  row[at++] = a.joining;
  at = flattenIntegers(a.bonus, row, at);
  at = flattenIntegers(a.counted, row, at);
  at = flattenIntegers(a.sorties, row, at);
  at = flattenIntegers(a.open, row, at);
  at = flattenIntegers(a.landed, row, at);
  at = flattenIntegers(a.splits, row, at);
  return flattenIntegers(a.fought, row, at);
}

function flattenSearch(search: Readonly<Search>, row: Int32Array, from: number): number {
  let at = from;
  row[at++] = search.place;
  row[at++] = search.side;
  row[at++] = search.target;
  row[at++] = search.agreed;
  row[at++] = search.spotted;
  row[at++] = search.halted;
  return flattenIntegers(search.spotters, row, at);
}

function flattenGale(gale: Readonly<Gale>, row: Int32Array, from: number): number {
  let at = from;
  row[at++] = gale.zones;
  row[at++] = gale.result;
  row[at++] = gale.severity;
  at = flattenIntegers(gale.tolls, row, at);
  at = flattenIntegers(gale.frigates, row, at);
  return flattenIntegers(gale.hits, row, at);
}

function flattenBattle(b: Readonly<Battle>, row: Int32Array, from: number): number {
  let at = from;
  row[at++] = b.on;
  row[at++] = b.place;
  row[at++] = b.active;
  row[at++] = b.windward;
  row[at++] = b.rounds;
  row[at++] = b.round;
  row[at++] = b.type;
  row[at++] = b.notes;
  row[at++] = b.pellMell;
  row[at++] = b.formed;
  row[at++] = b.fired;
  row[at++] = b.ended;
  row[at++] = b.denied;
  row[at++] = b.haven;
  row[at++] = b.back;
  at = flattenIntegers(b.commanders, row, at);
  at = flattenIntegers(b.gauge, row, at);
  at = flattenIntegers(b.tactics, row, at);
  at = flattenIntegers(b.sails, row, at);
  at = flattenIntegers(b.signals, row, at);
  at = flattenIntegers(b.shaken, row, at);
  at = flattenIntegers(b.anchored, row, at);
  at = flattenIntegers(b.points, row, at);
  at = flattenIntegers(b.throws, row, at);
  at = flattenIntegers(b.extra, row, at);
  at = flattenIntegers(b.left, row, at);
  at = flattenIntegers(b.status, row, at);
  at = flattenBoth(b.fleets, row, at);
  at = flattenBoth(b.hits, row, at);
  at = flattenBoth(b.prizes, row, at);
  at = flattenBoth(b.tows, row, at);
  at = flattenIntegers(b.before, row, at);
  at = flattenIntegers(b.sent, row, at);
  return flattenIntegers(b.ashore, row, at);
}

function flattenBoth(lists: readonly [number[], number[]], row: Int32Array, at: number): number {
  return flattenIntegers(lists[1], row, flattenIntegers(lists[0], row, at));
}
