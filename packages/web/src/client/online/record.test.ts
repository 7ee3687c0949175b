import { expect, test } from 'vitest';
import { asked, isNarrowed, queryOf, wantedIn } from './record.ts';

test('what is looked for stands in the address, and comes back out of it; what is not known is left out', () => {
  const wanted = { book: 'convoy', name: 'Anne & Mary', from: '2026-01-31' };
  expect(wantedIn(queryOf(wanted))).toEqual(wanted);
  expect(wantedIn('book=convoy&most=1000&shown_to=all&how=')).toEqual({ book: 'convoy' });
});

test('days are those of the reader: to the end of the last, over the end of a month', () => {
  const query = new URLSearchParams(asked({ from: '2026-01-31', to: '2026-01-31' }, null));
  expect(Number(query.get('since'))).toBe(new Date(2026, 0, 31).getTime());
  expect(Number(query.get('until'))).toBe(new Date(2026, 1, 1).getTime());
  expect(asked({ from: 'yesterday', to: '1200-13-40x' }, null)).toBe('');
});

test('a result is asked for only where it is said whose', () => {
  expect(asked({ result: 'won' }, null)).toBe('');
  expect(asked({ result: 'won', name: 'Anne' }, '5.x')).toBe('name=Anne&result=won&after=5.x');
});

test('all battles, and all of a player, are no search: where there are none, none has been fought', () => {
  expect([{}, { player: 'a' }, { player: 'a', book: 'convoy' }, { result: 'won' }].map(isNarrowed)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
