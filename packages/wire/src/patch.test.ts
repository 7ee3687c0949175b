import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patched, patchOf } from './patch.ts';

/** As it arrives on the other side. */
const sent = <T>(data: T): T => (data === undefined ? data : (JSON.parse(JSON.stringify(data)) as T));

const data = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('"__proto__"'));

/** Like `data`, but with much in common: as views before and after an answer have. */
const alike = fc
  .tuple(data, data, fc.array(fc.tuple(fc.constantFrom('ships', 'wind', 'length', '0'), data)))
  .map(([one, two, fields]) => {
    const plain = Object.fromEntries(fields);
    return [
      { one, shared: two, list: [one, two, one], ...plain },
      { one: two, shared: two, list: [one, two], more: one },
    ] as const;
  });

describe('a patch', () => {
  test('turns what was into what is, whatever both are', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(patched(sent(before), sent(patchOf(before, after)))).toEqual(sent(after));
      }),
    );
    fc.assert(
      fc.property(alike, ([before, after]) => {
        expect(patched(sent(before), sent(patchOf(before, after)))).toEqual(sent(after));
        expect(patched(sent(after), sent(patchOf(after, before)))).toEqual(sent(before));
      }),
    );
  });

  test('is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(data, same => {
        expect(patchOf(same, structuredClone(same))).toBeNull();
      }),
    );
  });

  test('names only what has changed', () => {
    const before = {
      ships: [
        { hull: 5, at: 'a' },
        { hull: 3, at: 'b' },
      ],
      wind: 2,
    };
    const after = {
      ships: [
        { hull: 5, at: 'a' },
        { hull: 2, at: 'b' },
      ],
      wind: 2,
    };
    expect(patchOf(before, after)).toEqual({ ships: { 1: { hull: [2] } } });
  });

  test('takes off and adds', () => {
    expect(patchOf([1, 2, 3], [1])).toEqual({ length: [1] });
    expect(patchOf([1], [1, 2])).toEqual({ length: [2], 1: [2] });
    expect(patchOf({ a: 1, b: 2 }, { b: 2, c: 3 })).toEqual({ a: null, c: [3] });
    expect(patchOf({ a: undefined, b: 1 }, { b: 1 })).toBeNull();
  });

  test('leaves what was as it was', () => {
    const before = Object.freeze({ list: Object.freeze([1, 2]), deep: Object.freeze({ a: 1 }) });
    expect(patched(before, { list: { length: [1] }, deep: { a: [2] } })).toEqual({ list: [1], deep: { a: 2 } });
    expect(before).toEqual({ list: [1, 2], deep: { a: 1 } });
  });
});
