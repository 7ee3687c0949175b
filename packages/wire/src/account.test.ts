import { expect, test } from 'vitest';
import { logInWish } from './account.ts';
import { leadersQuery, recordQuery } from './record.ts';

test('no text that is looked for has a zero in it, which PostgreSQL would fail on', () => {
  expect(logInWish.parse({ login: 'An\0ne', password: 'x' }).login).toBe('an ne');
  for (const query of [{ name: 'An\0ne' }, { book: '\0' }, { scenario: 'H1\0' }])
    expect(recordQuery.safeParse(query).success, JSON.stringify(query)).toBe(false);
  expect(leadersQuery.safeParse({ book: 'convoy\0' }).success).toBe(false);
  expect(recordQuery.parse({ name: ' Anne ', book: 'convoy' })).toMatchObject({ name: 'Anne', book: 'convoy' });
});
