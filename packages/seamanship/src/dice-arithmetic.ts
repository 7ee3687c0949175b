// Exact odds. Probabilities are reduced fractions of big integers, distributions are lists indexed by the outcome.

export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** The probability of each outcome 0, 1, 2 … */
export type Distribution = readonly Rational[];

export interface Opposed {
  readonly win: Rational;
  readonly tie: Rational;
  readonly lose: Rational;
}

export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  let top = BigInt(n);
  let bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a fraction with denominator 0');
  if (bottom < 0n) {
    top = -top;
    bottom = -bottom;
  }
  const common = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { n: top / common, d: bottom / common };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export const NEVER: Rational = { n: 0n, d: 1n };
export const ALWAYS: Rational = { n: 1n, d: 1n };

export function addRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtractRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiplyRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}

export function divideRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n);
}

export function powerRational(a: Rational, exponent: number): Rational {
  return { n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) };
}

/** Negative, zero or positive as a is less than, equal to or more than b. */
export function compareRational(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function complement(p: Rational): Rational {
  return { n: p.d - p.n, d: p.d };
}

export function sumRational(terms: readonly Rational[]): Rational {
  return terms.reduce(addRational, NEVER);
}

/** "26724643/30233088"; whole numbers without a denominator. */
export function printRational(a: Rational): string {
  return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}

/** Nearest double, to within a unit in the last place, however long the fraction. */
export function toNumber(a: Rational): number {
  const size = a.n < 0n ? -a.n : a.n;
  // Number(n) / Number(d) would be Infinity / Infinity from 1024 bits on, so keep 64 bits of the quotient instead.
  const shift = bitLength(a.d) - bitLength(size) + 64;
  const quotient = shift >= 0 ? (size << BigInt(shift)) / a.d : size / (a.d << BigInt(-shift));
  const half = Math.trunc(shift / 2);
  const value = Number(quotient) * 2 ** -half * 2 ** -(shift - half);
  return a.n < 0n ? -value : value;
}

function bitLength(n: bigint): number {
  return n.toString(2).length;
}

/** Ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Successes of n dice that each succeed with probability p. */
export function pool(n: number, p: Rational): Distribution {
  const miss = complement(p);
  return Array.from({ length: n + 1 }, (_, k) =>
    rational(choose(n, k) * p.n ** BigInt(k) * miss.n ** BigInt(n - k), p.d ** BigInt(n)),
  );
}

/** As pool, after which up to `rerolls` of the failed dice are thrown once more. */
export function poolWithReroll(n: number, p: Rational, rerolls: number): Distribution {
  const total: Rational[] = Array.from({ length: n + 1 }, () => NEVER);
  pool(n, p).forEach((first, hits) => {
    pool(Math.min(rerolls, n - hits), p).forEach((second, more) => {
      total[hits + more] = addRational(total[hits + more] ?? NEVER, multiplyRational(first, second));
    });
  });
  return total;
}

/** Sum of n dice with faces 1 to sides. Outcomes below n have probability 0. */
export function sumOfDice(n: number, sides: number): Distribution {
  let ways: bigint[] = [1n];
  for (let die = 0; die < n; die += 1) {
    const next: bigint[] = Array.from({ length: ways.length + sides }, () => 0n);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= sides; face += 1) next[sum + face] = (next[sum + face] ?? 0n) + count;
    });
    ways = next;
  }
  const all = BigInt(sides) ** BigInt(n);
  return ways.map(count => rational(count, all));
}

/** Sum of two independent outcomes. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const sum: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => NEVER);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = addRational(sum[i + j] ?? NEVER, multiplyRational(p, q));
    });
  });
  return sum;
}

/** The first side wins by strictly more. */
export function opposed(a: Distribution, b: Distribution): Opposed {
  let win = NEVER;
  let tie = NEVER;
  let below = NEVER;
  for (let k = 0; k < a.length; k += 1) {
    const mine = a[k] ?? NEVER;
    const theirs = b[k] ?? NEVER;
    win = addRational(win, multiplyRational(mine, below));
    tie = addRational(tie, multiplyRational(mine, theirs));
    below = addRational(below, theirs);
  }
  return { win, tie, lose: complement(addRational(win, tie)) };
}

export function opposedSums(a: number, b: number, sides = 6): Opposed {
  return opposed(sumOfDice(a, sides), sumOfDice(b, sides));
}

export function opposedPools(a: number, b: number, p: Rational, q: Rational = p): Opposed {
  return opposed(pool(a, p), pool(b, q));
}

/** Probability of an outcome of k or more. */
export function atLeast(distribution: Distribution, k: number): Rational {
  return sumRational(distribution.slice(Math.max(0, k)));
}

export function atLeastSixes(k: number, dice: number): Rational {
  return atLeast(pool(dice, rational(1, 6)), k);
}

/** Mean outcome. */
export function expectedValue(distribution: Distribution): Rational {
  return sumRational(distribution.map((p, k) => multiplyRational(p, rational(k))));
}

/** Probability that the first success comes at exactly the k-th try (k from 1). */
export function geometric(p: Rational, k: number): Rational {
  return k < 1 ? NEVER : multiplyRational(p, powerRational(complement(p), k - 1));
}

/** Probability of a success within k tries. */
export function geometricWithin(p: Rational, k: number): Rational {
  return k < 1 ? NEVER : complement(powerRational(complement(p), k));
}
