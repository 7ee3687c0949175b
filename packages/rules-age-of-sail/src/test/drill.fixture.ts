/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { AnyProcedure, Seat } from '@weathergauge/engine';
import type { Drill as DrillOf } from '@weathergauge/testkit/drill';
import { drills } from '@weathergauge/testkit/drill';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSail, Area, Articles, Ship } from '../model/state.ts';
import { newShip } from '../model/state.ts';
import type { AgeOfSailAction, Navy } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

export const CM = 1000;

const ARTICLES: Articles = {
  scenario: 'drill',
  width: 100 * CM,
  height: 100 * CM,
  rounds: 12,
  exchange: false,
  parley: false,
  first: 'A',
  sides: [0, 1],
  edges: ['west', 'east'],
  navies: ['england', 'france'],
  crewOverBoth: true,
};

/** An empty sea of a metre square, wind from the north at 4 unless said otherwise. */
export function sea(changes: Partial<Omit<AgeOfSail, 'articles'>> & { articles?: Partial<Articles> } = {}): AgeOfSail {
  const articles = { ...ARTICLES, ...changes.articles };
  return {
    stack: [],
    areas: [],
    windFrom: 0,
    windSpeed: 4,
    round: 1,
    first: 0,
    active: 0,
    ships: [],
    volleys: [],
    over: '',
    ...changes,
    articles,
    sealed: articles.sides.map(() => []),
  };
}

/** Adds a ship for a seat, in centimetres from the south-west corner; heading 0..7 from north. */
export function add(
  s: AgeOfSail,
  seat: Seat,
  x: number,
  y: number,
  heading: number,
  changes: Partial<Ship> & { navy?: Navy } = {},
): Ship {
  const ship = newShip(
    s.ships.length,
    `Ship ${s.ships.length}`,
    changes.navy ?? (seat % 2 === 0 ? 'england' : 'france'),
    seat,
  );
  Object.assign(ship, { x: Math.round(x * CM), y: Math.round(y * CM), heading }, changes);
  s.ships.push(ship);
  return ship;
}

/** A square patch of shoal or island about a centre, in centimetres. */
export function patch(kind: Area['kind'], x: number, y: number, half: number): Area {
  const [cx, cy, h] = [x * CM, y * CM, half * CM];
  return {
    kind,
    outline: [cx - h, cy - h, cx + h, cy - h, cx + h, cy + h, cx - h, cy + h],
    x: cx,
    y: cy,
    reach: Math.ceil(h * 1.5),
  };
}

export type Drill = DrillOf<AgeOfSail, AgeOfSailEvent>;

const book = drills<AgeOfSail, AgeOfSailAction, AgeOfSailEvent>(vocabulary);
export const { happened } = book;

/** Runs one procedure of the book on a position. Numbers are die faces for whatever is rolled. */
export function drill(proc: AnyProcedure<AgeOfSail, AgeOfSailAction>, s: AgeOfSail, ...faces: number[]): Drill {
  return book.drill(proc, {}, s, ...faces);
}
