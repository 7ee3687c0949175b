/** B1, S1, A1, C0–C6 From the bare table to the first turn: fleets, terrain, sides and wind, ships, flags, fitting out. */

import type { Seat, Context } from '@weathergauge/engine';
import { mustering } from './c1-mustering.ts';
import { firstCount, hasHeading, hasRow, isClear, mayLie, nearestBerth, rowCount, slackFor } from './c1-places.ts';
import { addLand, placeTerrain } from './c1-terrain.ts';
import {
  hasUnplaced,
  isDuck,
  isUnplaced,
  principal,
  seatsPlacing,
  sidesPlacing,
  stationOf,
  zoneOf,
} from './c1-zones.ts';
import { legClause, windClause } from './c2-citations.ts';
import { legScores, scores } from './c2-victory.ts';
import { ask, call, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { DUCK_POND } from '../model/data/berths.ts';
import { RULER } from '../model/data/figures.ts';
import { joinDraft, newPlaces, recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { fittingOut } from './fitting-out.ts';
import { DUCKS, ENEMY_IN_SIGHT, FREE_BATTLE, SHALLOW_WATERS, SUPPLIES } from '../book/scenarios.ts';
import { clearTable, FROM_THE_FRENCH } from './setup.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import {
  AS_WRITTEN,
  BRITISH,
  BY_CHANCE,
  everySeat,
  FRENCH,
  isShip,
  LINER,
  NOBODY,
  ownerOf,
  seatsOf,
  shipOf,
} from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { aboutZone, EAST, NORTH, POINTS, SOUTH, berthAt, elementAt, terrainNumber, widened } from '../model/berths.ts';

// --- Ships ---

interface Chart {
  [local: string]: number;
  seat: number;
  ship: number;
  /** Column, or bearing on a ring. */
  first: number;
  row: number;
  /** Steps by which the zone has grown for want of room. */
  slack: number;
}

const chart: Chart = { seat: 0, ship: 0, first: 0, row: 0, slack: 0 };
const zoneFor = (s: Readonly<Sails>, l: Readonly<Chart>) => widened(zoneOf(s, shipOf(s, l.ship)), l.slack);
const owner = (s: Readonly<Sails>, l: Readonly<Chart>): Seat => ownerOf(s, l.ship);

/** What of a line or a ring tells where its places are, for those who draw them. */
function limitsOf(s: Readonly<Sails>, l: Readonly<Chart>): Readonly<Record<string, number>> {
  return aboutZone(zoneFor(s, l));
}

function firsts(s: Readonly<Sails>, l: Readonly<Chart>): number[] {
  const zone = zoneFor(s, l);
  const ship = shipOf(s, l.ship);
  const list: number[] = [];
  for (let first = 0; first < firstCount(s, zone); first++) if (hasRow(s, ship, zone, first)) list.push(first);
  return list;
}

function rows(s: Readonly<Sails>, l: Readonly<Chart>): number[] {
  const zone = zoneFor(s, l);
  const ship = shipOf(s, l.ship);
  const list: number[] = [];
  for (let row = 0; row < rowCount(s, zone); row++) if (hasHeading(s, ship, zone, l.first, row)) list.push(row);
  return list;
}

function headings(s: Readonly<Sails>, l: Readonly<Chart>): number[] {
  const zone = zoneFor(s, l);
  const ship = shipOf(s, l.ship);
  const list: number[] = [];
  for (let point = 0; point < POINTS; point++) if (mayLie(s, ship, zone, l.first, l.row, point)) list.push(point);
  return list;
}

// Whether one of these is among them: to try every place of the zone for that would be most of the work of an answer.

function isFirst(s: Readonly<Sails>, l: Readonly<Chart>, first: number): boolean {
  const zone = zoneFor(s, l);
  return first >= 0 && first < firstCount(s, zone) && hasRow(s, shipOf(s, l.ship), zone, first);
}

function isRow(s: Readonly<Sails>, l: Readonly<Chart>, row: number): boolean {
  const zone = zoneFor(s, l);
  return row >= 0 && row < rowCount(s, zone) && hasHeading(s, shipOf(s, l.ship), zone, l.first, row);
}

function isHeading(s: Readonly<Sails>, l: Readonly<Chart>, point: number): boolean {
  return point >= 0 && point < POINTS && mayLie(s, shipOf(s, l.ship), zoneFor(s, l), l.first, l.row, point);
}

/**
 * R43 The sealed lane of a seat: its ships one by one, by column, row and heading; on a line there is no row, on a ring a
 * bearing takes the place of both.
 */
export const berthing = lane('berthing', chart, { draft: newPlaces, join: joinDraft }, [
  forEach('ship', (s, l) => s.ships.filter(ship => ship.seat === l.seat && isUnplaced(ship)).map(ship => ship.id), [
    step('room', (s, l) => {
      l.first = 0;
      l.row = 0;
      l.slack = slackFor(s, shipOf(s, l.ship), zoneOf(s, shipOf(s, l.ship)));
    }),
    when(
      (s, l) => zoneFor(s, l).kind === 'ring',
      [
        ask('bearing', {
          by: owner,
          clause: 'C5.5',
          about: (s, l) => ({ ship: l.ship, ...limitsOf(s, l) }),
          offers: (s, l) => firsts(s, l).map((point): SailsAction => ({ do: 'bearing', point })),
          isOffered: (s, l, a) => a.do === 'bearing' && isFirst(s, l, a.point),
          take: (_s, l, a) => {
            if (a.do === 'bearing') l.first = a.point;
          },
        }),
      ],
    ),
    when(
      (s, l) => zoneFor(s, l).kind !== 'ring',
      [
        ask('column', {
          by: owner,
          clause: 'R43',
          about: (s, l) => ({ ship: l.ship, ...limitsOf(s, l) }),
          offers: (s, l) => firsts(s, l).map((at): SailsAction => ({ do: 'column', at })),
          isOffered: (s, l, a) => a.do === 'column' && isFirst(s, l, a.at),
          take: (_s, l, a) => {
            if (a.do === 'column') l.first = a.at;
          },
        }),
      ],
    ),
    when(
      (s, l) => rowCount(s, zoneFor(s, l)) > 1,
      [
        ask('row', {
          by: owner,
          clause: 'R43',
          about: (_s, l) => ({ ship: l.ship, column: l.first }),
          offers: (s, l) => rows(s, l).map((at): SailsAction => ({ do: 'row', at })),
          isOffered: (s, l, a) => a.do === 'row' && isRow(s, l, a.at),
          take: (_s, l, a) => {
            if (a.do === 'row') l.row = a.at;
          },
        }),
      ],
    ),
    ask('heading', {
      by: owner,
      clause: 'R43',
      about: (s, l) => ({ ship: l.ship, column: l.first, row: l.row, ...limitsOf(s, l) }),
      offers: (s, l) => headings(s, l).map((point): SailsAction => ({ do: 'heading', point })),
      isOffered: (s, l, a) => a.do === 'heading' && isHeading(s, l, a.point),
      take: (s, l, a, _context, places) => {
        if (a.do !== 'heading') return;
        const place = recordOf(places, l.ship);
        berthAt(s.articles, shipOf(s, l.ship), zoneFor(s, l), l.first, l.row, a.point, place);
        place.settled = 1;
      },
    }),
  ]),
]);

/** The lanes have joined: all see where the ships lie. Zones that had to grow may have met; then the later ship makes room. */
function openBerths(s: Sails, context: Context): void {
  for (const ship of s.ships) {
    if (!isUnplaced(ship) || ship.settled === 0) continue;
    ship.settled = 0;
    if (!isClear(s, ship, ship)) Object.assign(ship, nearestBerth(s, ship, zoneOf(s, ship), ship));
    launch(ship, context);
  }
}

function launch(ship: Ship, context: Context): void {
  ship.condition = 'afloat';
  const { x, y, heading } = ship;
  tell(context, { type: 'placed', to: 'all', clause: 'R43', ship: ship.id, x, y, heading });
}

/** R43 Ships that nobody places: of an automatic side, or all when players do not place. */
function drawUp(s: Sails, context: Context): void {
  const sides = sidesPlacing(s);
  for (const ship of s.ships) {
    if (!isUnplaced(ship) || !sides.includes(ship.side)) continue;
    if (s.articles.placing && ship.seat !== NOBODY) continue;
    const station = stationOf(s, ship);
    Object.assign(ship, isClear(s, ship, station) ? station : nearestBerth(s, ship, zoneOf(s, ship), station));
    if (isDuck(s, ship)) ship.anchored = 1; // C6.5
    launch(ship, context);
  }
}

/** Nobody does where ships are drawn up; C5.4, C5.5 and to meet the supplies not before their island is there. */
const playersPlace = (s: Readonly<Sails>): boolean =>
  s.articles.placing && (s.articles.scenario !== SUPPLIES || s.land.length > 0 || hasUnplaced(s, principal(s)));

/** One round of placing: those whose turn it is, sealed and then opened. */
const placingRound = procedure('placing', {}, [
  step('draw up', (s, _l, context) => drawUp(s, context)),
  when(
    s => playersPlace(s) && seatsPlacing(s).length > 0,
    [together(seatsPlacing, berthing), step('open', (s, _l, context) => openBerths(s, context))],
  ),
]);

// --- Sides and wind ---

/** The point of eight on the right hand of one who looks from an edge to the middle. */
const rightOf = (edge: number): number => ((edge + 3) % 4) * 2;

/** B1.16, C1.2, C2.4, C2.5 Sides of the table, then the wind. */
function drawSides(s: Sails, context: Context): void {
  const { scenario } = s.articles;
  const british = scenario === SHALLOW_WATERS ? context.dice.draw(4, 'British side') : SOUTH;
  s.edges = [british, frenchEdge(s, british, context)];
  if (scenario === DUCKS)
    s.windFrom = rightOf(NORTH); // C6.2
  else if ((s.edges[FRENCH] as number) % 2 === british % 2) s.windFrom = rightOf(british);
  else s.windFrom = 2 * (s.edges[context.dice.draw(2, 'wind from which side')] as number);
  const { wind } = s.articles.layout;
  if (wind === BY_CHANCE)
    s.windFrom = context.dice.draw(8, 'wind'); // O18.1
  else if (wind === FROM_THE_FRENCH)
    s.windFrom = 2 * (s.edges[FRENCH] as number); // C1.10, C2.12
  else if (wind !== AS_WRITTEN) s.windFrom = wind;
  tell(context, {
    type: 'wind',
    to: 'all',
    clause: windClause(s.articles),
    from: s.windFrom,
    strength: s.windStrength,
  });
}

function frenchEdge(s: Readonly<Sails>, british: number, context: Context): number {
  const { scenario, start } = s.articles;
  if (scenario === ENEMY_IN_SIGHT && start === 'adjacent') return EAST; // C1.7, R75
  if (scenario !== SHALLOW_WATERS || start === 'opposite') return (british + 2) % 4; // C2.12
  if (start === 'adjacent') return (british + 1 + 2 * context.dice.draw(2, 'French side')) % 4;
  return (british + 1 + context.dice.draw(3, 'French side')) % 4; // C2.4
}

// --- The whole ---

/** C3.9, C4.16, C5.14 The second of two battles begins on a fresh table. */
function beginLeg(s: Sails, context: Context): void {
  if (s.over === '') return;
  s.legScores = legScores(s);
  s.leg = 1;
  clearTable(s);
  tell(context, { type: 'leg', to: 'all', clause: legClause(s.articles), leg: s.leg, scores: scores(s) });
}

/** C2.2, C6.2 Land that the scenario itself puts down. */
function layChart(s: Sails, context: Context): void {
  const { scenario, width, height } = s.articles;
  if (scenario === SHALLOW_WATERS) {
    const island = terrainNumber('island-medium');
    addLand(s, elementAt(island, width / 2, height / 2, 0, 'rocky', RULER.width), context);
  }
  if (scenario !== DUCKS) return;
  for (const { terrain, x, y, heading } of DUCK_POND)
    addLand(s, elementAt(terrainNumber(terrain), x, y, heading, 'rocky', RULER.width), context);
}

const shipsOf = (s: Readonly<Sails>, side: number): readonly Ship[] =>
  s.ships.filter(ship => ship.side === side && isShip(ship));

/** O13.1 A side alone with the sea, or with one ship, needs no asking: her largest ship carries the flag. */
const choosesFlag = (s: Readonly<Sails>, side: number): boolean =>
  seatsOf(s, side as Side).length > 0 && shipsOf(s, side).length > 1;

function hoist(ship: Ship, context: Context): void {
  ship.flagship = 1;
  tell(context, { type: 'flag-hoisted', to: 'all', clause: 'O13.1', ship: ship.id });
}

export const layingOut = procedure('laying-out', { side: 0 }, [
  step('leg', (s, _l, context) => beginLeg(s, context)),
  when(s => s.articles.scenario === FREE_BATTLE, [call(mustering)]),
  step('chart', (s, _l, context) => layChart(s, context)),
  when(s => s.articles.scenario !== SHALLOW_WATERS, [step('wind', (s, _l, context) => drawSides(s, context))]),
  // C5.3 The French ships lie before there is an island.
  repeat(s => s.articles.scenario === SUPPLIES && hasUnplaced(s, principal(s)), [call(placingRound)]),
  call(placeTerrain),
  when(s => s.articles.scenario === SHALLOW_WATERS, [step('sides', (s, _l, context) => drawSides(s, context))]),
  repeat(s => sidesPlacing(s).length > 0, [call(placingRound)]),
  when(
    s => s.articles.flagship,
    [
      forEach('side', () => [BRITISH, FRENCH], [
        when(
          (s, l) => choosesFlag(s, l.side),
          [
            ask('flag', {
              by: (s, l) => seatsOf(s, l.side as Side)[0] as Seat,
              clause: 'O13.1',
              about: (_s, l) => ({ side: l.side }),
              offers: (s, l) => shipsOf(s, l.side).map((ship): SailsAction => ({ do: 'flag', ship: ship.id })),
              take: (s, _l, a, context) => {
                if (a.do === 'flag') hoist(shipOf(s, a.ship), context);
              },
            }),
          ],
        ),
        when(
          (s, l) => !choosesFlag(s, l.side),
          [
            step('flag', (s, l, context) => {
              const ships = shipsOf(s, l.side);
              const largest = ships.find(ship => ship.base === LINER) ?? ships[0];
              if (largest) hoist(largest, context);
            }),
          ],
        ),
      ]),
    ],
  ),
  together(everySeat, fittingOut), // S1, A1
]);
