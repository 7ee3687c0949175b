import type { Seat } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { clauses } from '../book/clauses.ts';
import { add, N, S, sea } from '../test/drill.fixture.ts';
import type { Sea } from '../test/drill.fixture.ts';
import {
  choosesShot,
  damageTracks,
  dangerOff,
  fastTo,
  fireOrdered,
  gunsShown,
  gunState,
  isLaid,
  mastsStanding,
  matParts,
  settingOf,
  shotChosen,
  specialsOf,
  worksOf,
} from './mat.ts';
import type { Ship } from './state.ts';
import { levels, mendables } from './terms.ts';
import { AT_WORK, BEGUN, BURNT, FLOODED, IDLE, pairOf, volleyCode } from './vessels.ts';
import type { SailsView, ShipView } from './view.ts';
import { view } from './view.ts';

interface Seen {
  readonly table: SailsView;
  readonly hers: ShipView;
}

/** A Courageuse of seat 1 and the enemy of seat 0, as `who` sees her. */
function seen(changes: Partial<Ship> = {}, about: Sea = {}, who: Seat = 1): Seen {
  const s = sea(about);
  add(s, 0, 'defence', 300, 300, N);
  add(s, 1, 'courageuse', 600, 300, S, changes);
  const table = view(s, who);
  return { table, hers: table.ships[1] as ShipView };
}

describe('damage', () => {
  test('what the boxes hold, and where the figures are read', () => {
    const { table, hers } = seen({ hull: [3, BURNT, 1, FLOODED, 0, 0, 0, 0, 0, 0], crew: 2 }, { level: 'advanced' });
    const { hull, crew, actions } = damageTracks(table, hers);
    expect(hull.map(box => box.fill).slice(0, 6)).toEqual(['full', 'burnt', 'part', 'flooded', 'empty', 'empty']);
    expect(hull.findIndex(box => box.isNow)).toBe(4);
    expect(crew.map(box => box.lost).slice(0, 4)).toEqual([true, true, false, false]);
    expect(crew.findIndex(box => box.isNow)).toBe(2);
    expect(actions.findIndex(column => column.isNow)).toBe(4);
  });

  test('the marked box gives what the rules say her guns, muskets and crew are worth', () => {
    const { table, hers } = seen({ hull: [3, 3, 1, 0, 0, 0, 0, 0, 0, 0], crew: 4 }, { level: 'advanced' });
    const { hull, crew, actions } = damageTracks(table, hers);
    expect(hull.find(box => box.isNow)?.guns).toEqual(hers.firepower);
    expect(crew.find(box => box.isNow)?.muskets).toBe(hers.musketry);
    expect(actions.find(column => column.isNow)?.count).toBe(hers.actions);
  });

  test('below the Advanced rules there are no actions', () => {
    const { table, hers } = seen({}, { level: 'standard' });
    expect(damageTracks(table, hers).actions).toEqual([]);
  });
});

describe('guns', () => {
  test('fired, half loaded, loaded, slow, empty, in that order of saying', () => {
    const guns = { spent: [false], doubling: [false], loaded: [false], wait: [0] };
    expect(gunState({ ...guns, spent: [true], loaded: [true] }, 0)).toBe('fired');
    expect(gunState({ ...guns, doubling: [true] }, 0)).toBe('half');
    expect(gunState({ ...guns, loaded: [true] }, 0)).toBe('loaded');
    expect(gunState({ ...guns, wait: [1] }, 0)).toBe('slow');
    expect(gunState(guns, 0)).toBe('empty');
  });

  test('what is loaded is told to her captain alone, and in the Basic rules not at all', () => {
    const loaded = { shot: [2, 0] };
    const own = seen(loaded, { level: 'standard' });
    expect(gunsShown(own.table, own.hers)).toEqual([
      { state: 'loaded', shot: 'chain', counter: 'chain' },
      { state: 'empty', shot: null, counter: null },
    ]);
    const other = seen(loaded, { level: 'standard' }, 0);
    expect(gunsShown(other.table, other.hers)[0]).toEqual({ state: 'loaded', shot: null, counter: 'hidden' });
    const basic = seen({ shot: [1, 0] }, { level: 'basic' }, 0);
    expect(gunsShown(basic.table, basic.hers)[0]).toEqual({ state: 'loaded', shot: null, counter: 'ball' });
  });

  test('a shot is named with an order only where it is not the one in the guns', () => {
    const fire = { do: 'fire', ship: 1, side: 'left', arc: 'central', target: 0, aim: 'level' } as const;
    const { table } = seen({ shot: [2, 1] }, { level: 'standard' });
    expect(choosesShot(table, { ...fire, shot: 'chain' })).toBe(false);
    expect(choosesShot(table, { ...fire, shot: 'ball' })).toBe(true);
    expect(choosesShot(seen({ shot: [2, 1] }).table, { ...fire, shot: 'ball' })).toBe(false);
  });

  test('before the first turn the shot is chosen once the card lies there; later it is what is to be loaded', () => {
    const chosen = (changes: Partial<Ship>, turn: number) => {
      const { table, hers } = seen({ shot: [3, 1], loads: [0, 2], ...changes }, { level: 'standard', turn });
      return shotChosen(table, hers);
    };
    expect(chosen({ first: 0 }, 0)).toEqual([]);
    expect(chosen({ first: 5 }, 0)).toEqual(['grape', 'ball']);
    expect(chosen({ first: 5 }, 3)).toEqual([null, 'chain']);
  });

  test('fire that is ordered, into the air as well', () => {
    const volley = [volleyCode(0, 1, 1, 0), volleyCode(-1, 0, 1, 0)];
    expect(fireOrdered(seen({ volley, muskets: 0 }).hers)).toEqual([
      { gun: 'left', target: 0 },
      { gun: 'right', target: null },
      { gun: 'muskets', target: 0 },
    ]);
    expect(fireOrdered(seen({ volley }, {}, 0).hers)).toEqual([]);
  });
});

test('each level has its parts of the mat, and every clause of them is in the book', () => {
  const known = new Set(clauses.map(({ id }) => id));
  for (const level of levels) {
    const { table, hers } = seen({}, { level });
    const { spaces, sails, orders, special, ...cited } = matParts(table, hers);
    expect(spaces).toHaveLength(level === 'basic' ? 1 : 2);
    expect([sails, orders, special]).toEqual(Array.from({ length: 3 }, () => level === 'advanced'));
    expect(settingOf(table, hers)).toBe(level === 'advanced' ? 'battle' : null);
    for (const clause of Object.values(cited)) expect(known).toContain(clause);
  }
});

test('a ship at anchor or aground has no spaces for cards', () => {
  for (const changes of [{ anchored: 1 }, { condition: 'aground' }] satisfies Partial<Ship>[]) {
    const { table, hers } = seen(changes);
    expect(matParts(table, hers).spaces).toEqual([]);
  }
});

test('works of two turns: first they wait, then they are put to something', () => {
  const atMast = mendables.indexOf('mast') + 1;
  const works = (changes: Partial<Ship>) =>
    worksOf(seen(changes, { level: 'advanced' }).hers).map(({ what, stage, at }) => [what, stage, at]);
  expect(works({ dousing: IDLE, mending: IDLE })).toEqual([]);
  expect(works({ dousing: AT_WORK, mending: BEGUN })).toEqual([
    ['dousing', 'atWork', null],
    ['mending', 'begun', null],
  ]);
  expect(works({ mending: AT_WORK, mendingWhat: atMast })).toEqual([['mending', 'atWork', 'mast']]);
});

test('special damage is told with its count, and what she has not is left out', () => {
  const { hers } = seen({ fires: 2, masts: 1 }, { level: 'advanced' });
  expect(specialsOf(hers).map(({ what, symbol, count }) => [what, symbol, count])).toEqual([
    ['fires', 'fire', 2],
    ['masts', 'mast', 1],
  ]);
  expect(mastsStanding(hers)).toBe(2);
  expect(mastsStanding({ masts: 4 })).toBe(0);
});

test('clauses of works and special damage are in the book', () => {
  const known = new Set(clauses.map(({ id }) => id));
  const all = { fires: 1, leaks: 1, tornSails: 1, rudders: 1, masts: 1, dousing: BEGUN, mending: BEGUN };
  const { hers } = seen(all, { level: 'advanced' });
  const cited = [...worksOf(hers), ...specialsOf(hers)].map(({ clause }) => clause);
  expect(cited).toHaveLength(7);
  for (const clause of cited) expect(known).toContain(clause);
});

test('pairs are read from either end', () => {
  expect(fastTo([pairOf(2, 5), pairOf(9, 5)], 5)).toEqual([2, 9]);
});

test('a ship that is not placed yet lies there for her own captain alone', () => {
  const placed = { condition: 'unplaced', settled: 1 } as const;
  expect(isLaid(seen(placed).hers)).toBe(true);
  expect(isLaid(seen(placed, {}, 0).hers)).toBe(false);
  expect(isLaid(seen({ condition: 'gone' }).hers)).toBe(false);
});

test('T3.3 only rocky and sandy coasts have dangerous water about them', () => {
  const land = { outline: [], danger: 1900, x: 0, y: 0, reach: 0 };
  expect(dangerOff({ ...land, kind: 'island', shore: 'rocky' })).toBe(1900);
  expect(dangerOff({ ...land, kind: 'island', shore: 'safe' })).toBe(0);
  expect(dangerOff({ ...land, kind: 'reef', shore: 'rocky' })).toBe(0);
});
