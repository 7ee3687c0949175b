/** From a checked configuration to a chart with ships on it. */

import type { Dice, MatchConfig, Seat } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import { EXIT, HEXES, hexAt, LAND, SHALLOW } from '../model/chart.ts';
import type { Berth, Fleets } from '../model/data/fleets.ts';
import { EXITS, FLEETS } from '../model/data/fleets.ts';
import { NAMES } from '../model/data/papers.ts';
import { nameFor } from './mustering.ts';
import type { Articles, Convoy, Side } from '../model/state.ts';
import { CONVOY, newShip, NOBODY, RAIDERS, seatsOf } from '../model/state.ts';
import { facings } from '../model/vocabulary.ts';

const EMPTY: Fleets = { convoy: [], raiders: [] };

/** R66 Where further terrain may lie: between the two zones, clear of the edges. */
const MIDDLE = { columns: [4, 5, 6, 7], rows: [1, 2, 3, 4, 5, 6, 7, 8] } as const;

export function layTable(config: MatchConfig, dice: Dice): Convoy {
  const { options } = config;
  const fleets = FLEETS[config.scenario] ?? EMPTY;
  const free = config.scenario === 'free';
  const articles: Articles = {
    scenario: config.scenario,
    loop: Number(options['loop']),
    short: options['shortRange'] as number,
    perStep: options['sizePerStep'] as boolean,
    reroll: options['reroll'] as Articles['reroll'],
    counterBoarding: options['counterBoarding'] as boolean,
    haulAnytime: options['haulAnytime'] as boolean,
    fitting: options['fittingOut'] as boolean,
    first: options['first'] as Articles['first'],
    prize: fleets.derelict === undefined ? 'convoy' : 'derelict',
    cargo: free ? (options['cargo'] as number) : -1,
    escort: free ? (options['escort'] as number) : -1,
    // R63 Seats of the two sides alternate: 0 and 2 are allies, 1 and 3 are allies.
    sides: Array.from({ length: config.seats }, (_, seat) => (seat % 2) as Side),
  };
  const chart = Array.from({ length: HEXES }, () => 0);
  const mark = (hexes: Fleets['fog'], bit: number) => {
    for (const [column, row] of hexes ?? []) chart[hexAt(column, row)] = (chart[hexAt(column, row)] as number) | bit;
  };
  mark(EXITS[options['exit'] as keyof typeof EXITS], EXIT);
  mark(fleets.land, LAND);
  mark(fleets.shallows, SHALLOW);
  const s: Convoy = {
    stack: [],
    articles,
    chart,
    fog: (fleets.fog ?? []).map(([column, row]) => hexAt(column, row)),
    windTo: facings.indexOf(options['wind'] as (typeof facings)[number]),
    stock: [options['windDiceConvoy'] as number, options['windDiceRaiders'] as number],
    gusts: 0,
    clock: 0,
    turn: 0,
    active: CONVOY,
    ships: [],
    over: '',
  };
  for (const side of [CONVOY, RAIDERS] as const) {
    const seats = seatsOf(s, side);
    const berths = side === CONVOY ? fleets.convoy : fleets.raiders;
    for (const [i, berth] of berths.entries())
      moor(s, berth, nameFor(s, side, berth[0]), side, seats[i % seats.length] as Seat);
  }
  if (fleets.derelict) derelict(s, fleets.derelict);
  scatter(s, chart, options['islands'] as number, LAND, dice);
  scatter(s, chart, options['shoals'] as number, SHALLOW, dice);
  scatter(s, chart, options['fogBanks'] as number, 0, dice);
  return s;
}

function moor(s: Convoy, berth: Berth, name: string, side: Side | typeof NOBODY, seat: Seat | typeof NOBODY): void {
  const [kind, size, quality, column, row, facing] = berth;
  const ship = newShip(s.ships.length, name, kind, size, quality, side, seat);
  ship.at = hexAt(column, row);
  ship.facing = facings.indexOf(facing);
  ship.condition = 'sailing';
  s.ships.push(ship);
}

/** R56 The ship that both squadrons want: struck, and nobody's. */
function derelict(s: Convoy, berth: Berth): void {
  moor(s, berth, NAMES.derelict[0], NOBODY, NOBODY);
  const ship = s.ships.at(-1);
  if (ship === undefined) return;
  ship.condition = 'struck';
  ship.crew = 0;
  ship.gun = 0;
  ship.sail = 0;
}

/** R66 Hexes of the middle with nothing in them yet, as many as there are to be, by the dice. Fog is no part of the chart. */
function scatter(s: Convoy, chart: number[], count: number, bit: number, dice: Dice): void {
  if (count === 0) return;
  const plots: number[] = [];
  for (const column of MIDDLE.columns) for (const row of MIDDLE.rows) plots.push(hexAt(column, row));
  const bag = plots.map(at =>
    chart[at] === 0 && !s.fog.includes(at) && s.ships.every(ship => ship.at !== at) ? 1 : 0,
  );
  for (let i = 0; i < count; i++) {
    const plot = drawFromBag(bag, dice, 'terrain');
    const at = plots[plot];
    if (at === undefined) return;
    if (bit === 0) s.fog.push(at);
    else chart[at] = bit;
  }
}
