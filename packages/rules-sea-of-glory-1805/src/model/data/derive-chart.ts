/** From the chart of a pack: hexes, ports, winds and tracks as numbers, neighbours, and distances by open sea. */

import {
  ALL_WATERS,
  AREA_OF_ZONE,
  CHANNEL_HEX,
  directions,
  FAR,
  GOAL_CHANNEL,
  GOAL_STRAITS_EAST,
  GOALS,
  NORTH_ATLANTIC,
  NORTH_SEA,
  portClasses,
  portNames,
  RAID_HEX,
  STRAITS_EAST_HEX,
  STRAITS_OF_GIBRALTAR,
  sides,
  THE_CAPES,
  TO_EUROPE_HEX,
  TRAFALGAR_WATERS,
  WEST_INDIES,
  waterNames,
  winds,
  zones,
} from './numbers.ts';
import type { DataPack, PackHex, PackTrack } from './schema.ts';

export interface Hex {
  readonly id: string;
  /** On its own sheet (`inset`: 1 for the West Indies), from 1. */
  readonly col: number;
  readonly row: number;
  readonly inset: 0 | 1;
  readonly area: number;
  readonly zone: number;
  /** Degrees north and east, for the chart; null on the inset. */
  readonly lat: number | null;
  readonly lon: number | null;
}

export interface Port {
  readonly name: string;
  readonly slug: string;
  /** Patrol zone hex. */
  readonly hex: number;
  readonly area: number;
  readonly zone: number;
  /** −1: neutral. */
  readonly side: number;
  readonly class: number;
  /** 0: nobody may raid or invade. */
  readonly defence: number;
  readonly repair: number;
  /** Bit w is set: blocks may sortie in wind w. */
  readonly sortie: number;
  /** 6.9.3 Ports to which damaged British ships may go from its patrol zone. */
  readonly relocations: readonly number[];
  readonly source: string;
}

export interface Track {
  /** Weather zone of each box, −1: none. */
  readonly zones: readonly number[];
  /** First box of British and of Allied blocks. */
  readonly entry: readonly [number, number];
  /** 12.5 A block that comes into this box may arrive at once, on this die or more. */
  readonly fastBox: number;
  readonly fastFrom: number;
}

export interface Destination {
  readonly name: string;
  /** −1: the Channel hex. */
  readonly port: number;
  readonly hex: number;
  /** Row of the table of distances. */
  readonly goal: number;
  readonly area: number;
  readonly starred: 0 | 1;
}

/** Which hexes are in play in one kind of game. */
export interface Waters {
  /** By hex × 6 + direction: the hex there, −1: none. */
  readonly neighbours: Int16Array;
  readonly area: Uint8Array;
  readonly zone: Uint8Array;
  /** 1 if a block may be there. */
  readonly open: Uint8Array;
}

export interface ChartFigures {
  readonly hexes: readonly Hex[];
  /** Number of each hex by its name. */
  readonly hexNumbers: ReadonlyMap<string, number>;
  readonly ports: readonly Port[];
  /** By hex: the port whose patrol zone it holds, −1: none. */
  readonly portAt: Int8Array;
  readonly narrows: Uint8Array;
  readonly northSeaZone: Uint8Array;
  /** By hex: the track that a block enters there, −1: none. */
  readonly trackAt: Int8Array;
  readonly waters: readonly Waters[];
  /** By wind × 6 + direction. */
  readonly windCost: Uint8Array;
  /** By goal × hexes + hex: hexes by open sea; from the other ocean, those to the track that leads there. */
  readonly distances: Uint8Array;
  /** Hex of each goal. */
  readonly goals: readonly number[];
  readonly tracks: readonly Track[];
  readonly arrivals: { readonly westIndies: readonly number[]; readonly europe: readonly number[] };
  readonly movement: DataPack['movement'];
  readonly destinations: readonly Destination[];
  /** Hexes that the rules name. */
  readonly places: {
    readonly straits: number;
    readonly channel: number;
    readonly raid: number;
    readonly straitsEast: number;
    readonly toEurope: number;
    readonly cape: number;
  };
}

export function deriveChart(pack: DataPack): ChartFigures {
  const hexes = pack.hexes.map(hexOf);
  const hexNumbers = new Map(hexes.map(({ id }, i) => [id, i]));
  const at = (id: string): number => hexNumbers.get(id) ?? -1;
  const marked = (ids: readonly string[]): Uint8Array => flags(hexes.length, ids.map(at));
  const ports = pack.ports.map(port => portOf(pack, port, hexes, at(port.hex)));
  const portAt = new Int8Array(hexes.length).fill(-1);
  for (const [i, { hex }] of ports.entries()) if (i !== NORTH_SEA) portAt[hex] = i;
  const trackAt = new Int8Array(hexes.length).fill(-1);
  for (const id of pack.toWestIndies) trackAt[at(id)] = 0;
  trackAt[at(TO_EUROPE_HEX)] = 1;
  const waters = waterNames.map((_, kind) => watersOf(hexes, kind, trackAt, at));
  const goals = Array.from({ length: GOALS }, (_, goal) => goalHex(goal, ports, at));
  const { neighbours } = waters[ALL_WATERS] as Waters;
  return {
    hexes,
    hexNumbers,
    ports,
    portAt,
    narrows: marked(pack.narrows),
    northSeaZone: marked(pack.northSeaZone),
    trackAt,
    waters,
    windCost: Uint8Array.from(winds.flatMap(wind => directions.map(direction => pack.roses[wind][direction]))),
    distances: distanceTable(hexes, goals, neighbours, trackAt),
    goals,
    tracks: [trackOf(pack.tracks.toWestIndies, pack), trackOf(pack.tracks.toEurope, pack)],
    arrivals: {
      westIndies: pack.arrivals.westIndies.map(name => portNames.indexOf(name)),
      europe: pack.arrivals.europe.map(at),
    },
    movement: pack.movement,
    destinations: pack.destinations.map(({ name, port, starred }) => {
      const goal = port === undefined ? GOAL_CHANNEL : portNames.indexOf(port);
      const hex = goals[goal] as number;
      const { area } = hexes[hex] as Hex;
      return { name, port: port === undefined ? -1 : goal, hex, goal, area, starred: starred ? 1 : 0 };
    }),
    places: {
      straits: at(STRAITS_OF_GIBRALTAR),
      channel: at(CHANNEL_HEX),
      raid: at(RAID_HEX),
      straitsEast: at(STRAITS_EAST_HEX),
      toEurope: at(TO_EUROPE_HEX),
      cape: at(pack.eventNumbers.capeHex),
    },
  };
}

function hexOf({ id, col, row, zone: word, lat, lon }: PackHex): Hex {
  const zone = zones.indexOf(word);
  const area = AREA_OF_ZONE[zone] as number;
  return { id, col, row, inset: area === WEST_INDIES ? 1 : 0, area, zone, lat, lon };
}

function portOf(pack: DataPack, port: DataPack['ports'][number], hexes: readonly Hex[], hex: number): Port {
  const { area, zone } = hexes[hex] as Hex;
  return {
    name: port.name,
    slug: port.name.toLowerCase().replaceAll(' ', '-'),
    hex,
    area,
    zone,
    side: port.side === 'neutral' ? -1 : sides.indexOf(port.side),
    class: portClasses.indexOf(port.class),
    defence: port.defence ?? 0,
    repair: port.repair,
    sortie: port.sortie.reduce((bits, wind) => bits | (1 << winds.indexOf(wind)), 0),
    relocations: (pack.relocations[port.name] ?? []).map(name => portNames.indexOf(name)),
    source: port.source,
  };
}

/** A box with the die of two zones lies in the first of them: what hits that one hits the box. */
function trackOf({ boxes, fast }: PackTrack, { weather }: DataPack): Track {
  return {
    zones: boxes.map(({ die }) => {
      const [zone] = die === null ? [] : (weather.dice[die - 1] ?? []);
      return zone === undefined ? -1 : zones.indexOf(zone);
    }),
    entry: [boxes.findIndex(({ entry }) => entry === 'british'), boxes.findIndex(({ entry }) => entry === 'allied')],
    fastBox: boxes.length - 2,
    fastFrom: fast,
  };
}

function goalHex(goal: number, ports: readonly Port[], at: (id: string) => number): number {
  if (goal === GOAL_CHANNEL) return at(CHANNEL_HEX);
  return goal === GOAL_STRAITS_EAST ? at(STRAITS_EAST_HEX) : (ports[goal] as Port).hex;
}

function flags(length: number, numbers: readonly number[]): Uint8Array {
  const marked = new Uint8Array(length);
  for (const n of numbers) marked[n] = 1;
  return marked;
}

function watersOf(hexes: readonly Hex[], kind: number, trackAt: Int8Array, at: (id: string) => number): Waters {
  const area = Uint8Array.from(hexes, hex => hex.area);
  const zone = Uint8Array.from(hexes, hex => hex.zone);
  if (kind === TRAFALGAR_WATERS)
    // 24.1 Gibraltar and 1222 are part of the North Atlantic; The Capes are its nearest weather zone.
    for (const id of [STRAITS_OF_GIBRALTAR, STRAITS_EAST_HEX]) {
      area[at(id)] = NORTH_ATLANTIC;
      zone[at(id)] = THE_CAPES;
    }
  const only = kind === TRAFALGAR_WATERS ? NORTH_ATLANTIC : WEST_INDIES;
  // A game on part of the chart has no tracks to enter; by E01 blocks leave the West Indies for home (R102).
  const isWay = (hex: number): boolean => trackAt[hex] === -1 || only === WEST_INDIES;
  const open = Uint8Array.from(hexes, (_, i) => (kind === ALL_WATERS || (area[i] === only && isWay(i)) ? 1 : 0));
  return { neighbours: neighbourTable(hexes, open), area, zone, open };
}

/** Flat-topped hexes; even columns lie half a hex lower. */
const STEPS_ODD = [0, -1, 1, -1, 1, 0, 0, 1, -1, 0, -1, -1] as const;
const STEPS_EVEN = [0, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0] as const;
const SHEET = 100;

function place(inset: number, col: number, row: number): number {
  return (inset * SHEET + col) * SHEET + row;
}

function neighbourTable(hexes: readonly Hex[], open: Uint8Array): Int16Array {
  const found = new Map(hexes.map(({ inset, col, row }, i) => [place(inset, col, row), i]));
  const table = new Int16Array(hexes.length * directions.length).fill(-1);
  for (const [i, { inset, col, row }] of hexes.entries())
    for (const dir of directions.keys()) {
      const steps = col % 2 === 0 ? STEPS_EVEN : STEPS_ODD;
      const other = found.get(place(inset, col + (steps[2 * dir] as number), row + (steps[2 * dir + 1] as number)));
      if (other !== undefined && open[i] === 1 && open[other] === 1) table[i * directions.length + dir] = other;
    }
  return table;
}

/** Breadth first from each goal. No way leads over a hex that puts a block on a track. */
function distanceTable(
  hexes: readonly Hex[],
  goals: readonly number[],
  neighbours: Int16Array,
  trackAt: Int8Array,
): Uint8Array {
  const table = new Uint8Array(goals.length * hexes.length).fill(FAR);
  const exits = [0, 1].map(track => {
    const entries = [...trackAt.keys()].filter(hex => trackAt[hex] === track);
    return spread(entries, neighbours, trackAt);
  });
  for (const [goal, hex] of goals.entries()) {
    const near = spread([hex], neighbours, trackAt);
    const { inset } = hexes[hex] as Hex;
    const exit = exits[inset === 1 ? 0 : 1] as Uint8Array;
    for (const [i, other] of hexes.entries())
      table[goal * hexes.length + i] = (other.inset === inset ? near[i] : exit[i]) as number;
  }
  return table;
}

function spread(from: readonly number[], neighbours: Int16Array, trackAt: Int8Array): Uint8Array {
  const steps = new Uint8Array(trackAt.length).fill(FAR);
  const queue = [...from];
  for (const hex of from) steps[hex] = 0;
  for (const hex of queue) {
    if (trackAt[hex] !== -1 && steps[hex] !== 0) continue;
    for (let dir = 0; dir < directions.length; dir++) {
      const next = neighbours[hex * directions.length + dir] as number;
      if (next === -1 || steps[next] !== FAR) continue;
      steps[next] = (steps[hex] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}
