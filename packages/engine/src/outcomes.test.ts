import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { config, must } from '../test/games.ts';
import { drawFromBag } from './bag.ts';
import type { Dice } from './contract.ts';
import { roll, rollPool, silent } from './contract.ts';
import { scriptedDice } from './dice.ts';
import { outcomes } from './outcomes.ts';
import { skirmish } from './skirmish.ts';

const LIMIT = 100_000;
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

function chanceOf(play: (dice: Dice) => boolean): number {
  return sum(must(outcomes(play, LIMIT)).map(o => (o.value ? o.probability : 0)));
}

describe('outcomes', () => {
  test('two sixes or more in three dice: 2 in 27, thrown one by one or together', () => {
    const one = (dice: Dice): boolean => [0, 0, 0].filter(() => roll(dice, 6, 'x') === 6).length >= 2;
    const pool = (dice: Dice): boolean => rollPool(dice, 3, 6, 'x').filter(face => face === 6).length >= 2;
    expect(chanceOf(one)).toBeCloseTo(2 / 27, 12);
    expect(chanceOf(pool)).toBeCloseTo(2 / 27, 12);
    expect(outcomes(one, LIMIT)).toHaveLength(216);
    expect(outcomes(pool, LIMIT)).toHaveLength(56);
  });

  test('six dice beat four by 26724643 in 30233088', () => {
    const chance = chanceOf(dice => sum(rollPool(dice, 6, 6, 'a')) > sum(rollPool(dice, 4, 6, 'b')));
    expect(Math.abs(chance - 26_724_643 / 30_233_088)).toBeLessThan(1e-12);
  });

  test('no chance at all is one certain outcome', () => {
    expect(outcomes(() => 'calm', 1)).toEqual([{ value: 'calm', probability: 1 }]);
    expect(outcomes(dice => rollPool(dice, 0, 6, 'x').length, 1)).toEqual([{ value: 0, probability: 1 }]);
    expect(outcomes(dice => roll(dice, 1, 'x'), 1)).toEqual([{ value: 1, probability: 1 }]);
  });

  test('draws that depend on draws are weighed along their own way', () => {
    const found = must(outcomes(dice => (roll(dice, 2, 'a') === 1 ? 0 : roll(dice, 3, 'b')), LIMIT));
    expect(found.map(o => o.value)).toEqual([0, 1, 2, 3]);
    expect(found.map(o => o.probability)).toEqual([1 / 2, 1 / 6, 1 / 6, 1 / 6]);
  });

  test('the limit counts outcomes, and one more is too many', () => {
    const play = (dice: Dice): number => roll(dice, 6, 'a') + roll(dice, 6, 'b');
    expect(outcomes(play, 36)).toHaveLength(36);
    expect(outcomes(play, 35)).toBeNull();
  });

  test('a hopeless tree is given up at its first outcome', () => {
    let played = 0;
    const play = (dice: Dice): void => {
      played++;
      rollPool(dice, 200, 100, 'a');
    };
    expect(outcomes(play, LIMIT)).toBeNull();
    expect(played).toBe(1);
  });

  test('weights sum to one, in the same order every time, for any tree of draws', () => {
    const tree = fc.array(fc.record({ count: fc.nat(4), sides: fc.integer({ min: 1, max: 6 }) }), { maxLength: 3 });
    fc.assert(
      fc.property(tree, throws => {
        const play = (dice: Dice): number[] =>
          throws.flatMap(({ count, sides }) =>
            count === 0 ? [roll(dice, sides, 'x')] : rollPool(dice, count, sides, 'x'),
          );
        const found = outcomes(play, LIMIT);
        if (found === null) return;
        expect(Math.abs(sum(found.map(o => o.probability)) - 1)).toBeLessThan(1e-12);
        expect(new Set(found.map(o => o.value.join())).size).toBe(found.length);
        expect(outcomes(play, LIMIT)).toEqual(found);
      }),
    );
  });

  test('a large pool of few sides neither overflows nor loses weight', () => {
    const found = must(outcomes(dice => sum(rollPool(dice, 400, 2, 'x')), LIMIT));
    expect(found).toHaveLength(401);
    expect(Math.abs(sum(found.map(o => o.probability)) - 1)).toBeLessThan(1e-12);
  });

  test('the faces of a pool are the caller’s to change', () => {
    const found = must(
      outcomes(
        dice =>
          sum(
            rollPool(dice, 2, 2, 'x')
              .map(f => f)
              .splice(0),
          ),
        LIMIT,
      ),
    );
    expect(found.map(o => o.value)).toEqual([2, 3, 4]);
    const spoilt = must(
      outcomes(dice => {
        const faces = rollPool(dice, 2, 2, 'x');
        const total = sum(faces);
        faces.fill(9);
        return total;
      }, LIMIT),
    );
    expect(spoilt).toEqual(found);
  });

  test('a play that does not start afresh is found out', () => {
    let times = 0;
    expect(() => outcomes(dice => roll(dice, times++ < 1 ? 6 : 4, 'x'), LIMIT)).toThrow('fresh clone');
    let again = 0;
    expect(() => outcomes(dice => (again++ < 1 ? roll(dice, 6, 'x') : 0), LIMIT)).toThrow('fresh clone');
  });

  test('a broadside of Skirmish is won, lost and drawn as two dice are', () => {
    const s = skirmish.setup(config(), scriptedDice([]), silent);
    skirmish.apply(s, 0, { do: 'load', charges: 1 }, scriptedDice([]), silent);
    const found = must(
      outcomes(dice => {
        const copy = skirmish.clone(s);
        skirmish.apply(copy, 1, { do: 'load', charges: 1 }, dice, silent);
        return copy.hits.join('-');
      }, 36),
    );
    const chance = (hits: string): number => sum(found.filter(o => o.value === hits).map(o => o.probability));
    expect(chance('0-0')).toBeCloseTo(6 / 36, 12);
    expect(chance('0-1')).toBeCloseTo(15 / 36, 12);
    expect(chance('1-0')).toBeCloseTo(15 / 36, 12);
  });
});

describe('bags', () => {
  test('counters are drawn without replacement: the weights are hypergeometric', () => {
    const whites = must(
      outcomes(dice => {
        const bag = [4, 6];
        return [0, 0, 0].filter(() => drawFromBag(bag, dice, 'counter') === 0).length;
      }, LIMIT),
    );
    const chance = (n: number): number => sum(whites.filter(o => o.value === n).map(o => o.probability));
    // Of C(10,3) = 120 hands, C(4,n) C(6,3-n) hold n whites.
    expect([0, 1, 2, 3].map(n => Math.round(chance(n) * 120 * 1e9) / 1e9)).toEqual([20, 60, 36, 4]);
  });

  test('an empty bag gives nothing and asks for no draw', () => {
    expect(drawFromBag([0, 0], scriptedDice([]), 'counter')).toBe(-1);
  });

  test('a bag drawn to the end gives every counter once', () => {
    const bag = [2, 0, 1];
    const dice = scriptedDice([3, 1, 1]);
    expect([0, 0, 0].map(() => drawFromBag(bag, dice, 'counter'))).toEqual([2, 0, 0]);
    expect(bag).toEqual([0, 0, 0]);
  });
});
