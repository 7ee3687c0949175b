/** The table as plain data. One factory literal per record keeps the shapes constant; clone copies them field by field. */

import type { Bag, Frame, Seat } from '@weathergauge/engine';
import { cloneFrames, seatsOfSide } from '@weathergauge/engine';
import type { Draft } from './drafts.ts';
import type { Later } from './editions.ts';
import { cloneDraft } from './drafts.ts';
import type { Land, Shore } from './ground.ts';
import type { Side } from './vessels.ts';
import { BRITISH, FRENCH, NOBODY, BATTLE, IDLE } from './vessels.ts';
import type { Condition, CrewAction, Fate } from './vocabulary.ts';
import { crewActions } from './vocabulary.ts';

export * from './vessels.ts';

/** A ship, or what on shore fights like one. B1.2 Plans, actions and damage are kept for each by herself. */
export interface Ship {
  id: number;
  name: string;
  /** Number of her ship card; for a battery its number in BATTERIES. */
  card: number;
  side: Side;
  /** Who answers for her; nobody for what sails by itself (P). */
  seat: Seat | typeof NOBODY;
  /** FRIGATE, LINER, BATTERY or BUILDING. */
  base: number;
  deck: number;
  track: number;
  burden: number;
  veer: number;
  x: number;
  y: number;
  heading: number;
  halfLength: number;
  halfWidth: number;
  condition: Condition;
  fate: Fate;
  /** 1 if she never moves (C6). */
  anchored: number;
  /** The land element a battery or building stands on, -1 for ships. */
  land: number;
  flagship: number;
  /** O3 */
  rawGunners: number;
  rawSailors: number;

  /** Ship Damage track: points in each box, BURNT or FLOODED; 0 is empty. A building's one box counts all its points. */
  hull: number[];
  /** Boxes of the Crew Damage track that are filled. */
  crew: number;
  /** Every counter she has drawn, as letter * 32 + face: out of the bags until she is out of the game (B8). */
  held: number[];

  /** By broadside (a battery has one): the shot loaded, from 1; 0 is empty. Hidden from others. */
  shot: number[];
  /** 1 when it has fired this turn. */
  spent: number[];
  /** Reloading phases to wait before it may be loaded (O3). */
  wait: number[];
  /** 1 while a double shot is half loaded (O8). */
  doubling: number[];
  /** O6.1 1 until it has fired for the first time. */
  fresh: number[];
  /** O3 Stage of a Reload by raw gunners in the Advanced rules. */
  loading: number[];

  /** Cards in the first and second space of the mat, by their printed number; 0 is none. Hidden from others. */
  first: number;
  second: number;
  /** Veer of the last card planned, -1 when that sets no limit (S3). */
  lastVeer: number;
  /** Turns on end that she has been taken aback (S4). */
  aback: number;
  /** The card and line she moved by last, for all to see; 0 if she did not. */
  sailed: number;
  sails: number;
  /** 1 once struck sails have brought her to a full stop (A9). */
  stopped: number;

  fires: number;
  leaks: number;
  tornSails: number;
  rudders: number;
  masts: number;
  /** Broken masts that no repair can mend: the one that torn sails bring down (A10). */
  lostMasts: number;
  /** A8 Once per game each. */
  mendedHull: number;
  mendedMast: number;
  grogged: number;

  /** Bits of crewActions planned for this turn. */
  orders: number;
  /** Stage of Extinguish and Repair, and what the repair is at: 0 nothing, 1 leak, 2 rudder, 3 mast. */
  dousing: number;
  mending: number;
  mendingWhat: number;
  /** O16 The enemy whose fire her buckets keep down this turn, or -1. */
  buckets: number;

  /** O10 What she has chosen: 0 nothing yet, 1 blank, 2 boarding. */
  parley: number;
  /** O10 Whom she would grapple, and whom she fights, or -1. */
  grapple: number;

  /** This turn's fire, by broadside: volleyCode or 0. */
  volley: number[];
  /** Target of her muskets, -1 for none. */
  muskets: number;
  /** Shot chosen for each broadside in the reloading phase: 0 undecided, from 1 a shot, -1 left empty. */
  loads: number[];
  /** 1 when her seat is done with her in the lane under way: 0 on the ship herself but for the moment of the join. */
  settled: number;

  /** P1 Cards drawn by an automatic ship and not yet shuffled back. */
  pile: number[];
}

/**
 * The options and what the scenario gives, as the rules read them. Never changed, so clones share them. Everywhere else this
 * is called options; here the key `articles` stays, because logs of version 1 hash the text of the state with its keys.
 */
export interface Articles {
  readonly scenario: string;
  readonly level: number;
  readonly width: number;
  readonly height: number;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** The side that sails by itself, or NOBODY (P). */
  readonly automatic: Side | typeof NOBODY;
  /** R40 */
  readonly turns: number;
  readonly byEye: boolean;
  readonly grog: boolean;
  readonly entanglement: boolean;
  readonly continuousFire: boolean;
  readonly firstBroadside: boolean;
  readonly forcedAim: boolean;
  readonly doubleShot: boolean;
  readonly aimingHigh: boolean;
  readonly boarding: boolean;
  readonly flagship: boolean;
  readonly explosion: boolean;
  readonly sinking: boolean;
  readonly spreadingFires: boolean;
  readonly surrenderedShips: boolean;
  readonly windDirection: boolean;
  readonly windStrength: boolean;
  /** Whether ships are placed by the players or drawn up. */
  readonly placing: boolean;
  /** C1, C2 Where the two sides begin. */
  readonly start: 'scenario' | 'opposite' | 'adjacent' | 'mixed';
  /** C3, C6 The two navies change parts. */
  readonly swap: boolean;
  /** C3–C5 Played twice, sides swapped. */
  readonly twice: boolean;
  /** C4 An island for each side. */
  readonly twoIslands: boolean;
  /** R44 Points for each side of a free battle; -1 elsewhere. */
  readonly points: number;
  readonly layout: Layout;
  readonly later?: Later;
}

/** What the laying out asks for besides the scenario; kept because a table may be laid twice (C3–C5). */
export interface Layout {
  /** C1, C2, C6 Ships go by the names on the back of their cards. */
  readonly backs: boolean;
  /** C1, C2 Further ships of each side. */
  readonly reinforcements: number;
  /** Point of eight that the wind blows from at the start, AS_WRITTEN or BY_CHANCE. */
  readonly wind: number;
  /** O3 Sides whose crews lack training. */
  readonly rawGunners: readonly Side[];
  readonly rawSailors: readonly Side[];
  /** R44 Terrain of a free battle. */
  readonly reefs: number;
  readonly islands: number;
  readonly shoals: number;
  readonly batteries: number;
  readonly shore: Shore;
  readonly danger: number;
}
export const AS_WRITTEN = -1;
export const BY_CHANCE = -2;

export interface Sails {
  stack: Frame<Draft>[];
  articles: Articles;
  turn: number;
  /** 1 from the moment this turn's plans are turned up. */
  revealed: number;
  ships: Ship[];
  /** Counters left, by letter and face. */
  bags: Bag[];
  /** Replaced, never changed, when terrain is placed: clones share it. */
  land: readonly Land[];
  /** The edge of the table of each side: 0 north, 1 east, 2 south, 3 west. */
  edges: number[];
  /** Point of eight that the wind blows from. */
  windFrom: number;
  /** 0 low, 1 medium, 2 high. */
  windStrength: number;
  /** The change counter on the gauge: 0 none, 1 clockwise or stronger, 2 the other way. */
  windDial: number;
  strengthDial: number;
  /** O4, O10 Pairs, lower id first, as a * 32 + b. */
  entangled: number[];
  grappled: number[];
  /** C5 Turns that the frigate has lain by the island; and other progress a scenario counts, by side. */
  progress: number[];
  /** C3–C5 0 in the first game, 1 in the second; and what the first one scored, by side. */
  leg: number;
  legScores: number[];
  /** R67 By ship, as the turn began: the first empty box of the hull, the crew lost. Absent where damage counts at once. */
  fit?: number[];
  /** Why the game is over; '' while it is not. Where a ship left the table is told by her x and y. */
  over: '' | 'beaten' | 'escaped' | 'aground' | 'silenced' | 'supplied' | 'turns' | 'empty';
}

export function newShip(
  id: number,
  name: string,
  card: number,
  side: Side,
  seat: Seat | typeof NOBODY,
  figures: {
    readonly base: number;
    readonly deck: number;
    readonly track: number;
    readonly burden: number;
    readonly veer: number;
    readonly halfLength: number;
    readonly halfWidth: number;
    readonly boxes: number;
    /** 2 for ships, 1 for a battery, 0 for a building. */
    readonly broadsides: number;
  },
): Ship {
  const zeros = (): number[] => Array.from({ length: figures.broadsides }, () => 0);
  return {
    id,
    name,
    card,
    side,
    seat,
    base: figures.base,
    deck: figures.deck,
    track: figures.track,
    burden: figures.burden,
    veer: figures.veer,
    x: 0,
    y: 0,
    heading: 0,
    halfLength: figures.halfLength,
    halfWidth: figures.halfWidth,
    condition: 'unplaced',
    fate: '',
    anchored: 0,
    land: -1,
    flagship: 0,
    rawGunners: 0,
    rawSailors: 0,
    hull: Array.from({ length: figures.boxes }, () => 0),
    crew: 0,
    held: [],
    shot: Array.from({ length: figures.broadsides }, () => 1), // B1.15, B5.10 Ball on both sides.
    spent: zeros(),
    wait: zeros(),
    doubling: zeros(),
    fresh: Array.from({ length: figures.broadsides }, () => 1),
    loading: zeros(),
    first: 0,
    second: 0,
    lastVeer: -1,
    aback: 0,
    sailed: 0,
    sails: BATTLE,
    stopped: 0,
    fires: 0,
    leaks: 0,
    tornSails: 0,
    rudders: 0,
    masts: 0,
    lostMasts: 0,
    mendedHull: 0,
    mendedMast: 0,
    grogged: 0,
    orders: 0,
    dousing: IDLE,
    mending: IDLE,
    mendingWhat: 0,
    buckets: -1,
    parley: 0,
    grapple: -1,
    volley: zeros(),
    muskets: -1,
    loads: zeros(),
    settled: 0,
    pile: [],
  };
}

/** A copy of what is kept by broadside; nearly always there are two. */
export function bySide(list: readonly number[]): number[] {
  return list.length === 2 ? [list[0] as number, list[1] as number] : list.slice();
}

function cloneShip(ship: Readonly<Ship>): Ship {
  return {
    id: ship.id,
    name: ship.name,
    card: ship.card,
    side: ship.side,
    seat: ship.seat,
    base: ship.base,
    deck: ship.deck,
    track: ship.track,
    burden: ship.burden,
    veer: ship.veer,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    halfLength: ship.halfLength,
    halfWidth: ship.halfWidth,
    condition: ship.condition,
    fate: ship.fate,
    anchored: ship.anchored,
    land: ship.land,
    flagship: ship.flagship,
    rawGunners: ship.rawGunners,
    rawSailors: ship.rawSailors,
    hull: ship.hull.slice(),
    crew: ship.crew,
    held: ship.held.length === 0 ? [] : ship.held.slice(),
    shot: bySide(ship.shot),
    spent: bySide(ship.spent),
    wait: bySide(ship.wait),
    doubling: bySide(ship.doubling),
    fresh: bySide(ship.fresh),
    loading: bySide(ship.loading),
    first: ship.first,
    second: ship.second,
    lastVeer: ship.lastVeer,
    aback: ship.aback,
    sailed: ship.sailed,
    sails: ship.sails,
    stopped: ship.stopped,
    fires: ship.fires,
    leaks: ship.leaks,
    tornSails: ship.tornSails,
    rudders: ship.rudders,
    masts: ship.masts,
    lostMasts: ship.lostMasts,
    mendedHull: ship.mendedHull,
    mendedMast: ship.mendedMast,
    grogged: ship.grogged,
    orders: ship.orders,
    dousing: ship.dousing,
    mending: ship.mending,
    mendingWhat: ship.mendingWhat,
    buckets: ship.buckets,
    parley: ship.parley,
    grapple: ship.grapple,
    volley: bySide(ship.volley),
    muskets: ship.muskets,
    loads: bySide(ship.loads),
    settled: ship.settled,
    pile: ship.pile.length === 0 ? [] : ship.pile.slice(),
  };
}

export function clone(s: Readonly<Sails>): Sails {
  const ships: Ship[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(cloneShip(s.ships[i] as Ship));
  const bags: Bag[] = [];
  for (let i = 0; i < s.bags.length; i++) bags.push((s.bags[i] as Bag).slice());
  const copy: Sails = {
    stack: cloneFrames(s.stack, cloneDraft),
    articles: s.articles,
    turn: s.turn,
    revealed: s.revealed,
    ships,
    bags,
    land: s.land,
    edges: s.edges.slice(),
    windFrom: s.windFrom,
    windStrength: s.windStrength,
    windDial: s.windDial,
    strengthDial: s.strengthDial,
    entangled: s.entangled.length === 0 ? [] : s.entangled.slice(),
    grappled: s.grappled.length === 0 ? [] : s.grappled.slice(),
    progress: s.progress.slice(),
    leg: s.leg,
    legScores: s.legScores.slice(),
    over: s.over,
  };
  if (s.fit !== undefined) copy.fit = s.fit.slice();
  return copy;
}

export function shipOf(s: Readonly<Sails>, id: number): Ship {
  return s.ships[id] as Ship;
}

/** The seat that answers for a ship. Only ships under a seat are ever asked about. */
export function ownerOf(s: Readonly<Sails>, id: number): Seat {
  return shipOf(s, id).seat as Seat;
}

export function enemyOf(side: Side): Side {
  return side === BRITISH ? FRENCH : BRITISH;
}

export function seatsOf(s: Readonly<Sails>, side: Side): Seat[] {
  return seatsOfSide(s.articles.sides, side);
}

export function everySeat(s: Readonly<Sails>): readonly Seat[] {
  return s.articles.sides.map((_, seat) => seat as Seat);
}

const ACTION_BIT = Object.fromEntries(crewActions.map((action, i) => [action, 1 << i])) as Readonly<
  Record<CrewAction, number>
>;

/** Is the action among those planned for this turn? */
export function ordered(plan: Pick<Readonly<Ship>, 'orders'>, action: CrewAction): boolean {
  return (plan.orders & ACTION_BIT[action]) !== 0;
}

export function bitOf(action: CrewAction): number {
  return ACTION_BIT[action];
}
