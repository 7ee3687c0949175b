/** How dates, places, ships and men are called. It knows no position and runs no rules: pages and the gazette use it alike. */

import { straightDistance } from './chart.ts';
import type { Hex } from './data/figures.ts';
import {
  ADMIRALS,
  ADMIRALTY_EVENTS,
  ARRIVALS,
  BLOCKS,
  DESTINATIONS,
  DISTANCES,
  HEXES,
  PLACES,
  PORT_AT,
  PORTS,
  SHIPS,
  TRACKS,
  TURNS,
} from './data/figures.ts';
import { EXPEDITION, FLEET } from './data/numbers-of-battle.ts';
import { boxOf, isAtSea, isGathering, isInPort, isOnTrack, isWestward, partOf, portOf } from './places.ts';
import {
  CHANNEL_HEX,
  CLOSEST_PORT,
  GIBRALTAR,
  GOAL_CHANNEL,
  GOAL_STRAITS_EAST,
  INSHORE,
  LOOSE,
  MADALENAS,
  NORTH_SEA,
  RAID_HEX,
  STRAITS_EAST_HEX,
  TO_CANADA,
  TO_EUROPE,
  TO_WEST_INDIES,
} from './terms.ts';

const UNITS =
  'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen'.split(
    ', ',
  );
const TENS = ', , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'.split(', ');

/** As a gazette writes a count; figures from a hundred on. */
export function inWords(count: number): string {
  if (count < 0 || count > 99) return String(count);
  const unit = UNITS[count % 10] ?? '';
  if (count < UNITS.length) return UNITS[count] ?? '';
  return `${TENS[Math.floor(count / 10)] ?? ''}${count % 10 === 0 ? '' : `-${unit}`}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `one ship`, `three ships`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** 13.5 Ships are reported by ranges of five. */
const RANGE = 5;

/** `11 to 15 sail`, by the low end. */
export function range(low: number): string {
  return low <= 0 ? 'no sail' : `${low} to ${low + RANGE - 1} sail`;
}

/** `eleven to fifteen sail`. */
export function rangeInWords(low: number): string {
  return low <= 0 ? 'no sail' : `${inWords(low)} to ${inWords(low + RANGE - 1)} sail`;
}

// --- Sides, dates, winds ---

export const SIDES: readonly string[] = ['the British', 'the Allies'];
export const ADJECTIVES: readonly string[] = ['British', 'Allied'];
export const NATIONS: readonly string[] = ['British', 'French', 'Spanish'];

/** `Feb II`. */
export function turnName(turn: number): string {
  return turn > 0 && turn < TURNS.length ? (TURNS[turn]?.name ?? '') : 'the next year';
}

const MONTHS = 'January, February, March, April, May, June, July, August, September, October, November, December'.split(
  ', ',
);
const THIRDS = ['first', 'second', 'last'];

/** `the second ten days of February`. */
export function tenDays(turn: number): string {
  return `the ${THIRDS[(turn - 1) % 3] ?? ''} ten days of ${MONTHS[Math.floor((turn - 1) / 3)] ?? ''}`;
}

export const AREAS: readonly string[] = ['the North Atlantic', 'the Mediterranean', 'the West Indies'];
export const ZONES: readonly string[] = [
  'the Western Approaches',
  'the Bay of Biscay',
  'the Capes',
  'the Western Mediterranean',
  'the Eastern Mediterranean',
  'the West Indies',
];
export const WINDS: readonly string[] = [
  'Nor’easter',
  'Westerlies',
  'So’wester',
  'Mistral',
  'Scirocco',
  'Levanter',
  'East Trade',
];
export const SEVERITIES: readonly string[] = ['squall', 'gale', 'storm', 'hurricane'];
export const DIRECTIONS: readonly string[] = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
export const CONDITIONS: readonly string[] = ['sound', 'damaged', 'wrecked'];
/** 21.2 Areas of objectives. */
export const OBJECTIVE_AREAS: readonly string[] = [
  'Bantry Bay',
  'Naples',
  'Malta',
  'Alexandria',
  'the West Indies',
  'Havana',
  'the North Sea',
];

// --- Places ---

export function portName(port: number): string {
  return port === NORTH_SEA ? 'the North Sea' : (PORTS[port]?.name ?? 'no port');
}

/** After `raid`: `on Naples`, `in the North Sea`. */
export function raidedAt(port: number): string {
  return port === NORTH_SEA ? 'in the North Sea' : `on ${portName(port)}`;
}

/** Where the middle of a hex is drawn, on its own sheet, in sizes of a hex (from middle to corner). Even columns lie half a hex lower. */
export function chartPosition(hex: number): { readonly x: number; readonly y: number; readonly inset: 0 | 1 } {
  const { col, row, inset } = HEXES[hex] as Hex;
  return { x: col * 1.5, y: Math.sqrt(3) * (row + (col % 2 === 0 ? 0.5 : 0)), inset };
}

/** The port, with a patrol zone, that is nearest to a hex by open sea and in its ocean. */
export function nearestPort(hex: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let port = 0; port < NORTH_SEA; port++) {
    const home = PORTS[port]?.hex ?? 0;
    if (HEXES[home]?.inset !== HEXES[hex]?.inset) continue;
    // Of ports as near by sea, the one that is nearer as the crow flies.
    const far = (DISTANCES[port * HEXES.length + hex] ?? 0) + straightDistance(home, hex) / HEXES.length;
    if (far < least) {
      least = far;
      nearest = port;
    }
  }
  return nearest;
}

/** Slope of the line between two of the eight points. */
const BETWEEN_POINTS = Math.SQRT2 - 1;

/** Which way a hex lies from another on the chart, by eight points. */
function bearing(from: number, to: number): string {
  const [a, b] = [chartPosition(from), chartPosition(to)];
  const [east, north] = [b.x - a.x, a.y - b.y];
  const along = Math.abs(east) > BETWEEN_POINTS * Math.abs(north) ? (east > 0 ? 'east' : 'west') : '';
  const up = Math.abs(north) > BETWEEN_POINTS * Math.abs(east) ? (north > 0 ? 'north' : 'south') : '';
  return [up, along].filter(word => word !== '').join('-');
}

const MILES_A_HEX = 50;
/** Waters that have names of their own. */
const NAMED: Readonly<Record<string, string>> = {
  [CHANNEL_HEX]: 'in the Channel off Boulogne',
  [RAID_HEX]: 'in the North Sea',
  [STRAITS_EAST_HEX]: 'just inside the Straits of Gibraltar',
  '3117': 'in the Straits of Messina',
};

/** A hex at sea: `150 miles west of Brest (0507)`. The West Indies have a scale of their own, which is not told. */
function seaWords(hex: number): string {
  const { id, inset } = HEXES[hex] as Hex;
  const own = NAMED[id];
  if (own !== undefined) return `${own} (${id})`;
  const here = PORT_AT[hex] ?? -1;
  if (here === GIBRALTAR) return `in the Straits of Gibraltar (${id})`;
  if (here === MADALENAS) return `in the Straits of Bonifacio (${id})`;
  if (here >= 0) return `at sea off ${portName(here)} (${id})`;
  if (hex === PLACES.toEurope) return `on the way to Europe (${id})`;
  const port = nearestPort(hex);
  const home = PORTS[port]?.hex ?? 0;
  const miles = inset === 1 ? '' : `${straightDistance(home, hex) * MILES_A_HEX} miles `;
  return `${miles}${bearing(home, hex)} of ${portName(port)} (${id})`;
}

/** 12.0 */
function trackWords(place: number): string {
  const way = isWestward(place) ? TO_WEST_INDIES : TO_EUROPE;
  const boxes = TRACKS[way]?.zones.length ?? 0;
  const to = way === TO_WEST_INDIES ? 'the West Indies' : 'Europe';
  return `on passage to ${to}, box ${boxOf(place) + 1} of ${boxes}`;
}

/** Where a block stands, with its preposition: `in Brest`, `inshore off Brest`, `150 miles west of Brest (0507)`. */
export function placeWords(place: number): string {
  if (place < 0) return 'off the chart';
  if (isAtSea(place)) return seaWords(place);
  if (isOnTrack(place)) return trackWords(place);
  if (isGathering(place)) return 'still gathering';
  const port = portName(portOf(place));
  if (isInPort(place)) return `in ${port}`;
  const part = partOf(place);
  if (part === INSHORE) return `inshore off ${port}`;
  return `off ${port} (${part === LOOSE ? 'loose' : 'off station'})`;
}

/** The parts of a patrol zone, as they are asked for. */
export const PARTS: readonly string[] = ['the port', 'inshore', 'loose blockade', 'off station', 'the open sea'];

/** 5.13, 10.3.1 Where an Allied fleet is bound. */
export function destinationName(goal: number): string {
  if (goal === CLOSEST_PORT) return 'the closest friendly port';
  const found = DESTINATIONS[goal];
  if (found === undefined) return 'nowhere';
  if (found.port < 0) return 'the Channel';
  return portName(found.port);
}

/** A number of the table of distances: a port, or the Channel. */
export function goalName(goal: number): string {
  if (goal === GOAL_STRAITS_EAST) return 'hex 1222 beyond the Straits';
  return goal === GOAL_CHANNEL ? 'the Channel' : portName(goal);
}

/** 12.3 The number on the top edge of a British block on a track. */
export function arrivalName(number: number, way: number): string {
  if (number === TO_CANADA) return 'Canada';
  const { westIndies, europe } = ARRIVALS;
  if (way === TO_WEST_INDIES) return portName(westIndies[number - 1] ?? 0);
  const hex = europe[number - 1] ?? 0;
  return hex === PLACES.raid ? portName(NORTH_SEA) : `the sea ${seaWords(hex)}`;
}

// --- Pieces ---

/** A name that ships of two nations share is told with the nation. */
export function shipName(ship: number): string {
  const found = SHIPS[ship];
  if (found === undefined) return 'an unknown ship';
  const isShared = SHIPS.some((other, i) => i !== ship && other.fullName === found.fullName);
  return isShared ? `${NATIONS[found.nation] ?? ''} ${found.fullName}` : found.fullName;
}

/** `Victory (100)`. */
export function shipWords(ship: number): string {
  return `${shipName(ship)} (${SHIPS[ship]?.guns ?? 0})`;
}

export function admiralName(admiral: number): string {
  const found = ADMIRALS[admiral];
  if (found === undefined) return 'nobody';
  if (found.generic === 0) return found.name;
  return `${found.nation === 0 ? 'a British' : found.nation === 1 ? 'a French' : 'a Spanish'} flag officer`;
}

/** A block by its name, which only its owner sees: `Channel Fleet`, `Frigate 3`, `Craig’s Expedition`. */
export function blockName(block: number): string {
  const found = BLOCKS[block];
  if (found === undefined) return 'North Sea Fleet';
  if (found.kind === FLEET) return `${found.name} Fleet`;
  return found.kind === EXPEDITION ? `${found.name} Expedition` : found.name;
}

export function dutyName(event: number): string {
  return event < 0 ? 'orders under seal' : (ADMIRALTY_EVENTS[event]?.name ?? '');
}
