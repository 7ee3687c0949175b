/** 1.5, 3.0 The table as plain data: what every record holds. */

import type { Bag, Frame, Seat } from '@weathergauge/engine';
import type { Draft } from './drafts.ts';
import type { Contact } from './gunnery.ts';
import type { Fate } from './terms.ts';

export type { Contact } from './gunnery.ts';

export type Side = 0 | 1;
export const FIGHTING = 0;
export const MEDIUM = 1;
/** Of `due`: the marker waits for its owner to choose a load (11.7). */
export const TO_CHOOSE = -1;
/** R60 */
export const JUST_LIT = 2;

/** 1.5, 3.0 A ship display, as it stands. */
export interface Ship {
  id: number;
  /** Her number in SHIPS. */
  display: number;
  name: string;
  side: Side;
  seat: Seat;
  /** 3.1 slow 0, average 1, fast 2. */
  hull: number;
  /** 3.2 fragile 0, average 1, firm 2. */
  strength: number;
  /** 3.3 green -1, average 0, crack 1: the modifier itself. */
  quality: number;
  french: number;
  col: number;
  row: number;
  heading: number;
  fate: Fate;
  morale: number;
  crew: number;
  /** 3.9 Red boxes of the crew track that have been entered, as bits. */
  reds: number;
  rigging: number;
  /** What she began with: hits are counted from there (19.0). */
  fullRigging: number;
  /** 3.6 FIGHTING or MEDIUM. */
  sails: number;
  /** 11.5 1 on fire, JUST_LIT until the end of the exchange of fire that lit it. */
  onFire: number;

  /** 3.10 By section: undamaged gunnery boxes. */
  guns: number[];
  /** 3.10.2 By section: the shot in the guns, or that is being loaded. Hidden from others until fired. */
  load: number[];
  /** By section: 0 when loaded, else the impulse of the whole game at which the load marker comes up, or TO_CHOOSE. */
  due: number[];
  /** 10.0 By section: 1 once a special load has been put two impulses on. */
  late: number[];
  /** By section what everybody has seen of the load: 0 nothing, 1 that it is round, 2 that it is special. */
  known: number[];
  /** 3.5, 11.9 Bow and stern: 0 when loaded, else when they will be. */
  chasers: number[];
  /** Sections that fired this turn, as bits. */
  fired: number;

  /** 3.7, 5.1 Crew points by task. */
  tasks: number[];
  /** Those of the turn before, for the plan that repeats them. */
  before: number[];

  /** 7.0 */
  speed: number;
  /** 9.1.4 1 when her remaining Activate! markers are gone for this turn. */
  stilled: number;
  /** 9.1.4, R3 The heading on which she comes out of irons after a Tack that failed; 0 where either side is open to her. */
  through: number;
  /** 9.1 The manoeuvre block that lies face down, 0 for none, and what it costs. Hidden from others. */
  block: number;
  cost: number;
  /** Activations spent on it, for all to see. */
  spent: number;
  /** 9.0 1 when enough has been spent: it is about to be shown and made, and everybody knows. */
  ready: number;
  /** 9.1.5 The straining block that lies beside it: that there is one is seen by all, its value is not. */
  strain: number;
  /** 16.0 1 when its value has been declared, for all to hear. */
  declared: number;
  /** 9.1 The last manoeuvre made: Back Sail and Wear may not follow themselves. */
  last: number;
  /** 9.1 1 when she has worn in this square. */
  wore: number;
  /** H15 */
  sure: number;
  /** 12.0 The ship she is grappled to, or -1. */
  grappled: number;
  /** 17.5 The turn in which her movement is halved because she came free in the one before. */
  freed: number;
}

/** 11.4 One attack that has been announced. */
export interface Attack {
  ship: number;
  target: number;
  /** Sections that fire, as bits; 0 for chasers. */
  mask: number;
  /** 11.9 Bow or stern chasers, -1 for a broadside. */
  chaser: number;
  aim: number;
  shot: number;
  rake: number;
  /** The broadside it leaves from, and the side of the target that it strikes (-1 for rakes). */
  from: number;
  side: number;
  range: number;
  long: number;
  carronades: number;
  /** Morale of the firer as it was announced: fire is simultaneous. */
  morale: number;
  /** 11.4.2 0 all defence dice, 1 half of them, 2 half and the odd one. */
  share: number;
  hits: number;
}

/** What never changes in a game. Clones share it. */
export interface Articles {
  readonly scenario: string;
  readonly seats: number;
  readonly newModifiers: boolean;
  readonly literalRerolls: boolean;
  readonly relativity: 'fractional' | 'zero';
  readonly bid: 'none' | 'secret' | 'open';
  readonly turns: number;
  /** 19.0 By side: twice the multiplier (halves occur), and the bonus for the lower damage capacity. */
  readonly multipliers: readonly [number, number];
  readonly bonuses: readonly [number, number];
  /** Cards drawn at the start, by side. */
  readonly cards: readonly [number, number];
  /** From this turn on nobody sees farther than 12 movement points; 0 for never. */
  readonly night: number;
  /** A ship whose hull bonus die has +1 (-1 for none), and one that may not man guns on the first turn. */
  readonly wedges: number;
  readonly surprised: number;
  /** R60 Since the second edition: a fire lit in an exchange of fire gives defence dice from its end. Games of the first lack it. */
  readonly firesWait?: true;
}

export type Over = '' | 'struck' | 'captured' | 'map-edge' | 'turns';

export interface Sea {
  stack: Frame<Draft>[];
  articles: Articles;
  turn: number;
  /** 0 outside the activation cycle. */
  impulse: number;
  windTo: number;
  ships: Ship[];
  contacts: Contact[];
  /** By seat: its side. */
  sides: number[];
  /** 6.0 The side that has the initiative, and how many turns on end it has. */
  initiative: Side;
  held: number;
  /** P06 By side: taken from the next initiative roll. */
  shaken: number[];
  /** Cards left, and cards thrown away, by kind. */
  deck: Bag;
  discards: Bag;
  /** By seat: kinds of card in hand. Hidden from others. */
  hands: number[][];
  /** R26 By seat: before what it wants to be asked. Hidden from others. */
  orders: number[];
  /** Square * 10000 + Smoke-2 markers * 100 + Smoke-1 markers. */
  smoke: number[];
  /** P03, P04, P05 The turn that the weather of a card is for. */
  calm: number;
  gust: number;
  squall: number;
  attacks: Attack[];
  /** The throw that cards are played for: +1 on how many dice, +1 on the coloured die, cards played; by ship. */
  plus: number[];
  keen: number[];
  played: number[];
  /** The last throw of a procedure that another one reads. */
  faces: number[];
  /** Morale checks still to be made: see ch01-morale. */
  checks: number[];
  /** 15.0 Points in the melee by ship: in front, and in support. */
  front: number[];
  support: number[];
  /** 19.0 Points granted to a side by the bid. */
  granted: number[];
  /** 12.0 1 when a grapple has ended this turn's impulses. */
  cut: number;
  /** Ships that strike in the check under way, as bits. */
  striking: number;
  over: Over;
}
