/**
 * The figures that the rules read. A ruleset puts those of its own pack in use for as long as one of its functions runs
 * (`withPacks` of the engine); at all other times the printed ones are in use. Nothing derived from a figure may be kept in a
 * variable of another module.
 */

import type { ChartFigures } from './derive-chart.ts';
import { deriveChart } from './derive-chart.ts';
import type { PieceFigures } from './derive-pieces.ts';
import { derivePieces } from './derive-pieces.ts';
import type { TableFigures } from './derive-tables.ts';
import { deriveTables } from './derive-tables.ts';
import { PRINTED } from './pack.ts';
import type { DataPack } from './schema.ts';

export type { Destination, Hex, Port, Track, Waters } from './derive-chart.ts';
export type { Admiral, Block, Ship, TrafalgarFleet } from './derive-pieces.ts';
export type { AdmiraltyText, Chit, Turn } from './derive-tables.ts';
export type { DataPack } from './schema.ts';

/** What the rules take from a pack. */
export interface Figures extends ChartFigures, TableFigures, PieceFigures {}

function derive(pack: DataPack): Figures {
  return { ...deriveChart(pack), ...deriveTables(pack), ...derivePieces(pack) };
}

let inUse: Figures;

// Imports of these are live: they change when `use` does.
export let HEXES: Figures['hexes'];
export let HEX_NUMBERS: Figures['hexNumbers'];
export let PORTS: Figures['ports'];
export let PORT_AT: Figures['portAt'];
export let NARROWS: Figures['narrows'];
export let NORTH_SEA_ZONE: Figures['northSeaZone'];
export let TRACK_AT: Figures['trackAt'];
export let WATERS: Figures['waters'];
export let WIND_COST: Figures['windCost'];
export let DISTANCES: Figures['distances'];
export let GOAL_HEXES: Figures['goals'];
export let TRACKS: Figures['tracks'];
export let ARRIVALS: Figures['arrivals'];
export let MOVEMENT: Figures['movement'];
export let DESTINATIONS: Figures['destinations'];
export let PLACES: Figures['places'];
export let TURNS: Figures['turns'];
export let CHITS: Figures['chits'];
export let LAST_WINDS: Figures['lastWinds'];
export let PROVISIONS: Figures['provisions'];
export let OBJECTIVES: Figures['objectives'];
export let OBJECTIVE_OF_PORT: Figures['objectiveOfPort'];
export let DIRECTIVES: Figures['directives'];
export let MANPOWER: Figures['manpower'];
export let MANPOWER_BOXES: Figures['manpowerBoxes'];
export let EXPEDITION_TRACK: Figures['expedition'];
export let TENSION: Figures['tension'];
export let WEATHER: Figures['weather'];
export let FIREPOWER: Figures['firepower'];
export let SEARCH: Figures['search'];
export let DAY_OF_BATTLE: Figures['dayOfBattle'];
export let MATRIX: Figures['matrix'];
export let MATRIX_NOTES: Figures['matrixNotes'];
export let FATE: Figures['fate'];
export let ADMIRALS_FATE: Figures['admiralsFate'];
export let RANDOM_EVENTS: Figures['randomEvents'];
export let RANDOM_EVENT_TEXTS: Figures['randomEventTexts'];
export let ADMIRALTY_EVENTS: Figures['admiraltyEvents'];
export let EVENT_NUMBERS: Figures['eventNumbers'];
export let RAID: Figures['raid'];
export let SHIPS: Figures['ships'];
export let SHIP_NATION: Figures['shipNation'];
export let SHIP_ATTACK: Figures['shipAttack'];
export let SHIP_DEFENCE: Figures['shipDefence'];
export let SHIP_SUNK: Figures['shipSunk'];
export let SHIP_PRIZE: Figures['shipPrize'];
export let ADMIRALS: Figures['admirals'];
export let BLOCKS: Figures['blocks'];
export let TRAFALGAR: Figures['trafalgar'];

/** Puts figures in use and returns those that were. */
export function use(figures: Figures): Figures {
  const before = inUse;
  if (figures !== before) put(figures);
  return before;
}

function put(figures: Figures): void {
  inUse = figures;
  HEXES = figures.hexes;
  HEX_NUMBERS = figures.hexNumbers;
  PORTS = figures.ports;
  PORT_AT = figures.portAt;
  NARROWS = figures.narrows;
  NORTH_SEA_ZONE = figures.northSeaZone;
  TRACK_AT = figures.trackAt;
  WATERS = figures.waters;
  WIND_COST = figures.windCost;
  DISTANCES = figures.distances;
  GOAL_HEXES = figures.goals;
  TRACKS = figures.tracks;
  ARRIVALS = figures.arrivals;
  MOVEMENT = figures.movement;
  DESTINATIONS = figures.destinations;
  PLACES = figures.places;
  TURNS = figures.turns;
  CHITS = figures.chits;
  LAST_WINDS = figures.lastWinds;
  PROVISIONS = figures.provisions;
  OBJECTIVES = figures.objectives;
  OBJECTIVE_OF_PORT = figures.objectiveOfPort;
  DIRECTIVES = figures.directives;
  MANPOWER = figures.manpower;
  MANPOWER_BOXES = figures.manpowerBoxes;
  EXPEDITION_TRACK = figures.expedition;
  TENSION = figures.tension;
  WEATHER = figures.weather;
  FIREPOWER = figures.firepower;
  SEARCH = figures.search;
  DAY_OF_BATTLE = figures.dayOfBattle;
  MATRIX = figures.matrix;
  MATRIX_NOTES = figures.matrixNotes;
  FATE = figures.fate;
  ADMIRALS_FATE = figures.admiralsFate;
  RANDOM_EVENTS = figures.randomEvents;
  RANDOM_EVENT_TEXTS = figures.randomEventTexts;
  ADMIRALTY_EVENTS = figures.admiraltyEvents;
  EVENT_NUMBERS = figures.eventNumbers;
  RAID = figures.raid;
  SHIPS = figures.ships;
  SHIP_NATION = figures.shipNation;
  SHIP_ATTACK = figures.shipAttack;
  SHIP_DEFENCE = figures.shipDefence;
  SHIP_SUNK = figures.shipSunk;
  SHIP_PRIZE = figures.shipPrize;
  ADMIRALS = figures.admirals;
  BLOCKS = figures.blocks;
  TRAFALGAR = figures.trafalgar;
}

const printed = derive(PRINTED);
put(printed);

/** For a page that draws: from now on these figures are in use at rest. The pack must have been found sound; null: as printed. */
export function drawBy(pack: object | null): void {
  if (pack !== drawn.pack) drawn = { pack, figures: pack === null ? printed : derive(pack as DataPack) };
  use(drawn.figures);
}

let drawn: { readonly pack: object | null; readonly figures: Figures } = { pack: null, figures: printed };

export function figuresOf(pack: DataPack): Figures {
  return pack === PRINTED ? printed : derive(pack);
}
