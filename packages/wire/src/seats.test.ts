import { expect, test } from 'vitest';
import { drawnPlaces } from './seats.ts';

const share = (i: number): string => i.toString(16).padStart(64, '0');

test('seats are drawn alike by all who know the shares, and otherwise by nothing', () => {
  const shares = [share(1), share(2), share(3)];
  expect(drawnPlaces('c', shares)).toEqual(drawnPlaces('c', [...shares]));
  expect(new Set(drawnPlaces('c', shares))).toEqual(new Set([0, 1, 2]));
});

test('every seating of three players comes up about as often as any other', () => {
  const counts = new Map<string, number>();
  const draws = 6_000;
  for (let i = 0; i < draws; i++) {
    const key = drawnPlaces('c', [share(i), share(2), share(3)]).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // Six standard deviations of a binomial count.
  const most = 6 * Math.sqrt(draws * (1 / 6) * (5 / 6));
  for (const count of counts.values()) expect(Math.abs(count - draws / 6)).toBeLessThan(most);
});
