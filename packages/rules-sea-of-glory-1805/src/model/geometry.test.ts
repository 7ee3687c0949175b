import { expect, test } from 'vitest';
import { at, port } from '../test/drill.fixture.ts';
import {
  chartPosition,
  HEX_CORNERS,
  HEXES,
  inPort,
  INSHORE,
  inZone,
  NORTH_SEA,
  neighbour,
  platePart,
  portPlate,
  PORTS,
  SEA,
} from './geometry.ts';

test('neighbours on the chart are drawn a hex apart, and no two hexes of a sheet in one place', () => {
  const drawn = new Set<string>();
  for (let hex = 0; hex < HEXES.length; hex++) {
    const here = chartPosition(hex);
    drawn.add(`${here.inset} ${here.x} ${here.y}`);
    for (let dir = 0; dir < 6; dir++) {
      const next = neighbour(hex, dir, 0);
      if (next < 0) continue;
      const there = chartPosition(next);
      expect(there.inset).toBe(here.inset);
      expect((there.x - here.x) ** 2 + (there.y - here.y) ** 2).toBeCloseTo(3, 9);
    }
  }
  expect(drawn.size).toBe(HEXES.length);
});

test('north is up: the hex to the north is drawn above', () => {
  const [here, north] = [chartPosition(at('0608')), chartPosition(neighbour(at('0608'), 0, 0))];
  expect([north.x, north.y < here.y]).toEqual([here.x, true]);
});

test('a hex is as high as its neighbours are apart', () => {
  const ys = HEX_CORNERS.map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(Math.sqrt(3), 9);
});

test('every port but the North Sea opens as a plate of five parts, each a place of its own', () => {
  for (let each = 0; each < PORTS.length; each++) {
    const plate = portPlate(each);
    expect(plate.length).toBe(each === NORTH_SEA ? 0 : 5);
    for (const { part, place } of plate) expect(platePart(place)).toBe(part);
  }
  expect(portPlate(port('Brest')).map(({ name }) => name)).toEqual([
    'port',
    'inshore',
    'loose blockade',
    'off station',
    'at sea',
  ]);
  expect([platePart(inPort(0)), platePart(inZone(0, INSHORE)), platePart(at('0608')), platePart(-1)]).toEqual([
    0,
    INSHORE,
    SEA,
    -1,
  ]);
});
