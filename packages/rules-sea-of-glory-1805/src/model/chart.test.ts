import { expect, test } from 'vitest';
import {
  areaOf,
  BY_HEXES,
  BY_WIND,
  courseTo,
  directionTo,
  hexName,
  hexNamed,
  isInPlay,
  isNarrows,
  isNorthSeaZone,
  isSameOcean,
  neighbour,
  portAt,
  reach,
  seaDistance,
  stepCost,
  straightDistance,
  trackFrom,
  zoneOf,
} from './chart.ts';
import { GOAL_HEXES, HEXES, PORTS, WATERS } from './data/figures.ts';
import {
  ALL_WATERS,
  directions,
  FAR,
  GOAL_CHANNEL,
  GOAL_STRAITS_EAST,
  MEDITERRANEAN,
  MOST_POINTS,
  NORTH_ATLANTIC,
  portNames,
  THE_CAPES,
  TO_EUROPE,
  TO_WEST_INDIES,
  TRAFALGAR_WATERS,
  WEST_INDIES,
  WEST_INDIES_WATERS,
  winds,
  zones,
} from './data/numbers.ts';

const [NE, W, SW, MS] = winds.map((_, i) => i) as [number, number, number, number];
const EAST = winds.indexOf('E');
const SE = directions.indexOf('SE');
const S = directions.indexOf('S');

const port = (name: (typeof portNames)[number]): number => portNames.indexOf(name);
const hexOf = (name: (typeof portNames)[number]): number => PORTS[port(name)]?.hex ?? -1;
const all = HEXES.map((_, hex) => hex);

/** Everything that can be reached from a hex, however far, without the hexes in `closed`. */
function connected(from: number, closed: readonly number[], waters = ALL_WATERS): Set<number> {
  const found = new Set([from]);
  for (const hex of found)
    for (const dir of directions.keys()) {
      const next = neighbour(hex, dir, waters);
      if (next !== -1 && !closed.includes(next)) found.add(next);
    }
  return found;
}

test('the chart has its hexes, by weather zone', () => {
  expect(HEXES).toHaveLength(519);
  expect(zones.map((_, zone) => HEXES.filter(hex => hex.zone === zone).length)).toEqual([55, 73, 105, 102, 139, 45]);
});

test.each([
  ['Bantry Bay', '0204', 51.4, -10.6],
  ['Lisbon', '0620', 38.7, -9.9],
  ['Straits of Gibraltar', '1123', 35.8, -5.5],
  ['Channel', '1403', 50.7, 1.5],
  ['North Sea', '1501', 52.3, 3],
  ['Madalenas', '2414', 41.2, 9.1],
  ['Straits of Messina', '3117', 38.2, 15.5],
])('the hex of %s lies where that place is', (_, id, lat, lon) => {
  expect(HEXES[hexNamed(id)]).toMatchObject({ lat, lon });
});

test('every hex that the rules name is on the chart', () => {
  const named = '0204 0620 0509 0608 0709 1123 1222 1403 1501 1602 2117 2119 2414 3117 0107 0115 0123 W10 E01';
  // 1602 is where the markers of the North Sea Raids lie (21.2): it is land.
  expect(named.split(' ').filter(id => hexNamed(id) === -1)).toEqual(['1602']);
});

test('neighbours go both ways, and hexes of one sheet stay on it', () => {
  for (const hex of all)
    for (const dir of directions.keys()) {
      const next = neighbour(hex, dir, ALL_WATERS);
      if (next === -1) continue;
      expect(neighbour(next, (dir + 3) % 6, ALL_WATERS)).toBe(hex);
      expect(directionTo(hex, next, ALL_WATERS)).toBe(dir);
      expect(straightDistance(hex, next)).toBe(1);
      expect(isSameOcean(hex, next)).toBe(true);
    }
});

test('9.4 in a north-east wind 0509 to 0608 costs two and 0608 to 0709 one', () => {
  const [a, b, c] = ['0509', '0608', '0709'].map(hexNamed) as [number, number, number];
  const [first, second] = [directionTo(a, b, ALL_WATERS), directionTo(b, c, ALL_WATERS)];
  expect([directions[first], directions[second]]).toEqual(['NE', 'SE']);
  expect(stepCost(a, b, first, [NE, MS, EAST], ALL_WATERS)).toBe(2);
  expect(stepCost(b, c, second, [NE, MS, EAST], ALL_WATERS)).toBe(1);
});

test('9.5 a step into or out of the Straits costs three in any wind, one by a Bonus Move', () => {
  const straits = hexNamed('1123');
  for (const wind of [NE, W, SW])
    for (const dir of directions.keys()) {
      const next = neighbour(straits, dir, ALL_WATERS);
      if (next === -1) continue;
      const into = (dir + 3) % 6;
      expect(stepCost(straits, next, dir, [wind, MS, EAST], ALL_WATERS)).toBe(3);
      expect(stepCost(next, straits, into, [wind, MS, EAST], ALL_WATERS)).toBe(3);
      expect(reach(next, 1, [wind, MS, EAST], BY_HEXES, ALL_WATERS).cost[straits]).toBe(1);
    }
});

test('the rose of the area that a step leads into counts', () => {
  const straitsEast = hexNamed('1222');
  const east = neighbour(straitsEast, SE, ALL_WATERS);
  // A Levanter costs two to the south-east, whatever blows in the Atlantic.
  expect(stepCost(straitsEast, east, SE, [NE, winds.indexOf('Lv'), EAST], ALL_WATERS)).toBe(2);
  expect(stepCost(straitsEast, east, SE, [NE, MS, EAST], ALL_WATERS)).toBe(1);
});

test('11.1 a fleet that has left the patrol zone of Cadiz reaches Lisbon in a south-west wind with its last point', () => {
  const found = reach(hexOf('Cadiz'), 6, [SW, MS, EAST], BY_WIND, ALL_WATERS);
  expect(found.cost[hexOf('Lisbon')]).toBe(6);
  const course = courseTo(found, hexOf('Lisbon'), ALL_WATERS);
  expect(course.at(-1)).toBe(hexOf('Lisbon'));
  expect(reach(hexOf('Cadiz'), 5, [SW, MS, EAST], BY_WIND, ALL_WATERS).cost[hexOf('Lisbon')]).toBe(-1);
});

test('a course costs what the search says, step by step', () => {
  const from = hexOf('Ferrol');
  for (const wind of [NE, W, SW]) {
    const found = reach(from, 9, [wind, MS, EAST], BY_WIND, ALL_WATERS);
    for (const hex of found.hexes.subarray(0, found.count)) {
      let [at, spent] = [from, 0];
      for (const next of courseTo(found, hex, ALL_WATERS)) {
        spent += stepCost(at, next, directionTo(at, next, ALL_WATERS), [wind, MS, EAST], ALL_WATERS);
        at = next;
      }
      expect([at, spent]).toEqual([hex, found.cost[hex]]);
    }
  }
});

test('a search by hexes finds what lies so many hexes off, and forgets the search before it', () => {
  reach(hexOf('Toulon'), 9, [NE, MS, EAST], BY_WIND, ALL_WATERS);
  const found = reach(hexOf('Brest'), 4, [NE, MS, EAST], BY_HEXES, ALL_WATERS);
  for (const hex of all) {
    const distance = seaDistance(port('Brest'), hex);
    expect(found.cost[hex], hexName(hex)).toBe(distance <= 4 && isSameOcean(hex, hexOf('Brest')) ? distance : -1);
  }
});

test('12.1 a hex that leads to a track can be entered and not crossed', () => {
  const [outside, entry, inside] = ['0525', '0425', '0226'].map(hexNamed) as [number, number, number];
  expect([outside, entry, inside, hexNamed('E01')].map(trackFrom)).toEqual([
    -1,
    TO_WEST_INDIES,
    TO_WEST_INDIES,
    TO_EUROPE,
  ]);
  const found = reach(outside, 9, [W, MS, EAST], BY_HEXES, ALL_WATERS);
  expect(found.cost[entry]).toBe(1);
  expect(found.cost[inside]).toBe(-1);
});

test('the Atlantic and the Mediterranean meet only in the Straits', () => {
  const straits = hexNamed('1123');
  const atlantic = connected(hexOf('Brest'), [straits]);
  expect(atlantic.size).toBe(233);
  expect([...atlantic].every(hex => areaOf(hex, ALL_WATERS) === NORTH_ATLANTIC)).toBe(true);
  expect(connected(hexOf('Brest'), []).size).toBe(233 + 241);
  expect(areaOf(straits, ALL_WATERS)).toBe(MEDITERRANEAN);
});

test('from the Western Mediterranean the Ionian Sea is reached by Messina or the Sicilian Channel', () => {
  const messina = hexNamed('3117');
  const channel = all.filter(hex => {
    const { lat, lon } = HEXES[hex] as (typeof HEXES)[number];
    return lat !== null && lon !== null && lat > 33 && lat < 38.2 && lon > 10 && lon < 12.6;
  });
  expect(connected(hexOf('Naples'), channel).has(hexOf('Malta'))).toBe(true);
  expect(connected(hexOf('Naples'), [messina]).has(hexOf('Malta'))).toBe(true);
  expect(connected(hexOf('Naples'), [messina, ...channel]).has(hexOf('Malta'))).toBe(false);
});

test('2.2 the hex 1402 joins the North Sea to the Channel', () => {
  expect(directionTo(hexNamed('1402'), hexNamed('1403'), ALL_WATERS)).toBe(S);
  const cut = connected(hexNamed('1501'), [hexNamed('1402')]);
  expect([...cut].every(isNorthSeaZone)).toBe(true);
  expect(all.filter(isNorthSeaZone).map(hexName)).toEqual(['1401', '1402', '1501', '1502', '1601']);
});

test('14.5 there are four narrows', () => {
  expect(all.filter(isNarrows).map(hexName)).toEqual(['1123', '1403', '2414', '3117']);
});

test('2.2 nothing lies south of W10, and the West Indies hang together', () => {
  expect(neighbour(hexNamed('W10'), S, ALL_WATERS)).toBe(-1);
  const inset = connected(hexOf('Jamaica'), []);
  expect(inset.size).toBe(45);
  expect([...inset].every(hex => areaOf(hex, ALL_WATERS) === WEST_INDIES)).toBe(true);
});

test('every port has a patrol zone hex of its own, and 1501 has none', () => {
  for (const [i, { hex, name }] of PORTS.entries()) expect(portAt(hex), name).toBe(name === 'North Sea raid' ? -1 : i);
  expect(all.filter(hex => portAt(hex) !== -1)).toHaveLength(25);
});

test.each([
  ['Brest', 'Plymouth', 3],
  ['Brest', 'Bantry Bay', 6],
  ['Brest', 'Ferrol', 8],
  ['Ferrol', 'Cadiz', 12],
  ['Toulon', 'Gibraltar', 15],
  ['Toulon', 'Madalenas', 3],
  ['Toulon', 'Naples', 8],
  ['Toulon', 'Malta', 12],
  ['Toulon', 'Alexandria', 25],
  ['Cartagena', 'Toulon', 11],
  ['Malta', 'Alexandria', 15],
] as const)('from %s to %s it is %i hexes by sea', (from, to, hexes) => {
  expect(seaDistance(port(to), hexOf(from))).toBe(hexes);
  expect(seaDistance(port(from), hexOf(to))).toBe(hexes);
});

test('distances fall to the goal hex by hex; from the other ocean they count to the track', () => {
  for (const goal of GOAL_HEXES.keys())
    for (const hex of all.filter(each => trackFrom(each) === -1)) {
      const far = seaDistance(goal, hex);
      expect(far, `${goal} ${hexName(hex)}`).toBeLessThan(FAR);
      const next = directions.map((_, dir) => neighbour(hex, dir, ALL_WATERS)).filter(other => other !== -1);
      if (far > 0) expect(Math.min(...next.map(other => seaDistance(goal, other)))).toBe(far - 1);
    }
  expect(seaDistance(port('Martinique'), hexNamed('0425'))).toBe(0);
  expect(seaDistance(port('Brest'), hexNamed('E01'))).toBe(0);
  expect(seaDistance(GOAL_CHANNEL, hexNamed('1403'))).toBe(0);
  expect(seaDistance(GOAL_STRAITS_EAST, hexNamed('1123'))).toBe(1);
});

test('24.1 the Trafalgar scenario is played in the North Atlantic with Gibraltar and 1222, without tracks', () => {
  const open = all.filter(hex => isInPlay(hex, TRAFALGAR_WATERS));
  expect(new Set(open)).toEqual(connected(hexOf('Brest'), [], TRAFALGAR_WATERS));
  expect(open).toHaveLength(233 - 12 + 2);
  expect(open.filter(hex => areaOf(hex, ALL_WATERS) === MEDITERRANEAN).map(hexName)).toEqual(['1123', '1222']);
  expect(open.some(hex => trackFrom(hex) !== -1)).toBe(false);
  for (const id of ['1123', '1222'])
    expect([areaOf(hexNamed(id), TRAFALGAR_WATERS), zoneOf(hexNamed(id), TRAFALGAR_WATERS)]).toEqual([
      NORTH_ATLANTIC,
      THE_CAPES,
    ]);
});

test('a part of the chart has no other distances than the whole', () => {
  for (const [waters, home] of [
    [TRAFALGAR_WATERS, 'Brest'],
    [WEST_INDIES_WATERS, 'Jamaica'],
  ] as const) {
    const steps = new Map([[hexOf(home), 0]]);
    for (const [hex, far] of steps)
      for (const dir of directions.keys()) {
        const next = neighbour(hex, dir, waters);
        if (next !== -1 && !steps.has(next)) steps.set(next, far + 1);
      }
    for (const [hex, far] of steps) expect(seaDistance(port(home), hex), hexName(hex)).toBe(far);
    expect(steps.size).toBe(WATERS[waters]?.open.reduce((sum, bit) => sum + bit, 0));
  }
});

test('a block with less than nothing left reaches only where it is, and leaves no trace for the next', () => {
  const blowing = [SW, MS, EAST];
  expect(reach(hexOf('Cadiz'), -1, blowing, BY_WIND, ALL_WATERS).hexes[0]).toBe(hexOf('Cadiz'));
  expect(reach(hexOf('Toulon'), 1, blowing, BY_WIND, ALL_WATERS).cost[hexOf('Cadiz')]).toBe(-1);
});

/** Hexes found, by what they cost. */
const snapshot = (points: number): readonly number[] => [
  ...reach(hexOf('Brest'), points, [SW, MS, EAST], BY_WIND, ALL_WATERS).cost,
];

test('a reach that failed in the middle leaves no hex as reached, on which a course would go round for ever', () => {
  const before = snapshot(6);
  const failing = new Proxy([SW, MS, EAST], {
    get(list, area, self): unknown {
      if (area === '1') throw new Error('no wind in the Mediterranean');
      return Reflect.get(list, area, self);
    },
  });
  expect(() => reach(hexOf('Toulon'), 9, failing, BY_WIND, ALL_WATERS)).toThrow('no wind');
  expect(snapshot(6)).toEqual(before);
});

test('more points than any chit gives reach no farther than the most, and leave no trace', () => {
  const before = snapshot(6);
  const most = snapshot(MOST_POINTS);
  expect(snapshot(3 * MOST_POINTS)).toEqual(most);
  expect(snapshot(6)).toEqual(before);
});
