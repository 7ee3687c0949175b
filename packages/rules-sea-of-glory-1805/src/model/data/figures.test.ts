import { expect, test } from 'vitest';
import {
  ADMIRALS,
  BLOCKS,
  CHITS,
  DESTINATIONS,
  FIREPOWER,
  HEXES,
  MATRIX,
  MATRIX_NOTES,
  OBJECTIVE_OF_PORT,
  PORTS,
  RANDOM_EVENTS,
  SHIP_ATTACK,
  SHIP_DEFENCE,
  SHIPS,
  TRACKS,
  TRAFALGAR,
  TURNS,
  WEATHER,
  WIND_COST,
} from './figures.ts';
import {
  CHANNEL_HEX,
  chitKinds,
  directions,
  nations,
  objectiveAreas,
  portNames,
  TO_EUROPE,
  TO_WEST_INDIES,
  WEST_INDIES,
  winds,
  zones,
} from './numbers.ts';
import {
  battleTypes,
  blockKinds,
  FLEET,
  IN_PORT,
  IN_ZONE,
  NELSON,
  ON_TRACK,
  REINFORCEMENT,
  randomEvents,
  VILLENEUVE,
} from './numbers-of-battle.ts';

const at = <T>(list: readonly T[], i: number): T => list[i] as T;
const countBy = (of: readonly number[], length: number): number[] =>
  Array.from({ length }, (_, n) => of.filter(each => each === n).length);

test('6.2 nineteen chits: nine of wind, three for each area, four bonus moves, two of initiative, four of weather', () => {
  expect(
    countBy(
      CHITS.map(({ kind }) => kind),
      chitKinds.length,
    ),
  ).toEqual([9, 4, 2, 4]);
  expect(
    countBy(
      CHITS.map(({ area }) => area),
      3,
    ),
  ).toEqual([3, 3, 3]);
  expect(CHITS.filter(({ hexes }) => hexes > 0).map(({ side, hexes }) => [side, hexes])).toEqual([
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
  ]);
});

test('turns are counted from Jan I to Dec III, with four ensigns and the events of the calendar', () => {
  expect(TURNS).toHaveLength(37);
  expect([at(TURNS, 1).name, at(TURNS, 20).name, at(TURNS, 36).name]).toEqual(['Jan I', 'Jul II', 'Dec III']);
  expect([...TURNS.keys()].filter(turn => turn > 0 && at(TURNS, turn).ensign === 1)).toEqual([4, 11, 18, 25]);
  expect([...TURNS.keys()].filter(turn => at(TURNS, turn).event !== 0)).toEqual([12, 24, 27, 31]);
  expect(
    TURNS.slice(1)
      .map(({ season }) => season)
      .join(''),
  ).toBe('000000111111111222222222333333333000');
  expect(
    TURNS.slice(1)
      .map(({ provisions }) => provisions)
      .join(''),
  ).toBe('222222333333333333333333222222222222');
  expect(
    TURNS.slice(1)
      .map(({ hurricanes }) => hurricanes)
      .join(''),
  ).toBe('000000000000000000111111111111000000');
});

test('each rose has two directions that cost two, and the rest one', () => {
  const dear = winds.map((wind, w) => {
    const found = directions.filter((_, dir) => WIND_COST[w * 6 + dir] === 2);
    return `${wind} ${found.join(' ')}`;
  });
  expect(dear).toEqual(['NE N NE', 'W SW NW', 'SW S SW', 'Ms N NW', 'Sc SE S', 'Lv NE SE', 'E NE SE']);
});

test('ports have the sides, classes and defences of the map', () => {
  const of = (name: string) => at(PORTS, portNames.indexOf(name as 'Brest'));
  expect(PORTS.map(({ side }) => side).join()).toBe('-1,0,0,1,1,1,-1,1,0,1,-1,1,0,0,0,-1,0,1,0,1,0,1,1,0,0,-1');
  expect(PORTS.map(port => port.class).join('')).toBe('20000020002011021001111113');
  expect([of('Portsmouth').repair, of('Brest').repair, of('Brest').sortie]).toEqual([3, 1, 1]);
  expect(of('Brest').relocations.map(port => portNames[port])).toEqual(['Portsmouth', 'Plymouth']);
  expect(PORTS.filter(({ area }) => area === WEST_INDIES)).toHaveLength(8);
  expect(of('Santo Domingo').slug).toBe('santo-domingo');
});

test('5.13 there are 23 destinations; those in the Mediterranean but Cartagena are starred', () => {
  expect(DESTINATIONS).toHaveLength(23);
  expect(DESTINATIONS.filter(({ starred }) => starred === 1).map(({ name }) => name)).toEqual([
    'Toulon',
    'Naples',
    'Malta',
    'Alexandria',
    'Algiers',
    'Corfu',
  ]);
  const channel = DESTINATIONS.find(({ port }) => port === -1);
  expect(HEXES[channel?.hex ?? -1]?.id).toBe(CHANNEL_HEX);
});

test('tracks: entries by side, weather and fast passage', () => {
  expect(at(TRACKS, TO_WEST_INDIES)).toEqual({ zones: [2, -1, 5, 5, 5], entry: [1, 0], fastBox: 3, fastFrom: 4 });
  expect(at(TRACKS, TO_EUROPE)).toEqual({ zones: [5, 5, -1, 2, 0, -1], entry: [1, 0], fastBox: 4, fastFrom: 5 });
});

test('6.6 the die of weather names its zones', () => {
  const hit = WEATHER.zonesOfDie.map(bits => zones.filter((_, zone) => (bits & (1 << zone)) !== 0).join());
  expect(hit.slice(1, 4)).toEqual(['western-approaches,bay-of-biscay', 'bay-of-biscay', 'the-capes']);
});

test('the firepower table follows its formula', () => {
  const { cells, columns, rows } = FIREPOWER;
  for (let row = 1; row <= rows; row++)
    for (let column = 0; column < columns; column++)
      // In thousandths, halves down to the even number as the table was made.
      expect(
        Math.abs((cells[row * columns + column] as number) * 1000 - (column + 1) * 5 * (25 * row - 10)),
      ).toBeLessThan(501);
});

test('the matrix has its withdrawals where 18.4 says', () => {
  const found = [...MATRIX.keys()].filter(cell => battleTypes[MATRIX[cell] as number] === 'LFW');
  // General Withdrawal at Full Sail: the last of the eight columns.
  expect(found.every(cell => cell % 8 === 7)).toBe(true);
  expect(found.map(cell => cell >> 3)).toEqual([0, 1, 2, 4, 6]);
  expect(found.every(cell => MATRIX_NOTES[cell] === 1 << 4)).toBe(true);
  const late = [...MATRIX_NOTES.keys()].filter(cell => ((MATRIX_NOTES[cell] as number) & (1 << 5)) !== 0);
  expect(late).toEqual([6, 22, 38, 54]);
});

test('21.2 ports belong to their objective areas', () => {
  const areas = portNames.flatMap((name, port) => {
    const area = OBJECTIVE_OF_PORT[port] as number;
    return area === -1 ? [] : [`${name}: ${objectiveAreas[area]}`];
  });
  expect(areas).toHaveLength(10);
  expect(areas).toContain('Trinidad: west-indies');
  expect(areas).toContain('North Sea raid: north-sea');
});

test('every random event stands at a number, two of them at eleven', () => {
  expect(RANDOM_EVENTS).toHaveLength(13);
  expect(RANDOM_EVENTS.flat().toSorted((a, b) => a - b)).toEqual([...randomEvents.keys()]);
  expect(RANDOM_EVENTS[11]?.map(event => randomEvents[event])).toEqual(['st-cyr', 'admiral-falls-ill']);
});

test('there are 189 ships: by nation, by how they begin, with the Trafalgar icon', () => {
  expect(
    countBy(
      SHIPS.map(({ nation }) => nation),
      nations.length,
    ),
  ).toEqual([101, 50, 38]);
  expect(
    countBy(
      SHIPS.map(({ start }) => start),
      3,
    ),
  ).toEqual([142, 30, 17]);
  expect(SHIPS.every(({ start, arrives }) => (start === REINFORCEMENT) === arrives > 0)).toBe(true);
  expect(SHIPS.filter(({ trafalgar }) => trafalgar === 1)).toHaveLength(93);
  expect(SHIPS.filter(({ damaged }) => damaged === 1).map(({ name }) => name)).toEqual([
    'Kent',
    'Plantagenet',
    'Robust',
  ]);
  expect(
    countBy(
      SHIPS.map(({ group }) => group),
      4,
    ),
  ).toEqual([176, 0, 4, 9]);
});

test('ready ships begin with the block of their port, and make up the firepower of the lists', () => {
  const firepower = BLOCKS.map((_, block) =>
    SHIPS.filter(ship => ship.block === block).reduce((sum, ship) => sum + ship.attack, 0),
  );
  const named = BLOCKS.flatMap(({ name, side }, block) =>
    firepower[block] === 0 ? [] : [`${side} ${name} ${firepower[block]}`],
  );
  expect(named).toEqual([
    '0 Channel 113',
    '0 Mediterranean 55',
    '0 Irish 12',
    '0 Capes 39',
    '0 Gibraltar 23',
    '0 West Indies 20',
    '1 Brest 50',
    '1 Rochefort 14',
    '1 Toulon 26',
    '1 Cadiz 10',
    '1 Ferrol 20',
    '1 Cartagena 5',
    '1 Alava 3',
  ]);
});

test('factors of a ship lie side by side, sound and damaged', () => {
  const victory = SHIPS.findIndex(({ name }) => name === 'Victory');
  expect([SHIP_ATTACK[victory * 2], SHIP_ATTACK[victory * 2 + 1]]).toEqual([7, 4]);
  expect([SHIP_DEFENCE[victory * 2], SHIP_DEFENCE[victory * 2 + 1]]).toEqual([7, 5]);
  const trinidad = SHIPS.find(({ name }) => name === 'Sma Trinidad');
  expect([trinidad?.fullName, trinidad?.group]).toEqual(['Santísima Trinidad', 3]);
});

test('8.0 admirals stand where their numbers say', () => {
  expect([at(ADMIRALS, NELSON).name, at(ADMIRALS, VILLENEUVE).name]).toEqual(['Nelson', 'Villeneuve']);
  expect([at(ADMIRALS, VILLENEUVE).command, at(ADMIRALS, VILLENEUVE).commandFatal]).toEqual([3, 2]);
  expect(ADMIRALS.filter(({ squadron }) => squadron === 1).map(({ name }) => name)).toEqual([
    'Cochrane',
    'Strachan',
    'Missiessy',
    'Allemand',
  ]);
  const stations = ADMIRALS.flatMap(({ name, block }) => (block === -1 ? [] : [`${name} ${BLOCKS[block]?.name}`]));
  expect(stations).toEqual([
    'Cornwallis Channel',
    'Nelson Mediterranean',
    'Calder Capes',
    'Collingwood Channel',
    'Cochrane Capes',
    'Ganteaume Brest',
    'Villeneuve Toulon',
    'Missiessy Rochefort',
    'Gravina Cadiz',
  ]);
});

test('2.3 44 blocks of six kinds', () => {
  expect(
    countBy(
      BLOCKS.map(({ kind }) => kind),
      blockKinds.length,
    ),
  ).toEqual([23, 9, 2, 1, 1, 8]);
  expect(BLOCKS.slice(0, 12).every(({ side, kind }) => side === 0 && kind === FLEET)).toBe(true);
});

test('24.1 the fleets of the Trafalgar scenario use every ship with the icon once', () => {
  const ships = TRAFALGAR.fleets.flatMap(fleet => fleet.ships);
  expect(new Set(ships).size).toBe(ships.length);
  expect(ships.map(ship => at(SHIPS, ship).trafalgar)).toEqual(Array.from({ length: 93 }, () => 1));
  expect(TRAFALGAR.fleets.flatMap(fleet => fleet.admirals).map(admiral => at(ADMIRALS, admiral).trafalgar)).toEqual(
    Array.from({ length: 7 }, () => 1),
  );
  expect(TRAFALGAR.fleets.map(({ block, start, arrives }) => [at(BLOCKS, block).name, start, arrives])).toEqual([
    ['Capes', IN_ZONE, 0],
    ['Gibraltar', IN_ZONE, 0],
    ['Toulon', ON_TRACK, 0],
    ['Cadiz', IN_PORT, 0],
    ['Ferrol', IN_PORT, 0],
    ['Rochefort', IN_PORT, 0],
    ['Atlantic', IN_ZONE, 23],
    ['Mediterranean', IN_PORT, 26],
  ]);
  expect([TRAFALGAR.first, TRAFALGAR.last]).toEqual([20, 30]);
});
