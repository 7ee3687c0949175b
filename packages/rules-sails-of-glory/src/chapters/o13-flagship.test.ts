import { describe, expect, test } from 'vitest';
import { checkSurrender, lose } from './b7-damage.ts';
import { add, happened, N, QUIET, sea, context } from '../test/drill.fixture.ts';
import { named } from '../test/laying.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BRITISH, FRENCH, volleyCode } from '../model/state.ts';
import { battle, out } from '../test/stock.fixture.ts';

const MANY = { articles: { flagship: true } } as const;

/** A flagship, a consort, and two enemies with three crew lost each. */
function fleets(): { s: Sails; flagship: Ship; consort: Ship; enemies: [Ship, Ship] } {
  const s = sea(MANY);
  const flagship = add(s, 0, 'defence', 100, 100, N, { flagship: 1 });
  const consort = add(s, 0, 'terpsichore', 200, 100, N, { crew: 1 });
  const enemies: [Ship, Ship] = [
    add(s, 1, 'genereux', 300, 100, N, { crew: 3 }),
    add(s, 1, 'courageuse', 400, 100, N, { crew: 3 }),
  ];
  return { s, flagship, consort, enemies };
}

test('O13.1 only the ship that wears the flag matters so', () => {
  const { s, consort, flagship, enemies } = fleets();
  lose(s, consort, 'surrendered', 'B8.1', QUIET);
  expect([flagship.crew, enemies[0].crew]).toEqual([0, 3]);
});

test('O13.2 every other ship of her side loses two crew', () => {
  const { s, flagship, consort } = fleets();
  const t = context();
  lose(s, flagship, 'sunk', 'O15.4', t);
  expect(consort.crew).toBe(3);
  expect(happened(t, 'flagship-lost')).toMatchObject([{ ship: 0 }]);
  expect(happened(t, 'morale')[0]).toMatchObject({ ship: 1, crew: 2, clause: 'O13.2' });
});

test('O13.2 which can make another one surrender', () => {
  const { s, flagship, consort } = fleets();
  consort.crew = 7;
  lose(s, flagship, 'exploded', 'O14.4', QUIET);
  expect([consort.condition, consort.fate]).toEqual(['gone', 'surrendered']);
});

test('O13.3 every enemy ship takes one loss off, if she has any', () => {
  const { s, flagship, enemies } = fleets();
  enemies[1].crew = 0;
  const t = context();
  lose(s, flagship, 'surrendered', 'B8.1', t);
  expect(enemies.map(enemy => enemy.crew)).toEqual([2, 0]);
  expect(happened(t, 'morale').map(e => [e.ship, e.crew, e.clause])).toEqual([
    [1, 2, 'O13.2'],
    [2, -1, 'O13.3'],
  ]);
});

test('O13.4 two if she fired guns or muskets at the flagship in this turn', () => {
  const { s, flagship, enemies } = fleets();
  enemies[0].volley[1] = volleyCode(flagship.id, 1, 1, 0);
  enemies[1].muskets = flagship.id;
  lose(s, flagship, 'surrendered', 'B8.1', QUIET);
  expect(enemies.map(enemy => enemy.crew)).toEqual([1, 1]);
});

test('O13.4 not for fire at others, or for guns that were only emptied', () => {
  const { s, flagship, enemies } = fleets();
  enemies[0].volley[1] = volleyCode(1, 1, 1, 0);
  enemies[1].volley[0] = volleyCode(-1, 1, 1, 0);
  lose(s, flagship, 'surrendered', 'B8.1', QUIET);
  expect(enemies.map(enemy => enemy.crew)).toEqual([2, 2]);
});

test('O13.5 leaving the field is a loss as well', () => {
  const { s, flagship, consort, enemies } = fleets();
  const t = context();
  lose(s, flagship, 'exited', 'B3.11', t);
  expect([consort.crew, enemies[0].crew]).toEqual([3, 2]);
  expect(happened(t, 'flagship-lost')).toMatchObject([{ ship: 0, clause: 'O13.5' }]);
});

describe('where the scenario lets her go by her own side nobody loses heart', () => {
  /** She leaves by an edge, 0 north and clockwise; how many crew another ship of her side has lost then. */
  function leaving(s: Sails, name: string, edge: number): number {
    const flagship = named(s, name);
    flagship.flagship = 1;
    const consort = s.ships.find(ship => ship.side === flagship.side && ship !== flagship) as Ship;
    const { width, height } = s.articles;
    flagship.x = edge === 1 ? width : edge === 3 ? 0 : width >> 1;
    flagship.y = edge === 0 ? height : edge === 2 ? 0 : height >> 1;
    lose(s, flagship, 'exited', 'B3.11', QUIET);
    return consort.crew;
  }
  const home = (s: Sails, side: number) => s.edges[side] as number;
  const astray = (s: Sails, side: number) => (home(s, side) + 1) % 4;

  test('O13.5, R83 a runner of the blockade, but not a chaser, nor by another side', () => {
    const blockade = () => battle('force-the-blockade', { flagship: true });
    expect(leaving(blockade(), 'Généreux', home(blockade(), FRENCH))).toBe(0);
    expect(leaving(blockade(), 'Généreux', astray(blockade(), FRENCH))).toBe(2);
    expect(leaving(blockade(), 'HMS Defence', home(blockade(), BRITISH))).toBe(2);
  });

  test('O13.5, R83 the attacker of an outpost that has fallen', () => {
    const outpost = (fallen: boolean) => {
      const s = battle('against-the-outpost', { flagship: true });
      if (fallen) out(s, 'Outpost');
      return s;
    };
    expect(leaving(outpost(true), 'HMS Defence', home(outpost(true), BRITISH))).toBe(0);
    expect(leaving(outpost(false), 'HMS Defence', home(outpost(false), BRITISH))).toBe(2);
    expect(leaving(outpost(true), 'Généreux', home(outpost(true), FRENCH))).toBe(2);
  });

  test('O13.5, R83 the escort when all supplies are landed', () => {
    const supplies = (landed: number) => {
      const s = battle('supplies-are-coming', { flagship: true });
      s.progress[FRENCH] = landed;
      return s;
    };
    expect(leaving(supplies(6), 'Généreux', home(supplies(6), FRENCH))).toBe(0);
    expect(leaving(supplies(4), 'Généreux', home(supplies(4), FRENCH))).toBe(2);
  });
});

test('B8.1, O13.3 who is to surrender in the same moment is not saved by it', () => {
  const { s, flagship, enemies } = fleets();
  flagship.crew = 12;
  enemies[0].crew = 13;
  checkSurrender(s, QUIET);
  expect([flagship.condition, enemies[0].condition]).toEqual(['gone', 'gone']);
  expect(enemies[1].crew).toBe(2);
});

test('O13.2, O13.3 two flagships lost in one moment are felt together, by both sides alike', () => {
  const { s, flagship, consort, enemies } = fleets();
  Object.assign(enemies[0], { flagship: 1, crew: 13 });
  flagship.crew = 12;
  consort.crew = 0;
  enemies[1].crew = 0;
  checkSurrender(s, QUIET);
  expect([flagship.fate, enemies[0].fate]).toEqual(['surrendered', 'surrendered']);
  expect([consort.crew, enemies[1].crew]).toEqual([1, 1]);
});

test('O13.2, R72 works on shore have no part in it', () => {
  const { s, flagship } = fleets();
  const fort = add(s, 0, 'fort', 500, 500, N);
  const enemyFort = add(s, 1, 'fort', 600, 500, N, { crew: 2 });
  lose(s, flagship, 'surrendered', 'B8.1', QUIET);
  expect([fort.crew, enemyFort.crew]).toEqual([0, 2]);
});
