import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareProducts, divideRounded, floorOfProduct, isqrt, modulo } from './integers.ts';

const big = fc.integer({ min: 0, max: 2 ** 41 });

test('isqrt is the floor of the root for every size of integer', () => {
  for (let n = 0; n < 5000; n += 1) expect(isqrt(n)).toBe(Math.floor(Math.sqrt(n)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 94_906_265 }), root => {
      expect(isqrt(root * root)).toBe(root);
      if (root > 0) expect(isqrt(root * root - 1)).toBe(root - 1);
      if (root < 94_906_265) expect(isqrt(root * root + 2 * root)).toBe(root);
    }),
  );
});

test('compareProducts agrees with big integers, far beyond 2^53', () => {
  fc.assert(
    fc.property(big, big, big, big, (a, b, c, d) => {
      const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
      expect(BigInt(compareProducts(a, b, c, d))).toBe(exact < 0n ? -1n : exact > 0n ? 1n : 0n);
    }),
  );
});

test('compareProducts separates neighbours that round to the same double', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 38, max: 2 ** 41 }), fc.integer({ min: 1, max: 1000 }), (n, k) => {
      // (n-k)(n+k) = n^2 - k^2
      expect(compareProducts(n - k, n + k, n, n)).toBe(-1);
      expect(compareProducts(n, n, n - k, n + k)).toBe(1);
      expect(compareProducts(n, n + k, n + k, n)).toBe(0);
    }),
  );
  expect((2 ** 40 - 1) * (2 ** 40 + 1)).toBe(2 ** 40 * 2 ** 40);
});

test('floorOfProduct agrees with big integers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (a, d) => {
      const across = Math.min(a, d);
      expect(BigInt(floorOfProduct(across, across, d))).toBe((BigInt(across) * BigInt(across)) / BigInt(d));
    }),
  );
});

test('floorOfProduct finds whole quotients that the floating estimate just misses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 20 }), fc.integer({ min: 1, max: 2 ** 20 }), (m, t) => {
      expect(floorOfProduct(m * t, m * t, m * m)).toBe(t * t);
    }),
    { numRuns: 1000 },
  );
});

test('divideRounded rounds halves away from zero and never gives -0', () => {
  expect([-3, -2, -1, 0, 1, 2, 3].map(n => divideRounded(n, 2))).toEqual([-2, -1, -1, 0, 1, 1, 2]);
  expect(Object.is(divideRounded(-1, 4), 0)).toBe(true);
  expect(Object.is(modulo(-8, 8), 0)).toBe(true);
  expect(modulo(-1, 6)).toBe(5);
});
