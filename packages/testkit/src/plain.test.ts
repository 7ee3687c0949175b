import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOWN, STATE, unplain } from './plain.ts';

const looped: unknown[] = [];
looped.push(looped);
const shared = { x: 1 };
const holes: unknown[] = [1];
holes[2] = 3;

const odd: Readonly<Record<string, readonly [value: unknown, says: string]>> = {
  'minus nought': [{ a: [-0] }, 'state.a[0] is -0'],
  'no number': [[Number.NaN], 'state[0] is NaN'],
  'a fraction in a state': [0.5, 'state is 0.5, not a safe integer'],
  'a number past what is exact': [2 ** 53, 'state is 9007199254740992, not a safe integer'],
  undefined: [{ a: undefined }, 'state.a is undefined'],
  'a function': [{ toJSON: () => 1 }, 'state.toJSON is a function'],
  'a bigint': [[1n], 'state[0] is a bigint'],
  'a map': [new Map(), 'state is not a plain object'],
  'an object of no kind': [Object.create(null), 'state is not a plain object'],
  'a symbol for a key': [{ [Symbol('x')]: 1 }, 'state has a symbol for a key'],
  'a computed field': [Object.defineProperty({}, 'a', { get: () => 1, enumerable: true }), 'state hides a behind'],
  'a field not listed': [Object.defineProperty({}, 'a', { value: 1 }), 'state hides a behind'],
  'a list with holes': [holes, 'state has holes or named fields'],
  'a list with a name': [Object.assign([1], { a: 1 }), 'state has holes or named fields'],
  'a list in itself': [looped, 'state[0] contains itself'],
  'one object twice': [{ a: shared, b: shared }, 'state.b is also named elsewhere: a shared reference'],
};

describe('what is not plain is named with its place', () => {
  test.each(Object.entries(odd))('%s', (_name, [value, says]) => {
    expect(unplain(value, STATE, 'state')[0]).toContain(says);
  });
});

test('what is shown may hold fractions, and one thing twice', () => {
  expect(unplain({ a: shared, b: shared, c: 0.5 }, SHOWN, 'view')).toEqual([]);
  expect(unplain(looped, SHOWN, 'view')).toEqual(['view[0] contains itself']);
});

test('what is plain comes back from JSON as it was, keys in their order', () => {
  const anything = fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withSparseArray: true });
  fc.assert(
    fc.property(fc.oneof(anything, fc.jsonValue()), value => {
      if (unplain(value, SHOWN, 'value').length > 0) return;
      const text = JSON.stringify(value);
      const back: unknown = JSON.parse(text);
      expect(back).toStrictEqual(value);
      expect(JSON.stringify(back)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('whatever JSON gives back is plain', () => {
  const parsed = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(fc.property(parsed, value => unplain(value, SHOWN, 'value').length === 0));
});
