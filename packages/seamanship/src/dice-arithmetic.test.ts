import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALWAYS,
  addRational,
  atLeast,
  atLeastSixes,
  choose,
  compareRational,
  complement,
  convolve,
  divideRational,
  expectedValue,
  geometric,
  geometricWithin,
  multiplyRational,
  NEVER,
  opposed,
  opposedPools,
  opposedSums,
  pool,
  poolWithReroll,
  powerRational,
  printRational,
  type Rational,
  rational,
  subtractRational,
  sumOfDice,
  sumRational,
  toNumber,
} from './index.ts';

const print = printRational;
const sixth = rational(1, 6);
const fraction = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }))
  .map(([n, d]) => rational(n, d));
const chance = fc.tuple(fc.nat(6), fc.integer({ min: 6, max: 20 })).map(([n, d]) => rational(n, d));

describe('fractions', () => {
  test('are reduced, with the sign above', () => {
    expect(print(rational(6, -4))).toBe('-3/2');
    expect(print(rational(8, 4))).toBe('2');
    expect(print(rational(0, 5))).toBe('0');
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  test('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(subtractRational(addRational(a, b), b)).toEqual(a);
        expect(multiplyRational(a, addRational(b, c))).toEqual(
          addRational(multiplyRational(a, b), multiplyRational(a, c)),
        );
        if (b.n !== 0n) expect(multiplyRational(divideRational(a, b), b)).toEqual(a);
        expect(compareRational(a, b)).toBe(Math.sign(toNumber(a) - toNumber(b)) + 0);
        expect(powerRational(a, 3)).toEqual(multiplyRational(a, multiplyRational(a, a)));
      }),
    );
  });

  test('become numbers however long they are', () => {
    expect(toNumber(rational(1, 3))).toBeCloseTo(1 / 3, 16);
    expect(toNumber(rational(-7, 2))).toBe(-3.5);
    expect(toNumber(NEVER)).toBe(0);
    const long = rational(3n ** 2000n, 3n ** 2000n * 2n + 1n);
    expect(toNumber(long)).toBeCloseTo(0.5, 15);
    expect(toNumber(rational(1n, 2n ** 1000n))).toBe(2 ** -1000);
    expect(toNumber(rational(2n ** 1000n))).toBe(2 ** 1000);
    fc.assert(
      fc.property(fraction, a => {
        expect(Math.abs(toNumber(a) - Number(a.n) / Number(a.d))).toBeLessThanOrEqual(1e-15 * Math.abs(toNumber(a)));
      }),
    );
  });
});

describe('pools', () => {
  test('every distribution adds up to one', () => {
    fc.assert(
      fc.property(fc.nat(8), chance, fc.nat(8), (n, p, rerolls) => {
        expect(sumRational(pool(n, p))).toEqual(ALWAYS);
        expect(sumRational(poolWithReroll(n, p, rerolls))).toEqual(ALWAYS);
        expect(expectedValue(pool(n, p))).toEqual(multiplyRational(rational(n), p));
      }),
    );
  });

  test('no rerolls is the plain pool, all rerolls is a better die', () => {
    fc.assert(
      fc.property(fc.nat(7), chance, (n, p) => {
        expect(poolWithReroll(n, p, 0)).toEqual(pool(n, p));
        const better = addRational(p, multiplyRational(complement(p), p));
        expect(poolWithReroll(n, p, n)).toEqual(pool(n, better));
      }),
    );
  });

  test('one reroll for two coins: 1/8, 3/8, 1/2', () => {
    expect(poolWithReroll(2, rational(1, 2), 1).map(print)).toEqual(['1/8', '3/8', '1/2']);
  });

  test('two pools together are one pool', () => {
    expect(convolve(pool(3, sixth), pool(4, sixth))).toEqual(pool(7, sixth));
    expect(choose(6, 3)).toBe(20n);
    expect(choose(3, 4)).toBe(0n);
    expect(choose(3, -1)).toBe(0n);
  });

  test('at least two sixes on three dice', () => {
    expect(print(atLeastSixes(2, 3))).toBe('2/27');
    expect(print(atLeastSixes(0, 3))).toBe('1');
    expect(print(atLeastSixes(4, 3))).toBe('0');
    expect(print(atLeast(sumOfDice(2, 6), 11))).toBe('1/12');
  });
});

describe('opposed throws', () => {
  test('boarding sums', () => {
    expect(print(opposedSums(6, 4).win)).toBe('26724643/30233088');
    expect(print(opposedSums(6, 6).win)).toBe('507985465/1088391168');
    expect(print(opposedSums(3, 3).win)).toBe('3527/7776');
  });

  test('pools of hits on 5 and 6, eight dice against six', () => {
    expect(print(opposedPools(8, 6, rational(1, 3)).win)).toBe('854179/1594323');
  });

  test('agree with counting every throw', () => {
    const faces = [1, 2, 3, 4];
    let win = 0;
    let tie = 0;
    for (const a of faces)
      for (const b of faces)
        for (const c of faces) {
          if (a + b > c) win += 1;
          if (a + b === c) tie += 1;
        }
    const odds = opposedSums(2, 1, 4);
    expect(odds.win).toEqual(rational(win, 64));
    expect(odds.tie).toEqual(rational(tie, 64));
    expect(odds.lose).toEqual(rational(64 - win - tie, 64));
  });

  test('changing sides swaps win and loss', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), chance, chance, (a, b, p, q) => {
        const ours = opposedPools(a, b, p, q);
        const theirs = opposedPools(b, a, q, p);
        expect(ours.win).toEqual(theirs.lose);
        expect(ours.tie).toEqual(theirs.tie);
        expect(sumRational([ours.win, ours.tie, ours.lose])).toEqual(ALWAYS);
      }),
    );
    const even: Rational[] = [rational(1, 2), rational(1, 2)];
    expect(print(opposed(even, even).tie)).toBe('1/2');
  });
});

test('waiting for a success', () => {
  expect(print(geometric(sixth, 1))).toBe('1/6');
  expect(print(geometric(sixth, 3))).toBe('25/216');
  expect(print(geometric(sixth, 0))).toBe('0');
  expect(print(geometricWithin(sixth, 4))).toBe('671/1296');
  expect(print(geometricWithin(sixth, 0))).toBe('0');
  expect(print(geometricWithin(sixth, 1))).toBe('1/6');
  expect(sumRational([1, 2, 3, 4, 5].map(k => geometric(sixth, k)))).toEqual(geometricWithin(sixth, 5));
});
