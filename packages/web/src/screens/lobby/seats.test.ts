import { expect, test } from 'vitest';
import { people, planOf, reseat, seated } from './seats.ts';

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
