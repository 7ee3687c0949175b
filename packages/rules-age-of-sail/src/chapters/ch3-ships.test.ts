import { describe, expect, test } from 'vitest';
import { boarding, fightingDice } from './ch4-boarding.ts';
import { lastShots } from './ch4-exchange.ts';
import { cells } from './ch3-ships.ts';
import { cellsLost } from './ch5-victory.ts';
import { NAVY_TITLES, SHIP_NAMES } from '../model/data/navies.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { clone, newShip } from '../model/state.ts';
import { masts, navies } from '../model/vocabulary.ts';

const E = 2;
const ROYAL = ['england', 'france', 'united-provinces', 'spain'] as const;

describe('damage records', () => {
  test('3.1 each ship has a record of her own: what one loses the other keeps', () => {
    const s = sea();
    const shooter = add(s, 0, 50, 50, E);
    const struck = add(s, 1, 50, 44, E);
    const sister = add(s, 1, 50, 30, E);
    drill(lastShots, s, 6, 4, 1).say('engage ship=0 target=1', 'volley aim=hull decks=3');
    expect([struck, sister, shooter].map(cellsLost)).toEqual([2, 0, 0]);
    expect([struck.port, struck.starboard]).toEqual([1, 3]);
  });

  test('3.1 a copy of the table has records of its own', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { marks: [1, 2, 3, 4] });
    const copy = clone(s);
    expect(copy).toEqual(s);
    Object.assign(copy.ships[0] as object, { port: 0 });
    copy.ships[0]?.marks.push(5, 6, 7, 8);
    expect(s.ships[0]).toMatchObject({ port: 3, marks: [1, 2, 3, 4] });
  });

  test('3.1 a new ship is under sail, whole, unlit and free', () => {
    expect(newShip(4, 'Rosario', 'spain', 1)).toMatchObject({
      id: 4,
      name: 'Rosario',
      home: 1,
      seat: 1,
      condition: 'sailing',
      crew: -1,
      fire: 0,
      fouled: 0,
      soundings: 0,
      repairing: 0,
      given: 0,
    });
  });

  test('3.2 a navy’s record: three decks to either side, three masts, three of hull, twelve cells', () => {
    for (const navy of ROYAL) {
      const ship = newShip(0, 'x', navy, 0);
      expect(ship).toMatchObject({ port: 3, starboard: 3, fore: 1, main: 1, mizzen: 1, hull: 3 });
      expect([cells(ship), cellsLost(ship)]).toEqual([12, 0]);
    }
  });

  test('3.3, R58 a pirate’s record: two decks to either side, three masts, three of hull, ten cells', () => {
    const ship = newShip(0, 'x', 'privateers', 0);
    expect(ship).toMatchObject({ port: 2, starboard: 2, fore: 1, main: 1, mizzen: 1, hull: 3 });
    expect([cells(ship), cellsLost(ship)]).toEqual([10, 0]);
  });

  test('3.1, 3.2, 3.3 every cell marked off counts as one lost', () => {
    for (const navy of navies) {
      const ship = newShip(0, 'x', navy, 0);
      let lost = 0;
      for (const cell of ['port', 'starboard', 'hull', ...masts] as const) {
        while (ship[cell] > 0) {
          ship[cell]--;
          expect(cellsLost(ship)).toBe(++lost);
        }
      }
      expect(lost).toBe(cells(ship));
    }
  });
});

describe('navies', () => {
  test('3.4 five navies: England, France, the United Provinces, Spain and the privateers', () => {
    expect(navies.map(navy => NAVY_TITLES[navy])).toEqual([
      'England',
      'France',
      'United Provinces',
      'Spain',
      'Privateers',
    ]);
  });

  test('3.4 twelve names to a navy, and no name twice in all the five', () => {
    for (const navy of navies) expect(SHIP_NAMES[navy].length).toBe(12);
    const all = navies.flatMap(navy => SHIP_NAMES[navy]);
    expect(new Set(all).size).toBe(60);
    for (const name of all) expect(name).toMatch(/^[A-Z][A-Za-z' ]+$/);
  });
});

describe('decks are dice', () => {
  test('3.5 a volley throws one die for each deck that fires', () => {
    for (const decks of [1, 2, 3]) {
      const s = sea();
      add(s, 0, 50, 50, E);
      add(s, 1, 50, 44, E);
      const d = drill(lastShots, s, 1, 1, 1).say('engage ship=0 target=1', `volley aim=hull decks=${decks}`);
      expect(d.left()).toBe(3 - decks);
      expect(happened(d, 'volley')).toMatchObject([{ faces: Array.from({ length: decks }, () => 1) }]);
    }
  });

  test('3.5 a deck marked off throws no die: as many are offered as are left on that side', () => {
    for (const [navy, lost, left] of [
      ['england', 0, 3],
      ['england', 1, 2],
      ['england', 2, 1],
      ['privateers', 0, 2],
      ['privateers', 1, 1],
    ] as const) {
      const s = sea();
      const ship = add(s, 0, 50, 50, E, { navy });
      ship.starboard -= lost;
      add(s, 1, 50, 44, E, { fore: 0, main: 0, mizzen: 0 });
      const d = drill(lastShots, s).say('engage ship=0 target=1');
      expect(d.offers()).toEqual(Array.from({ length: left }, (_, i) => `volley aim=hull decks=${left - i}`));
    }
  });

  test('3.5 a side without decks does not fire at all', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { starboard: 0 });
    add(s, 1, 50, 44, E);
    expect(drill(lastShots, s).ended()).toBe(true);
  });

  test('3.5 hand to hand every deck left throws one die', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { port: 1, fouled: 2 });
    add(s, 1, 50, 49, E, { navy: 'privateers', starboard: 0, fouled: 1 });
    const d = drill(boarding, s, 1, 2, 3, 4, 6, 6);
    expect(happened(d, 'boarding')).toMatchObject([{ faces: [1, 2, 3, 4], answer: [6, 6], winner: 1 }]);
    expect(fightingDice(newShip(0, 'x', 'england', 0))).toBe(6);
    expect(fightingDice(newShip(0, 'x', 'privateers', 0))).toBe(4);
  });

  test('3.5 cells go one by one: one hit, one cell', () => {
    for (const [faces, lost] of [
      [[1, 2, 3], 0],
      [[4, 1, 1], 1],
      [[4, 5, 1], 2],
      [[4, 5, 6], 3],
    ] as const) {
      const s = sea();
      add(s, 0, 50, 50, E);
      const target = add(s, 1, 50, 44, E);
      drill(lastShots, s, ...faces).say('engage ship=0 target=1', 'volley aim=hull decks=3');
      expect(cellsLost(target)).toBe(lost);
    }
  });
});
