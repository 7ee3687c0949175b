import { expect, test } from 'vitest';
import type { Motion } from '../../board/scene.ts';
import type { BookAct } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import type { Step } from '../../client/store.ts';
import { actsOf } from './acts.ts';

const line = (at: number): Happening => ({ at, words: `entry ${at}` }) as unknown as Happening;
const step = (view: string, ...ats: readonly number[]): Step => ({
  before: { view } as unknown as Position,
  fresh: ats.map(line),
});
/** A motion for each happening, but none for the ninth. */
const motions = (_: unknown, told: readonly Happening[]): readonly Motion[] =>
  told.flatMap(({ at }) => (at === 9 ? [] : [{ kind: 'caption', text: String(at), ship: null, ms: 1 }]));
/** The scene changes before every fifth happening. */
const acts = (before: unknown, told: readonly Happening[]): readonly BookAct[] => {
  const change = told.findIndex(({ at }) => at === 5);
  if (change < 0) return [{ view: before, happenings: told }];
  return [
    { view: before, happenings: told.slice(0, change) },
    { view: 'another', happenings: told.slice(change) },
  ];
};

function shown(book: Parameters<typeof actsOf>[0], ...steps: readonly Step[]): readonly string[] {
  return actsOf(book, new WeakMap(), steps).map(
    ({ position, motions: list }) =>
      `${String(position.view)}: ${list.map(motion => (motion.kind === 'caption' ? motion.text : '')).join(' ')}`,
  );
}

test('without scenes of a book’s own all steps are played over the first', () => {
  expect(shown({ motions }, step('first', 1, 2), step('second', 3))).toEqual(['first: 1 2 3']);
});

test('a scene that changes in the midst of a step is shown once what came before has been seen', () => {
  expect(shown({ motions, acts }, step('first', 1, 5, 6))).toEqual(['first: 1', 'another: 5 6']);
});

test('the step after such a change is played over its own scene, and joins a step before it that has none', () => {
  expect(shown({ motions, acts }, step('first', 1, 2), step('second', 3, 5), step('third', 6))).toEqual([
    'first: 1 2 3',
    'another: 5',
    'third: 6',
  ]);
});

test('a scene over which nothing moves is passed over', () => {
  expect(shown({ motions, acts }, step('first', 9, 5))).toEqual(['another: 5']);
});

test('a list that goes on begins with the same motions', () => {
  const made = new WeakMap();
  const first = step('first', 1, 2);
  const [before] = actsOf({ motions, acts }, made, [first]);
  const [after] = actsOf({ motions, acts }, made, [first, step('second', 3)]);
  expect(before?.motions.every((motion, i) => motion === after?.motions[i])).toBe(true);
  expect(after?.motions).toHaveLength(3);
});
