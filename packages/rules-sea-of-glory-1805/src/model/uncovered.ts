/** 23.1 When a campaign is over both displays are turned up: everything that was hidden lies open for all. */

import type { Block, Campaign, Duty } from './state.ts';

export interface Uncovered {
  readonly blocks: readonly Readonly<Block>[];
  /** By ship and by admiral: see the fields of a campaign. */
  readonly berths: readonly number[];
  readonly damage: readonly number[];
  readonly admirals: readonly number[];
  readonly provisions: readonly number[];
  readonly conseil: readonly number[];
  readonly napoleon: readonly number[];
  readonly pitt: readonly number[];
  readonly raids: readonly number[];
  readonly directive: number;
  /** What was left in the cups: directives and Admiralty events. */
  readonly directives: readonly number[];
  readonly admiralty: readonly number[];
  readonly duties: readonly Readonly<Duty>[];
}

export function uncover(s: Readonly<Campaign>): Uncovered {
  return {
    blocks: s.blocks.map(block => ({ ...block })),
    berths: s.berths.slice(),
    damage: s.damage.slice(),
    admirals: s.admirals.slice(),
    provisions: s.provisions.slice(),
    conseil: s.conseil.slice(),
    napoleon: s.napoleon.slice(),
    pitt: s.pitt.slice(),
    raids: s.raids.slice(),
    directive: s.directive,
    directives: s.directives.slice(),
    admiralty: s.admiralty.slice(),
    duties: s.duties.map(duty => ({ ...duty })),
  };
}
