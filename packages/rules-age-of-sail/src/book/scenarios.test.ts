import type { MatchConfig, Options } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { capsuleTouchesPolygon, compassNames, isConvexPolygon, polygonsTouch } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import { allowance, intoWind } from '../chapters/ch2-sailing.ts';
import { hullsTouch } from '../chapters/ch2-courses.ts';
import { berth } from '../chapters/ch5-berths.ts';
import { layOut } from '../chapters/ch5-laying-out.ts';
import { SHIP_NAMES } from '../model/data/navies.ts';
import { HALF_BEAM, HALF_KEEL, KEEL_X, KEEL_Y } from '../model/data/tables.ts';
import { CM, drill, happened, sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { EDGES, scenarios, TABLES } from './scenarios.ts';
import { layTable } from '../chapters/setup.ts';
import type { AgeOfSail, Area, Edge, Ship, Side } from '../model/state.ts';
import { sideOf } from '../model/state.ts';
import type { Navy } from '../model/vocabulary.ts';
import { navies } from '../model/vocabulary.ts';

function config(scenario: string, options: Options = {}, seats = 2): MatchConfig {
  const made = configure(ruleset, { scenario, seats, options });
  if (isRefusal(made)) throw new Error(made.reason);
  return made;
}

/** The table as it is laid, before anyone has done anything. */
function laid(scenario: string, options: Options = {}, seats = 2, seed = 'any'): AgeOfSail {
  return layTable(config(scenario, options, seats), seededDice(seed));
}

function fleetOf(s: AgeOfSail, side: Side): Ship[] {
  return s.ships.filter(ship => sideOf(s, ship.home) === side);
}

/** How far a ship lies from an edge. */
function fromEdge(s: AgeOfSail, ship: Ship, edge: Edge): number {
  switch (edge) {
    case 'west':
      return ship.x;
    case 'east':
      return s.articles.width - ship.x;
    case 'south':
      return ship.y;
    case 'north':
      return s.articles.height - ship.y;
  }
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

function touches(ship: Ship, area: Area): boolean {
  const [kx, ky] = [KEEL_X[ship.heading] as number, KEEL_Y[ship.heading] as number];
  return capsuleTouchesPolygon(ship.x - kx, ship.y - ky, ship.x + kx, ship.y + ky, HALF_BEAM, area.outline);
}

/** R59, and that nobody begins in contact with anybody. */
function expectProperlyLaid(s: AgeOfSail): void {
  for (const ship of s.ships) {
    const edge = s.articles.edges[sideOf(s, ship.home)] as Edge;
    expect(fromEdge(s, ship, edge)).toBeLessThanOrEqual(15 * CM);
    expect(intoWind(s, ship.heading)).toBe(false);
    for (const side of ['west', 'east', 'south', 'north'] as const) {
      expect(fromEdge(s, ship, side)).toBeGreaterThanOrEqual(HALF_KEEL + HALF_BEAM);
    }
  }
  for (const [a, b] of pairs(s.ships)) {
    expect(hullsTouch(a, b)).toBe(false);
    if (sideOf(s, a.home) !== sideOf(s, b.home))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(30 * CM);
  }
}

const ids = scenarios.map(({ id }) => id);

test('R69 a log of the second edition is laid out without what the third has changed', () => {
  const now = config('single-combat');
  expect(ruleset).toMatchObject({ edition: 3, oldestEdition: 2 });
  expect(layTable(now, seededDice('any')).articles.crewOverBoth).toBe(true);
  expect(layTable({ ...now, edition: 2 }, seededDice('any')).articles).not.toHaveProperty('crewOverBoth');
});

describe('the wind at the start', () => {
  test('1.1 the compass has eight points, from north clockwise', () => {
    expect(compassNames).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
  });

  test('1.1 north is up the table: a ship heading N goes up, one heading E to the right', () => {
    const s = laid('single-combat', { edges: 'south-north', headingB: 'S', windFrom: 'S' });
    // South has the first fleet and north the second.
    expect(fleetOf(s, 0)[0]).toMatchObject({ heading: 0, y: 15 * CM });
    expect(fleetOf(s, 1)[0]?.y).toBe(45 * CM);
    expect([KEEL_X[0], KEEL_Y[0], KEEL_X[2], KEEL_Y[2]]).toEqual([0, HALF_KEEL, HALF_KEEL, 0]);
  });

  test('1.2, 5.1 the wind may start on any of the eight points', () => {
    for (const [point, windFrom] of compassNames.entries()) {
      expect(laid('line-of-battle', { windFrom }).windFrom).toBe(point);
    }
    expect(isRefusal(configure(ruleset, { scenario: 'free', options: { windFrom: 'NNE' } }))).toBe(true);
  });

  test('1.2 the wind is west unless said otherwise, and east in the Caribbean', () => {
    const winds = Object.fromEntries(ids.map(id => [id, compassNames[laid(id).windFrom]]));
    expect(winds).toEqual({
      'single-combat': 'W',
      'line-of-battle': 'W',
      'breaking-the-line': 'N',
      buccaneers: 'E',
      'rising-gale': 'W',
      'shoal-water': 'E',
      'shoal-raid': 'E',
      free: 'W',
    });
  });

  test('1.3 the counter starts at 4, but for the gale that is rising', () => {
    for (const id of ids) expect([id, laid(id).windSpeed]).toEqual([id, id === 'rising-gale' ? 6 : 4]);
  });

  test('1.3 a host may set the counter from 1 to 7, no less and no more', () => {
    for (let windSpeed = 1; windSpeed <= 7; windSpeed++) expect(laid('free', { windSpeed }).windSpeed).toBe(windSpeed);
    for (const windSpeed of [0, 8]) {
      expect(isRefusal(configure(ruleset, { scenario: 'free', options: { windSpeed } }))).toBe(true);
    }
  });

  test('5.1, 5.2 the wind is known before a ship is laid out, and bars the heading into it', () => {
    const s = laid('free', { windFrom: 'SE', windSpeed: 5, laying: 'by-choice' });
    expect([s.windFrom, s.windSpeed, s.round]).toEqual([3, 5, 0]);
    const d = drill(layOut, s).say('station ship=0 column=3');
    expect(d.refused('moor ship=0 row=0 heading=3')).toContain('R59');
    expect(d.offers().some(offer => offer.endsWith('heading=3'))).toBe(false);
    expect(d.offers().length).toBe(3 * 7);
  });
});

describe('the set-ups', () => {
  /** id, navies, ships, table in cm, rounds, edges, who moves first, who rides at anchor, islands, shoals. */
  const SET_UPS = [
    ['single-combat', 'england', 'france', 1, 1, 60, 60, 8, 'west-east', 'dice', 'neither', 0, 0],
    ['line-of-battle', 'england', 'france', 3, 3, 80, 120, 12, 'west-east', 'dice', 'neither', 0, 0],
    ['breaking-the-line', 'england', 'france', 4, 4, 120, 80, 12, 'north-south', 'B', 'neither', 0, 0],
    ['buccaneers', 'england', 'privateers', 2, 3, 80, 100, 12, 'west-east', 'dice', 'neither', 0, 0],
    ['rising-gale', 'england', 'france', 3, 3, 80, 120, 12, 'west-east', 'dice', 'neither', 0, 0],
    ['shoal-water', 'england', 'united-provinces', 2, 2, 80, 100, 12, 'west-east', 'dice', 'B', 0, 3],
    ['shoal-raid', 'spain', 'privateers', 2, 3, 80, 100, 12, 'west-east', 'dice', 'A', 0, 3],
    ['free', 'england', 'france', 3, 3, 120, 80, 12, 'south-north', 'dice', 'neither', 1, 1],
  ] as const;

  test('5.2, 3.4 every set-up has its forces, table, edges, rounds and terrain', () => {
    expect(SET_UPS.map(([id]) => id)).toEqual(ids);
    for (const [id, a, b, shipsA, shipsB, width, height, rounds, edges, first, anchored, islands, shoals] of SET_UPS) {
      const s = laid(id);
      expect(s.articles).toMatchObject({
        scenario: id,
        width: width * CM,
        height: height * CM,
        rounds,
        first,
        edges: EDGES[edges],
        navies: [a, b],
        exchange: false,
        parley: false,
        sides: [0, 1],
      });
      expect(fleetOf(s, 0).map(ship => ship.navy)).toEqual(Array.from({ length: shipsA }, () => a));
      expect(fleetOf(s, 1).map(ship => ship.navy)).toEqual(Array.from({ length: shipsB }, () => b));
      for (const ship of s.ships) {
        const side = sideOf(s, ship.home) === 0 ? 'A' : 'B';
        expect(ship.condition).toBe(side === anchored ? 'anchored' : 'sailing');
      }
      expect(s.areas.filter(area => area.kind === 'island').length).toBe(islands);
      expect(s.areas.filter(area => area.kind === 'shoal').length).toBe(shoals);
      expect([s.round, s.over, s.stack, s.volleys]).toEqual([0, '', [], []]);
    }
  });

  test('5.2 in the line of battle both fleets head north along the long edges, and A has the weather gauge', () => {
    for (const id of ['line-of-battle', 'rising-gale']) {
      const s = laid(id);
      expect(s.ships.every(ship => ship.heading === 0)).toBe(true);
      expect(s.articles.height).toBeGreaterThan(s.articles.width);
      expect(new Set(fleetOf(s, 0).map(ship => ship.x))).toEqual(new Set([15 * CM]));
      expect(new Set(fleetOf(s, 1).map(ship => ship.x))).toEqual(new Set([65 * CM]));
      // The first of each line leads it, 8 cm ahead of the next.
      expect(fleetOf(s, 0).map(ship => ship.y)).toEqual([68 * CM, 60 * CM, 52 * CM]);
    }
  });

  test('5.2 to break the line A lies to windward, and B moves first', () => {
    const s = laid('breaking-the-line');
    expect(fleetOf(s, 0).every(ship => ship.y === 65 * CM)).toBe(true);
    expect(fleetOf(s, 1).every(ship => ship.y === 15 * CM)).toBe(true);
    expect([s.windFrom, s.first]).toEqual([0, 1]);
  });

  test('5.2 seats of the two sides alternate, and allies share their fleet ship by ship', () => {
    for (const { id, minSeats, maxSeats } of scenarios) {
      for (let seats = minSeats; seats <= maxSeats; seats++) {
        const s = laid(id, {}, seats);
        expect(s.articles.sides).toEqual([0, 1, 0, 1].slice(0, seats));
        expect(s.sealed).toEqual(Array.from({ length: seats }, () => []));
        for (const side of [0, 1] as const) {
          const allies = [0, 1, 2, 3].slice(0, seats).filter(seat => seat % 2 === side);
          expect(fleetOf(s, side).map(ship => ship.seat)).toEqual(
            fleetOf(s, side).map((_, i) => allies[i % allies.length]),
          );
          // In every set-up that seats them, each ally has a ship.
          expect(new Set(fleetOf(s, side).map(ship => ship.home)).size).toBe(allies.length);
        }
      }
    }
  });

  test('R71 seats 0 and 2 are one side, 1 and 3 the other; single combat is for two', () => {
    expect(laid('free', { shipsA: 5, shipsB: 4 }, 4).ships.map(ship => ship.seat)).toEqual([0, 2, 0, 2, 0, 1, 3, 1, 3]);
    expect(laid('free', { shipsA: 2, shipsB: 2 }, 3).ships.map(ship => ship.seat)).toEqual([0, 2, 1, 1]);
    expect(isRefusal(configure(ruleset, { scenario: 'single-combat', seats: 3 }))).toBe(true);
    expect(isRefusal(configure(ruleset, { scenario: 'free', seats: 5 }))).toBe(true);
  });

  test('3.4 ships are numbered across both fleets and named from the lists of their navies', () => {
    const s = laid('free', { navyA: 'spain', navyB: 'privateers', shipsA: 12, shipsB: 12 });
    expect(s.ships.map(ship => ship.id)).toEqual(Array.from({ length: 24 }, (_, id) => id));
    expect(s.ships.map(ship => ship.name)).toEqual([...SHIP_NAMES.spain, ...SHIP_NAMES.privateers]);
  });

  test('3.4, 5.2 any two navies may meet', () => {
    for (const navyA of navies) {
      for (const navyB of navies) {
        const s = laid('line-of-battle', { navyA, navyB });
        expect(s.ships.map(ship => ship.navy)).toEqual([navyA, navyA, navyA, navyB, navyB, navyB] satisfies Navy[]);
      }
    }
  });

  test('2.14, R16 the fleet that begins at anchor lies still until it weighs', () => {
    const s = laid('shoal-water', { first: 'B' });
    const dice = seededDice('anchor');
    const run = ruleset.setup(config('shoal-water', { first: 'B' }), dice, () => {});
    expect(fleetOf(s, 1).map(ship => ship.condition)).toEqual(['anchored', 'anchored']);
    expect(ruleset.pending(run)).toEqual([1]);
    expect(ruleset.offers(run, 1).map(offer => offer.do)).toEqual(['weigh', 'weigh', 'all-moved']);
  });
});

describe('laying out', () => {
  test('5.2, R59 every set-up lies within 15 cm of its edges, 30 cm apart, on legal headings, touching nobody', () => {
    for (const id of ids) expectProperlyLaid(laid(id, { laying: 'in-line' }));
  });

  test('5.2, R59 so do fleets of one and of twelve on every table, along every pair of edges, on every heading', () => {
    for (const table of Object.keys(TABLES)) {
      for (const edges of Object.keys(EDGES)) {
        for (const heading of compassNames) {
          const heads = { headingA: heading, headingB: heading, laying: 'in-line' };
          expectProperlyLaid(laid('free', { table, edges, ...heads, shipsA: 12, shipsB: 12 }));
          expectProperlyLaid(laid('free', { table, edges, ...heads, shipsA: 1, shipsB: 12 }));
        }
      }
    }
  });

  test('R59 a fleet that would head dead into the wind is laid out across it', () => {
    for (const windFrom of compassNames) {
      const s = laid('line-of-battle', { windFrom, headingA: windFrom, headingB: 'N' });
      for (const ship of fleetOf(s, 0)) {
        expect(ship.heading).toBe((s.windFrom + 2) % 8);
        expect(allowance(s, ship, ship.heading)).toBe(150);
      }
      if (windFrom !== 'N') expect(fleetOf(s, 1).every(ship => ship.heading === 0)).toBe(true);
    }
  });

  test('R59 the first of a line leads it, whichever way it heads', () => {
    const lead = (edges: string, heading: string) => {
      const s = laid('free', { edges, headingA: heading, headingB: heading, laying: 'in-line', windFrom: 'NE' });
      const [first, second] = fleetOf(s, 0) as [Ship, Ship];
      return [Math.sign(first.x - second.x) + 0, Math.sign(first.y - second.y) + 0];
    };
    expect(lead('west-east', 'N')).toEqual([0, 1]);
    expect(lead('west-east', 'S')).toEqual([0, -1]);
    expect(lead('south-north', 'E')).toEqual([1, 0]);
    expect(lead('south-north', 'W')).toEqual([-1, 0]);
    expect(lead('south-north', 'NW')).toEqual([-1, 0]);
    expect(lead('west-east', 'SE')).toEqual([0, -1]);
  });

  test('5.2, R75 by choice the sides place their ships in turn, a place along the edge and then how far out', () => {
    const s = laid('free', { shipsA: 2, shipsB: 3, islands: 0, shoals: 0 });
    const d = drill(layOut, s);
    const asked: number[] = [];
    while (!d.ended()) {
      asked.push(d.seat());
      d.say(d.offers()[0] as string);
    }
    expect(asked).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 1, 1]);
    expect(happened(d, 'laid-out').map(event => event.type === 'laid-out' && event.ship)).toEqual([0, 2, 1, 3, 4]);
    expectProperlyLaid(s);
  });

  test('R59, R75 every berth on offer is a proper one, and no two ships share one', () => {
    for (const table of Object.keys(TABLES)) {
      for (const edges of Object.keys(EDGES)) {
        const s = laid('free', { table, edges, shipsA: 12, shipsB: 12 });
        const d = drill(layOut, s);
        for (let pick = 0; !d.ended(); pick++) {
          const offers = d.offers();
          d.say(offers[(pick * 37) % offers.length] as string);
        }
        expectProperlyLaid(s);
      }
    }
  });

  test('R75 berths lie 5 cm apart along the edge and 4, 9 or 14 cm from it', () => {
    const s = sea();
    expect([0, 1, 2].map(row => berth(s.articles, 'west', 0, row))).toEqual([
      { x: 4 * CM, y: 5 * CM },
      { x: 9 * CM, y: 5 * CM },
      { x: 14 * CM, y: 5 * CM },
    ]);
    expect(berth(s.articles, 'east', 1, 0)).toEqual({ x: 96 * CM, y: 10 * CM });
    expect(berth(s.articles, 'south', 2, 1)).toEqual({ x: 15 * CM, y: 9 * CM });
    expect(berth(s.articles, 'north', 18, 2)).toEqual({ x: 95 * CM, y: 86 * CM });
  });

  test('R75 a berth that is taken is not offered again, nor a full column', () => {
    const s = laid('free', { shipsA: 4, shipsB: 1 });
    const d = drill(layOut, s).say('station ship=0 column=5', 'moor ship=0 row=1 heading=2');
    d.say('station ship=4 column=0', 'moor ship=4 row=0 heading=2', 'station ship=1 column=5');
    expect(d.offers().some(offer => offer.includes('row=1'))).toBe(false);
    d.say('moor ship=1 row=0 heading=2', 'station ship=2 column=5', 'moor ship=2 row=2 heading=2');
    expect(d.offers()).toContain('station ship=3 column=4');
    expect(d.offers()).not.toContain('station ship=3 column=5');
  });
});

describe('islands and shoals', () => {
  const everyTable = Object.keys(TABLES).flatMap(table =>
    Array.from(
      { length: 60 },
      (_, seed) => [table, laid('free', { table, islands: 0, shoals: 4 }, 2, `sea ${seed}`)] as const,
    ),
  );

  /** Every shoal that the dice may lay on a table: an island of the same plot lies within it. */
  function everyShoal(table: string): Area[] {
    const found = new Map<string, Area>();
    for (const [on, s] of everyTable)
      if (on === table) for (const area of s.areas) found.set(`${area.x} ${area.y}`, area);
    return [...found.values()];
  }

  test('R76 they lie on the table, 20 cm clear of every edge', () => {
    for (const [, s] of everyTable) {
      for (const area of s.areas) {
        expect(isConvexPolygon(area.outline)).toBe(true);
        for (const [i, corner] of area.outline.entries()) {
          const length = i % 2 === 0 ? s.articles.width : s.articles.height;
          expect(Math.min(corner, length - corner)).toBeGreaterThanOrEqual(20 * CM);
        }
      }
    }
  });

  test('R76 there is room for two on the smallest table, and for eight or more on the others', () => {
    for (const table of Object.keys(TABLES)) {
      const kinds = laid('free', { table, islands: 4, shoals: 4 }).areas.map(area => area.kind);
      expect(kinds.filter(kind => kind === 'island').length).toBe(table === '60x60' ? 2 : 4);
      expect(kinds.filter(kind => kind === 'shoal').length).toBe(table === '60x60' ? 0 : 4);
      if (table === '60x60') expect(everyShoal(table).length).toBe(2);
      else expect(everyShoal(table).length).toBeGreaterThanOrEqual(8);
    }
  });

  test('R76 a shoal is 12 by 8 cm, an island 8 by 6, and its reach covers it', () => {
    for (const area of laid('free', { islands: 4, shoals: 4 }).areas) {
      const xs = area.outline.filter((_, i) => i % 2 === 0);
      const ys = area.outline.filter((_, i) => i % 2 === 1);
      expect([Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]).toEqual(
        area.kind === 'shoal' ? [12 * CM, 8 * CM] : [8 * CM, 6 * CM],
      );
      for (const x of xs) expect(Math.abs(x - area.x)).toBeLessThanOrEqual(area.reach);
      for (const y of ys) expect(Math.abs(y - area.y)).toBeLessThanOrEqual(area.reach);
    }
  });

  test('R59, R76 no ship of a line begins on or against them, however many they are and however they head', () => {
    for (const table of Object.keys(TABLES)) {
      const areas = everyShoal(table);
      for (const edges of Object.keys(EDGES)) {
        for (const heading of compassNames) {
          for (let ships = 1; ships <= 12; ships++) {
            const heads = { headingA: heading, headingB: heading, shipsA: ships, shipsB: ships };
            const s = laid('free', { table, edges, laying: 'in-line', islands: 0, shoals: 0, ...heads });
            const against = s.ships.filter(ship => areas.some(area => touches(ship, area)));
            expect([table, edges, heading, ships, against.length]).toEqual([table, edges, heading, ships, 0]);
          }
        }
      }
    }
  });

  test('R75, R76 no berth lies on or against them', () => {
    for (const table of Object.keys(TABLES)) {
      const areas = everyShoal(table);
      const s = laid('free', { table });
      for (const edge of ['west', 'east', 'south', 'north'] as const) {
        const length = edge === 'west' || edge === 'east' ? s.articles.height : s.articles.width;
        for (let column = 0; column < length / (5 * CM) - 1; column++) {
          for (let berths = 0; berths < 3 * 8; berths++) {
            const heading = berths % 8;
            const ship = {
              ...(s.ships[0] as Ship),
              ...berth(s.articles, edge, column, Math.floor(berths / 8)),
              heading,
            };
            expect(areas.some(area => touches(ship, area))).toBe(false);
          }
        }
      }
    }
  });

  test('R76 no two of them touch', () => {
    for (const table of Object.keys(TABLES)) {
      for (const [a, b] of pairs(everyShoal(table))) expect(polygonsTouch(a.outline, b.outline)).toBe(false);
    }
  });

  test('R76 the dice choose their places, and the same dice choose the same', () => {
    const places = (seed: string) => laid('shoal-water', {}, 2, seed).areas.map(({ x, y }) => `${x},${y}`);
    expect(places('one')).toEqual(places('one'));
    const seen = new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => places(`${seed}`).join(' ')));
    expect(seen.size).toBeGreaterThan(1);
    expect(new Set(places('one')).size).toBe(3);
  });
});
