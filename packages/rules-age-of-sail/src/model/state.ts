/** The table as plain data. One factory literal per record keeps the shapes constant; clone copies them field by field. */

import type { Frame, Seat } from '@weathergauge/engine';
import { cloneFrames, seatsOfSide } from '@weathergauge/engine';
import type { Polygon } from '@weathergauge/seamanship';
import { decksOf } from '../chapters/ch3-ships.ts';
import { afloat } from './conditions.ts';
import { HULL_UNITS } from './data/tables.ts';
import type { Condition, Navy } from './vocabulary.ts';

export type Side = 0 | 1;

/** 3.1 A damage record with a ship above it. */
export interface Ship {
  id: number;
  name: string;
  navy: Navy;
  /** The seat she began with, and the one that sails her now. */
  home: Seat;
  seat: Seat;
  condition: Condition;
  x: number;
  y: number;
  /** 0..7, clockwise from north. */
  heading: number;
  /** Decks left, by board, and how many of them have fired this round. */
  port: number;
  starboard: number;
  firedPort: number;
  firedStarboard: number;
  /** Decks served this round, standing or shot away since: what a prize crew has done (R69). */
  served: number;
  hull: number;
  fore: number;
  main: number;
  mizzen: number;
  /** Decks handed to prizes: lost to her, but no damage done by the enemy (R49). */
  given: number;
  /** Prize crew; -1 while her own people sail her. */
  crew: number;
  /** 0 none, 1 caught, 2 grown. */
  fire: number;
  /** Ships she is entangled with, a bit for each id. */
  fouled: number;
  /** Shoals under her that she has been diced for, a bit for each area. */
  soundings: number;
  /** 1 from a try at repairing until her next turn (R15). */
  repairing: number;
  /** 1 once she has moved in this player turn. */
  moved: number;
  /** 1 once she has fought hand to hand in this combat step (R46). */
  fought: number;
  /** Path sailed in her last move, in mm. */
  sailed: number;
  /** Where she turned in her last two moves, oldest first: x, y, heading before, points (port negative). */
  marks: number[];
}

/** Islands stop ships and shot; shoals may hold a ship. Never changed once laid, so clones share them. */
export interface Area {
  readonly kind: 'island' | 'shoal';
  readonly outline: Polygon;
  /** Centre and a radius that covers the outline, for a quick look first. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/**
 * The options and what the scenario gives, as the rules read them. Never changed, so clones share them. Everywhere else this
 * is called options; here the key `articles` stays, because logs of version 1 hash the text of the state with its keys.
 */
export interface Articles {
  readonly scenario: string;
  readonly width: number;
  readonly height: number;
  readonly rounds: number;
  /** R22c */
  readonly exchange: boolean;
  /** R53 */
  readonly parley: boolean;
  /** Who moves first; 'dice' as in the book. */
  readonly first: 'dice' | 'A' | 'B';
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** Which edge each side lays out along: 'west' | 'east' | 'south' | 'north'. */
  readonly edges: readonly Edge[];
  readonly navies: readonly Navy[];
  /** R69 Since the third edition: the crew of a prize that seals volleys is counted over both boards, her decks on each. Games of the second lack it. */
  readonly crewOverBoth?: true;
}
export type Edge = 'west' | 'east' | 'south' | 'north';

/** Volleys that a seat has under seal for an exchange (R22): ship, target, aim, decks. */
export interface GunsLaid {
  volleys: number[];
}

export interface AgeOfSail {
  stack: Frame<GunsLaid>[];
  articles: Articles;
  areas: readonly Area[];
  windFrom: number;
  windSpeed: number;
  round: number;
  /** Who won the dice and moves first each round (R52). */
  first: Side;
  /** Whose turn it is. */
  active: Side;
  ships: Ship[];
  /** Volleys of the exchange as the seals were opened, by seat: ship, target, aim, decks. */
  sealed: number[][];
  /** Volleys rolled and not yet marked off: ship, target, aim, hits, sixes. */
  volleys: number[];
  /** Why the game is over; '' while it is not. */
  over: '' | 'rounds' | 'silenced' | 'agreed';
}

export function newShip(id: number, name: string, navy: Navy, seat: Seat): Ship {
  const decks = decksOf({ navy });
  return {
    id,
    name,
    navy,
    home: seat,
    seat,
    condition: 'sailing',
    x: 0,
    y: 0,
    heading: 0,
    port: decks,
    starboard: decks,
    firedPort: 0,
    firedStarboard: 0,
    served: 0,
    hull: HULL_UNITS,
    fore: 1,
    main: 1,
    mizzen: 1,
    given: 0,
    crew: -1,
    fire: 0,
    fouled: 0,
    soundings: 0,
    repairing: 0,
    moved: 0,
    fought: 0,
    sailed: 0,
    marks: [],
  };
}

function cloneShip(ship: Readonly<Ship>): Ship {
  return {
    id: ship.id,
    name: ship.name,
    navy: ship.navy,
    home: ship.home,
    seat: ship.seat,
    condition: ship.condition,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    port: ship.port,
    starboard: ship.starboard,
    firedPort: ship.firedPort,
    firedStarboard: ship.firedStarboard,
    served: ship.served,
    hull: ship.hull,
    fore: ship.fore,
    main: ship.main,
    mizzen: ship.mizzen,
    given: ship.given,
    crew: ship.crew,
    fire: ship.fire,
    fouled: ship.fouled,
    soundings: ship.soundings,
    repairing: ship.repairing,
    moved: ship.moved,
    fought: ship.fought,
    sailed: ship.sailed,
    marks: ship.marks.length === 0 ? [] : ship.marks.slice(),
  };
}

export function clone(s: Readonly<AgeOfSail>): AgeOfSail {
  const ships: Ship[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(cloneShip(s.ships[i] as Ship));
  const sealed: number[][] = [];
  for (let i = 0; i < s.sealed.length; i++) sealed.push((s.sealed[i] as number[]).slice());
  return {
    stack: cloneFrames(s.stack),
    articles: s.articles,
    areas: s.areas,
    windFrom: s.windFrom,
    windSpeed: s.windSpeed,
    round: s.round,
    first: s.first,
    active: s.active,
    ships,
    sealed,
    volleys: s.volleys.length === 0 ? [] : s.volleys.slice(),
    over: s.over,
  };
}

export function shipOf(s: Readonly<AgeOfSail>, id: number): Ship {
  return s.ships[id] as Ship;
}

export function sideOf(s: Readonly<AgeOfSail>, seat: Seat): Side {
  return s.articles.sides[seat] as Side;
}

export function enemies(s: Readonly<AgeOfSail>, a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return s.articles.sides[a.seat] !== s.articles.sides[b.seat];
}

export function seatsOf(s: Readonly<AgeOfSail>, side: Side): Seat[] {
  return seatsOfSide(s.articles.sides, side);
}

/** Ids of a side's ships on the table that answer to a test. */
export function fleet(
  s: Readonly<AgeOfSail>,
  side: Side,
  test: (ship: Readonly<Ship>) => boolean = () => true,
): number[] {
  const ids: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (s.articles.sides[ship.seat] === side && afloat(ship) && test(ship)) ids.push(i);
  }
  return ids;
}
