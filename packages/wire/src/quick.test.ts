import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask } from './contract.ts';
import { askIn, isPlainAnswer } from './quick.ts';

const good = { ask: 'answer', id: 'a-1', table: 'T_2', place: 7, answers: ['sail north', 'fire'] };

/** Frames like the good one, with something put into each field, one left out, or one more. */
const strange = fc.oneof(
  fc.constantFrom(null, undefined, -1, 0, 1.5, -0, 1e6, 1e6 + 1, Number.NaN, '', 'a b', 'x'.repeat(41), 'x\n', [], {}),
  fc.constantFrom(['\u202e'], ['a\u0000'], ['a\u0301'], ['x'.repeat(401)], ['x'.repeat(400)], [''], [1], ['a', null]),
  fc.constant(Array.from({ length: 65 }, () => 'a')),
  fc.jsonValue(),
);
const frames = fc
  .tuple(
    fc.constantFrom('ask', 'id', 'table', 'place', 'answers', 'more', '__proto__'),
    fc.oneof(strange, fc.constant('gone')),
  )
  .map(([field, value]): string => {
    const others = Object.entries(good).filter(([name]) => name !== field);
    const fields = value === 'gone' ? others : [...others, [field, value]];
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each) ?? 'null'}`).join(',')}}`;
  });

test('an answer that is let through quickly is one that the contract lets through, unchanged', () => {
  expect(isPlainAnswer(good)).toBe(true);
  expect(askIn(JSON.stringify(good))).toEqual(good);
  fc.assert(
    fc.property(frames, text => {
      const parsed: unknown = JSON.parse(text);
      const byContract = ask.safeParse(parsed);
      expect(askIn(text)).toEqual(byContract.data ?? null);
      if (isPlainAnswer(parsed)) expect(byContract.success).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('what is no answer, or no JSON, is left to the contract', () => {
  expect(isPlainAnswer({ ...good, ask: 'undo' })).toBe(false);
  expect(askIn('{')).toBeNull();
  expect(askIn('null')).toBeNull();
  expect(askIn(JSON.stringify({ ask: 'resign', id: 'a', table: 'b' }))).toEqual({ ask: 'resign', id: 'a', table: 'b' });
});
