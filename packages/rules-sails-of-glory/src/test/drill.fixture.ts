/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { Seat } from '@weathergauge/engine';
import type { Drill as DrillOf } from '@weathergauge/testkit/drill';
import { drills } from '@weathergauge/testkit/drill';
import { BASES, BATTERIES, FACES, MIX, SHIPS, TRACKS } from '../model/data/figures.ts';
import { FIRST_EDITION } from '../model/editions.ts';
import type { SailsEvent } from '../model/events.ts';
import type { Articles, Sails, Ship, Side } from '../model/state.ts';
import { BATTERY, BUILDING, NOBODY, newShip } from '../model/state.ts';
import type { Level, SailsAction } from '../model/vocabulary.ts';
import { vocabulary, levels } from '../model/vocabulary.ts';

/** Points of the compass as headings, in 1/65536 of a turn. */
export const N = 0;
export const NE = 8192;
export const E = 16_384;
export const SE = 24_576;
export const S = 32_768;
export const W = 49_152;

const ARTICLES: Articles = {
  scenario: 'drill',
  level: 0,
  width: 120_000,
  height: 90_000,
  sides: [0, 1],
  automatic: NOBODY,
  turns: 40,
  byEye: false,
  grog: false,
  entanglement: false,
  continuousFire: false,
  firstBroadside: false,
  forcedAim: false,
  doubleShot: false,
  aimingHigh: false,
  boarding: false,
  flagship: false,
  explosion: false,
  sinking: false,
  spreadingFires: false,
  surrenderedShips: false,
  windDirection: false,
  windStrength: false,
  placing: false,
  start: 'opposite',
  swap: false,
  twice: false,
  twoIslands: false,
  points: -1,
  layout: {
    backs: false,
    reinforcements: 0,
    wind: -1,
    rawGunners: [],
    rawSailors: [],
    reefs: 0,
    islands: 0,
    shoals: 0,
    batteries: 0,
    shore: 'rocky',
    danger: 1900,
  },
  later: {
    ...FIRST_EDITION,
    shortOfRocks: false,
    damageAtOnce: false,
    leaving: false,
    galeAsSheMoves: true,
    drawnUpInZones: true,
    aimBindsEmptying: true,
  },
};

/** The four ship cards of the set whose figures the book prints, what may stand on shore, and any other by her id in SHIPS. */
const ASHORE = ['small-battery', 'medium-battery', 'fort', 'building'] as const;
export type Listed = 'courageuse' | 'genereux' | 'terpsichore' | 'defence' | (typeof ASHORE)[number] | (string & {});

function figuresOf(which: Listed): { card: number; figures: Parameters<typeof newShip>[5] } {
  const ashore = (ASHORE as readonly string[]).indexOf(which);
  const work = { deck: -1, veer: 0, halfLength: 0, halfWidth: 0 };
  if (which === 'building')
    return { card: 0, figures: { ...work, base: BUILDING, track: -1, burden: 0, boxes: 1, broadsides: 0 } };
  if (ashore >= 0) {
    const battery = BATTERIES[ashore] as (typeof BATTERIES)[number];
    const boxes = battery.guns.length;
    return {
      card: ashore,
      figures: { ...work, base: BATTERY, track: ashore, burden: battery.fortification, boxes, broadsides: 1 },
    };
  }
  const card = SHIPS.findIndex(ship => ship.id.replace(/^hms-/, '') === which);
  const list = SHIPS[card];
  if (list === undefined) throw new Error(`no ship card of ${which}`);
  const { halfLength, halfWidth } = BASES[list.base] as (typeof BASES)[number];
  const { hullBoxes } = TRACKS[list.track] as (typeof TRACKS)[number];
  return { card, figures: { ...list, halfLength, halfWidth, boxes: hullBoxes, broadsides: 2 } };
}

export interface Sea extends Partial<Omit<Sails, 'articles'>> {
  level?: Level;
  articles?: Partial<Omit<Articles, 'level'>>;
}

/** An open sea of 120 by 90 cm, Basic rules, no options, full bags, the wind from the north, first turn. */
export function sea(changes: Sea = {}): Sails {
  const { level, articles, ...rest } = changes;
  return {
    stack: [],
    articles: { ...ARTICLES, level: levels.indexOf(level ?? 'basic'), ...articles },
    turn: 1,
    revealed: 0,
    ships: [],
    bags: MIX.map(bag => bag.slice()),
    land: [],
    edges: [2, 0],
    windFrom: 0,
    windStrength: 1,
    windDial: 0,
    strengthDial: 0,
    entangled: [],
    grappled: [],
    progress: [0, 0],
    leg: 0,
    legScores: [0, 0],
    over: '',
    ...rest,
  };
}

/**
 * Adds a vessel for a seat (its side is that of the articles) or for NOBODY, at a place in millimetres and a heading. Both
 * broadsides hold ball, the sails are battle sails. `changes` has the last word on every field.
 */
export function add(
  s: Sails,
  seat: Seat | typeof NOBODY,
  which: Listed,
  xmm: number,
  ymm: number,
  heading: number,
  changes: Partial<Ship> = {},
): Ship {
  const id = s.ships.length;
  const { card, figures } = figuresOf(which);
  const side = (seat === NOBODY ? s.articles.automatic : s.articles.sides[seat]) as Side;
  const ship = newShip(id, `${which} ${id}`, card, side, seat, figures);
  Object.assign(ship, { x: xmm * 100, y: ymm * 100, heading, condition: 'afloat' }, changes);
  s.ships.push(ship);
  return ship;
}

/** Number of a face by what is printed on it, such as face(3), face(0, 'crew'), face(2, 'leak'), face(2, 'crew'). */
export function face(points: number, what: '' | 'crew' | 'fire' | 'leak' | 'rudder' | 'mast' | 'sail' = ''): number {
  const found = FACES.findIndex(
    f => f.points === points && f.crew === (what === 'crew' ? 1 : 0) && f.special === (what === 'crew' ? '' : what),
  );
  if (found < 0) throw new Error(`no counter shows ${points} and ${what}`);
  return found;
}

/**
 * The numbers to script so that these faces are drawn from a bag one after the other: a draw counts the counters left face
 * by face, so each depends on those before it. The bag itself is not touched.
 */
export function draws(s: Readonly<Sails>, letter: number, ...faces: number[]): number[] {
  const left = (s.bags[letter] as readonly number[]).slice();
  return faces.map(wanted => {
    if ((left[wanted] ?? 0) < 1) throw new Error(`bag ${letter} has no counter of face ${wanted} left`);
    let before = 0;
    for (let i = 0; i < wanted; i++) before += left[i] as number;
    left[wanted] = (left[wanted] as number) - 1;
    return before + 1;
  });
}

export type Drill = DrillOf<Sails, SailsEvent>;
export const { drill, lanes, context, happened } = drills<Sails, SailsAction, SailsEvent>(vocabulary);
export { QUIET } from '@weathergauge/testkit/drill';
