import { expect, test } from 'vitest';
import { levelOf, people, planOf, reseat, seated, temperOf, wishedSeats, withTemper } from './seats.ts';

test('a new table seats you first and lieutenants after you', () => {
  expect(seated(3)).toEqual(['you', 'lieutenant', 'lieutenant']);
});

test('another number of seats keeps who sat already', () => {
  expect(seated(3, ['guest', 'admiral'])).toEqual(['guest', 'admiral', 'lieutenant']);
  expect(seated(2, ['captain', 'you', 'guest'])).toEqual(['captain', 'you']);
});

test('taking another seat changes places', () => {
  expect(reseat(['you', 'captain'], 1, 'you')).toEqual(['captain', 'you']);
  expect(reseat(['guest', 'captain'], 1, 'you')).toEqual(['guest', 'you']);
  expect(reseat(['you', 'captain'], 0, 'admiral')).toEqual(['admiral', 'captain']);
  expect(reseat(['you', 'captain'], 5, 'admiral')).toEqual(['you', 'captain']);
});

test('the plan knows people and agents only', () => {
  expect(planOf(['you', 'guest', 'admiral'])).toEqual([
    { kind: 'human' },
    { kind: 'human' },
    { kind: 'agent', level: 'admiral' },
  ]);
  expect(people(['you', 'guest', 'admiral'])).toBe(2);
});

test('agents of a table have one temper, which people have not', () => {
  const bold = withTemper(['you', 'captain', 'admiral:cautious'], 'bold');
  expect(bold).toEqual(['you', 'captain:bold', 'admiral:bold']);
  expect(withTemper(bold, 'steady')).toEqual(['you', 'captain', 'admiral']);
  expect([temperOf(bold), temperOf(['you', 'captain']), temperOf(['you', 'guest'])]).toEqual(['bold', 'steady', null]);
  expect([levelOf('captain:bold'), levelOf('guest')]).toEqual(['captain', null]);
  expect(planOf(bold)[1]).toEqual({ kind: 'agent', level: 'captain:bold' });
});

test('on a server people beside you become seats for whoever comes, and there is always one', () => {
  const kinds = (...seats: Parameters<typeof wishedSeats>[0]): string =>
    wishedSeats(seats)
      .map(({ kind }) => kind)
      .join(' ');
  expect(kinds('you', 'guest', 'captain')).toBe('mine open agent');
  expect(kinds('lieutenant', 'you')).toBe('open mine');
  expect(kinds('captain', 'captain')).toBe('mine open');
  expect(wishedSeats(['guest', 'you', 'admiral'])[2]).toEqual({ kind: 'agent', level: 'admiral' });
});
