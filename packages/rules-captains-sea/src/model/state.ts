/** The table as plain data. One factory literal per record keeps the shapes constant; clone copies them field by field. */

import type { Bag, Frame, Seat } from '@weathergauge/engine';
import { cloneFrames } from '@weathergauge/engine';
import type { Draft } from './drafts.ts';
import { cloneDraft } from './drafts.ts';
import type { ShipCard } from './data/figures.ts';
import { ACTIVATIONS, SHIPS } from './data/figures.ts';
import { DX, DY } from './geometry-core.ts';
import type { Fate } from './terms.ts';
import { EVERY_ROLL, GUNNERY, HANDY, hulls, qualities, strengths, TASKS } from './terms.ts';

export type Side = 0 | 1;
export const FIGHTING = 0;
export const MEDIUM = 1;
/** Of `due`: the marker waits for its owner to choose a load (11.7). */
export const TO_CHOOSE = -1;

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

/** 9.2 Two ships in one square: how they lie, and which side of each faces the other. */
export interface Contact {
  a: number;
  b: number;
  kind: number;
  /** Port or starboard; -1 where no side of hers faces the other (the victim of a crossing). */
  aSide: number;
  bSide: number;
  /** 9.2.2 Of a crossing: who may fire, and what rake it is. */
  raker: number;
  rake: number;
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

export function newShip(id: number, display: number, side: Side, seat: Seat): Ship {
  const card = SHIPS[display] as ShipCard;
  const boxes = card.boxes.length;
  return {
    id,
    display,
    name: card.name,
    side,
    seat,
    hull: hulls.indexOf(card.hull),
    strength: strengths.indexOf(card.strength),
    quality: qualities.indexOf(card.quality) - 1,
    french: card.nation === 'french' ? 1 : 0,
    col: 1,
    row: 1,
    heading: 1,
    fate: '',
    morale: HANDY,
    crew: card.crew,
    reds: 0,
    rigging: card.rigging,
    fullRigging: card.rigging,
    sails: MEDIUM,
    onFire: 0,
    guns: [boxes, boxes, boxes, boxes],
    load: [1, 1, 1, 1],
    due: [0, 0, 0, 0],
    late: [0, 0, 0, 0],
    known: [0, 0, 0, 0],
    chasers: [0, 0],
    fired: 0,
    tasks: Array.from({ length: TASKS }, () => 0),
    before: Array.from({ length: TASKS }, () => 0),
    speed: 0,
    stilled: 0,
    block: 0,
    cost: 0,
    spent: 0,
    ready: 0,
    strain: 0,
    declared: 0,
    last: 0,
    wore: 0,
    sure: 0,
    grappled: -1,
    freed: 0,
  };
}

export function newSea(articles: Articles, sides: readonly number[], windTo: number, deck: readonly number[]): Sea {
  return {
    stack: [],
    articles,
    turn: 0,
    impulse: 0,
    windTo,
    ships: [],
    contacts: [],
    sides: sides.slice(),
    initiative: 0,
    held: 0,
    shaken: [0, 0],
    deck: deck.slice(),
    discards: deck.map(() => 0),
    hands: sides.map(() => []),
    orders: sides.map(() => EVERY_ROLL),
    smoke: [],
    calm: 0,
    gust: 0,
    squall: 0,
    attacks: [],
    plus: [0, 0, 0],
    keen: [0, 0, 0],
    played: [0, 0, 0],
    faces: [],
    checks: [],
    front: [0, 0, 0],
    support: [0, 0, 0],
    granted: [0, 0],
    cut: 0,
    striking: 0,
    over: '',
  };
}

function four(list: readonly number[]): number[] {
  return [list[0] as number, list[1] as number, list[2] as number, list[3] as number];
}

function cloneShip(ship: Readonly<Ship>): Ship {
  return {
    id: ship.id,
    display: ship.display,
    name: ship.name,
    side: ship.side,
    seat: ship.seat,
    hull: ship.hull,
    strength: ship.strength,
    quality: ship.quality,
    french: ship.french,
    col: ship.col,
    row: ship.row,
    heading: ship.heading,
    fate: ship.fate,
    morale: ship.morale,
    crew: ship.crew,
    reds: ship.reds,
    rigging: ship.rigging,
    fullRigging: ship.fullRigging,
    sails: ship.sails,
    onFire: ship.onFire,
    guns: four(ship.guns),
    load: four(ship.load),
    due: four(ship.due),
    late: four(ship.late),
    known: four(ship.known),
    chasers: [ship.chasers[0] as number, ship.chasers[1] as number],
    fired: ship.fired,
    tasks: ship.tasks.slice(),
    before: ship.before.slice(),
    speed: ship.speed,
    stilled: ship.stilled,
    block: ship.block,
    cost: ship.cost,
    spent: ship.spent,
    ready: ship.ready,
    strain: ship.strain,
    declared: ship.declared,
    last: ship.last,
    wore: ship.wore,
    sure: ship.sure,
    grappled: ship.grappled,
    freed: ship.freed,
  };
}

function cloneAttack(attack: Readonly<Attack>): Attack {
  return { ...attack };
}

function cloneContact(contact: Readonly<Contact>): Contact {
  return { ...contact };
}

function copies<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < list.length; i++) made.push(copy(list[i] as T));
  return made;
}

function plain(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

export function clone(s: Readonly<Sea>): Sea {
  return {
    stack: cloneFrames(s.stack, cloneDraft),
    articles: s.articles,
    turn: s.turn,
    impulse: s.impulse,
    windTo: s.windTo,
    ships: copies(s.ships, cloneShip),
    contacts: copies(s.contacts, cloneContact),
    sides: s.sides.slice(),
    initiative: s.initiative,
    held: s.held,
    shaken: s.shaken.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    hands: copies(s.hands, plain as (hand: number[]) => number[]),
    orders: s.orders.slice(),
    smoke: plain(s.smoke),
    calm: s.calm,
    gust: s.gust,
    squall: s.squall,
    attacks: copies(s.attacks, cloneAttack),
    plus: s.plus.slice(),
    keen: s.keen.slice(),
    played: s.played.slice(),
    faces: plain(s.faces),
    checks: plain(s.checks),
    front: s.front.slice(),
    support: s.support.slice(),
    granted: s.granted.slice(),
    cut: s.cut,
    striking: s.striking,
    over: s.over,
  };
}

// --- Reading it ---

export function shipOf(s: Readonly<Sea>, id: number): Ship {
  return s.ships[id] as Ship;
}

export function cardOf(ship: Pick<Readonly<Ship>, 'display'>): ShipCard {
  return SHIPS[ship.display] as ShipCard;
}

export function isAfloat(ship: Readonly<Ship>): boolean {
  return ship.fate === '';
}

/** Every ship still in the fight, by number. */
export function afloat(s: Readonly<Sea>): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if (isAfloat(s.ships[i] as Ship)) list.push(i);
  return list;
}

/** Ships still in the fight, those of the initiative side last: the order in which captains declare (1.7.3, 11.0, 16.0). */
export function nonInitiativeFirst(s: Readonly<Sea>): number[] {
  const list: number[] = [];
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < s.ships.length; i++) {
      const ship = s.ships[i] as Ship;
      if (isAfloat(ship) && (ship.side === s.initiative) === (pass === 1)) list.push(i);
    }
  return list;
}

/** The other way round (12.0, 15.0, 17.5). */
export function initiativeFirst(s: Readonly<Sea>): number[] {
  return nonInitiativeFirst(s).toReversed();
}

export function enemiesOf(s: Readonly<Sea>, ship: Readonly<Ship>): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side !== ship.side && isAfloat(other)) list.push(i);
  }
  return list;
}

export function seatsOf(s: Readonly<Sea>): readonly Seat[] {
  return s.sides.map((_, seat) => seat as Seat);
}

/** Seats that still have a ship in the fight. */
export function seatsAfloat(s: Readonly<Sea>): Seat[] {
  return seatsOf(s).filter(seat => s.ships.some(ship => ship.seat === seat && isAfloat(ship)));
}

/** 3.4 What morale adds to a die. Nothing is fitter than Fair for the Strike Check box, which counts as Unfit (R6). */
export function moraleModifier(morale: number): number {
  return morale === HANDY ? 1 : morale === 2 ? 0 : -1;
}

/** 3.8 */
export function isDismasted(ship: Pick<Readonly<Ship>, 'rigging'>): boolean {
  return ship.rigging === 0;
}

/** 3.8 Whether so much rigging is gone that she may only use Fighting Sail. */
export function fightingSailOnly(ship: Readonly<Ship>): boolean {
  return ship.rigging <= cardOf(ship).fightingOnly;
}

export function assigned(tasks: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tasks.length; i++) sum += tasks[i] as number;
  return sum;
}

/** 5.1.6, R20 Crew kept for melee: what is not at a task. Losses during a turn come out of these first. */
export function meleeCrew(ship: Readonly<Ship>): number {
  return Math.max(0, ship.crew - assigned(ship.tasks));
}

/** 11.4.4 The highest gunnery box of a section that is undamaged and manned; 0 for none. */
export function mannedBox(ship: Readonly<Ship>, section: number): number {
  return Math.min(ship.guns[section] as number, ship.tasks[GUNNERY + section] as number);
}

/** Impulses of the whole game, so that reloading runs on from turn to turn. */
export function clockOf(s: Readonly<Sea>): number {
  return s.turn * 12 + s.impulse;
}

/** 7.0 Does she have an Activate! marker in this impulse? */
export function activatesIn(ship: Readonly<Ship>, impulse: number): boolean {
  return ship.stilled === 0 && ((ACTIVATIONS[ship.speed] as number) & (1 << impulse)) !== 0;
}

/** Her Activate! markers in impulses after this one. */
export function activationsLeft(ship: Readonly<Ship>, impulse: number): number {
  if (ship.stilled === 1) return 0;
  let bits = (ACTIVATIONS[ship.speed] as number) >> (impulse + 1);
  let count = 0;
  for (; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

export function squareOf(col: number, row: number): number {
  return row * 32 + col;
}

export function sameSquare(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return a.col === b.col && a.row === b.row;
}

export function aheadOf(ship: Readonly<Ship>): { col: number; row: number } {
  return { col: ship.col + (DX[ship.heading] as number), row: ship.row + (DY[ship.heading] as number) };
}

export function contactBetween(s: Readonly<Sea>, one: number, two: number): Contact | undefined {
  for (let i = 0; i < s.contacts.length; i++) {
    const contact = s.contacts[i] as Contact;
    if ((contact.a === one && contact.b === two) || (contact.a === two && contact.b === one)) return contact;
  }
  return undefined;
}
