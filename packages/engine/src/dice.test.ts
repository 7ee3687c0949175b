import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { KEY } from '../test/games.ts';
import type { Dice } from './contract.ts';
import { roll, rollPool } from './contract.ts';
import type { Draw } from './dice.ts';
import {
  commitTo,
  keyedDice,
  keyFromHex,
  keyHex,
  newKey,
  recording,
  replayed,
  scriptedDice,
  seededDice,
  seededRng,
} from './dice.ts';

/** Upper 0.1 % points of chi-square for sides - 1 degrees of freedom. */
const CRITICAL: readonly (readonly [sides: number, critical: number])[] = [
  [2, 10.83],
  [6, 20.52],
  [7, 22.46],
  [100, 148.23],
];

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function spread(dice: Dice, sides: number, draws: number): number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < draws; i++) {
    const face = dice.draw(sides, 'test');
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

/** Draw number `index` worked out with another ChaCha20 than ours. */
function oracle(key: Uint8Array, index: number, sides: number): number {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(index % 2 ** 32, 4);
  iv.writeUInt32LE(Math.floor(index / 2 ** 32), 8);
  const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(640));
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (let at = 0; at < stream.length; at += 4) {
    if (stream.readUInt32LE(at) < fair) return stream.readUInt32LE(at) % sides;
  }
  throw new Error('no fair word');
}

const sidesOfAnyDie = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 31 }));

describe('keyed dice', () => {
  test.each(CRITICAL)('a d%i is fair', (sides, critical) => {
    expect(chiSquare(spread(keyedDice(KEY), sides, 120_000))).toBeLessThan(critical);
  });

  test('neighbouring draws know nothing of each other', () => {
    const dice = keyedDice(KEY);
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 72_000; i++) {
      const pair = dice.draw(6, 'a') * 6 + dice.draw(6, 'b');
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquare(pairs)).toBeLessThan(66.62);
  });

  test('every draw can be checked by its index alone, with any ChaCha20', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.oneof(fc.nat(1000), fc.integer({ min: 2 ** 32 - 2, max: 2 ** 40 })),
        sidesOfAnyDie,
        (key, index, sides) => {
          expect(keyedDice(key, index).draw(sides, 'x')).toBe(oracle(key, index, sides));
        },
      ),
    );
  });

  test('what was drawn before, and on what dice, does not change a draw', () => {
    const some = keyedDice(KEY);
    for (const sides of [6, 2 ** 31 - 1, 10]) some.draw(sides, 'x');
    expect(some.position()).toBe(3);
    expect(some.draw(100, 'x')).toBe(keyedDice(KEY, 3).draw(100, 'x'));
  });

  test('dice of up to 2^31 sides fall within their sides', () => {
    fc.assert(
      fc.property(sidesOfAnyDie, fc.nat(), (sides, index) => {
        const drawn = keyedDice(KEY, index).draw(sides, 'x');
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < sides).toBe(true);
      }),
    );
  });

  test('the stream of a key is fixed for ever', () => {
    const dice = keyedDice(KEY);
    expect(Array.from({ length: 12 }, () => roll(dice, 6, 'x'))).toEqual(
      Array.from({ length: 12 }, (_, i) => oracle(KEY, i, 6) + 1),
    );
  });

  test('the caller may wipe the key it gave', () => {
    const key = KEY.slice();
    const dice = keyedDice(key);
    key.fill(0);
    expect(dice.draw(1000, 'x')).toBe(keyedDice(KEY).draw(1000, 'x'));
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31 + 1])('a die of %d sides is a bug', sides => {
    expect(() => keyedDice(KEY).draw(sides, 'mast')).toThrow('mast');
    expect(() => seededDice('x').draw(sides, 'mast')).toThrow('sides');
  });
});

describe('the commitment', () => {
  test('is the SHA-256 of the labelled key', () => {
    const hash = createHash('sha256').update('weathergauge dice key 1\n').update(KEY).digest('hex');
    expect(commitTo(KEY)).toBe(hash);
  });

  test('changes with any bit of the key', () => {
    const all = new Set([commitTo(KEY)]);
    for (let bit = 0; bit < 256; bit++) {
      const other = KEY.slice();
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      all.add(commitTo(other));
    }
    expect(all.size).toBe(257);
  });

  test('keys are 32 bytes and no two are alike', () => {
    const keys = Array.from({ length: 20 }, () => newKey());
    expect(keys.every(key => key.length === 32)).toBe(true);
    expect(new Set(keys.map(keyHex)).size).toBe(20);
  });

  test('a key survives being written in hex, and nothing else is read as one', () => {
    expect(keyFromHex(keyHex(KEY))).toEqual(KEY);
    for (const bad of ['', 'ab', 'A'.repeat(64), 'g'.repeat(64), `${'a'.repeat(64)}\n`, 'a'.repeat(66)]) {
      expect(keyFromHex(bad)).toBeNull();
    }
  });

  test('a key of another length is a bug', () => {
    expect(() => commitTo(new Uint8Array(31))).toThrow('32 bytes');
    expect(() => keyedDice(new Uint8Array(33))).toThrow('32 bytes');
  });
});

describe('seeded dice', () => {
  test.each(CRITICAL)('a d%i is fair', (sides, critical) => {
    expect(chiSquare(spread(seededDice('fair'), sides, 1_000_000))).toBeLessThan(critical);
  });

  test.each([6, 7, 3 * 2 ** 19, 2 ** 21 - 1])('a d%i is Lemire’s of the raw words, unfair ones thrown away', sides => {
    const digest = createHash('sha256').update('weathergauge seeded dice 1\nraw').digest();
    const raw = xoroshiro128plusFromState([0, 4, 8, 12].map(at => digest.readInt32LE(at)));
    const unfair = (1n << 32n) % BigInt(sides);
    const expected = (): number => {
      for (;;) {
        const product = BigInt(raw.next() >>> 0) * BigInt(sides);
        if ((product & 0xffff_ffffn) >= unfair) return Number(product >> 32n);
      }
    };
    const dice = seededDice('raw');
    let differ = 0;
    for (let i = 0; i < 100_000; i++) if (dice.draw(sides, 'x') !== expected()) differ++;
    expect(differ).toBe(0);
  });

  test('a die too wide for exact products is the remainder of the raw words, unfair ones thrown away', () => {
    const digest = createHash('sha256').update('weathergauge seeded dice 1\nwide').digest();
    const raw = xoroshiro128plusFromState([0, 4, 8, 12].map(at => digest.readInt32LE(at)));
    const dice = seededDice('wide');
    const sides = 2 ** 21 + 1;
    for (let i = 0; i < 1000; i++) {
      let word = raw.next() >>> 0;
      while (word >= 2 ** 32 - (2 ** 32 % sides)) word = raw.next() >>> 0;
      expect(dice.draw(sides, 'x')).toBe(word % sides);
    }
  });

  test('dice too wide for exact products are fair too', () => {
    const dice = seededDice('wide');
    const sides = 3 * 2 ** 29;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 300_000; i++) {
      const third = Math.floor(dice.draw(sides, 'x') / 2 ** 29);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(chiSquare(thirds)).toBeLessThan(13.82);
  });

  test('the first dice of consecutive labels know nothing of each other', () => {
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 36_000; i++) {
      const pair = seededDice(`seed ${i}`).draw(6, 'x') * 6 + seededDice(`seed ${i + 1}`).draw(6, 'x');
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquare(pairs)).toBeLessThan(66.62);
  });

  test('parity, the weakest bit of the generator, alternates no more than chance', () => {
    const dice = seededDice('parity');
    const patterns = Array.from({ length: 16 }, () => 0);
    for (let i = 0; i < 160_000; i++) {
      let pattern = 0;
      for (let j = 0; j < 4; j++) pattern = pattern * 2 + (dice.draw(6, 'x') % 2);
      patterns[pattern] = (patterns[pattern] ?? 0) + 1;
    }
    expect(chiSquare(patterns)).toBeLessThan(37.7);
  });

  test('the same label gives the same dice, as Dice and as Rng', () => {
    const a = seededDice('same');
    const b = seededRng('same');
    for (let i = 0; i < 100; i++) expect(a.draw(i + 1, 'x')).toBe(b.below(i + 1));
  });

  test('dice of up to 2^31 sides fall within their sides', () => {
    const dice = seededDice('bounds');
    fc.assert(
      fc.property(sidesOfAnyDie, sides => {
        const drawn = dice.draw(sides, 'x');
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < sides).toBe(true);
      }),
    );
  });
});

describe('scripted dice', () => {
  test('show the faces of the script, as printed', () => {
    const dice = scriptedDice([6, 1, 10]);
    expect([roll(dice, 6, 'a'), roll(dice, 6, 'b')]).toEqual([6, 1]);
    expect(dice.left()).toBe(1);
    expect(dice.draw(10, 'c')).toBe(9);
    expect(dice.left()).toBe(0);
  });

  test('say what for when they run out', () => {
    expect(() => scriptedDice([]).draw(6, 'tacking')).toThrow('tacking');
  });

  test.each([0, 7, 2.5, Number.NaN])('refuse the face %d on a d6 and say what for', face => {
    expect(() => scriptedDice([face]).draw(6, 'tacking')).toThrow('tacking');
  });
});

describe('recorded dice', () => {
  test('a record replayed gives the same faces, pools die by die', () => {
    const draws: Draw[] = [];
    const dice = recording(seededDice('record'), draws);
    const faces = [...rollPool(dice, 3, 6, 'guns'), roll(dice, 10, 'mast')];
    expect(draws.map(d => d.face)).toEqual(faces);
    expect(draws.map(d => d.why)).toEqual(['guns', 'guns', 'guns', 'mast']);
    const again = replayed(draws);
    expect([...rollPool(again, 3, 6, 'guns'), roll(again, 10, 'mast')]).toEqual(faces);
    expect(again.left()).toBe(0);
  });

  test('a record replayed on other sides, or too far, is a bug', () => {
    expect(() => replayed([{ sides: 6, face: 3 }]).draw(10, 'mast')).toThrow('mast');
    expect(() => replayed([]).draw(10, 'mast')).toThrow('mast');
  });
});
