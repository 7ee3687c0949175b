import { expect, test } from 'vitest';
import {
  ARCS,
  BASES,
  BATTERIES,
  CARD_SIZE,
  DECKS,
  FACES,
  letters,
  MARKERS,
  MIX,
  RULER,
  SHIPS,
  TERRAIN,
  TRACKS,
  WIND_DIRECTION_MIX,
  WIND_SECTORS,
  WIND_STRENGTH_MIX,
} from './figures.ts';
import { derive } from './derive.ts';
import * as live from './figures.ts';
import { PRINTED } from './pack.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const named = (name: string) => SHIPS.find(ship => ship.name === name) as (typeof SHIPS)[number];
const trackOf = (name: string) => TRACKS[named(name).track] as (typeof TRACKS)[number];

test('counters: 90 of A, B and E, 60 of C and D', () => {
  expect(letters.map((_, letter) => sum(MIX[letter] as readonly number[]))).toEqual([90, 90, 60, 60, 90]);
  expect(FACES).toHaveLength(23);
  expect(MIX.every(counts => counts.length === FACES.length)).toBe(true);
  expect(FACES[0]).toEqual({ points: 0, crew: 0, special: '', underlined: false });
});

test('counters: hull points and crew losses come out as reckoned for the reconstructed mix', () => {
  const mean = (letter: number, of: (face: (typeof FACES)[number]) => number): number => {
    const counts = MIX[letter] as readonly number[];
    return Number((sum(FACES.map((face, i) => of(face) * (counts[i] as number))) / sum(counts)).toFixed(2));
  };
  expect(letters.map((_, letter) => mean(letter, face => face.points))).toEqual([0.93, 1.86, 0.38, 0.4, 0]);
  expect(letters.map((_, letter) => mean(letter, face => face.crew))).toEqual([0.13, 0.16, 0.17, 0.48, 0.5]);
});

test('counters: the faces that the book shows on ball counters exist', () => {
  const has = (letter: number, points: number, crew: number, special: string): boolean =>
    FACES.some(
      (face, i) =>
        face.points === points &&
        face.crew === crew &&
        face.special === special &&
        ((MIX[letter] as readonly number[])[i] as number) > 0,
    );
  for (const points of [0, 1, 2, 3, 4, 6]) expect(has(1, points, 0, '')).toBe(true);
  expect(has(1, 0, 1, '')).toBe(true);
  expect(has(1, 2, 1, '')).toBe(true);
  expect(has(1, 3, 0, 'leak')).toBe(true);
  expect(has(2, 0, 0, 'sail')).toBe(true);
  expect(has(4, 0, 1, '')).toBe(true);
});

test('ships: eight of the set and sixteen of the packs, each with the other on its back', () => {
  expect(SHIPS).toHaveLength(24);
  expect(SHIPS.filter(ship => ship.product.startsWith('SS'))).toHaveLength(8);
  SHIPS.forEach((ship, index) => {
    expect(SHIPS[ship.back]?.back).toBe(index);
    expect(SHIPS[ship.back]?.product).toBe(ship.product);
    expect(ship.base).toBe(ship.kind === 'frigate' ? 0 : 1);
    expect(TRACKS[ship.track]?.id.startsWith(ship.kind === 'frigate' ? 'F' : 'L')).toBe(true);
  });
});

test.each([
  ['Courageuse', 3, 7, 0, 34, 280, '1778 (1794)', 'Unité'],
  ['Généreux', 5, 5, 1, 74, 693, '1785', 'Aquilon'],
  ['HMS Terpsichore', 2, 8, 2, 32, 220, '1785', 'HMS Meleager'],
  ['HMS Defence', 5, 5, 3, 74, 597, '1763', 'HMS Vanguard'],
] as const)('ships: the card of %s as printed', (name, burden, veer, deck, guns, crew, year, back) => {
  expect(named(name)).toMatchObject({ burden, veer, deck, guns, crew, year, provenance: 'RB' });
  expect(SHIPS[named(name).back]?.name).toBe(back);
});

test('ships: points follow their formula', () => {
  for (const ship of SHIPS) {
    const track = TRACKS[ship.track] as (typeof TRACKS)[number];
    const guns = 4 * (track.full[0] as number);
    const muskets = 2 * (track.musketry[0] as number);
    const points = 0.5 * ship.burden * track.hullBoxes + guns + muskets + track.crewBoxes;
    expect(ship.points).toBe(Math.round(points));
  }
});

test('tracks: the cells that the book prints', () => {
  const courageuse = trackOf('Courageuse');
  const box = (i: number) => [courageuse.fore[i - 1], courageuse.full[i - 1], courageuse.rear[i - 1]];
  expect([box(1), box(4), box(6)]).toEqual([
    [2, 3, 2],
    [2, 2, 2],
    [1, 2, 1],
  ]);
  expect(courageuse.musketry).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1, 1]);
  // Three hull boxes and four crew boxes filled leave three actions.
  expect(courageuse.actions[4]).toBe(3);
  expect(trackOf('Généreux').full[0]).toBe(7);
  expect(trackOf('HMS Terpsichore').full[0]).toBe(4);
});

test('bases, arcs, ruler and wind in hundredths and in 1/65536 of a turn', () => {
  expect(BASES).toEqual([
    { halfLength: 3500, halfWidth: 2200, mastY: -360, dotX: [800, 800, 800], dotY: [1800, -360, -2500] },
    { halfLength: 3900, halfWidth: 2450, mastY: -400, dotX: [900, 900, 900], dotY: [2000, -400, -2750] },
  ]);
  expect(ARCS).toEqual([
    { from: 7464, to: 19479 },
    { from: 13289, to: 19479 },
    { from: 13289, to: 25304 },
  ]);
  expect(RULER).toEqual({ width: 1900, close: 6750, half: 13500, full: 27000 });
  expect(WIND_SECTORS).toEqual({ aback: 10923, beating: 17294, reaching: 30037 });
  expect(CARD_SIZE).toEqual({ width: 5000, length: 7500, pitch: 1075 });
});

test('markers and wind counters as listed in the book', () => {
  expect(sum(Object.values(MARKERS))).toBe(103);
  expect(WIND_DIRECTION_MIX).toEqual([4, 3, 3]);
  expect(WIND_STRENGTH_MIX).toEqual([3, 1, 1]);
});

test('batteries: one, two and three dots, and a fort that fires like a broadside', () => {
  expect(BATTERIES.map(battery => battery.dotX.length)).toEqual([1, 2, 3]);
  const broadside = ARCS.map(arc => ({ from: arc.from - 16384, to: arc.to - 16384 }));
  BATTERIES[2]?.arcs.forEach((arc, i) => {
    expect(Math.abs(arc.from - (broadside[i]?.from as number))).toBeLessThanOrEqual(1);
    expect(Math.abs(arc.to - (broadside[i]?.to as number))).toBeLessThanOrEqual(1);
  });
});

test('terrain: six reefs and four islands, each as long and as wide as given, one with the building', () => {
  expect(TERRAIN.filter(terrain => terrain.kind === 'reef')).toHaveLength(6);
  expect(TERRAIN.filter(terrain => terrain.kind === 'island')).toHaveLength(4);
  for (const { outline, length, width } of TERRAIN) {
    const xs = outline.filter((_, i) => i % 2 === 0);
    const ys = outline.filter((_, i) => i % 2 === 1);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-length / 2, length / 2]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([-width / 2, width / 2]);
  }
  const built = TERRAIN.filter(terrain => terrain.building !== null);
  expect(built.map(island => island.building)).toEqual([
    { outline: [-1100, -800, 1100, -800, 1100, 800, -1100, 800], hullPoints: 8, crewPoints: 4 },
  ]);
});

test('a deck is found by its letter, wherever the pack has it', () => {
  const kinds = derive({ ...PRINTED, decks: PRINTED.decks.toReversed() }).decks.map(deck => deck.kinds);
  expect(kinds).toEqual(DECKS.map(deck => deck.kinds));
});

test('figures that are put in use are read everywhere, and those that were come back', () => {
  const other = derive({ ...PRINTED, provenance: { ...PRINTED.provenance } });
  const { derived, ...bound } = other;
  const read = () => new Set<unknown>(Object.values(live));
  const before = live.use(other);
  try {
    for (const [name, figure] of Object.entries(bound)) expect(read().has(figure), name).toBe(true);
  } finally {
    expect(live.use(before)).toBe(other);
  }
  expect(read().has(other.ruler)).toBe(false);
  expect(derived).toEqual([]);
});

test('what a chapter works out from the figures is worked out once for each pack', () => {
  let made = 0;
  const table = live.perFigures(({ ruler }) => ({ full: ruler.full, number: ++made }));
  const before = live.use(derive({ ...PRINTED, ruler: { ...PRINTED.ruler, full: 300 } }));
  const others = [table(), table()];
  live.use(before);
  expect([...others, table(), table()].map(({ full, number }) => [full, number])).toEqual([
    [30_000, 1],
    [30_000, 1],
    [27_000, 2],
    [27_000, 2],
  ]);
});

test('another pack gives other figures', () => {
  const ruler = { width: 20, close: 70, half: 140, full: 280 };
  expect(derive({ ...PRINTED, ruler }).ruler).toEqual({ width: 2000, close: 7000, half: 14000, full: 28000 });
});
