import { expect, test } from 'vitest';
import { clauses } from '../book/clauses.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, N, S, sea } from '../test/drill.fixture.ts';
import type { Note } from './notes.ts';
import { notesOf } from './notes.ts';
import type { Ship } from './state.ts';
import { pairOf } from './vessels.ts';
import type { ShipView } from './view.ts';
import { view } from './view.ts';

function notes(changes: Partial<Ship>, about: Sea = {}, table: Parameters<typeof notesOf>[0] | object = {}) {
  const s = sea(about);
  add(s, 0, 'defence', 300, 300, N);
  add(s, 1, 'courageuse', 600, 300, S, changes);
  const seen = view(s, 1);
  return notesOf({ ...seen, ...table }, seen.ships[1] as ShipView);
}

const named = (all: readonly Note[]): readonly string[] => all.map(({ what }) => what);

test('nothing is said of a ship that is as she should be', () => {
  expect(notes({})).toEqual([]);
});

test('a ship taken aback is told by the clause of her level, and only while she is afloat', () => {
  expect(notes({ aback: 2 }, { level: 'basic' })).toEqual([{ what: 'aback', clause: 'B2.6', turns: 2, ships: [] }]);
  expect(notes({ aback: 1 }, { level: 'standard' })[0]).toMatchObject({ clause: 'S4.4', turns: 1 });
  expect(named(notes({ aback: 1, condition: 'aground' }))).toEqual(['aground']);
});

test('ships that are fast to her are named', () => {
  const fast = notes({}, {}, { entangled: [pairOf(0, 1)], grappled: [pairOf(0, 1)] });
  expect(fast.map(({ what, ships }) => [what, ships])).toEqual([
    ['entangled', [0]],
    ['grappled', [0]],
  ]);
});

test('O10.9, O10.10 a grappled ship is told so by the clause of her level', () => {
  const told = (level: 'basic' | 'standard') => notes({}, { level }, { grappled: [pairOf(0, 1)] })[0]?.clause;
  expect([told('basic'), told('standard')]).toEqual(['O10.9', 'O10.10']);
});

test('every note has a clause of the book', () => {
  const known = new Set(clauses.map(({ id }) => id));
  const marks = { flagship: 1, rawGunners: 1, rawSailors: 1, stopped: 1, grogged: 1, mendedHull: 1, mendedMast: 1 };
  const table = { automatic: 1, entangled: [pairOf(0, 1)], grappled: [pairOf(0, 1)] };
  const all = (['afloat', 'aground', 'wreck'] as const).flatMap(condition =>
    notes({ ...marks, aback: 1, condition }, { level: 'advanced' }, table),
  );
  expect(new Set(named(all)).size).toBe(13);
  for (const { clause } of all) expect(known).toContain(clause);
});
