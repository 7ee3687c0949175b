/** The campaign as plain data: what every record holds. */

import type { Bag, Frame } from '@weathergauge/engine';
import type { Activation } from './activation.ts';
import type { Battle } from './battle.ts';
import type { Draft } from './drafts.ts';
import type { Gale } from './gale.ts';
import type { Search } from './search.ts';
import type { Over } from './terms.ts';

/** What never changes in a game. Clones share it. */
export interface Articles {
  readonly scenario: string;
  /** 24.0 Only half the map, half the ships and some of the rules. */
  readonly trafalgar: boolean;
  /** First and last turn, 1 to 36. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** 21.3 Objectives are shown when they are scored. */
  readonly openObjectives: boolean;
  /** 3.0 Blocks in port stand on their owner's display, not on the map. */
  readonly portsOffMap: boolean;
  /** Which hexes are in play: ALL_WATERS, TRAFALGAR_WATERS or WEST_INDIES_WATERS. */
  readonly waters: number;
  /** R13 Several weather chits in a zone take no more than 1 off a search. */
  readonly oneChitCounts: boolean;
  /** R19 Random events that are spent are thrown for again. */
  readonly eventsAgain: boolean;
  /** R22 Escorts without a block reach the nearest friendly port. */
  readonly escortsHome: boolean;
}

/** 2.3 One of the 44 blocks. */
export interface Block {
  id: number;
  place: number;
  /** 7.4 What the other side calls it while it stands on the map; 0 where it does not. See ch07-tags. */
  tag: number;
  /**
   * What the other side knows of it while it can be followed: NOTHING_KNOWN, a FRIGATE_SEEN, a FLEET_SEEN or a CONVOY_SEEN, and of a
   * fleet the low end of its ships when it was last reported alone (0 for unknown).
   */
  known: number;
  low: number;
  /** 9.3, 12.3 Where it is bound: hidden from the other side. */
  goal: number;
  /** 9.3 1 once an Allied fleet has been at its goal since an earlier activation. */
  arrived: number;
  /** Standing order, and the place that it is about: a part of a patrol zone to be in, or a place to make for. */
  order: number;
  station: number;
  /** 5.3 The turn in which a frigate comes back; 0 for none. */
  returns: number;

  // Of the activation under way:
  /** 1 if it may still move in it, 2 once it has, 3 once it has searched. */
  active: number;
  /** Where it stood when the activation began. */
  began: number;
  /** Movement points spent, or hexes on a bonus move. */
  spent: number;
  /** 14.6 1 when it has sortied, entered a hex or spent movement points. */
  under: number;
  /** 11.1 1 when it has come out of port in this activation. */
  sortied: number;
}

export const NOTHING_KNOWN = 0;
export const FRIGATE_SEEN = 1;
export const FLEET_SEEN = 2;
export const CONVOY_SEEN = 3;

/** 5.11 An Admiralty event that has been drawn. */
export interface Duty {
  event: number;
  /** The turn by the end of which it must be done. */
  due: number;
  /** 0 open, 1 done, 2 failed. */
  state: number;
  /** 1 once the Allied player knows which it is. */
  shown: number;
}

/** 22.2 Truth of a marker. */
export const NOT_RAIDED = 0;
export const FALSE_RAID = 1;
export const TRUE_RAID = 2;
export const SHOWN_RAID = 3;

export interface Campaign {
  stack: Frame<Draft>[];
  articles: Articles;
  turn: number;
  /** 5.1 1 once the first turn is under way. */
  begun: number;
  /** 6.0 The side with the initiative. */
  initiative: number;

  blocks: Block[];
  /** By ship: her berth (see places.ts), and SOUND, DAMAGED or WRECKED. */
  berths: number[];
  damage: number[];
  /** By admiral: his berth. */
  admirals: number[];

  /** 6.1 Activation chits left in the cup, by chit. */
  cup: Bag;
  /** Chits drawn this turn, in order. */
  drawn: number[];
  /** 6.1 By sea area: the wind. */
  winds: number[];
  /** 5.6 By sea area: 1 while it is that of the last turn. */
  oldWind: number[];
  /** 6.6 By weather zone: weather chits that lie there this turn. */
  weather: number[];

  /** 5.2.1 By nation: box of the manpower track. */
  manpower: number[];
  /** 5.2.2 Ships marked Z2 that have had their first crews, in order: hidden from the British. */
  manned: number[];
  /** 15.1 1 once Lord Barham has come; the Draft; the Fencibles. */
  barham: number;
  /** 5.9 Yellow Jack in the West Indies. */
  fever: number;
  /** 5.11 Admiralty events left in the cup, by their number; the first, of Naples, is never in it. */
  admiralty: Bag;
  duties: Duty[];
  /** admiralty-cape Ships of 64 guns that the British player has still to send to the Cape. */
  detached: number;
  /** Space of the United States tension track. */
  tension: number;
  /** 22.1 0 neutral, 1 British, 2 Allied. */
  algiers: number;
  /** 8.1 1 when Villeneuve was the last victor, 0 for Ganteaume. */
  victor: number;
  /** 8.1 Admirals who come into play and have no fleet or port to go to yet. */
  vacant: number[];
  /** random-11 1 once St. Cyr has threatened Naples; how often admirals have fallen ill since. */
  stCyr: number;
  illness: number;
  /** 15.1, admiralty: 1 when no Cross Channel Invasion can be launched any more. */
  marched: number;
  /** 22.4 0 in Boulogne, 1 in hex 1403, 2 destroyed. */
  barges: number;

  /** 5.12 Chits the Allied player has drawn and not placed: May Sortie, May Not. Then by port: 0 none, 1 May Sortie, 2 May Not. */
  supplies: number[];
  provisions: number[];
  /** By port: 1 when its chit lies face up. */
  provisionsShown: number[];
  /** 5.13 Boxes A to D: a number in DESTINATIONS, or -1. */
  conseil: number[];

  /** 21.1 By area of objectives: values, hidden from the other side (0 where there is none). */
  napoleon: number[];
  pitt: number[];
  /** 1 when the marker lies in the Allied VP box. */
  napoleonTaken: number[];
  pittTaken: number[];
  /** 22.2 By port: what its Raided? marker says. */
  raids: number[];
  /** 22.3 By port: 1 once invaded. */
  invaded: number[];
  /** 21.4 The current directive (-1 for none), whether it lies open, those left in the cup, and how many were scored. */
  directive: number;
  directiveShown: number;
  directives: Bag;
  directivesScored: number;
  /** 23.1 Admiralty events in the Allied VP box: their points. */
  failures: number;
  /** 24.3 By Trafalgar objective: 1 once scored. */
  trafalgar: number[];

  /** What each side has been told: rows of integers, see ledger.ts. */
  ledgers: number[][];
  /** By port: how many rows the ledger of those who watch it had when something was last seen to go in or out. */
  stirred: number[];
  /** What a side has just picked under seal, for the step that follows; -1 for nothing. */
  pick: number;
  /** By side: the turn for the rest of which it does not want to be asked, unless something happens. */
  standBy: number[];
  /** 14.0 The Allied player's standing order for searches. */
  searchOrder: number;

  /** 22.0 Blocks that have tried to raid or invade on this chit, each followed by 0 for a raid and 1 for an invasion. */
  attempts: number[];
  /** 22.3.2 Ships that the British player must still send to India. */
  levy: number;

  activation: Activation;
  search: Search;
  gale: Gale;
  battle: Battle;
  over: Over;
}
