/** From a checked configuration to a table with ships on it. */

import type { Dice, MatchConfig, Seat } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import type { CompassName } from '@weathergauge/seamanship';
import { compassNames } from '@weathergauge/seamanship';
import { unplaced } from './ch5-laying-out.ts';
import { SHIP_NAMES } from '../model/data/navies.ts';
import { EDGES, TABLES } from '../book/scenarios.ts';
import type { AgeOfSail, Area, Articles, Edge, Ship, Side } from '../model/state.ts';
import { newShip } from '../model/state.ts';
import type { Navy } from '../model/vocabulary.ts';

const CM = 1000;
/** Ships in line lie this far from each other, and their line this far from the edge. */
const INTERVAL = 8 * CM;
const FROM_EDGE = 15 * CM;

/** 5.1 The wind is settled before any ship lies on the table. */
export function layTable(config: MatchConfig, dice: Dice): AgeOfSail {
  const { options } = config;
  const [width, height] = TABLES[options['table'] as keyof typeof TABLES];
  const articles: Articles = {
    scenario: config.scenario,
    width: width * CM,
    height: height * CM,
    rounds: options['rounds'] as number,
    exchange: options['exchange'] as boolean,
    parley: options['parley'] as boolean,
    first: options['first'] as Articles['first'],
    // R71 Seats of the two sides alternate: 0 and 2 are allies, 1 and 3 are allies.
    sides: Array.from({ length: config.seats }, (_, seat) => (seat % 2) as Side),
    edges: [...EDGES[options['edges'] as keyof typeof EDGES]],
    navies: [options['navyA'] as Navy, options['navyB'] as Navy],
    ...(config.edition === undefined ? { crewOverBoth: true } : {}),
  };
  const s: AgeOfSail = {
    stack: [],
    articles,
    areas: layTerrain(articles, options['islands'] as number, options['shoals'] as number, dice),
    // 1.1 Wind and ships know eight points, numbered clockwise from north.
    windFrom: compassNames.indexOf(options['windFrom'] as CompassName),
    windSpeed: options['windSpeed'] as number,
    round: 0,
    first: options['first'] === 'B' ? 1 : 0,
    active: 0,
    ships: [],
    sealed: articles.sides.map(() => []),
    volleys: [],
    over: '',
  };
  const counts = [options['shipsA'] as number, options['shipsB'] as number];
  for (const side of [0, 1] as const) {
    const seats = articles.sides.flatMap((of, seat) => (of === side ? [seat as Seat] : []));
    const navy = articles.navies[side] as Navy;
    for (let i = 0; i < (counts[side] as number); i++) {
      s.ships.push(newShip(s.ships.length, SHIP_NAMES[navy][i] as string, navy, seats[i % seats.length] as Seat));
    }
  }
  const headings = [options['headingA'], options['headingB']].map(name => compassNames.indexOf(name as CompassName));
  for (const side of [0, 1] as const) {
    const ships = s.ships.filter(ship => articles.sides[ship.home] === side);
    if (options['laying'] === 'by-choice') ships.forEach(unplaced);
    else inLine(s, ships, articles.edges[side] as Edge, headings[side] as number);
    if (options['anchored'] === (side === 0 ? 'A' : 'B')) for (const ship of ships) ship.condition = 'anchored';
  }
  return s;
}

/** R59 In line along the edge, centred, the leader first in the direction they head. */
function inLine(s: AgeOfSail, ships: Ship[], edge: Edge, wished: number): void {
  const heading = wished === s.windFrom ? (wished + 2) & 7 : wished;
  const upright = edge === 'west' || edge === 'east';
  const length = upright ? s.articles.height : s.articles.width;
  const interval = Math.min(INTERVAL, Math.floor((length - FROM_EDGE) / Math.max(1, ships.length - 1)));
  const leadsBack = upright ? heading >= 3 && heading <= 5 : heading >= 5;
  const forward = leadsBack ? -1 : 1;
  ships.forEach((ship, i) => {
    const along = length / 2 + forward * Math.round(((ships.length - 1) / 2 - i) * interval);
    ship.heading = heading;
    ship.x = upright ? (edge === 'west' ? FROM_EDGE : s.articles.width - FROM_EDGE) : along;
    ship.y = upright ? along : edge === 'south' ? FROM_EDGE : s.articles.height - FROM_EDGE;
  });
}

/** R76 Outlines about a centre, counter-clockwise: shoals of 12 by 8 cm, islands of 8 by 6. */
const SHAPES = {
  shoal: { outline: [6000, 0, 3000, 4000, -3000, 4000, -6000, 0, -3000, -4000, 3000, -4000], reach: 6000 },
  island: { outline: [4000, 0, 2000, 3000, -2000, 3000, -4000, 0, -2000, -3000, 2000, -3000], reach: 4000 },
} as const;

/** Sea kept clear along every edge, for fleets to lie in. */
const CLEAR = 20 * CM;
/** A plot has room for the largest outline and a ship's breadth about it. */
const PLOT_WIDTH = 13 * CM;
const PLOT_HEIGHT = 9 * CM;

/** R76 The middle of the table in plots; the dice give each area one, as far as there are plots. */
function layTerrain(articles: Articles, islands: number, shoals: number, dice: Dice): Area[] {
  const columns = Math.floor((articles.width - 2 * CLEAR) / PLOT_WIDTH);
  const rows = Math.floor((articles.height - 2 * CLEAR) / PLOT_HEIGHT);
  const plots = Array.from({ length: columns * rows }, () => 1);
  const areas: Area[] = [];
  for (let i = 0; i < Math.min(islands + shoals, columns * rows); i++) {
    const plot = drawFromBag(plots, dice, 'terrain');
    const x = middle(articles.width, plot % columns, columns);
    const y = middle(articles.height, Math.floor(plot / columns), rows);
    const kind = i < islands ? 'island' : 'shoal';
    const outline = SHAPES[kind].outline.map((corner, j) => corner + (j % 2 === 0 ? x : y));
    areas.push({ kind, outline, x, y, reach: SHAPES[kind].reach });
  }
  return areas;
}

function middle(length: number, plot: number, of: number): number {
  const span = length - 2 * CLEAR;
  return CLEAR + Math.round((span * (2 * plot + 1)) / (2 * of));
}
