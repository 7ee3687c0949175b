/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { Drill as DrillOf } from '@weathergauge/testkit/drill';
import { drills } from '@weathergauge/testkit/drill';
import { BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import { hexNamed } from '../model/chart.ts';
import { BLOCKS, DESTINATIONS, PORTS, SHIPS } from '../model/data/figures.ts';
import type { GloryEvent } from '../model/events.ts';
import type { Articles, Block, Campaign } from '../model/state.ts';
import { blockOf, newCampaign, sideOfBlock } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALL_WATERS, SOUND } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

const ARTICLES: Articles = {
  scenario: 'drill',
  trafalgar: false,
  firstTurn: 1,
  lastTurn: 36,
  openObjectives: false,
  portsOffMap: true,
  waters: ALL_WATERS,
  oneChitCounts: false,
  eventsAgain: false,
  escortsHome: false,
};

export interface Changes extends Partial<Omit<Campaign, 'articles'>> {
  articles?: Partial<Articles>;
}

/** An empty map in summer (Jun I): no ship in play, no block out, wind West, Mistral and East. */
export function campaign(changes: Changes = {}): Campaign {
  const { articles, ...rest } = changes;
  return Object.assign(newCampaign({ ...ARTICLES, ...articles }), { turn: 16 }, rest);
}

/** Where a test says it is: a hex by its name. */
export function at(hex: string): number {
  const number = hexNamed(hex);
  if (number < 0) throw new Error(`there is no hex ${hex}`);
  return number;
}

export function port(name: string): number {
  const found = PORTS.findIndex(each => each.name === name);
  if (found < 0) throw new Error(`there is no port ${name}`);
  return found;
}

export function blockNamed(name: string): number {
  const found = BLOCKS.findIndex(each => each.name === name);
  if (found < 0) throw new Error(`there is no block ${name}`);
  return found;
}

/** Puts a block somewhere with ships of its side, sound ones unless said otherwise, taken from those that are in no berth yet. */
export function fleet(s: Campaign, name: string, place: number, ships: number, damage = SOUND): Block {
  const block = blockOf(s, blockNamed(name));
  putBlock(s, block, place, NO_DICE);
  commission(s, block.id, sideOfBlock(block.id), ships, damage);
  return block;
}

const UNUSED = 500;

/** Gives a berth so many ships of a side (or of one nation) that are not in play yet, in the order of the list. */
export function commission(
  s: Campaign,
  berth: number,
  side: number,
  count: number,
  damage = SOUND,
  nation = -1,
): number[] {
  const taken: number[] = [];
  for (const [ship, card] of SHIPS.entries()) {
    if (taken.length === count) break;
    if (s.berths[ship] !== UNUSED || card.side !== side || (nation >= 0 && card.nation !== nation)) continue;
    s.berths[ship] = berth;
    s.damage[ship] = damage;
    taken.push(ship);
  }
  if (taken.length < count) throw new Error('there are not so many ships');
  return taken;
}

/** Begins a side's half of a wind activation in an area: all its blocks there are active. */
export function activate(s: Campaign, side: number, area: number, kind = WIND_MOVE): void {
  s.activation.kind = kind;
  s.activation.side = side;
  s.activation.area = area;
  s.activation.allowance = 9;
  for (const block of s.blocks) {
    if (sideOfBlock(block.id) !== side || block.place < 0) continue;
    Object.assign(block, { active: 1, began: block.place, spent: 0, under: 0, sortied: 0 });
  }
}

/** A chit's activation before its first half: a wind in an area, with nine points. */
export function wind(area: number, rose: number, s: Campaign = campaign()): Campaign {
  s.winds[area] = rose;
  Object.assign(s.activation, { kind: WIND_MOVE, area, allowance: 9 });
  return s;
}

/** The same for a bonus move of so many hexes. */
export function bonus(hexes: number, s: Campaign = campaign()): Campaign {
  Object.assign(s.activation, { kind: BONUS_MOVE, area: -1, allowance: hexes });
  return s;
}

/** The number of a marker of the Grand Conseil. */
export function goalNamed(name: string): number {
  const found = DESTINATIONS.findIndex(each => each.name === name);
  if (found < 0) throw new Error(`there is no marker ${name}`);
  return found;
}

/** An Allied fleet with a goal. */
export function bound(s: Campaign, name: string, place: number, goal: number, ships = 3): Block {
  const block = fleet(s, name, place, ships);
  block.goal = goal;
  return block;
}

export type Drill = DrillOf<Campaign, GloryEvent>;
export const { drill, lanes, context, happened } = drills<Campaign, GloryAction, GloryEvent>(vocabulary);
export { QUIET } from '@weathergauge/testkit/drill';
