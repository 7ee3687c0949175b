/**
 * What is wrong with a pack that a host brings: first its form, then what the rules rely on. Places, pieces and chits that rules
 * call by number must be those of the printed pack, in its order; the figures on them may differ, and so may the number of
 * hexes and ships.
 */

import type { Say } from './checks.ts';
import { deriveChart } from './derive-chart.ts';
import { derivePieces, type Ship, setupCodes } from './derive-pieces.ts';
import {
  ALL_WATERS,
  AREA_OF_WIND,
  AREA_OF_ZONE,
  automaticEvents,
  BRITISH,
  CHANNEL_HEX,
  directions,
  FAR,
  MEDITERRANEAN,
  NORTH_ATLANTIC,
  NORTH_SEA,
  portNames,
  RAID_HEX,
  STRAITS_EAST_HEX,
  STRAITS_OF_GIBRALTAR,
  TO_EUROPE_HEX,
  WEST_INDIES,
  winds,
  zones,
} from './numbers.ts';
import { randomEvents, READY } from './numbers-of-battle.ts';
import { PRINTED } from './pack.ts';
import type { DataPack } from './schema.ts';
import { packShape } from './shape.ts';

export function validatePack(pack: unknown): readonly string[] {
  const found: string[] = [];
  const say: Say = what => void found.push(what);
  packShape(pack, '', say);
  // Each stage relies on the one before it.
  for (const stage of [names, samePieces, tracksAndTables, pieces, seas])
    if (found.length === 0) stage(pack as DataPack, say);
  return found;
}

function repeated(of: readonly string[]): string | undefined {
  return of.find((name, i) => of.indexOf(name) !== i);
}

/** Hexes are told apart by their names, and every hex or turn that is named exists. */
function names(pack: DataPack, say: Say): void {
  const ids = new Set(pack.hexes.map(({ id }) => id));
  const twice = repeated(pack.hexes.map(({ id }) => id)) ?? repeated(pack.hexes.map(sheetPlace));
  if (twice !== undefined) say(`hexes: ${twice} comes twice`);
  for (const { id, col, row, zone, lat, lon } of pack.hexes) {
    const inset = zone === 'west-indies';
    const printed = String(col).padStart(2, '0') + String(row).padStart(2, '0');
    if (inset ? !/^[WE]\d\d$/.test(id) : id !== printed)
      say(`hexes: ${id} is not the name of column ${col}, row ${row} in ${zone}`);
    if (!inset && (lat === null || lon === null)) say(`hexes: ${id} has no place on the globe`);
  }
  const named: Readonly<Record<string, readonly string[]>> = {
    'the rules': [STRAITS_OF_GIBRALTAR, CHANNEL_HEX, RAID_HEX, STRAITS_EAST_HEX, TO_EUROPE_HEX],
    narrows: pack.narrows,
    northSeaZone: pack.northSeaZone,
    toWestIndies: pack.toWestIndies,
    'arrivals.europe': pack.arrivals.europe,
    ports: pack.ports.map(({ hex }) => hex),
    'eventNumbers.capeHex': [pack.eventNumbers.capeHex],
  };
  for (const [where, hexes] of Object.entries(named))
    for (const id of hexes) if (!ids.has(id)) say(`${where}: there is no hex ${id}`);
  if (pack.narrows.toSorted().join() !== PRINTED.narrows.toSorted().join())
    say(`narrows are not ${PRINTED.narrows.join(', ')} (2.6)`);
  if (!pack.northSeaZone.includes(RAID_HEX)) say(`northSeaZone has not hex ${RAID_HEX}`);
  const zoneOf = new Map(pack.hexes.map(({ id, zone }) => [id, zone]));
  for (const id of pack.northSeaZone)
    if (zoneOf.get(id) !== 'western-approaches') say(`northSeaZone: ${id} is not in the Western Approaches (2.6)`);
  for (const id of pack.toWestIndies)
    if (AREA_OF_ZONE[zones.indexOf(zoneOf.get(id) ?? 'west-indies')] !== NORTH_ATLANTIC)
      say(`toWestIndies: ${id} is not in the North Atlantic`);
  for (const part of ['northSeaZone', 'toWestIndies'] as const) {
    const again = repeated(pack[part]);
    if (again !== undefined) say(`${part}: ${again} comes twice`);
  }
  const turns = pack.turns.map(({ name }) => name);
  const dates = [
    ...pack.ships.map(({ arrives }) => arrives),
    ...pack.trafalgar.fleets.map(({ arrives }) => arrives),
    pack.eventNumbers.lastNeapolitanTurn,
    pack.raid.lastChannelTurn,
    pack.trafalgar.first,
    pack.trafalgar.last,
    pack.trafalgar.brestBefore,
    pack.trafalgar.hexAfter,
  ];
  for (const date of new Set(dates)) if (date !== null && !turns.includes(date)) say(`turns: there is no turn ${date}`);
  for (const { name: admiral, code } of pack.admirals)
    if (code !== 'aside' && !setupCodes.includes(code) && !turns.includes(code))
      say(`admirals: ${admiral} has the code ${code}, which is neither a place, a turn nor aside`);
}

function sheetPlace({ zone, col, row }: DataPack['hexes'][number]): string {
  return `column ${col}, row ${row}${zone === 'west-indies' ? ' of the inset' : ''}`;
}

/** Ports, turns, chits, admirals and blocks are called by number: they must be the printed ones. */
function samePieces(pack: DataPack, say: Say): void {
  const same = (
    part: 'ports' | 'turns' | 'chits' | 'admirals' | 'blocks',
    keys: readonly string[],
    clause: string,
  ): void => {
    for (const [i, printed] of PRINTED[part].entries()) {
      const given = pack[part][i] as unknown as Readonly<Record<string, unknown>>;
      for (const key of keys) {
        const wanted = (printed as unknown as Readonly<Record<string, unknown>>)[key];
        if (given[key] !== wanted)
          say(`${part}[${i}].${key} is ${String(given[key])}; by ${clause} it is ${String(wanted)}`);
      }
    }
  };
  same('ports', ['name', 'side', 'class'], '2.6');
  same('turns', ['name'], '4.0');
  same('chits', ['kind', 'wind', 'side', 'weather'], '6.2');
  same('admirals', ['name', 'nation', 'ability', 'squadron'], '8.0');
  same('blocks', ['name', 'side', 'kind'], '2.3');
  for (const [i, { kind, hexes }] of pack.chits.entries())
    if ((kind === 'bonus') !== (hexes !== undefined)) say(`chits[${i}] is a Bonus Move without hexes, or has some`);
  for (const deck of ['napoleon', 'pitt'] as const)
    if (pack.objectives[deck].areas.join() !== PRINTED.objectives[deck].areas.join())
      say(`objectives.${deck}.areas are not those of 3.0, in that order`);
  if (pack.directives.areas.join() !== PRINTED.directives.areas.join())
    say('directives.areas are not those of 21.4, in that order');
}

function tracksAndTables(pack: DataPack, say: Say): void {
  for (const [name, { boxes }] of Object.entries(pack.tracks)) {
    for (const side of ['british', 'allied'])
      if (boxes.slice(0, -2).filter(({ entry }) => entry === side).length !== 1)
        say(`tracks.${name}: not one box before the last two is where ${side} blocks enter`);
  }
  if (!pack.tracks.toEurope.boxes.some(({ die }) => die === 3))
    say('tracks.toEurope: no box has die 3, where the Trafalgar scenario begins (24.1.1)');
  for (const event of automaticEvents.slice(1))
    if (pack.turns.filter(turn => turn.event === event).length !== 1) say(`turns: ${event} does not come once`);
  const ensigns = pack.turns.filter(({ ensign }) => ensign).length;
  if (ensigns > 7) say(`turns: ${ensigns} have an ensign, but there are 7 Admiralty events in the cup`);
  const chits = pack.provisions.may + pack.provisions.mayNot;
  for (const { name, provisions } of pack.turns)
    if (provisions > chits) say(`turns: ${name} wants ${provisions} of ${chits} Provisions Chits`);
  for (const area of ['north-atlantic', 'mediterranean'] as const)
    if (
      AREA_OF_WIND[winds.indexOf(pack.lastWinds[area])] !== (area === 'mediterranean' ? MEDITERRANEAN : NORTH_ATLANTIC)
    )
      say(`lastWinds.${area} is a wind of another area`);
  for (const zone of zones)
    if (!pack.weather.dice.some(die => die.includes(zone))) say(`weather.dice: none brings weather to ${zone}`);
  for (const event of randomEvents)
    if (pack.randomEvents.flat().filter(each => each === event).length !== 1)
      say(`randomEvents: ${event} does not stand at one number`);
  for (const [path, numbers] of [
    ['firepower.over', pack.firepower.over],
    ['dayOfBattle.bands', pack.dayOfBattle.bands],
  ] as const)
    if (numbers.some((n, i) => i > 0 && n <= (numbers[i - 1] as number))) say(`${path} does not rise`);
  const { boxes, start, transportStart } = pack.expedition;
  if (boxes[0] !== start || !boxes.includes(transportStart) || repeated(boxes) !== undefined)
    say('expedition: the boxes do not begin with the start, or have no box for the Transport');
  if (!pack.tension.boxes.slice(0, -1).includes(pack.tension.start))
    say(`tension: ${pack.tension.start} is no box before the last, which is war`);
  if (pack.movement.leavingZone >= pack.movement.points) say('movement.leavingZone leaves a block no points to move');
  destinations(pack, say);
}

function destinations(pack: DataPack, say: Say): void {
  for (const { name, port, hex } of pack.destinations)
    if ((port === undefined) === (hex === undefined) || (hex !== undefined && hex !== CHANNEL_HEX))
      say(`destinations: ${name} is neither a port nor hex ${CHANNEL_HEX}`);
  const twice = repeated(pack.destinations.map(({ port, hex }) => port ?? hex ?? ''));
  if (twice !== undefined) say(`destinations: ${twice} comes twice`);
}

function pieces(pack: DataPack, say: Say): void {
  const twice = repeated(pack.ships.map(({ nation, name }) => `${nation} ${name}`));
  if (twice !== undefined) say(`ships: ${twice} comes twice`);
  for (const { name, start, arrives } of pack.ships)
    if ((start === 'reinforcement') !== (arrives !== null)) say(`ships: ${name} has a turn, or is a reinforcement`);
  for (const { name, start, port } of pack.blocks)
    if (['port', 'zone', 'loose'].includes(start) !== (port !== undefined))
      say(`blocks: ${name} has a port that it does not begin at, or none where it does`);
  const { ships, trafalgar } = derivePieces(pack);
  for (const ship of ships) if (!hasPlace(pack, ship)) say(`ships: ${ship.name} cannot begin at ${ship.code}`);
  const engaged = trafalgar.fleets.flatMap(fleet => fleet.ships);
  for (const [i, { block, nations, ships: listed, admirals }] of pack.trafalgar.fleets.entries()) {
    const fleet = trafalgar.fleets[i];
    const path = `trafalgar.fleets[${i}]`;
    if (fleet?.block === -1) say(`${path}: there is no block ${block}`);
    for (const [k, ship] of (fleet?.ships ?? []).entries())
      if (ship === -1) say(`${path}: there is no ship ${listed[k]} of ${nations.join(' or ')}`);
      else if (engaged.indexOf(ship) !== engaged.lastIndexOf(ship)) say(`${path}: ${listed[k]} comes twice`);
    for (const [k, admiral] of (fleet?.admirals ?? []).entries())
      if (admiral === -1) say(`${path}: there is no admiral ${admirals[k]}`);
  }
  if (pack.trafalgar.fleets.filter(({ start }) => start === 'track').length !== 1)
    say('trafalgar.fleets: not one begins on the track');
}

/** With a block, in a port of her own side, or in the North Sea Fleet box, which is British. */
function hasPlace(pack: DataPack, { side, port, block, start }: Ship): boolean {
  if (port === -1) return side === BRITISH && start === READY;
  const owner = pack.ports[port]?.side === 'british' ? BRITISH : 1;
  return block !== -1 || (owner === side && pack.ports[port]?.side !== 'neutral');
}

/** The chart as a graph: two oceans that hang together, and a Mediterranean behind the Straits. */
function seas(pack: DataPack, say: Say): void {
  const { hexes, ports, distances, goals, waters, places, trackAt } = deriveChart(pack);
  for (const [i, { name, hex, zone, sortie }] of ports.entries()) {
    if (i !== NORTH_SEA && ports.findIndex(port => port.hex === hex) !== i)
      say(`ports: ${name} shares its hex with another port`);
    const american = i >= portNames.indexOf('Havana') && i !== NORTH_SEA;
    const area = AREA_OF_ZONE[zone];
    if ((area === WEST_INDIES) !== american) say(`ports: ${name} lies in the wrong ocean`);
    for (const [wind, windName] of winds.entries())
      if ((sortie & (1 << wind)) !== 0 && AREA_OF_WIND[wind] !== area)
        say(`ports: ${name} cannot sortie in ${windName}, a wind of another area`);
    if (trackAt[hex] !== -1) say(`ports: the hex of ${name} puts blocks on a track`);
  }
  for (const name of pack.arrivals.westIndies)
    if (!BRITISH_WEST_INDIES.includes(name)) say(`arrivals.westIndies: ${name} is no British port there`);
  for (const [from, to] of Object.entries(pack.relocations))
    for (const name of to)
      if (pack.ports.find(port => port.name === name)?.side !== 'british')
        say(`relocations.${from}: ${name} is no British port`);
  for (const [name, id] of [
    ['Gibraltar', STRAITS_OF_GIBRALTAR],
    ['North Sea raid', RAID_HEX],
  ])
    if (pack.ports.find(port => port.name === name)?.hex !== id) say(`ports: ${name} is not in hex ${id}`);
  for (const name of [
    'Bantry Bay',
    'Algiers',
    'Naples',
    'Malta',
    'Alexandria',
    ...BRITISH_WEST_INDIES,
    'North Sea raid',
  ])
    if ((ports.find(port => port.name === name)?.defence ?? 0) === 0)
      say(`ports: ${name} has no defence factor, but can be attacked (22.1)`);
  for (const [i, { id }] of hexes.entries())
    if (trackAt[i] === -1 && goals.some((_, goal) => distances[goal * hexes.length + i] === FAR))
      say(`hexes: no way leads from ${id} to every port or track`);
  const { neighbours } = waters[ALL_WATERS] as (typeof waters)[number];
  for (const [i, { id, area }] of hexes.entries())
    for (const dir of directions.keys()) {
      const other = hexes[neighbours[i * directions.length + dir] as number];
      if (i !== places.straits && area === MEDITERRANEAN && other !== undefined && other.area !== MEDITERRANEAN)
        say(`hexes: ${id} and ${other.id} join the Mediterranean to the Atlantic beside the Straits`);
    }
  if (hexes[places.straits]?.area !== MEDITERRANEAN) say('hexes: 1123 is not in the Mediterranean (9.5)');
}

const BRITISH_WEST_INDIES: readonly string[] = ['Jamaica', 'Antigua', 'Barbados', 'Trinidad'];
