/** The table as plain data. One factory literal per record keeps the shapes constant; clone copies them field by field. */

import type { Frame, Seat } from '@weathergauge/engine';
import { cloneFrames, seatsOfSide } from '@weathergauge/engine';
import { NOWHERE } from './chart.ts';
import type { Kind } from './data/papers.ts';
import { PAPERS } from './data/papers.ts';
import type { NOBODY } from './terms.ts';
import { CONVOY, RAIDERS } from './terms.ts';
import type { Condition, Quality, Size } from './vocabulary.ts';
import { qualities, sizes } from './vocabulary.ts';

export { CONVOY, NOBODY, RAIDERS } from './terms.ts';

/** R63 Seats 0 and 2 are the convoy, seats 1 and 3 the raiders. */
export type Side = 0 | 1;

export interface Ship {
  id: number;
  name: string;
  kind: Kind;
  /** 0 small, 1 medium, 2 large. */
  size: number;
  /** 0 scurvy, 1 ordinary, 2 battle hardened: as it is now. */
  quality: number;
  /** The side she set out with, or nobody's: a derelict. */
  flag: Side | typeof NOBODY;
  /** Who sails her now, and for which side; nobody once she has struck or burnt. */
  seat: Seat | typeof NOBODY;
  side: Side | typeof NOBODY;
  condition: Condition;
  at: number;
  facing: number;
  crew: number;
  gun: number;
  sail: number;
  /** Her paper: what recovery can bring back (R33). */
  fullCrew: number;
  fullGun: number;
  fullSail: number;
  /** 1 from the first time she is taken (R43). */
  captured: number;
  /** 1 since this turn, 2 while her owner's next one lasts (R47). */
  aground: number;
  /** 1 until the end of her own next activation (R42). */
  paused: number;
  /** 1 once she has been activated this turn. */
  moved: number;
  /** Batteries fired in her own turn, and broadsides that have reacted in this player turn, a bit for each (R25). */
  fired: number;
  reacted: number;
}

/**
 * The options and what the scenario gives, as the rules read them. Never changed, so clones share them. Everywhere else this
 * is called options; here the key `articles` stays, because logs of version 1 hash the text of the state with its keys.
 */
export interface Articles {
  readonly scenario: string;
  /** R50 Spaces on the clock. */
  readonly loop: number;
  /** R20 Hexes that count as short range. */
  readonly short: number;
  /** R21 */
  readonly perStep: boolean;
  /** R23 */
  readonly reroll: 'misses' | 'whole';
  /** R37 */
  readonly counterBoarding: boolean;
  /** R61 */
  readonly haulAnytime: boolean;
  /** R54 */
  readonly fitting: boolean;
  /** R52 */
  readonly first: 'convoy' | 'raiders' | 'dice';
  /** Merchants to be saved, or a derelict to be fought for (R56). */
  readonly prize: 'convoy' | 'derelict';
  /** R64 Budgets of a free set-up; -1 where the fleets are given. */
  readonly cargo: number;
  readonly escort: number;
  /** The side of each seat. */
  readonly sides: readonly Side[];
}

export interface Convoy {
  stack: Frame[];
  articles: Articles;
  /** Bits for each hex: shallows, land, exit. Never changed, so clones share it. */
  chart: readonly number[];
  /** Hexes under fog. */
  fog: number[];
  /** R3 The facing that the wind blows towards. */
  windTo: number;
  /** R45 Wind dice left, by side. They lie open. */
  stock: number[];
  /** Successes by which the mover leads the contest for the wind, while it lasts. */
  gusts: number;
  clock: number;
  /** Player turns begun. */
  turn: number;
  /** Whose turn it is. */
  active: Side;
  ships: Ship[];
  /** Why the game is over; '' while it is not. */
  over: '' | 'merchants' | 'clock' | 'no-raiders' | 'no-warships';
}

export function newShip(
  id: number,
  name: string,
  kind: Kind,
  size: Size,
  quality: Quality,
  side: Side | typeof NOBODY,
  seat: Seat | typeof NOBODY,
): Ship {
  const [crew, gun, sail] = PAPERS[kind][size];
  return {
    id,
    name,
    kind,
    size: sizes.indexOf(size),
    quality: qualities.indexOf(quality),
    flag: side,
    seat,
    side,
    condition: 'unplaced',
    at: NOWHERE,
    facing: 0,
    crew,
    gun,
    sail,
    fullCrew: crew,
    fullGun: gun,
    fullSail: sail,
    captured: 0,
    aground: 0,
    paused: 0,
    moved: 0,
    fired: 0,
    reacted: 0,
  };
}

function cloneShip(ship: Readonly<Ship>): Ship {
  return {
    id: ship.id,
    name: ship.name,
    kind: ship.kind,
    size: ship.size,
    quality: ship.quality,
    flag: ship.flag,
    seat: ship.seat,
    side: ship.side,
    condition: ship.condition,
    at: ship.at,
    facing: ship.facing,
    crew: ship.crew,
    gun: ship.gun,
    sail: ship.sail,
    fullCrew: ship.fullCrew,
    fullGun: ship.fullGun,
    fullSail: ship.fullSail,
    captured: ship.captured,
    aground: ship.aground,
    paused: ship.paused,
    moved: ship.moved,
    fired: ship.fired,
    reacted: ship.reacted,
  };
}

export function clone(s: Readonly<Convoy>): Convoy {
  const ships: Ship[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(cloneShip(s.ships[i] as Ship));
  return {
    stack: cloneFrames(s.stack),
    articles: s.articles,
    chart: s.chart,
    fog: s.fog.length === 0 ? [] : s.fog.slice(),
    windTo: s.windTo,
    stock: s.stock.slice(),
    gusts: s.gusts,
    clock: s.clock,
    turn: s.turn,
    active: s.active,
    ships,
    over: s.over,
  };
}

export function shipOf(s: Readonly<Convoy>, id: number): Ship {
  return s.ships[id] as Ship;
}

/** The seat that answers for a ship. Only ships under a flag are ever asked about. */
export function ownerOf(s: Readonly<Convoy>, id: number): Seat {
  return shipOf(s, id).seat as Seat;
}

export function enemyOf(side: Side): Side {
  return side === CONVOY ? RAIDERS : CONVOY;
}

export function seatsOf(s: Readonly<Convoy>, side: Side): Seat[] {
  return seatsOfSide(s.articles.sides, side);
}

/** R63 Where a side has two seats they speak for it in turn: on the wind, and on the clock. */
export function speaker(s: Readonly<Convoy>, side: Side): Seat {
  const { sides } = s.articles;
  const seats = sides.length - side > 2 ? 2 : 1;
  return (seats === 2 && ((s.turn + 1) >> 1) % 2 === 0 ? side + 2 : side) as Seat;
}

/** All her markers together. */
export function markersLeft(ship: Readonly<Ship>): number {
  return ship.crew + ship.gun + ship.sail;
}

/** R36, R43, R51 A warship that can still take another: not a prize, not struck, not burnt. */
export function isActive(ship: Readonly<Ship>): boolean {
  return ship.kind === 'warship' && ship.condition === 'sailing' && ship.captured === 0;
}
