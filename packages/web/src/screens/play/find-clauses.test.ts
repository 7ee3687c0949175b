import { expect, test } from 'vitest';
import { findClauses } from './find-clauses.ts';

const clauses = [
  { id: '2.1', title: 'The table', summary: 'Ships sail on an open table.' },
  { id: '2.12', title: 'Tacking', summary: 'Through the wind.' },
  { id: '4.1', title: 'Rake', summary: 'Fire into her stern while tacking.' },
  { id: 'R2', title: 'Wind', summary: 'Named by its origin.' },
];
const ids = (query: string) => findClauses(clauses, query).map(clause => clause.id);

test('no search shows the whole book in its order', () => {
  expect(ids('  ')).toEqual(['2.1', '2.12', '4.1', 'R2']);
});

test('every word must be found, and the title counts more than the text', () => {
  expect(ids('tacking')).toEqual(['2.12', '4.1']);
  expect(ids('tacking stern')).toEqual(['4.1']);
  expect(ids('kraken')).toEqual([]);
});

test('a clause is found by its number, itself before its neighbours', () => {
  expect(ids('2.1')).toEqual(['2.1', '2.12']);
  expect(ids('r2')).toEqual(['R2']);
});
