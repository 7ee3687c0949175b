import { expect, test } from 'vitest';
import { clauses } from './clauses.ts';
import { calendars, options, scenarios } from './scenarios.ts';

const ids = clauses.map(clause => clause.id);
const rulings = ids.filter(id => id.startsWith('R'));

test('no clause is listed twice, and rulings are numbered without gaps', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(rulings).toEqual(rulings.map((_, i) => `R${i + 1}`));
});

test('numbered clauses stand in the order of the book', () => {
  const numbered = ids.filter(id => /^\d/.test(id)).map(id => id.split('.').map(Number));
  const inOrder = numbered.toSorted((one, other) => {
    const at = one.findIndex((part, i) => part !== other[i]);
    return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
  });
  expect(numbered).toEqual(inOrder);
});

test('no chapter of the book is left out', () => {
  const chapters = new Set(ids.filter(id => /^\d/.test(id)).map(id => Number(id.split('.')[0])));
  expect([...chapters]).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test('summaries are sentences', () => {
  for (const clause of clauses) {
    expect(clause.summary, clause.id).toMatch(/\.$/);
    expect(clause.summary.length, clause.id).toBeLessThan(520);
  }
});

test('every option names a clause, and holds in scenarios that exist', () => {
  const known = new Set(scenarios.map(scenario => scenario.id));
  for (const option of Object.values(options)) {
    expect(ids).toContain(option.clause);
    for (const scenario of option.onlyIf?.scenario ?? []) expect(known).toContain(scenario);
  }
});

test('every scenario has its first and last turn in the year', () => {
  expect(Object.keys(calendars)).toEqual(scenarios.map(scenario => scenario.id));
  for (const { first, last } of Object.values(calendars)) {
    expect(first).toBeGreaterThanOrEqual(1);
    expect(last).toBeGreaterThan(first);
    expect(last).toBeLessThanOrEqual(36);
  }
});
