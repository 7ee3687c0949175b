import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { boxCorners, polygonsNearestDistance2 } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import { attitudeOf, RED } from '../model/attitude.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { happened, N, S, W } from '../test/drill.fixture.ts';
import type { Land } from '../model/ground.ts';
import { expectSeaworthy, gap, landExtent } from '../test/seaworthy.fixture.ts';
import { bare, extent, laidOut, laying, named, settle } from '../test/laying.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BRITISH, FRENCH, NOBODY } from '../model/state.ts';
import { view } from '../model/view.ts';
import { gridAt, POINTS } from '../model/berths.ts';
import { ruleset } from '../index.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { MOST_PLACES } from '../model/vocabulary.ts';

const HALF = 13_500;
const FULL = 27_000;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function depth(s: Sails, ship: Ship, edge: number): number {
  const { west, east, south, north } = extent(ship);
  return [s.articles.height - south, s.articles.width - west, north, east][edge] as number;
}

const within = (s: Sails, { x, y, heading, halfLength, halfWidth }: Ship, r: number): boolean => {
  const corners = boxCorners(x - s.articles.width / 2, y - s.articles.height / 2, heading, halfLength, halfWidth);
  return [0, 2, 4, 6].every(i => (corners[i] as number) ** 2 + (corners[i + 1] as number) ** 2 <= r * r);
};

describe('Enemy in Sight', () => {
  test('B1.16, C1.2 the British lie south, the French north, and the wind is from the right of the British', () => {
    const d = laying('enemy-in-sight');
    expect(d.s).toMatchObject({ edges: [2, 0], windFrom: 2 });
    expect(happened(d, 'wind')).toMatchObject([{ from: 2, clause: 'B1.16' }]);
  });

  test('B10.4, B10.5, C1.3, C1.4 every base lies within half a ruler of its own side', () => {
    for (const seed of SEEDS) {
      const s = laidOut('enemy-in-sight', {}, 4, seed);
      expectSeaworthy(s);
      for (const ship of s.ships) expect(depth(s, ship, s.edges[ship.side] as number)).toBeLessThanOrEqual(HALF);
    }
  });

  test('R43 ships are placed by column, row and heading on a grid of 45 mm', () => {
    const d = laying('enemy-in-sight');
    expect(d.ask(0)).toBe('berthing.column');
    expect(d.offers(0)).toHaveLength(19);
    d.sayAs(0, 'column at=9');
    expect(d.offers(0)).toEqual(['row at=0', 'row at=1']);
    d.sayAs(0, 'row at=1', 'heading point=4');
    const { id } = named(d.s, 'HMS Terpsichore');
    expect(view(d.s, 0).ships[id]).toMatchObject({ x: gridAt(9), y: 9000, heading: 4 * 4096 });
    // Her consort is offered no place upon her.
    expect(d.offers(0)).not.toContain('column at=9');
    expect(d.refused('column at=9', 0)).toMatch('R43');
    d.sayAs(0, 'column at=11');
    expect(d.offers(0)).toEqual(['row at=0', 'row at=1']);
  });

  test('R43 both sides place at once, sealed: nobody sees a ship before all are placed', () => {
    const d = laying('enemy-in-sight');
    expect(d.pending()).toEqual([0, 1]);
    settle(d, '', one => !one.pending().includes(0));
    const { id } = named(d.s, 'HMS Defence');
    expect(view(d.s, 0).ships[id]).toMatchObject({ condition: 'unplaced', own: { settled: true } });
    for (const who of [1, 'spectator'] as const)
      for (const ship of view(d.s, who).ships)
        expect(ship).toMatchObject({ x: 0, y: 0, heading: 0, condition: 'unplaced' });
    expect(view(d.s, 0).ships[0]?.x).toBeGreaterThan(0);
    expect(happened(d, 'placed')).toEqual([]);
    settle(d);
    expect(happened(d, 'placed')).toHaveLength(4);
    expect(d.s.ships.every(ship => ship.settled === 0 && ship.condition === 'afloat')).toBe(true);
  });

  test('R43 places under seal are on no ship before all are opened', () => {
    const d = laying('enemy-in-sight');
    settle(d, '', one => !one.pending().includes(0));
    expect(d.s.ships).toEqual(bare('enemy-in-sight').ships);
  });

  test('R43 allies place one after the other', () => {
    const d = laying('enemy-in-sight', {}, 4);
    expect(d.pending()).toEqual([0, 1]);
    settle(d, '', one => one.pending().includes(2));
    expect(d.pending()).toEqual([2, 3]);
    expect(named(d.s, 'HMS Terpsichore').condition).toBe('afloat');
  });

  test('C1.7, R75 on adjacent sides no corner is shared, and chance says whose side the wind is on', () => {
    for (const face of [1, 2]) {
      const s = settle(laying('enemy-in-sight', { start: 'adjacent', reinforcements: 10 }, 2, face), 'corner').s;
      expect(s.edges).toEqual([2, 1]);
      expect(s.windFrom).toBe(face === 1 ? 4 : 2);
      expectSeaworthy(s);
    }
    const s = laidOut('enemy-in-sight', { start: 'adjacent' });
    expect(extent(named(s, 'HMS Defence')).east).toBeLessThanOrEqual(90_000 - HALF);
    expect(extent(named(s, 'Généreux')).south).toBeGreaterThanOrEqual(HALF);
  });

  test('C1.7 or one ship of each team starts on either side', () => {
    for (const seed of SEEDS) {
      const s = laidOut('enemy-in-sight', { start: 'mixed' }, 2, seed);
      expectSeaworthy(s);
      const edge = (name: string) => (depth(s, named(s, name), 2) <= HALF ? 2 : 0);
      expect(['HMS Terpsichore', 'HMS Defence', 'Courageuse', 'Généreux'].map(edge)).toEqual([2, 0, 0, 2]);
    }
  });

  test('R43 a zone that is full grows by a step, so that twelve a side find room', () => {
    for (const placing of [true, false]) expectSeaworthy(laidOut('enemy-in-sight', { reinforcements: 10, placing }));
  });

  test('R43 ships that nobody places are drawn up towards the enemy, none of them taken aback', () => {
    const s = laying('enemy-in-sight', { placing: false }).s;
    expectSeaworthy(s);
    expect(s.ships.map(ship => ship.heading)).toEqual([N, N, S, S]);
    for (const wind of ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])
      for (const ship of laying('enemy-in-sight', { placing: false, wind }).s.ships)
        expect(attitudeOf(ship.heading, laying('enemy-in-sight', { wind }).s.windFrom)).not.toBe(RED);
  });

  test('O18.1, O19.2 the wind may be agreed on or drawn, and is of medium strength', () => {
    expect(laying('enemy-in-sight', { wind: 'SW' }).s).toMatchObject({ windFrom: 5, windStrength: 1 });
    expect(laying('enemy-in-sight', { wind: 'random' }, 2, 8).s.windFrom).toBe(7);
  });

  test('O19.2 another strength may be agreed on for the start, where strength matters', () => {
    const wish = { level: 'advanced', windDirection: true, windStrength: true };
    for (const [strength, at] of [
      ['low', 0],
      ['high', 2],
    ] as const) {
      const d = laying('enemy-in-sight', { ...wish, startStrength: strength });
      expect(d.s.windStrength).toBe(at);
      expect(happened(d, 'wind')).toMatchObject([{ strength: at }]);
    }
    expect(configure(ruleset, { scenario: 'enemy-in-sight', options: { startStrength: 'low' } })).toMatchObject({
      reason: expect.stringMatching('needs windStrength'),
    });
  });

  test('O13.1, R72 each side names its flagship; a side that sails by itself hoists its flag in a ship of the line', () => {
    const d = laying('enemy-in-sight', { flagship: true, placing: false, automaton: 'french' }, 2);
    expect([d.seat(), d.ask()]).toEqual([0, 'laying-out.flag']);
    expect(d.offers()).toEqual(['flag ship=0', 'flag ship=1']);
    d.say('flag ship=0');
    expect(d.s.ships.filter(ship => ship.flagship === 1).map(ship => ship.name)).toEqual([
      'HMS Terpsichore',
      'Généreux',
    ]);
  });
});

describe('In Shallow Waters', () => {
  test('C2.2 a rocky island lies in the middle, dangerous to the ruler’s width', () => {
    const { land } = laying('in-shallow-waters').s;
    expect(land).toMatchObject([{ kind: 'island', x: 45_000, y: 45_000, shore: 'rocky', danger: 1900 }]);
  });

  test('C2.3, B1.3 six reefs are placed by the players in turn, half a ruler or more from all others', () => {
    for (const seats of [2, 4]) {
      const order: number[] = [];
      const d = laying('in-shallow-waters', {}, seats);
      settle(d, `reefs ${seats}`, one => {
        if (one.ask() === 'terrain.heading') order.push(one.seat());
        return !one.ask().startsWith('terrain');
      });
      expect(order).toEqual(seats === 2 ? [0, 1, 0, 1, 0, 1] : [0, 1, 2, 3, 0, 1]);
      const { land } = d.s;
      expect(land.map(({ kind }) => kind)).toEqual(['island', ...Array.from({ length: 6 }, () => 'reef')]);
      land.forEach((a, i) => land.slice(0, i).forEach(b => expect(gap(a, b)).toBeGreaterThanOrEqual(HALF)));
      for (const element of land) {
        const { west, east, south, north } = landExtent(element);
        expect(Math.min(west, south, 90_000 - east, 90_000 - north)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('C0.3, R43 terrain that nobody places is diced for', () => {
    const s = laidOut('in-shallow-waters', { placing: false });
    expect(s.land).toHaveLength(7);
    expectSeaworthy(s);
    const alone = laying('in-shallow-waters', {}, 1);
    expect(alone.ask()).toBe('terrain.column');
    settle(alone, 'alone');
    expect(alone.s.land).toHaveLength(7);
  });

  /** Past the reefs with these faces for the sides and the wind. */
  function sides(faces: number[], options = {}): Drill {
    const d = laying('in-shallow-waters', options, 2);
    settle(d, '', one => one.s.land.length === 6 && one.ask() === 'terrain.heading');
    return d.say(faces, d.offers()[0] as string);
  }

  test('C2.4, C2.5 chance gives the sides; opposite ones have the wind from the right of the British', () => {
    expect(sides([1, 2]).s).toMatchObject({ edges: [0, 2], windFrom: 6 });
    expect(sides([4, 2]).s).toMatchObject({ edges: [3, 1], windFrom: 4 });
  });

  test('C2.5 with adjacent sides it comes from one of the two', () => {
    expect(sides([3, 1, 1]).s).toMatchObject({ edges: [2, 3], windFrom: 4 });
    expect(sides([3, 1, 2]).s).toMatchObject({ edges: [2, 3], windFrom: 6 });
    expect(sides([2, 3, 2]).s).toMatchObject({ edges: [1, 0], windFrom: 0 });
  });

  test('C1.10, C2.12 the wind may be agreed to come from the French side, wherever chance puts it', () => {
    expect(sides([1, 2], { wind: 'french' }).s).toMatchObject({ edges: [0, 2], windFrom: 4 });
    expect(sides([3, 1, 1], { wind: 'french' }).s).toMatchObject({ edges: [2, 3], windFrom: 6 });
    expect(laying('enemy-in-sight', { wind: 'french' }).s.windFrom).toBe(0);
  });

  test('C2.12 opposite or adjacent sides may be agreed on', () => {
    expect(sides([2], { start: 'opposite' }).s.edges).toEqual([1, 3]);
    expect(sides([2, 2, 1], { start: 'adjacent' }).s.edges).toEqual([1, 0]);
  });

  test('C2.6, C2.7 every base lies within half a ruler of its side, clear of reefs and danger', () => {
    for (const seed of SEEDS) {
      const d = sides([1 + (SEEDS.indexOf(seed) % 4), 1 + (SEEDS.indexOf(seed) % 3), 1]);
      const { s } = settle(d, seed);
      expectSeaworthy(s);
      for (const ship of s.ships) expect(depth(s, ship, s.edges[ship.side] as number)).toBeLessThanOrEqual(HALF);
    }
  });
});

describe('Force the Blockade', () => {
  test('C3.2 the British side is the southern, short one, and the wind comes from its right', () => {
    expect(laying('force-the-blockade').s).toMatchObject({ edges: [2, 0], windFrom: 2 });
  });

  test('C3.3 the French place first, by the British side and a ruler or more from both others', () => {
    for (const seed of SEEDS) {
      const d = laying('force-the-blockade', {}, 4);
      expect(d.pending()).toEqual([1]);
      const { s } = settle(d, seed);
      expectSeaworthy(s);
      for (const name of ['Courageuse', 'Généreux']) {
        const { west, east, north } = extent(named(s, name));
        expect(north).toBeLessThanOrEqual(HALF);
        expect(west).toBeGreaterThanOrEqual(FULL);
        expect(east).toBeLessThanOrEqual(90_000 - FULL);
      }
    }
  });

  test('C3.4 then the British, who see them, within half a ruler of the middle', () => {
    for (const seed of SEEDS) {
      const d = settle(laying('force-the-blockade'), seed, one => one.pending().includes(0));
      expect(view(d.s, 0).ships.filter(ship => ship.condition === 'afloat')).toHaveLength(2);
      const { s } = settle(d, seed);
      for (const name of ['HMS Terpsichore', 'HMS Defence']) expect(within(s, named(s, name), HALF)).toBe(true);
    }
  });

  test('C3.8 swapped, the British start from the French side and the French in the middle', () => {
    const d = laying('force-the-blockade', { swap: true });
    expect(d.pending()).toEqual([0]);
    const { s } = settle(d, 'swap');
    expect(depth(s, named(s, 'HMS Defence'), 0)).toBeLessThanOrEqual(HALF);
    expect(within(s, named(s, 'Courageuse'), HALF)).toBe(true);
  });

  test('C3.11 alone, the French lie with their sterns on the British side, a ruler apart about its middle', () => {
    const { s } = laying('force-the-blockade', {}, 1);
    const [frigate, liner] = [named(s, 'Courageuse'), named(s, 'Généreux')];
    expect([frigate.heading, liner.heading]).toEqual([N, N]);
    expect([extent(frigate).south, extent(liner).south]).toEqual([0, 0]);
    expect(extent(liner).west - extent(frigate).east).toBe(FULL);
    expect(extent(frigate).west).toBe(90_000 - extent(liner).east);
    expect([frigate.seat, liner.seat]).toEqual([NOBODY, NOBODY]);
  });
});

describe('Against the Outpost', () => {
  test('C4.3 the French place the island half a ruler from their side and a ruler or more from the others', () => {
    for (const seed of SEEDS) {
      const d = laying('against-the-outpost');
      expect([d.seat(), d.ask()]).toEqual([1, 'terrain.column']);
      const { s } = settle(d, seed);
      const island = s.land[0] as Land;
      expect(island).toMatchObject({ kind: 'island', shore: 'rocky', danger: 1900 });
      const { west, east, north } = landExtent(island);
      expect(120_000 - north).toBe(HALF);
      expect(west).toBeGreaterThanOrEqual(FULL);
      expect(east).toBeLessThanOrEqual(90_000 - FULL);
    }
  });

  test('C4.4 then two reefs half a ruler from it, and half a ruler or more from each other and the edges', () => {
    for (const seed of SEEDS) {
      const { s } = settle(laying('against-the-outpost'), seed);
      const [island, ...reefs] = s.land as [Land, ...Land[]];
      expect(reefs).toHaveLength(2);
      for (const reef of reefs) {
        expect(Math.abs(gap(reef, island) - HALF)).toBeLessThanOrEqual(2);
        const { west, east, south, north } = landExtent(reef);
        expect(Math.min(west, south, 90_000 - east, 120_000 - north)).toBeGreaterThanOrEqual(HALF);
      }
      expect(gap(reefs[0] as Land, reefs[1] as Land)).toBeGreaterThanOrEqual(HALF);
    }
  });

  test('C4.8 the building stands on the island and belongs to the French; nobody answers for it', () => {
    const { s } = settle(laying('against-the-outpost'), 'building');
    const island = s.land[0] as Land;
    expect(s.ships[4]).toMatchObject({
      name: 'Outpost',
      side: FRENCH,
      seat: NOBODY,
      land: 0,
      x: island.x,
      y: island.y,
    });
  });

  test('C4.5, C4.6 the British place next, by their side, and the French last, in the middle', () => {
    for (const seed of SEEDS) {
      const d = settle(laying('against-the-outpost'), seed, one => one.ask().startsWith('berthing'));
      expect(d.pending()).toEqual([0]);
      settle(d, seed, one => one.pending().includes(1));
      expect(named(d.s, 'HMS Defence').condition).toBe('afloat');
      const { s } = settle(d, seed);
      expectSeaworthy(s);
      for (const name of ['HMS Terpsichore', 'HMS Defence'])
        expect(depth(s, named(s, name), 2)).toBeLessThanOrEqual(HALF);
      for (const name of ['Courageuse', 'Généreux']) expect(within(s, named(s, name), HALF)).toBe(true);
    }
  });

  test('C4.17 with two islands the British place another with two reefs at their own end', () => {
    const { s } = settle(laying('against-the-outpost', { twoIslands: true }), 'two');
    expect(s.land.map(({ kind }) => kind)).toEqual(['island', 'reef', 'reef', 'island', 'reef', 'reef']);
    const island = s.land[3] as Land;
    expect(landExtent(island).south).toBe(HALF);
    for (const reef of s.land.slice(4)) expect(Math.abs(gap(reef, island) - HALF)).toBeLessThanOrEqual(2);
    expect(s.ships.filter(ship => ship.name === 'Outpost').map(ship => ship.side)).toEqual([FRENCH, BRITISH]);
  });

  test('C4.18 and both fleets start a ruler from their own side', () => {
    for (const seed of SEEDS) {
      const d = settle(laying('against-the-outpost', { twoIslands: true }), seed, one =>
        one.ask().startsWith('berthing'),
      );
      expect(d.pending()).toEqual([0, 1]);
      const { s } = settle(d, seed);
      expectSeaworthy(s);
      for (const ship of s.ships.slice(0, 4)) {
        const { south, north } = extent(ship);
        expect(ship.side === BRITISH ? south : 120_000 - north).toBe(FULL);
      }
    }
  });
});

describe('Supplies Are Coming', () => {
  test('C5.3, C5.4 the French place their ships, then a harbour and three reefs about it', () => {
    for (const seed of SEEDS) {
      const d = laying('supplies-are-coming');
      expect([d.pending(), d.ask()]).toEqual([[1], 'berthing.column']);
      settle(d, seed, one => one.ask().startsWith('terrain'));
      expect(d.seat()).toBe(1);
      for (const name of ['Courageuse', 'Généreux']) {
        const { west, east, north } = extent(named(d.s, name));
        expect([north <= HALF, west >= FULL, east <= 90_000 - FULL]).toEqual([true, true, true]);
      }
      settle(d, seed, one => !one.ask().startsWith('terrain'));
      const [island, ...reefs] = d.s.land as [Land, ...Land[]];
      expect(island).toMatchObject({ kind: 'island', shore: 'safe', danger: 0 });
      expect(120_000 - landExtent(island).north).toBe(HALF);
      expect(reefs).toHaveLength(3);
      for (const reef of reefs) expect(Math.abs(gap(reef, island) - HALF)).toBeLessThanOrEqual(2);
      reefs.forEach((a, i) => reefs.slice(0, i).forEach(b => expect(gap(a, b)).toBeGreaterThanOrEqual(HALF)));
    }
  });

  test('C5.5 the British place last, their nearest part half a ruler from the middle', () => {
    for (const seed of SEEDS) {
      const d = settle(laying('supplies-are-coming'), seed, one => one.pending().includes(0));
      expect(d.ask()).toBe('berthing.bearing');
      const { s } = settle(d, seed);
      expectSeaworthy(s);
      const middle = [45_000, 60_000, 45_001, 60_000, 45_000, 60_001];
      for (const name of ['HMS Terpsichore', 'HMS Defence']) {
        const { x, y, heading, halfLength, halfWidth } = named(s, name);
        const base = boxCorners(x, y, heading, halfLength, halfWidth);
        expect(Math.abs(Math.sqrt(polygonsNearestDistance2(base, middle)) - HALF)).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('Ships that are drawn up where one side places after the other', () => {
  test.each(['force-the-blockade', 'against-the-outpost', 'supplies-are-coming'])(
    'R43 nobody is asked to place anything in %s',
    scenario => {
      const d = laying(scenario, { placing: false });
      expect(d.ended() ? '' : d.ask()).not.toMatch(/berthing|terrain/);
      expectSeaworthy(d.s);
    },
  );

  test('C5.4, C5.5 the British place when the harbour is there, even if the French sail by themselves', () => {
    const d = laying('supplies-are-coming', {}, 1);
    expect(d.ask()).toBe('berthing.bearing');
    expect(d.s.land.map(({ kind }) => kind)).toEqual(['island', 'reef', 'reef', 'reef']);
  });
});

describe('Sitting Ducks', () => {
  test('C6.2, C0.3, R79 two rocky islands and three reefs lie on the chart, the wind is from the right of the French', () => {
    const { s } = laying('sitting-ducks', {}, 1);
    expect(s.land.map(({ kind }) => kind)).toEqual(['island', 'island', 'reef', 'reef', 'reef']);
    for (const land of s.land.slice(0, 2)) expect(land).toMatchObject({ shore: 'rocky', danger: 1900 });
    s.land.forEach((a, i) => s.land.slice(0, i).forEach(b => expect(gap(a, b)).toBeGreaterThan(5000)));
    expect(s.windFrom).toBe(6);
  });

  test('C6.3, C6.4, C6.5 the French lie half a ruler from the northern side, the British at anchor for nobody', () => {
    for (const seed of SEEDS) {
      const s = laidOut('sitting-ducks', {}, 1, seed);
      expectSeaworthy(s);
      for (const ship of s.ships) {
        const duck = ship.side === BRITISH;
        expect([ship.anchored, ship.seat]).toEqual(duck ? [1, NOBODY] : [0, 0]);
        if (!duck) expect(90_000 - extent(ship).north).toBe(HALF);
      }
    }
  });

  test('C6.8 swapped, the British come from the upper side and the French lie at anchor', () => {
    const s = laidOut('sitting-ducks', { swap: true }, 1);
    expectSeaworthy(s);
    expect(90_000 - extent(named(s, 'HMS Defence')).north).toBe(HALF);
    expect(named(s, 'Aquilon')).toMatchObject({ anchored: 1, seat: NOBODY, heading: W });
  });
});

/** Every answer about places that can be written at all. */
const PLACES: readonly SailsAction[] = [
  ...Array.from({ length: MOST_PLACES }, (_, at) => [{ do: 'column', at } as const, { do: 'row', at } as const]).flat(),
  ...Array.from({ length: POINTS }, (_, point) => [
    { do: 'bearing', point } as const,
    { do: 'heading', point } as const,
  ]).flat(),
];

test.each(ruleset.scenarios.map(({ id }) => id))('R43 in %s what is taken as a place is what is offered as one', id => {
  const config = configure(ruleset, { scenario: id });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`places ${id}`);
  const s = ruleset.setup(config, dice, silent);
  const isPlace = ({ do: verb }: SailsAction) => PLACES.some(place => place.do === verb);
  for (let asked = 0; asked < 40; asked++) {
    const [seat] = ruleset.pending(s);
    if (seat === undefined) return;
    const offers = ruleset.offers(s, seat);
    const { print } = ruleset.vocabulary;
    if (offers.some(isPlace)) {
      const taken = PLACES.filter(place => ruleset.refuse(s, seat, place) === null);
      expect(taken.map(print).toSorted()).toEqual(offers.map(print).toSorted());
    }
    ruleset.apply(s, seat, offers[dice.below(offers.length)] as SailsAction, dice, silent);
  }
});
