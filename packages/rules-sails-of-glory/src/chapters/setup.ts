/** From a checked configuration to a bare table with its ships beside it. Where they go is decided in c1-laying-out.ts. */

import type { Dice, MatchConfig, Seat } from '@weathergauge/engine';
import type { Fleets } from '../model/data/berths.ts';
import { BASES, FLEETS, MIX, RESERVES, RULER, SHIPS, TERRAIN, TRACKS } from '../model/data/figures.ts';
import type { Later, SomeShips } from '../model/editions.ts';
import { FIRST_EDITION, isAmong, laterOf } from '../model/editions.ts';
import type { Land, Shore } from '../model/ground.ts';
import { BLOCKADE, DUCKS, FREE_BATTLE, OUTPOST, SUPPLIES, TABLES, windNames } from '../book/scenarios.ts';
import type { Articles, Layout, Sails, Ship, Side } from '../model/state.ts';
import { AS_WRITTEN, BRITISH, BUILDING, BY_CHANCE, enemyOf, FRENCH, NOBODY, newShip, seatsOf } from '../model/state.ts';
import { newBattery } from './t5-raising.ts';
import { NORTH, SOUTH } from '../model/berths.ts';
import { strengths } from '../model/terms.ts';
import type { Level } from '../model/vocabulary.ts';
import { levels } from '../model/vocabulary.ts';

const CM = 1000;

/** O19.2 The strength of the wind that was agreed on, nothing drawn, every ship unharmed. */
export function layTable(config: MatchConfig, _dice: Dice): Sails {
  const articles = articlesOf(config);
  const s: Sails = {
    stack: [],
    articles,
    turn: 0,
    revealed: 0,
    ships: [],
    bags: [],
    land: [],
    edges: [SOUTH, NORTH],
    windFrom: 0,
    windStrength: laterOf({ articles }).strength,
    windDial: 0,
    strengthDial: 0,
    entangled: [],
    grappled: [],
    progress: [0, 0],
    leg: 0,
    legScores: [0, 0],
    over: '',
  };
  if (!laterOf(s).damageAtOnce) s.fit = [];
  commission(s);
  return s;
}

/** C3.9 For the second of two battles: all ships whole again, the sea empty. */
export function clearTable(s: Sails): void {
  s.turn = 0;
  s.revealed = 0;
  s.ships = [];
  s.land = [];
  s.windStrength = laterOf(s).strength;
  s.windDial = 0;
  s.strengthDial = 0;
  s.entangled = [];
  s.grappled = [];
  s.progress = [0, 0];
  s.over = '';
  if (s.fit !== undefined) s.fit = [];
  commission(s);
}

function commission(s: Sails): void {
  for (const side of [BRITISH, FRENCH] as const) for (const card of cardsOf(s, side)) muster(s, side, card);
  fillBags(s);
}

/** B1.7 The ships that the scenario names; B1.8, C1.8, C6.7 or the other face of their cards; C1.9 and those that join. */
function cardsOf(s: Readonly<Sails>, side: Side): readonly number[] {
  const named = FLEETS[s.articles.scenario]?.[side] ?? [];
  const { turned } = laterOf(s);
  const cards = named.map((card, i) => {
    const { back, base } = SHIPS[card] as (typeof SHIPS)[number];
    return s.articles.layout.backs && isAmong(turned, side, i, base) ? back : card;
  });
  return [...cards, ...reinforcementCards(side, cards).slice(0, pairs(s, cards.length))];
}

/** A ship of the line, then a frigate, in turn, without those that sail already. */
export function reinforcementCards(side: Side, sailing: readonly number[]): readonly number[] {
  const spare = (of: Fleets<number>): readonly number[] =>
    of[side === BRITISH ? 0 : 1].filter(card => !sailing.includes(card));
  const liners = spare(RESERVES.liners);
  const frigates = spare(RESERVES.frigates);
  return liners.flatMap((liner, i) => [liner, ...frigates.slice(i, i + 1)]);
}

/** B1.1 Every player has a ship: where an automaton leaves a side with more seats than ships, both sides get more. */
function pairs(s: Readonly<Sails>, ships: number): number {
  if (ships === 0) return 0;
  const seats = Math.max(seatsOf(s, BRITISH).length, seatsOf(s, FRENCH).length);
  return Math.max(s.articles.layout.reinforcements, seats - ships);
}

/** The next ship of a side, with the figures of her card (B1.4) and its veer (S3.1): the seats take theirs in turn. */
export function muster(s: Sails, side: Side, number: number): Ship {
  const card = SHIPS[number] as (typeof SHIPS)[number];
  const base = BASES[card.base] as (typeof BASES)[number];
  const ship = newShip(s.ships.length, card.name, number, side, seatFor(s, side), {
    base: card.base,
    deck: card.deck,
    track: card.track,
    burden: card.burden,
    veer: card.veer,
    halfLength: base.halfLength,
    halfWidth: base.halfWidth,
    boxes: (TRACKS[card.track] as (typeof TRACKS)[number]).hullBoxes,
    broadsides: 2,
  });
  // O3.1, C1.10 Training is lacked by a whole side, or by some of its ships.
  const raw = isAmong(laterOf(s).raw, side, shipsOf(s, side), card.base);
  ship.rawGunners = raw && s.articles.layout.rawGunners.includes(side) ? 1 : 0;
  ship.rawSailors = raw && s.articles.layout.rawSailors.includes(side) ? 1 : 0;
  s.ships.push(ship);
  return ship;
}

/** Who takes the next ship of a side. */
export function seatFor(s: Readonly<Sails>, side: Side): Seat | typeof NOBODY {
  const seats = seatsOf(s, side);
  return seats[shipsOf(s, side) % seats.length] ?? NOBODY;
}

function shipsOf(s: Readonly<Sails>, side: Side): number {
  let ships = 0;
  for (const ship of s.ships) if (ship.side === side) ships++;
  return ships;
}

/** B1.12, B1.13, R32 One set of counters for every four ships begun. The Basic game never draws from C and D. */
export function fillBags(s: Sails): void {
  const sets = Math.max(1, Math.ceil(s.ships.length / 4));
  s.bags = MIX.map(counts => counts.map(count => count * sets));
}

const BATTERY_NAMES = ['Small battery', 'Medium battery', 'Fort'] as const;

/** T5 A battery in the middle of an element of land. */
export function raiseBattery(
  s: Sails,
  side: Side,
  seat: Seat | typeof NOBODY,
  which: number,
  land: number,
  heading: number,
): void {
  const { x, y } = s.land[land] as Land;
  s.ships.push(newBattery(s.ships.length, BATTERY_NAMES[which] ?? 'Battery', which, side, seat, land, x, y, heading));
}

/** C4.8 The building of an outpost: it only suffers, so nobody answers for it. */
export function raiseBuilding(s: Sails, side: Side, terrain: number, land: number, heading: number): void {
  const building = TERRAIN[terrain]?.building;
  if (!building) return;
  let halfWidth = 0;
  let halfLength = 0;
  for (let i = 0; i < building.outline.length; i += 2) {
    halfWidth = Math.max(halfWidth, building.outline[i] as number);
    halfLength = Math.max(halfLength, building.outline[i + 1] as number);
  }
  const { x, y } = s.land[land] as Land;
  const ship = newShip(s.ships.length, 'Outpost', 0, side, NOBODY, {
    base: BUILDING,
    deck: -1,
    track: -1,
    burden: 0,
    veer: 0,
    halfLength,
    halfWidth,
    boxes: 1,
    broadsides: 0,
  });
  s.ships.push(Object.assign(ship, { x, y, heading, land, condition: 'afloat', anchored: 1 }));
}

// --- Articles ---

function articlesOf(config: MatchConfig): Articles {
  const { scenario, seats, options } = config;
  const is = (name: string): boolean => options[name] === true;
  const count = (name: string): number => options[name] as number;
  const free = scenario === FREE_BATTLE;
  const [width, height] = tableOf(scenario, options['table'] as keyof typeof TABLES);
  const automatic = automaticSide(scenario, seats, options['automaton'] as string, is('swap'));
  const lone = seats === 3 && options['lone'] === 'british' ? BRITISH : FRENCH;
  const later = laterIn(config);
  return {
    scenario,
    level: levels.indexOf(options['level'] as Level),
    width: width * CM,
    height: height * CM,
    sides: Array.from({ length: seats }, (_, seat) => (automatic === NOBODY ? sideOf(seat, lone) : enemyOf(automatic))),
    automatic,
    turns: count('turns'),
    byEye: is('byEye'),
    grog: is('grog'),
    entanglement: is('entanglement'),
    continuousFire: is('continuousFire'),
    firstBroadside: is('firstBroadside'),
    forcedAim: is('forcedAim'),
    doubleShot: is('doubleShot'),
    aimingHigh: is('aimingHigh'),
    boarding: is('boarding'),
    flagship: is('flagship'),
    explosion: is('explosion'),
    sinking: is('sinking'),
    spreadingFires: is('spreadingFires'),
    surrenderedShips: is('surrenderedShips'),
    windDirection: is('windDirection'),
    windStrength: is('windStrength'),
    placing: is('placing'),
    start: options['start'] as Articles['start'],
    swap: is('swap'),
    twice: is('twice'),
    twoIslands: is('twoIslands'),
    points: free ? count('points') : -1,
    layout: layoutOf(options, free),
    ...(later === null ? {} : { later }),
  };
}

/** B1.3 Seats of the two sides alternate; C1.1 of three the first may be the one that is alone. */
function sideOf(seat: number, lone: Side): Side {
  if (lone === BRITISH) return seat === 0 ? BRITISH : FRENCH;
  return seat % 2 === 0 ? BRITISH : FRENCH;
}

/** Null where all is as in the first edition. */
function laterIn({ scenario, options, edition }: MatchConfig): Later | null {
  const later: Later = {
    shortOfRocks: options['shortOfRocks'] === true,
    damageAtOnce: options['damageAtOnce'] === true,
    leaving: scenario !== DUCKS || options['leaving'] === true,
    raw: [options['rawBritish'] as SomeShips, options['rawFrench'] as SomeShips],
    turned: [options['turnedBritish'] as SomeShips, options['turnedFrench'] as SomeShips],
    strength: strengths.indexOf(options['startStrength'] as (typeof strengths)[number]),
    coasts: options['coasts'] as number,
    ...(edition === undefined || edition >= 3 ? { galeAsSheMoves: true } : {}),
    ...(edition === undefined ? { drawnUpInZones: true, aimBindsEmptying: true } : {}),
  };
  return JSON.stringify(later) === JSON.stringify(FIRST_EDITION) ? null : later;
}

const SHORES: Readonly<Record<string, Shore>> = { rocky: 'rocky', sandy: 'sandy', harbour: 'safe' };

function layoutOf(options: MatchConfig['options'], free: boolean): Layout {
  const count = (name: string): number => (free ? (options[name] as number) : 0);
  const harbour = options['shore'] === 'harbour';
  return {
    backs: options['backs'] === true,
    reinforcements: options['reinforcements'] as number,
    wind: windOf(options['wind'] as string),
    rawGunners: sidesOf(options['gunnersLacking'] as string),
    rawSailors: sidesOf(options['sailorsLacking'] as string),
    reefs: count('reefs'),
    islands: count('islands'),
    shoals: count('shoals'),
    batteries: Math.min(count('batteries'), count('islands')),
    shore: SHORES[options['shore'] as string] ?? 'rocky',
    danger: harbour ? 0 : dangerOf(options['danger'] as string),
  };
}

function dangerOf(option: string): number {
  return option === 'width' ? RULER.width : option === 'close' ? RULER.close : 0;
}

/** C1.10 As a wind of the layout: from the French side of the table, which may yet have to be drawn (C2.4). */
export const FROM_THE_FRENCH = -3;

function windOf(name: string): number {
  if (name === 'scenario') return AS_WRITTEN;
  if (name === 'french') return FROM_THE_FRENCH;
  return name === 'random' ? BY_CHANCE : windNames.indexOf(name as (typeof windNames)[number]);
}

function sidesOf(name: string): readonly Side[] {
  if (name === 'both') return [BRITISH, FRENCH];
  return name === 'none' ? [] : [name === 'british' ? BRITISH : FRENCH];
}

/**
 * B1.6, B10.3 Centimetres: C0.2, C1.2 one mat, or C3.2, C4.2, C5.2 two of them, which stand with the British at the southern,
 * short side. C0.1 A free battle may have more room.
 */
function tableOf(scenario: string, table: keyof typeof TABLES): readonly [number, number] {
  if (scenario === FREE_BATTLE) return TABLES[table];
  return scenario === BLOCKADE || scenario === OUTPOST || scenario === SUPPLIES ? [90, 120] : [90, 90];
}

/** C3.11, C6.4 One player alone: the runners of the blockade, the ships at anchor, elsewhere the French sail by themselves. */
function automaticSide(scenario: string, seats: number, wished: string, swap: boolean): Side | typeof NOBODY {
  if (scenario === DUCKS) return swap ? FRENCH : BRITISH;
  if (wished !== 'none') return wished === 'british' ? BRITISH : FRENCH;
  if (seats > 1) return NOBODY;
  return scenario === BLOCKADE && swap ? BRITISH : FRENCH;
}
