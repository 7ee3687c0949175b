/** The set-ups, the free one, and the options that a host may change. Forces and tables are reconstructed (proposed). */

import type { OptionSpec, Options, Scenario } from '@weathergauge/engine';
import { compassNames } from '@weathergauge/seamanship';
import { NAVY_TITLES } from '../model/data/navies.ts';
import { WIND_AT_START, WIND_LEAST, WIND_MOST } from '../model/data/tables.ts';
import { navies } from '../model/vocabulary.ts';

/** Tables in centimetres, east-west by north-south. */
export const TABLES = {
  '60x60': [60, 60],
  '80x100': [80, 100],
  '100x80': [100, 80],
  '80x120': [80, 120],
  '120x80': [120, 80],
  '160x120': [160, 120],
} as const;

/** Edges of fleet A and fleet B. */
export const EDGES = {
  'west-east': ['west', 'east'],
  'east-west': ['east', 'west'],
  'south-north': ['south', 'north'],
  'north-south': ['north', 'south'],
} as const;

const EDGE_WORDS: Readonly<Record<keyof typeof EDGES, string>> = {
  'west-east': 'West, then east',
  'east-west': 'East, then west',
  'south-north': 'South, then north',
  'north-south': 'North, then south',
};
const TABLE_WORDS = Object.fromEntries(Object.entries(TABLES).map(([id, [wide, high]]) => [id, `${wide} × ${high}`]));

/** 1.2 The wind may start on any point of the compass: west unless a set-up or the host says otherwise. */
export const options: OptionSpec = {
  navyA: {
    type: 'choice',
    default: 'england',
    choices: navies,
    words: NAVY_TITLES,
    title: 'Fleet A',
    summary: 'The navy of the first fleet.',
    clause: '3.4',
  },
  navyB: {
    type: 'choice',
    default: 'france',
    choices: navies,
    words: NAVY_TITLES,
    title: 'Fleet B',
    summary: 'The navy of the second fleet.',
    clause: '3.4',
  },
  shipsA: {
    type: 'count',
    default: 3,
    min: 1,
    max: 12,
    title: 'Ships of A',
    summary: 'How many ships the first fleet has.',
    clause: '5.2',
  },
  shipsB: {
    type: 'count',
    default: 3,
    min: 1,
    max: 12,
    title: 'Ships of B',
    summary: 'How many ships the second fleet has.',
    clause: '5.2',
  },
  table: {
    type: 'choice',
    default: '80x120',
    choices: Object.keys(TABLES),
    words: TABLE_WORDS,
    title: 'Table',
    summary: 'Centimetres from west to east and from south to north.',
    clause: '2.1',
  },
  edges: {
    type: 'choice',
    default: 'west-east',
    choices: Object.keys(EDGES),
    words: EDGE_WORDS,
    title: 'Edges',
    summary: 'The edge along which A lays out, then that of B.',
    clause: 'R59',
  },
  headingA: {
    type: 'choice',
    default: 'N',
    choices: compassNames,
    title: 'Heading of A',
    summary: 'How the first fleet heads at the start; two points clockwise of it if that is dead into the wind.',
    clause: 'R59',
  },
  headingB: {
    type: 'choice',
    default: 'N',
    choices: compassNames,
    title: 'Heading of B',
    summary: 'How the second fleet heads at the start, with the same turn away from the wind.',
    clause: 'R59',
  },
  windFrom: {
    type: 'choice',
    default: 'W',
    choices: compassNames,
    title: 'Wind',
    summary: 'The point the wind blows from: west in the Atlantic and Mediterranean, east in the Caribbean.',
    clause: '1.2',
  },
  windSpeed: {
    type: 'count',
    default: WIND_AT_START,
    min: WIND_LEAST,
    max: WIND_MOST,
    title: 'Wind speed',
    summary: 'What the wind counter shows at the start.',
    clause: '1.3',
  },
  rounds: {
    type: 'count',
    default: 12,
    min: 1,
    max: 30,
    title: 'Rounds',
    summary: 'The battle ends after this many.',
    clause: 'R53',
  },
  islands: {
    type: 'count',
    default: 0,
    min: 0,
    max: 4,
    title: 'Islands',
    summary: 'Land in the middle of the table; its places are diced for.',
    clause: 'R64',
  },
  shoals: {
    type: 'count',
    default: 0,
    min: 0,
    max: 4,
    title: 'Shoals',
    summary: 'Shoals in the middle of the table; their places are diced for.',
    clause: '2.15',
  },
  anchored: {
    type: 'choice',
    default: 'neither',
    choices: ['neither', 'A', 'B'],
    title: 'At anchor',
    summary: 'The fleet that begins at anchor.',
    clause: '2.14',
  },
  laying: {
    type: 'choice',
    default: 'in-line',
    choices: ['in-line', 'by-choice'],
    title: 'Laying out',
    summary: 'In line along the edge, or ship by ship as the players choose.',
    clause: 'R59',
  },
  first: {
    type: 'choice',
    default: 'dice',
    choices: ['dice', 'A', 'B'],
    title: 'First mover',
    summary: 'Who moves first in every round.',
    clause: '5.3',
  },
  exchange: {
    type: 'flag',
    default: false,
    title: 'Simultaneous exchange',
    summary: 'In the combat step both sides fire all unfired decks at once.',
    clause: 'R22',
  },
  parley: {
    type: 'flag',
    default: false,
    title: 'Parley',
    summary: 'The side to move may propose to end the battle by agreement.',
    clause: 'R53',
  },
};

function scenario(id: string, title: string, summary: string, maxSeats: number, changed: Options): Scenario {
  return { id, title, summary, seats: 2, minSeats: 2, maxSeats, options: changed };
}

export const scenarios: readonly Scenario[] = [
  scenario('single-combat', 'Single combat', 'Two ships of the line and eight rounds: the teaching game.', 2, {
    shipsA: 1,
    shipsB: 1,
    table: '60x60',
    // Abreast on one course: bows on, crews were at each other before a gun was fired.
    edges: 'west-east',
    headingA: 'N',
    headingB: 'N',
    rounds: 8,
  }),
  scenario(
    'line-of-battle',
    'Line of battle',
    'Three a side in two lines on the same course; A has the weather gauge.',
    4,
    {},
  ),
  scenario('breaking-the-line', 'Breaking the line', 'Four a side; A comes down from windward, and B moves first.', 4, {
    shipsA: 4,
    shipsB: 4,
    table: '120x80',
    edges: 'north-south',
    headingA: 'E',
    headingB: 'E',
    windFrom: 'N',
    first: 'B',
  }),
  scenario('buccaneers', 'Buccaneers', 'Two ships of the navy against three of the pirates.', 4, {
    navyB: 'privateers',
    shipsA: 2,
    table: '80x100',
    windFrom: 'E',
  }),
  scenario('rising-gale', 'Rising gale', 'Three a side in a wind that sinks whatever is beaten.', 4, { windSpeed: 6 }),
  scenario('shoal-water', 'Shoal water', 'Two a side among three shoals; B rides at anchor.', 4, {
    navyB: 'united-provinces',
    shipsA: 2,
    shipsB: 2,
    table: '80x100',
    windFrom: 'E',
    shoals: 3,
    anchored: 'B',
  }),
  scenario('shoal-raid', 'Shoal raid', 'Three pirates fall upon two ships of the navy at anchor among the shoals.', 4, {
    navyA: 'spain',
    navyB: 'privateers',
    shipsA: 2,
    table: '80x100',
    windFrom: 'E',
    shoals: 3,
    anchored: 'A',
  }),
  scenario(
    'free',
    'Free battle',
    'Fleets of one to twelve from the five navies, laid out as the players choose, with islands and shoals.',
    4,
    {
      laying: 'by-choice',
      table: '120x80',
      edges: 'south-north',
      headingA: 'E',
      headingB: 'E',
      islands: 1,
      shoals: 1,
    },
  ),
];
