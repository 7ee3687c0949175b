/** What somebody is told of a table before its game, and what is no news to her. */

import type { TableSeat } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { factsFor, newsFor, newsIn } from './before-game.ts';

const sits = (id: string): TableSeat => ({ kind: 'person', person: { id, name: id } });
const FREE: TableSeat = { kind: 'open' };

const table = {
  id: 'table',
  organiser: 'anne',
  status: 'gathering' as const,
  places: [sits('anne'), sits('bonny'), FREE],
  ready: [false, false, false],
  pledges: [null, null, null],
  shares: [null, null, null],
};
const full = { ...table, status: 'pledging' as const, places: [sits('anne'), sits('bonny'), sits('cora')] };
const nothingYet = { knows: [], told: null, isBack: true };

const news = (...[laid, person]: Parameters<typeof factsFor>) => newsIn(factsFor(laid, person));

test('who sits there, or has laid it, is told who comes; nobody else is told anything', () => {
  expect(news(table, 'anne')).toBe('seat-taken');
  expect(news({ ...table, places: [FREE, sits('bonny'), FREE] }, 'anne')).toBe('seat-taken');
  expect(news(table, 'eve')).toBeNull();
  // A seat that is kept for her is not hers yet.
  expect(
    news({ ...table, places: [sits('anne'), { kind: 'open', for: { id: 'eve', name: 'Eve' } }] }, 'eve'),
  ).toBeNull();
  expect(news({ ...table, places: [sits('anne'), FREE, FREE] }, 'anne')).toBeNull();
  expect(news({ ...table, status: 'closed' }, 'anne')).toBeNull();
});

test('what is wanted of her comes before who has come, and the game before both', () => {
  expect(news({ ...full, status: 'readying', ready: [true, false, true] }, 'bonny')).toBe('waits-for-you');
  expect(news({ ...full, status: 'readying', ready: [true, false, true] }, 'anne')).toBe('seat-taken');
  expect(news({ ...full, pledges: ['a', null, null] }, 'bonny')).toBe('waits-for-you');
  expect(news({ ...full, status: 'sharing', shares: [null, 'b', 'c'] }, 'anne')).toBe('waits-for-you');
  expect(news({ ...full, status: 'playing' }, 'anne')).toBe('begun');
  expect(news({ ...full, status: 'over' }, 'anne')).toBeNull();
});

test('what she knows is no news, and another in the same seat is', () => {
  const knows = factsFor(table, 'anne');
  expect(newsFor(factsFor(table, 'anne'), { ...nothingYet, knows })).toBeNull();
  const another = { ...table, places: [sits('anne'), sits('dora'), FREE] };
  expect(newsFor(factsFor(another, 'anne'), { ...nothingYet, knows })).toBe('seat-taken');
  expect(
    newsFor(factsFor({ ...table, places: [sits('anne'), FREE, FREE] }, 'anne'), { ...nothingYet, knows }),
  ).toBeNull();
  expect(JSON.stringify(knows)).not.toContain('bonny');
});

test('once, until she has been there; what is more is told all the same', () => {
  const facts = factsFor(table, 'anne');
  const told = { knows: [], told: 'seat-taken', isBack: false } as const;
  expect(newsFor(facts, told)).toBeNull();
  expect(newsFor(facts, { ...told, isBack: true })).toBe('seat-taken');
  expect(newsFor(factsFor(full, 'anne'), told)).toBe('waits-for-you');
  expect(newsFor(facts, { ...told, told: 'waits-for-you' })).toBeNull();
});
